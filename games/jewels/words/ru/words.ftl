# Общее для игр семейства Splendor за столом: фишки, карты с ценами, оплата, резерв.

### Количества

jewels-none = нет
jewels-tokens-count = фишек: { $held }/{ $limit }
jewels-counts-decks = В колодах
jewels-counts-power = Покупательная сила
jewels-counts-tokens = Фишки

### Верхняя строка

turn-taking = Ваш ход: берём фишки
    .named = { $name }: берём фишки
turn-buying = Ваш ход: покупка карты
    .named = { $name }: покупка карты
turn-reserving = Ваш ход: карта в резерв
    .named = { $name }: карта в резерв
turn-looking = Ваш ход: выбранная карта
    .named = { $name }: выбранная карта

### Стол

jewels-market-row = Уровень { $level }
jewels-market-empty = пусто
jewels-deck-words = Колода уровня { $level }, осталось: { $left } { $left ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
jewels-card-pill = { $tokens ->
    [0] даром
   *[other] за { $tokens }
}
jewels-card-payable = { $card }. Можно купить: { $price }
jewels-opponents = Другие игроки
jewels-own-tokens = Ваши фишки
jewels-own-hand = Ваши карты в резерве
jewels-own-heap = Ваши фишки, { $gem }: { $held }
jewels-heap-theirs = { $name }, фишки, { $gem }: { $held }
jewels-plate-theirs = { $name }, бонусы, { $gem }: { $held }
jewels-bonus-cards = карты-бонусы
jewels-hand-room = место ещё для { $left }

### Подготовленный ход

jewels-tray-taking = Взять фишки
jewels-tray-price = Цена
jewels-tray-with-bonuses = с бонусами
jewels-tray-free = даром
jewels-tray-gold-hint = Нажмите: взамен золото; останется { $left }
jewels-tray-gold-back-hint = Нажмите на золото, чтобы заплатить самим камнем
jewels-tray-reserving = В резерв
jewels-tray-reserving-top = Верхняя карта колоды уровня { $level }; увидите её только вы
jewels-pay-gem = { $gem }: заплатить золотом
jewels-pay-gold = золото вместо: { $gem }; заплатить своей фишкой
jewels-act-take = Взять
jewels-act-buy = Купить
jewels-act-reserve = В резерв

### Почему нельзя

jewels-no-deck-empty = Колода уровня { $level } закончилась. Её открытые карты по-прежнему можно взять в резерв.
    .title = Колода пуста
jewels-no-not-affordable = Не хватает: { $lacking }; золота у вас { $gold ->
    [0] нет
   *[other] { $gold }
}, нужно ещё { $each ->
    [1] { $short }
   *[other] золота: { $short }, одно за два камня
}.
    .title = Пока не хватает
jewels-no-gold-missing = Не хватает: { $lacking }. Это можно заменить только золотом, а его выбрано { $chosen }.
    .title = Нужно больше золота
jewels-no-gold-not-due = { $gem } в цене: { $due ->
    [0] нет
   *[other] { $due }
}, поэтому золото вместо него ({ $chosen }) было бы лишним.
    .title = Этого нет в цене
jewels-no-not-that-much-gold = Для этого нужно золота: { $chosen }; у вас { $held ->
    [0] его нет
   *[other] { $held }
}.
    .title = Не хватает золота
# То же, что отказ, для того, кто спросил, с ценой: под заголовком «Пока не хватает».
jewels-why-price = Карта стоит { $due } с учётом ваших бонусов. У вас { $tokens ->
    [0] нечем за неё платить
   *[other] есть { $held }
} — нужно ещё { $each ->
    [1] { $short }
   *[other] золота: { $short }, одно за два камня
}.

### Журнал

jewels-log-took = { $player }: взято { $gems }
jewels-log-drew-hidden = { $player }: взята карта уровня { $level }, которую другие не видят
jewels-line-bought = { $player }: покупка { $card } { $tokens ->
    [0] даром
   *[other] за { $paid }
}
jewels-line-drew = Скрытая карта: { $card }

### Запись игры

jewels-replay-bought = { $player }: покупка карты

### Ошибки в записи: что ожидалось

jewels-form-level = Уровень — это 1, 2 или 3.

### Конец

jewels-end-points = Очки
jewels-fact-dearest = Самая дорогая покупка: { $player }, { $card } за { $tokens ->
    [one] { $tokens } фишку
    [few] { $tokens } фишки
    [many] { $tokens } фишек
   *[other] { $tokens } фишек
}
jewels-fact-taken = Больше всего одного цвета взято: { $player }, { $count } { $gem }
jewels-fact-free = Куплено даром: { $player }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карт
}

### Терминал. Подпись ряда карт занимает семь знаков, заголовок над числом не больше английского.

board-jewels-to-act = ходит { $player }
board-jewels-turning-up = нужно что-то открыть
board-jewels-over = игра окончена
board-jewels-level = Ряд { $level }
board-jewels-deck = ост. { $cards }
board-jewels-hand = Рука
board-jewels-empty = пусто
board-jewels-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
board-jewels-free = даром
board-jewels-pay = цена
board-jewels-short = ещё { $tokens }
board-jewels-head = очки
    .cards = карт
    .nobles = знать
    .held = фишек
    .hand = рука

### Терминал: как записываются ходы и как они называются

cli-jewels-kind-take = взять
cli-jewels-kind-reserve = резерв
cli-jewels-kind-buy = купить
