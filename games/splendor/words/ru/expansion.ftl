# Модули «Города Splendor»: то, что говорится только за столом с модулями.

cities-list = «Города Splendor»
splendor-log-city-revealed = Открыт город: очки { $points }{ $bonuses ->
    [0] {""}
   *[other] , { $needs }
}{ $same ->
    [0] {""}
   *[other] , { $bonuses ->
        [0] одного цвета
       *[other] ещё одного цвета
    }: { $same }
}
splendor-log-took-city = { $player }: взят город: очки { $points }{ $bonuses ->
    [0] {""}
   *[other] , { $needs }
}{ $same ->
    [0] {""}
   *[other] , { $bonuses ->
        [0] одного цвета
       *[other] ещё одного цвета
    }: { $same }
}
splendor-log-last-round-by-city = { $player }: есть город, идёт последний раунд
splendor-log-post-token = { $player }: взято { $gems } за торговый пост 1
splendor-log-placed-shield = { $player }: щит на торговом посту { $post }{ $points ->
    [0] {""}
    [one] : { $points } очко
    [few] : { $points } очка
    [many] : { $points } очков
   *[other] : { $points } очка
}
splendor-no-over-with-cities = Раунд, в котором кто-то взял город, завершён, или никто больше не мог ходить.
    .title = Игра окончена
splendor-no-nobles-with-cities = В игре с городами дворян нет.
    .title = В этой игре нет дворян
splendor-no-not-in-game = В этой игре нет модуля «{ $module ->
    [cities] Города
    [strongholds] Крепости
    [posts] Торговые посты
    [orient] Восток
   *[other] { $module }
}».
    .title = Этого нет в игре
splendor-no-city-due = Сначала нужно открыть город.
    .title = Дождитесь открытия
splendor-no-city-cannot-come = Этот город открыться не может: одна из сторон его плитки уже известна.
    .title = Это открыться не может
splendor-no-city-to-take = Взять город — не действие: его берут в конце хода, а выбирают, только если подходят несколько.
    .title = Выбирать город не нужно
splendor-no-choose-city-first = Вам подходят несколько городов. Сначала выберите один.
    .title = Сначала выберите город
splendor-no-city-gone = Этого города нет на столе. Взятые города не заменяют.
    .title = Этого города нет
splendor-no-city-not-met = Этот город вам пока не подходит{ $points ->
    [0] {""}
   *[other] ; не хватает очков: { $points }
}{ $bonuses ->
    [0] {""}
   *[other] ; не хватает бонусов: { $missing }
}{ $same ->
    [0] {""}
   *[other] ; не хватает бонусов одного цвета, которого на плитке нет: { $same }
}.
    .title = Город пока не подходит
splendor-no-post-token-first = Торговый пост 1 приносит вам фишку с камнем. Сначала возьмите её.
    .title = Сначала возьмите фишку
splendor-no-one-post-token = Торговый пост 1 приносит ровно одну фишку; { $chosen ->
    [0] ничего не выбрано
   *[other] выбрано: { $chosen }
}.
    .title = Возьмите одну фишку
splendor-no-post-token-not-gold = Торговый пост 1 приносит камень, но не золото.
    .title = Не золото
splendor-no-third-needs-post = Чтобы взять третью фишку к паре, нужен ваш щит на торговом посту 2.
    .title = Нет торгового поста 2
splendor-no-third-missing = Торговый пост 2 приносит к паре третью фишку другого цвета, и её нужно взять. Других цветов на столе: { $colours }.
    .title = Возьмите третью фишку
splendor-no-not-that-much-double-gold = Нужно золота: { $chosen }, а у вас { $held ->
    [0] его нет
   *[other] { $held }
}. Одно золото платит самое большее за два камня одного цвета и никогда не за два цвета; всего за столько камней: { $covers }.
    .title = Золота не хватает
splendor-no-shield-held = Ваш щит стоит на торговом посту { $post }: его свойство ваше до конца игры.
    .title = Это свойство уже ваше
splendor-no-shield-by-itself = Поставить щит — не действие: он сам встаёт на пост в конце вашего хода.
    .title = Он встанет сам
splendor-no-post-closed = Торговому посту { $post } нужен дворянин, а в игре с городами их нет.
    .title = В этой игре закрыт
splendor-no-post-not-met = Чтобы ваш щит встал на торговый пост { $post }, не хватает{ $bonuses ->
    [0] {""}
   *[other] {" "}бонусов: { $missing }
}{ $nobles ->
    [0] {""}
   *[other] { $bonuses ->
        [0] {" "}дворянина
       *[other] {" "}и дворянина
    }
}. Фишки и карты в резерве не считаются.
    .title = Пока не выполнено
splendor-next-post-token = Затем фишка за торговый пост 1.
splendor-next-city = Вам достанется город на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
splendor-next-choose-city = Вам подходят города: { $cities }. Вы выберете один.
splendor-next-shield = Ваш щит встанет на торговый пост { $post }{ $points ->
    [0] {""}
    [one] : { $points } очко
    [few] : { $points } очка
    [many] : { $points } очков
   *[other] : { $points } очка
}.
splendor-form-city = Город — это число от 1 до 14.
splendor-form-post = Торговый пост — это число от 1 до 5.
cities-ended-9 = Кто-то взял город, и у всех было поровну ходов.
cities-result-10 = Город есть только у одного игрока.
cities-result-11 = Из игроков с городом побеждает тот, у кого больше очков.
cities-result-77 = У игроков с городом очков поровну; побеждает тот, у кого меньше карт.
cities-result-78 = Города нет ни у кого, поэтому никто не победил.
turn-city = Ваш ход: выбор города
    .named = { $name }: выбор города
turn-token = Ваш ход: фишка за пост
    .named = { $name }: фишка за пост
splendor-tray-city = Выберите, какой город взять.
splendor-tray-token = Торговый пост 1: возьмите фишку с камнем.
splendor-act-city = Взять
splendor-line-took-city = { $player }: взят город: очки { $points }{ $bonuses ->
    [0] {""}
   *[other] , { $needs }
}{ $same ->
    [0] {""}
   *[other] , { $bonuses ->
        [0] одного цвета
       *[other] ещё одного цвета
    }: { $same }
}
splendor-line-last-round-by-city = Город: последний раунд
splendor-line-post-token = { $player }: { $gems } за пост 1
splendor-line-placed-shield = { $player }: щит на посту { $post }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}
splendor-replay-city = Город: { $player }
board-splendor-goal-city = конец с городом
board-splendor-cities = Города
board-splendor-lacking = ещё:
board-splendor-city = город
board-splendor-posts = Посты
board-splendor-post-noble = дворянин
board-splendor-post-closed = закрыт
board-splendor-post-token = фишка за покупку
board-splendor-post-third = третья фишка к паре
board-splendor-post-gold = золото платит за два
board-splendor-post-five = 5 очков
board-splendor-post-each = по 1 очку за щит
cli-splendor-move-take-city = взять город 3, если подходят несколько
cli-splendor-move-post = взять пару с третьей фишкой или фишку поста 1
cli-splendor-kind-take-city = взять город

splendor-log-placed-stronghold = { $player }: крепость поставлена на карту { $card }
splendor-log-moved-stronghold = { $player }: крепость перенесена с карты { $from } на карту { $card }
splendor-log-removed-stronghold = { $player }: крепость соперника ({ $owner }) снята с карты { $card }
splendor-log-took-strongholds-back = { $player }: с карты { $card } { $count ->
    [one] вернулась { $count } крепость
    [few] вернулись { $count } крепости
    [many] вернулись { $count } крепостей
   *[other] вернулись { $count } крепости
}
splendor-log-conquered = { $player }: завоёвана карта { $card }, уровень { $level }, { $bonus }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}, { $tokens ->
    [0] бесплатно
   *[other] за { $paid }
}
splendor-log-waived = { $player }: карта { $card } не завоёвана
splendor-no-occupied = На карте { $card } { $count ->
    [one] стоит { $count } крепость
    [few] стоят { $count } крепости
    [many] стоят { $count } крепостей
   *[other] стоят { $count } крепости
}, владелец — { $player }: только владелец может купить эту карту или взять её в резерв.
    .title = Чужая крепость
splendor-no-stronghold-first = Вы купили карту. Сначала поставьте крепость, перенесите её или снимите чужую.
    .title = Сначала крепость
splendor-no-place-again-first = Вы завоевали карту. Сначала поставьте крепость на другую.
    .title = Сначала крепость
splendor-no-no-stronghold-due = Крепости ставят, переносят и снимают только после покупки.
    .title = Только после покупки
splendor-no-no-stronghold-left = Все ваши крепости уже стоят на картах, их { $all }. Перенесите одну из них или снимите чужую.
    .title = Крепостей не осталось
splendor-no-no-stronghold-there = Карты { $card } нет среди открытых, поэтому крепости на ней быть не может.
    .title = Карты нет на столе
splendor-no-other-stronghold = На карте { $card } { $count ->
    [one] стоит { $count } крепость
    [few] стоят { $count } крепости
    [many] стоят { $count } крепостей
   *[other] стоят { $count } крепости
}, владелец — { $player }: свою туда не поставить.
    .title = Чужая крепость
splendor-no-no-own-stronghold = На карте { $card } нет вашей крепости, которую можно перенести.
    .title = Вашей там нет
splendor-no-move-to-same-card = Крепость уже стоит на карте { $card }. Переносят на другую карту.
    .title = Она уже там
splendor-no-no-other-stronghold = На карте { $card } нет чужих крепостей.
    .title = Снимать нечего
splendor-no-no-removal-now = После завоевания крепость ставят или переносят, поэтому крепость на карте { $card } остаётся.
    .title = Не после завоевания
splendor-no-conquer-first = Вы можете завоевать карту. Сначала решите это.
    .title = Завоевать или нет?
splendor-no-conquest-comes-later = Завоевание идёт после действия хода, а не вместо него.
    .title = Сначала действие
splendor-no-not-conquerable = Для завоевания на карте { $card } должны стоять все ваши крепости, их { $all }; сейчас там { $own }.
    .title = Крепостей не хватает
splendor-no-nothing-to-waive = Сейчас не от чего отказываться: завоевания нет.
    .title = Завоёвывать нечего
splendor-form-move = Перенос крепости — это две карты, например 12-47: с первой на вторую.
board-splendor-strongholds = Крепости
board-splendor-kept = чужая крепость
cli-splendor-move-stronghold = поставить, перенести или снять крепость после покупки
cli-splendor-move-conquer = завоевать карту с тремя своими крепостями или нет
cli-splendor-kind-place = поставить крепость
cli-splendor-kind-move = перенести крепость
cli-splendor-kind-remove = снять крепость
cli-splendor-kind-conquer = завоевать карту
cli-splendor-kind-waive = не завоёвывать

splendor-log-brings = { $brings ->
    [double_gold] два золота на одну покупку
    [satchel] сумка
    [satchel_and_free] сумка и карта даром
    [noble] { $bonus } и дворянин
    [free] { $bonus } и карта даром
   *[other] { $bonus }
}
splendor-log-laid-orient = Открыта карта Востока { $card }, уровень { $level }: { splendor-log-brings }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}
splendor-log-reserved-orient = { $player }: карта Востока { $card } в резерв, уровень { $level }: { splendor-log-brings }{ $gold ->
    [0] , без золота
   *[other] , и 1 золото
}
splendor-log-reserved-top-orient = { $player }: в резерв карта Востока уровня { $level } вслепую{ $gold ->
    [0] , без золота
   *[other] , и 1 золото
}
splendor-log-drew-hidden-orient = { $player }: взята карта Востока уровня { $level }, её не видит никто другой
splendor-log-drew-orient = { $player }: взята карта Востока { $card }, уровень { $level }: { splendor-log-brings }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}
splendor-log-bought-orient = { $player }: куплена карта Востока { $card }, уровень { $level }: { splendor-log-brings }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}, { $tokens ->
    [0] без фишек
   *[other] за { $paid }
}
splendor-log-conquered-orient = { $player }: завоёвана карта Востока { $card }, уровень { $level }: { splendor-log-brings }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}, { $tokens ->
    [0] без фишек
   *[other] за { $paid }
}
splendor-log-spent-card = { $player }: карта { $card } ушла в коробку в уплату
splendor-log-tied-satchel = { $player }: сумка { $card } повторяет { $colour }
splendor-log-reserved-noble = { $player }: в резерве дворянин, нужно { $needs }
splendor-log-took-free = { $player }: бесплатно взята карта { $card }, уровень { $level }, { $bonus }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}
splendor-log-took-free-orient = { $player }: бесплатно взята карта Востока { $card }, уровень { $level }: { splendor-log-brings }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}
splendor-no-orient-deck-empty = Колода Востока уровня { $level } пуста.
    .title = Колода пуста
splendor-no-double-gold-not-held = Выбрано карт двойного золота: { $chosen }, а у вас их { $held }.
    .title = Столько двойного золота нет
splendor-no-double-gold-unused = Карт двойного золота { $chosen }, а заменяют они камней: { $gems }. Одна из карт не заменила бы ничего.
    .title = Карта без пользы
splendor-no-double-gold-half-used = Оба золота карты используют, пока есть что заменить. Замените ещё один камень.
    .title = Половина двойного золота
splendor-no-host = Сумка { $card } повторяет бонус другой карты, а у вас его ещё нет.
    .title = Повторить нечего
splendor-no-paid-with-bonuses = Карта { $card } стоит двух бонусов ({ $colour }): ни фишки, ни золото её не оплачивают. Запишите её с картами, которые их дают, например B.118-12-14 или B.118-104.
    .title = Платят бонусами
splendor-no-paid-with-gems = За карту { $card } платят камнями и золотом, а не другими картами.
    .title = Платят камнями
splendor-no-too-few-bonuses = Нужны два бонуса ({ $colour }), а у вас их { $held }.
    .title = Бонусов не хватает
splendor-no-not-discardable = Карты { $card } с нужным бонусом ({ $colour }) перед вами нет.
    .title = Её не сбросить
splendor-no-satchels-first = Сначала сбрасывают сумки, повторяющие { $colour }; выберите их: { $due }.
    .title = Сначала сумки
splendor-no-double-alone = Ваша карта с двумя бонусами ({ $colour }) одна оплачивает всю цену.
    .title = Слишком много
splendor-no-two-bonuses = Цена — ровно два бонуса ({ $colour }).
    .title = Два бонуса
splendor-no-nothing-to-copy = Бонуса, который повторила бы сумка, у вас нет: { $colour }.
    .title = Повторить нечего
splendor-no-copy-first = Сначала выберите цвет, который повторит сумка { $card }.
    .title = Сначала сумка
splendor-no-reserve-noble-first = Ваша карта берёт в резерв дворянина. Сначала выберите его.
    .title = Сначала дворянин
splendor-no-free-first = Ваша карта приносит бесплатную карту уровня { $level }. Сначала выберите её.
    .title = Сначала бесплатная карта
splendor-no-free-not-face-up = Карты { $card } нет среди открытых, бесплатно её не взять.
    .title = Карты нет на столе
splendor-no-free-of-level = Карта { $card } не уровня { $level }.
    .title = Другой уровень
splendor-no-no-effect-due = Сейчас ни одна карта этого не требует: это следует за получением карты.
    .title = Не сейчас
splendor-no-noble-reserved = Этот дворянин в резерве у другого игрока.
    .title = В резерве
splendor-form-double-gold = Двойное золото пишут после золота, частью которого оно стало: B.47+w2*1, от 1 до 5 карт.
splendor-form-cards = Цена в картах — одна карта или две разные и ничего больше: B.118-12-14.
splendor-form-colour = Цвет — одна из букв w, b, g, r, k.
board-splendor-orient-key = aa: два золота на раз  ?: повтор  N: дворянин  F1 F2: даром  -k: бонус
cli-splendor-move-orient = купить с двойным золотом или за бонусы других карт (модуль orient)
cli-splendor-move-orient-deck = взять в резерв верхнюю карту колоды Востока или дворянина
cli-splendor-move-effect = сумка повторяет красный; взять карту 12 бесплатно
cli-splendor-kind-copy = повторить цвет
cli-splendor-kind-free = взять карту бесплатно

splendor-act-conquer = Завоевать
splendor-act-waive = Не завоёвывать
splendor-why-none-to-move = Ни одна ваша крепость ещё не стоит на карте.
splendor-why-nowhere-to-move = Нет другой карты, на которую можно перенести вашу крепость.
splendor-why-none-to-remove = На картах нет чужих крепостей.
splendor-why-no-removal = После завоевания ставят или переносят свою крепость; чужую не снимают.
splendor-next-gold-lost = Пропадёт золото карты: { $gold }.
splendor-next-stronghold = Затем — крепость.
splendor-next-conquest = Затем можно завоевать карту { $card }.
splendor-next-conquest-short = Для завоевания карты { $card } не хватит: { $short }.
splendor-next-satchel = Затем вы выберете, что повторит сумка.
splendor-next-reserve-noble = Затем вы возьмёте в резерв дворянина.
splendor-next-free = Затем вы возьмёте карту бесплатно.
turn-stronghold = Ваш ход: ставите крепость
    .named = { $name }: выбор места крепости
turn-moving = Ваш ход: переносите крепость
    .named = { $name }: перенос крепости
turn-removing = Ваш ход: снимаете крепость
    .named = { $name }: снятие крепости
turn-conquest = Ваш ход: завоевать или нет?
    .named = { $name }: завоевать или нет?
turn-tying = Ваш ход: выбор цвета сумки
    .named = { $name }: выбор цвета сумки
turn-reserving-noble = Ваш ход: дворянин в резерв
    .named = { $name }: дворянин в резерв
turn-free = Ваш ход: бесплатная карта
    .named = { $name }: бесплатная карта
splendor-act-place = Поставить крепость
splendor-act-move = Перенести крепость
splendor-act-remove = Снять крепость
splendor-act-copy = Повторить
splendor-act-reserve-noble = В резерв
splendor-act-free = Взять

### The table with modules

splendor-cities = Города на столе
splendor-city-words = Город, нужно: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $bonuses ->
    [0] {""}
   *[other] , бонусы { $needs }
}{ $same ->
    [0] {""}
   *[other] , бонусов { $bonuses ->
        [0] одного цвета
       *[other] ещё одного цвета
    }: { $same }
}.
splendor-city-gap = Не хватает: { $points ->
    [0] {""}
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $bonuses ->
    [0] {""}
   *[other] { $points ->
        [0] {""}
       *[other] , { "" }
    }{ $bonuses ->
        [one] { $bonuses } бонус
        [few] { $bonuses } бонуса
        [many] { $bonuses } бонусов
       *[other] { $bonuses } бонуса
    }
}.
    .met = Он вам подходит.
splendor-nearest = Ближайший город
splendor-nearest-missing = не хватает: очки + бонусы
splendor-nearest-taken = есть город
splendor-has-city = Есть город на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
splendor-posts = Торговые посты
splendor-post-token = фишка за покупку
    .says = Купив карту, игрок берёт одну фишку с камнем.
splendor-post-third = третья к паре
    .says = К двум фишкам одного цвета игрок берёт одну фишку с камнем другого цвета.
splendor-post-gold = золото за два
    .says = Каждое золото платит за два камня одного цвета.
splendor-post-five = 5 очков
    .says = Он приносит 5 очков.
splendor-post-each = 1 очко за щит
    .says = Он приносит по 1 очку за каждый щит игрока на поле.
splendor-post-closed = закрыт: нет дворян
    .says = Ему нужен дворянин, а в игре с городами их нет.
splendor-post-words = Торговый пост { $post }, нужны бонусы: { $needs }{ $nobles ->
    [0] {""}
   *[other] {" "}и дворянин
}. Свойство: { $power }. { $says } { $shields ->
    [0] Щитов здесь нет.
   *[other] Щиты: { $names }.
}
splendor-shields-left = { $shields ->
    [0] Щитов не осталось.
    [one] Остался { $shields } щит.
    [few] Осталось { $shields } щита.
    [many] Осталось { $shields } щитов.
   *[other] Осталось { $shields } щита.
}
splendor-counts-shields = Осталось щитов
splendor-end-city = Город
    .has = город на { $figure } { $figure ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
    .none = города нет
splendor-end-shields = Посты
splendor-tray-token-hint = Выберите в банке; золото — не камень.
splendor-tray-third = Пост 2: третья фишка другого цвета.
splendor-tray-overpaid = { $gems ->
    [one] Переплата: { $gems } камень.
    [few] Переплата: { $gems } камня.
    [many] Переплата: { $gems } камней.
   *[other] Переплата: { $gems } камня.
}

# Карты Востока, башни и то, что о них сообщается: рисунки модулей.

splendor-orient-words = Восток, уровень { $level }, { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $brings }, цена: { $cost }
splendor-orient-double-gold = два золота для одной покупки
splendor-orient-satchel = сумка, повторяет один из ваших бонусов
splendor-orient-satchel-free = сумка, повторяет один из ваших бонусов, и карта уровня 1 даром
splendor-orient-double-bonus = два бонуса: { $bonus }
splendor-orient-noble = бонус: { $bonus }; дворянин в резерв
splendor-orient-free = бонус: { $bonus }; карта уровня 2 даром
splendor-orient-bonus = бонус: { $bonus }
splendor-orient-price = два бонуса ({ $colour }), карты сбрасываются
splendor-tray-reserving-top-orient = Верхняя карта колоды Востока уровня { $level }; увидите её только вы.
splendor-orient-deck = Восток, колода уровня { $level }, осталось: { $left } { $left ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
splendor-strongholds-on = { $name }: { $strongholds ->
    [0] пока нет крепости
    [one] здесь { $strongholds } крепость
    [few] здесь { $strongholds } крепости
    [many] здесь { $strongholds } крепостей
   *[other] здесь { $strongholds } крепости
}
splendor-strongholds-left = { $strongholds ->
    [0] Крепостей не осталось.
    [one] Осталась { $strongholds } крепость.
    [few] Осталось { $strongholds } крепости.
    [many] Осталось { $strongholds } крепостей.
   *[other] Осталось { $strongholds } крепости.
}
splendor-has-satchels = { $satchels ->
    [one] { $satchels } сумка повторяет: { $colour }.
    [few] { $satchels } сумки повторяют: { $colour }.
    [many] { $satchels } сумок повторяют: { $colour }.
   *[other] { $satchels } сумки повторяют: { $colour }.
}
splendor-has-double-gold = { $cards ->
    [one] { $cards } карта двойного золота.
    [few] { $cards } карты двойного золота.
    [many] { $cards } карт двойного золота.
   *[other] { $cards } карты двойного золота.
}
splendor-has-reserved-noble = В резерве дворянин за { $needs }.
splendor-counts-strongholds = Осталось крепостей
splendor-counts-double-gold = Карты двойного золота
splendor-counts-orient = Колоды Востока
splendor-counts-box = Вне игры
splendor-line-placed-stronghold = { $player }: крепость на { $card }
splendor-line-moved-stronghold = { $player }: крепость с { $from } на { $card }
splendor-line-removed-stronghold = { $player }: крепость соперника ({ $owner }) снята с { $card }
splendor-line-took-strongholds-back = { $player }: { $count } { $count ->
    [one] крепость
    [few] крепости
    [many] крепостей
   *[other] крепости
} обратно с { $card }
splendor-line-conquered = { $player }: завоевание { $card } { $tokens ->
    [0] без фишек
   *[other] за { $paid }
}
splendor-line-reserved-top-orient = { $player }: в резерв вслепую, Восток, уровень { $level }{ $gold ->
    [0] , без золота
   *[other] {""}
}
splendor-line-waived = { $player }: без завоевания { $card }
splendor-line-spent-card = Потрачено: { $card }
splendor-line-tied-satchel = Сумка { $card } повторяет { $colour }
splendor-line-reserved-noble = { $player }: в резерве дворянин за { $needs }
splendor-line-took-free = { $player }: { $card } даром
splendor-replay-conquered = { $player }: завоевание карты
splendor-replay-free = { $player }: карта даром

# What is asked in the tray.

splendor-tray-place = Поставьте крепость или нажмите чужую, чтобы её снять.
splendor-tray-place-again = Карта завоёвана: поставьте или перенесите крепость.
splendor-tray-move = Перенос крепости: нажмите одну из своих.
splendor-tray-move-to = Теперь нажмите карту, на которую её перенести.
splendor-tray-remove = Нажмите чужую крепость: она вернётся владельцу.
splendor-tray-placed = Крепость встанет на карту { $card }.
splendor-tray-moved = Крепость перейдёт на карту { $card }.
splendor-tray-removed = Крепость с карты { $card } вернётся владельцу.
splendor-tray-taken = Вы берёте карту { $card } бесплатно.
splendor-ways = Что сделать с крепостью
splendor-way-place = Поставить
splendor-way-move = Перенести
splendor-way-remove = Снять
splendor-tray-conquest = Завоевать эту карту или нет?
splendor-tray-satchel = Выберите цвет, который отныне повторяет сумка.
splendor-tray-copied = Отныне сумка повторяет { $colour }.
splendor-copy-colour = Повторить: { $gem }
splendor-tray-reserve-noble = Выберите дворянина, которого получите только вы.
splendor-tray-noble-reserved = Дворянина { $needs } сможете получить только вы.
splendor-tray-free = Нажмите карту уровня { $level }: вы берёте её бесплатно.
splendor-tray-spend = Цена — два бонуса ({ $colour }): что уйдёт в коробку?
splendor-spend-card = { $card }{ $bonuses ->
    [2] { " " }Два бонуса.
   *[other] {""}
}{ $points ->
    [0] {""}
    [one] { " " }С ней пропадёт { $points } очко.
    [few] { " " }С ней пропадут { $points } очка.
    [many] { " " }С ней пропадут { $points } очков.
   *[other] { " " }С ней пропадут { $points } очка.
}
splendor-spend-satchel = { $card } Она повторяет этот цвет и уходит первой.
splendor-spend-lost = −{ $points }
splendor-tray-double = Двойное золото
splendor-double-more = Заплатить картой двойного золота{ $lost ->
    [0] {""}
   *[other] ; одно из двух её золота пропадёт
}
splendor-double-less = Вернуть карту двойного золота (×2)
splendor-double-would-lose = Ещё двойное золото потеряет 1 из 2.
splendor-double-gone = Её карта уйдёт в коробку.
splendor-goal-cities = Покупайте карты, от которых следующие дешевеют. Раунд, в котором кто-то возьмёт город, последний; побеждает тот из владельцев городов, у кого больше очков.
