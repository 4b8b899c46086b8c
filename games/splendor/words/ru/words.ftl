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
splendor-log-reserved = { $player }: карта { $card } в резерв, уровень { $level }, { $bonus }{ $gold ->
    [0] , без золота
   *[other] , и 1 золото
}
splendor-log-reserved-top = { $player }: в резерв карта уровня { $level } вслепую{ $gold ->
    [0] , без золота
   *[other] , и 1 золото
}
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
splendor-log-passed = { $player }: пропуск, ходов нет
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
splendor-no-chance-due = Сначала нужно открыть карту или дворянина.
    .title = Дождитесь открытия
splendor-no-no-chance-due = Сейчас ход игрока; карта или дворянин не открываются.
    .title = Открывать нечего
splendor-no-cannot-come = Это здесь открыться не может.
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
    .title = Так сочетать нельзя
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
splendor-no-not-face-up = Карта { $card } не лежит открытой на столе.
    .title = Её нет на столе
splendor-no-not-in-reach = Карты { $card } нет ни среди открытых карт, ни в вашем резерве.
    .title = Вам её не купить
splendor-no-no-noble-to-choose = Визит — не действие: дворянин приходит сам в конце хода, а выбирают, только если пришли бы несколько.
    .title = Выбирать дворянина не нужно
splendor-no-noble-gone = Этого дворянина нет на столе. Ушедших не заменяют.
    .title = Этот дворянин ушёл
splendor-no-noble-not-met = Для визита не хватает бонусов: { $missing }. Фишки и карты в резерве не считаются.
    .title = Дворянин пока не придёт
splendor-no-passing = Вы ещё можете сделать ход, а одно из четырёх действий обязательно.
    .title = Пропустить нельзя

### Последствия подготовленного хода

splendor-next-no-gold = Золота не осталось, поэтому с картой его не будет.
splendor-next-return = Станет фишек: { $held } из { $limit }. Затем нужно вернуть { $surplus } { $surplus ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
}.
splendor-next-noble = Придёт дворянин ({ $needs }): 3 очка.
splendor-next-choose-noble = Пришли бы дворяне: { $nobles }. Вы выберете одного.
splendor-next-last-round = Начнётся последний раунд.
splendor-next-end = Игра на этом закончится.

### Ошибки в записи: что ожидалось

splendor-form-action = Ход пишут так: T.фишки, R.карта, R.Lуровень, R.Oуровень, R.Nдворянин, B.карта, B.карта+золото, B.карта+золото*карты, B.карта-карта-карта, C.цвет, F.карта, D.фишки, N.дворянин, Y.город, S.карта, M.карта-карта, X.карта, Q.карта, Q.карта+золото, W или P.
splendor-form-outcome = Случай пишут так: card.номер, noble.номер или city.номер.
splendor-form-gems = Фишки пишут буквами w, b, g, r, k и a (золото), от одной до сорока.
splendor-form-card = Карта — это номер от 1 до 90, у Востока до 120.
splendor-form-noble = Дворянин — это номер от 1 до 10.
splendor-form-gold = Золото пишут буквами того, что оно заменяет, с количеством, например w1k2.

### Конец

splendor-ended-74 = У кого-то есть 15 очков, и у всех было поровну ходов.
splendor-ended-C23 = Ни у кого не было возможного хода.
splendor-result-76 = Побеждает тот, у кого больше всего очков.
splendor-result-77 = Очков поровну; побеждает тот, у кого меньше купленных карт.
splendor-result-C22 = Поровну и очков, и купленных карт: победа общая.
splendor-end-cards = Карты
splendor-end-nobles = Дворяне

### Количества

splendor-cards-count = { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}

### Верхняя строка

splendor-place = { $game } · { $players } { $players ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
} · раунд { $round }
splendor-last-round = последний раунд
turn-returning = Ваш ход: возврат фишек
    .named = { $name }: возврат фишек
turn-noble = Ваш ход: выбор дворянина
    .named = { $name }: выбор дворянина
turn-passing = Ходов нет
    .named = { $name }: ходов нет

### Стол

splendor-bank = Фишки на столе
splendor-bank-pile = { $gem }, на столе { $left }{ $chosen ->
    [0] {""}
   *[other] , выбрано { $chosen }
}
splendor-nobles = Дворяне
splendor-noble-words = Дворянин, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, нужны бонусы: { $needs }
splendor-market = Карты на столе
splendor-card-words = Уровень { $level }, { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, бонус { $bonus }, цена: { $cost }
splendor-player-words = { $name }: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}. Бонусы: { $bonuses }. Фишки: { $tokens }. В резерве: { $reserved } { $reserved ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, куплено: { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
splendor-race = До конца игры

### Подготовленный ход

splendor-tray-nothing = Выберите фишки или карту, чтобы купить её или отложить в резерв. Светятся карты, которые можно купить сейчас.
    .hand-full = Выберите фишки или карту для покупки. Светятся те, которые можно купить сейчас.
splendor-tray-taking-more = ещё { $wanted } { $wanted ->
    [one] цвет
    [few] цвета
    [many] цветов
   *[other] цвета
}
    .or-pair = ещё { $wanted } { $wanted ->
    [one] цвет
    [few] цвета
    [many] цветов
   *[other] цвета
} или ещё одну того же
splendor-tray-reserving-choose = Выберите карту или верх колоды.
splendor-tray-returning = Верните { $surplus } { $surplus ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
}.
splendor-tray-returning-hint = Выберите среди своих фишек.
splendor-tray-noble = Какой дворянин придёт?
splendor-tray-passing = Нельзя ни взять, ни отложить, ни купить.
splendor-after-turn = После хода: фишек { $tokens }/{ $limit }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
splendor-after-purchase = После хода: фишек { $tokens }/{ $limit }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, бонус { $bonus } { $bonuses }.
splendor-act-return = Вернуть
splendor-act-noble = Принять
splendor-act-pass = Пропустить

### Журнал

splendor-line-reserved = { $player }: в резерв { $card }{ $gold ->
    [0] , без золота
   *[other] {""}
}
splendor-line-reserved-top = { $player }: в резерв вслепую, уровень { $level }{ $gold ->
    [0] , без золота
   *[other] {""}
}
splendor-line-returned = { $player }: возврат { $gems }
splendor-line-received = Пришёл дворянин за { $needs }: 3 очка
splendor-line-passed = { $player }: пропуск, ходов нет
splendor-line-last-round = 15 очков: последний раунд
splendor-line-ended = Игра окончена

### Запись игры

splendor-replay-noble = { $player }: дворянин
splendor-replay-last-round = последний раунд

splendor-goal = Покупайте карты, от которых следующие дешевеют. Раунд, в котором кто-то наберёт 15 очков, последний; побеждает тот, у кого их больше.

### Терминал. Подпись ряда карт занимает семь знаков, заголовок над числом не больше английского.

board-splendor-heading = , раунд { $round }: { $state }
board-splendor-last-round = последний раунд
board-splendor-goal = конец при { $points } { $points ->
    [one] очке
    [few] очках
    [many] очках
   *[other] очках
}
board-splendor-nobles = Знать
board-splendor-none-left = никого
board-splendor-bank = Банк
board-splendor-legend = w белый b синий g зелёный r красный k чёрный a золото; 2+1: фишки и бонусы

### Терминал: как записываются ходы и как они называются

cli-splendor-move-take = взять три фишки разных цветов или две одного цвета
cli-splendor-move-reserve = взять в резерв карту #47 или верхнюю карту колоды уровня 2
cli-splendor-move-buy = купить карту #47; золото за один белый и за два чёрных
cli-splendor-move-return = вернуть эти фишки
cli-splendor-move-receive = принять дворянина 5
cli-splendor-move-pass = пропустить ход, если больше ничего нельзя
cli-splendor-colours = Цвета: w белый, b синий, g зелёный, r красный, k чёрный, a — золото.
cli-splendor-kind-return = вернуть
cli-splendor-kind-receive = принять
cli-splendor-kind-pass = пас
