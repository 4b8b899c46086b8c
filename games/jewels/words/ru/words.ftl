# Общее для игр семейства Splendor за столом: фишки, карты с ценами, оплата, резерв.

### Количества

none = нет
tokens-count = фишек: { $held }/{ $limit }

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

market-row = Уровень { $level }
market-empty = пусто
deck-words = Колода уровня { $level }, осталось: { $left } { $left ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
card-pill = { $tokens ->
    [0] даром
   *[other] за { $tokens }
}
card-payable = { $card }. Можно купить: { $price }
opponents = Другие игроки
own-tokens = Ваши фишки
own-hand = Ваши карты в резерве
own-heap = Ваши фишки, { $gem }: { $held }
bonus-cards = карты-бонусы
hand-room = место ещё для { $left }

### Подготовленный ход

tray-taking = Взять фишки
tray-price = Цена
tray-with-bonuses = с бонусами
tray-free = даром
tray-gold-hint = Нажмите на фишку, чтобы заплатить золотом; останется золота: { $left }
tray-gold-back-hint = Нажмите на золото, чтобы заплатить самим камнем
tray-reserving = В резерв
tray-reserving-top = Верхняя карта колоды уровня { $level }; увидите её только вы
pay-gem = { $gem }: заплатить золотом
pay-gold = золото вместо: { $gem }; заплатить своей фишкой
act-take = Взять
act-buy = Купить
act-reserve = В резерв

### Журнал

log-took = { $player }: взято { $gems }
log-drew = Это { $card }

### Запись игры

replay-bought = { $player }: покупка

### Конец

end-points = Очки

### Терминал. Подпись ряда карт занимает семь знаков, заголовок над числом не больше английского.

board-to-act = ходит { $player }
board-turning-up = нужно что-то открыть
board-over = игра окончена
board-level = Ряд { $level }
board-deck = ост. { $cards }
board-hand = Рука
board-empty = пусто
board-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
board-free = даром
board-pay = цена
board-short = ещё { $tokens }
board-head = очки
    .cards = карт
    .nobles = знать
    .held = фишек
    .hand = рука

### Терминал: как записываются ходы и как они называются

cli-kind-take = взять
cli-kind-reserve = резерв
cli-kind-buy = купить
