# Splendor, базовая игра: что произошло и почему чего-то сделать нельзя.
#
# Имя игрока может быть любым, в том числе «Вы», поэтому после него стоит двоеточие, а не глагол.

### Что произошло (журнал)

splendor-log-noble-revealed = Открыт дворянин: { $needs }
splendor-log-laid = Открыта карта { $card } уровня { $level }: { $bonus }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}
splendor-log-took = { $player }: взято { $gems }
splendor-log-reserved = { $player }: карта { $card } в резерв, уровень { $level }, { $bonus }{ $gold ->
    [0] , без золота
   *[other] , и 1 золото
}
splendor-log-reserved-top = { $player }: в резерв карта уровня { $level } вслепую{ $gold ->
    [0] , без золота
   *[other] , и 1 золото
}
splendor-log-drew-hidden = { $player }: взята карта уровня { $level }, которую другие не видят
splendor-log-drew = { $player }: взята карта { $card }, уровень { $level }, { $bonus }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}
splendor-log-bought = { $player }: куплена карта { $card }, уровень { $level }, { $bonus }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}, { $tokens ->
    [0] бесплатно
   *[other] за { $paid }
}
splendor-log-returned = { $player }: возвращено { $gems }
splendor-log-received = { $player }: пришёл дворянин, которому нужно { $needs }
splendor-log-passed = { $player }: ходов нет, пропуск
splendor-log-last-round = { $player }: есть 15 очков, идёт последний раунд
splendor-log-ended = Игра окончена

### Почему нельзя: заголовок — короткое «нет», само сообщение — фраза с числами

splendor-no-over = Раунд, в котором кто-то набрал { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, завершён, или никто больше не мог ходить.
    .title = Игра окончена
splendor-no-chance-due = Сначала должна открыться карта.
    .title = Подождите карту
splendor-no-no-chance-due = Сейчас ход игрока; карта или дворянин не открываются.
    .title = Открывать нечего
splendor-no-cannot-come = Среди карт и дворян, которые могут открыться здесь, такой нет.
    .title = Это открыться не может
splendor-no-return-first = У вас больше 10 фишек. Сначала верните { $surplus } { $surplus ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
}.
    .title = Сначала верните фишки
splendor-no-choose-noble-first = К вам пришли бы несколько дворян. Сначала выберите, кто придёт.
    .title = Сначала выберите дворянина
splendor-no-nothing-to-return = Фишек у вас: { $held }, а можно держать { $limit }. Возвращают только лишние.
    .title = Возвращать нечего
splendor-no-return-exactly = Вернуть нужно ровно { $surplus } { $surplus ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
}; { $chosen ->
    [0] ничего не выбрано
   *[other] выбрано: { $chosen }
}.
    .title = Верните ровно { $surplus } { $surplus ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
}
splendor-no-not-held = Вы хотите вернуть { $gem }: { $chosen }, а у вас { $held ->
    [0] таких нет
   *[other] только { $held }
}.
    .title = Столько у вас нет
splendor-no-gold-not-taken = Золото отдельно не берут. Оно приходит вместе с картой в резерв, иначе его получить нельзя.
    .title = Золото взять нельзя
splendor-no-not-on-table = { $left ->
    [0] На столе не осталось: { $gem }.
   *[other] На столе осталось мало: { $gem } — { $left }.
}
    .title = Не осталось
splendor-no-pair-needs-four = Чтобы взять две фишки одного цвета, на столе их должно быть не меньше 4; { $gem } — { $left ->
    [0] ни одной
   *[other] { $left }
}.
    .title = Для двух слишком мало
splendor-no-mixing = Берут либо фишки разных цветов, либо две одного цвета, но не две одного и ещё одну другого.
    .title = Способы не смешивают
splendor-no-too-many = Вы выбрали { $chosen } { $chosen ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
}. За ход берут три разных цветов или две одного.
    .title = Слишком много фишек
splendor-no-take-three = На столе { $colours } { $colours ->
    [one] цвет
    [few] цвета
    [many] цветов
   *[other] цвета
}, поэтому берут ровно три разных.
    .title = Возьмите три цвета
splendor-no-take-all-left = { $colours ->
    [0] На столе не осталось ни одной фишки с камнем.
    [one] Остался только { $colours } цвет: возьмите одну фишку.
    [few] Осталось только { $colours } цвета: возьмите по одной.
    [many] Осталось только { $colours } цветов: возьмите по одной.
   *[other] Осталось только { $colours } цвета: возьмите по одной.
}
    .title = { $colours ->
    [0] Брать больше нечего
   *[other] Возьмите по одной из оставшихся
}
splendor-no-hand-full = В резерве { $limit } { $limit ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, больше не помещается. Место освободится, когда вы купите одну из них.
    .title = Резерв полон
splendor-no-deck-empty = Колода уровня { $level } закончилась. Её открытые карты по-прежнему можно взять в резерв.
    .title = Колода пуста
splendor-no-not-face-up = { $card } не лежит открытой на столе.
    .title = Её нет на столе
splendor-no-not-in-reach = { $card } нет ни среди открытых карт, ни в вашем резерве.
    .title = Вам её не купить
splendor-no-not-affordable = Не хватает: { $lacking }; золота у вас { $gold ->
    [0] нет
   *[other] { $gold }
}, нужно ещё { $short }.
    .title = Пока не хватает
splendor-no-gold-missing = Не хватает: { $lacking }. Это можно заменить только золотом, а его выбрано { $chosen }.
    .title = Нужно больше золота
splendor-no-gold-not-due = { $gem } в цене: { $due ->
    [0] нет
   *[other] { $due }
}, поэтому золото вместо него ({ $chosen }) было бы лишним.
    .title = Этого нет в цене
splendor-no-not-that-much-gold = Для этого нужно золота: { $chosen }; у вас { $held ->
    [0] его нет
   *[other] { $held }
}.
    .title = Не хватает золота
splendor-no-no-noble-to-choose = Визит — не действие: дворянин приходит сам в конце хода, а выбирают, только если пришли бы несколько.
    .title = Выбирать дворянина не нужно
splendor-no-noble-gone = Этого дворянина нет на столе. Ушедших не заменяют.
    .title = Этот дворянин ушёл
splendor-no-noble-not-met = Для визита не хватает бонусов: { $missing }. Фишки и карты в резерве не считаются.
    .title = Дворянин пока не придёт
splendor-no-passing = Вы ещё можете сделать ход, а одно из четырёх действий обязательно.
    .title = Пропустить нельзя

# То же для того, кто спросил, с ценой: под заголовком «Пока не хватает».
splendor-why-price = Карта стоит { $due } с учётом ваших бонусов. У вас { $tokens ->
    [0] нечем за неё платить
   *[other] есть { $held }
}: нужно ещё { $short }.

### Что ещё принесёт подготовленный ход

splendor-next-no-gold = Золота не осталось, поэтому с картой его не будет.
splendor-next-return = Станет фишек: { $held } из { $limit }. Затем нужно вернуть { $surplus } { $surplus ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
}.
splendor-next-noble = Придёт дворянин, которому нужно { $needs }: 3 очка.
splendor-next-choose-noble = Пришли бы дворяне: { $nobles }. Вы выберете одного.
splendor-next-last-round = Начнётся последний раунд.
splendor-next-end = Игра на этом закончится.

### Что не является записью: что должно стоять на этом месте

splendor-form-action = Ход пишут так: T.фишки, R.карта, R.Lуровень, B.карта, B.карта+золото, D.фишки, N.дворянин или P.
splendor-form-outcome = Случай пишут так: card.номер или noble.номер.
splendor-form-gems = Фишки пишут буквами w, b, g, r, k и a (золото), от одной до сорока.
splendor-form-card = Карта — это номер от 1 до 90.
splendor-form-noble = Дворянин — это номер от 1 до 10.
splendor-form-level = Уровень — это 1, 2 или 3.
splendor-form-gold = Золото пишут буквами того, что оно заменяет, с количеством, например w1k2.

### Конец

splendor-ended-74 = У кого-то есть 15 очков, и у всех было поровну ходов.
splendor-ended-C23 = Никто больше не мог ничего сделать.
splendor-result-76 = Побеждает тот, у кого больше всего очков.
splendor-result-77 = Очков поровну; побеждает тот, у кого меньше купленных карт.
splendor-result-C22 = Поровну и очков, и купленных карт: победа общая.
