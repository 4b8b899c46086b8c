# Splendor Duel: что произошло и почему чего-то сделать нельзя.
#
# Имя игрока может быть любым, в том числе «Вы», поэтому после него стоит двоеточие, а не глагол.

### Слова

duel-bonus = { $bonus ->
    [w] белый
    [b] синий
    [g] зелёный
    [r] красный
    [k] чёрный
    [wild] копирует цвет
   *[other] без бонуса
}

### Что произошло (журнал)

duel-log-laid = Открыта карта { $card } уровня { $level }: { duel-bonus }
duel-log-placed = Из мешочка: { $gem }
duel-log-used-privilege = { $player }: за привилегию взято { $gem }
duel-log-replenished = { $player }: поле пополнено
duel-log-took-privilege = { $player }: получена привилегия{ $from ->
    [0] {""}
   *[other] {" "}соперника
}
duel-log-reserved = { $player }: 1 золото и карта { $card } в резерв, уровень { $level }, { duel-bonus }
duel-log-reserved-top = { $player }: 1 золото и карта уровня { $level } в резерв вслепую
duel-log-drew = { $player }: взята карта { $card }, уровень { $level }, { duel-bonus }
duel-log-bought = { $player }: куплена карта { $card }, уровень { $level }, { duel-bonus }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}{ $crowns ->
    [0] {""}
    [one] , { $crowns } корона
    [few] , { $crowns } короны
    [many] , { $crowns } корон
   *[other] , { $crowns } короны
}, { $tokens ->
    [0] бесплатно
   *[other] за { $paid }
}
duel-log-copied = { $player }: карта { $card } положена поверх карты цвета { $gem }
duel-log-took-same = { $player }: по свойству карты взято с поля { $gem }
duel-log-stole = { $player }: украдено { $gem }
duel-log-received-royal = { $player }: получена королевская карта { $royal }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
duel-log-discarded = { $player }: сброшено { $gem }
duel-log-plays-again = { $player }: ещё один ход
duel-log-ended = { $player }: победа

### Почему нельзя: заголовок — короткое «нет», само сообщение — фраза с числами

duel-no-over = Один из игроков выполнил условие победы.
    .title = Игра окончена
duel-no-chance-due = Сначала нужно открыть карту или фишку.
    .title = Дождитесь появления
duel-no-no-chance-due = Сейчас ход игрока; карта или фишка не появляется.
    .title = Ничего не появляется
duel-no-cannot-come = Эта карта или фишка не может появиться здесь.
    .title = Это появиться не может
duel-no-discard-first = У вас больше 10 фишек. Сначала сбросьте { $surplus } { $surplus ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
}.
    .title = Сначала сбросьте фишки
duel-no-copy-first = Только что купленная карта копирует цвет. Сначала выберите, какой.
    .title = Сначала выберите цвет
duel-no-take-same-first = Только что купленная карта даёт фишку с поля: { $gem }. Сначала выберите, какую.
    .title = Сначала возьмите фишку
duel-no-steal-first = Ваша карта крадёт фишку соперника. Сначала выберите, какую.
    .title = Сначала украдите фишку
duel-no-royal-first = Ваши короны приносят королевскую карту. Сначала выберите, какую.
    .title = Сначала выберите королевскую карту
duel-no-nothing-to-discard = Фишек у вас: { $held }, а можно держать { $limit }. Сбрасывают только лишние.
    .title = Сбрасывать нечего
duel-no-nothing-to-copy = Цвет копируют только сразу после покупки карты, которая это умеет.
    .title = Выбирать цвет не нужно
duel-no-no-token-due = Фишку цвета карты берут только сразу после покупки карты, которая её даёт.
    .title = Такой фишки не полагается
duel-no-nothing-to-steal = Фишку крадут только по свойству карты, которую только что получили.
    .title = Красть нельзя
duel-no-no-royal-due = Королевскую карту выбирают, только набрав три или шесть корон.
    .title = Королевская карта не полагается
duel-no-no-privilege = У вас нет ни одной привилегии.
    .title = Привилегий нет
duel-no-privileges-first = В этом ходу поле уже пополнили, а привилегии используют только до этого.
    .title = Для привилегий поздно
duel-no-privilege-not-gold = За привилегию берут камень или жемчужину, но не золото.
    .title = Золото за привилегию не взять
duel-no-last-token = Это последний камень или последняя жемчужина на поле и в мешочке. Без неё вам было бы нечем закончить этот ход.
    .title = Последнюю брать нельзя
duel-no-bag-empty = Мешочек пуст, выкладывать на поле нечего.
    .title = Мешочек пуст
duel-no-space-empty = Клетка пуста: ряд { $row }, столбец { $column }. Взять отсюда нечего, и линия на ней прерывается.
    .title = Пустая клетка
duel-no-take-one-to-three = { $chosen ->
    [0] Не выбрано ни одной фишки.
   *[other] Выбрано фишек: { $chosen }.
} За ход берут от одной до трёх.
    .title = Возьмите от одной до трёх
duel-no-gold-not-taken = Золото приходит только вместе с картой в резерв, и линия фишек через него не проходит.
    .title = Золото взять нельзя
duel-no-not-a-line = Фишки должны лежать рядом на одной прямой: по горизонтали, по вертикали или наискосок.
    .title = Это не линия
duel-no-no-gold-on-board = Карту берут в резерв вместе с золотом, а на поле его нет.
    .title = На поле нет золота
duel-no-not-gold = Здесь золота нет: ряд { $row }, столбец { $column }. Выберите золото, которое возьмёте с картой.
    .title = Выберите золото
duel-no-hand-full = В резерве { $limit } { $limit ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, больше не помещается. Место освободится, когда вы купите одну из них.
    .title = Резерв полон
duel-no-not-in-pyramid = Карта { $card } не лежит в пирамиде.
    .title = Её нет в пирамиде
duel-no-not-in-reach = Карты { $card } нет ни в пирамиде, ни в вашем резерве.
    .title = Вам её не купить
duel-no-nothing-to-lay-it-over = Карту { $card } кладут поверх карты с бонусом, а у вас таких пока нет.
    .title = Положить её не на что
duel-no-no-such-bonus = Такого бонуса у вас нет: { $gem }. Значит, нет и карты этого цвета, на которую можно положить эту.
    .title = Нет такого бонуса
duel-no-other-colour = Карта даёт фишку своего цвета: { $gem }. Здесь лежит другая.
    .title = Другой цвет
duel-no-gold-not-stolen = Украсть можно камень или жемчужину, но не золото.
    .title = Золото украсть нельзя
duel-no-opponent-has-none = У соперника нет такой фишки: { $gem }.
    .title = Красть нечего
duel-no-royal-gone = Эта королевская карта уже у кого-то из игроков.
    .title = Этой королевской карты уже нет
duel-no-not-held = У вас нет такой фишки: { $gem }.
    .title = Сбросить нечего

### Ошибки в записи: что ожидалось

duel-form-action = Ход пишут так: V.клетка, F, T.клетки, R.карта@клетка, R.Lуровень@клетка, B.карта, B.карта+золото, C.цвет, E.клетка, S.фишка, Q.королевская карта или D.фишка.
duel-form-outcome = Случай пишут так: card.номер или token.буква.
duel-form-token = Фишка — это одна из букв w, b, g, r, k, p (жемчужина) и a (золото).
duel-form-card = Карта — это номер от 1 до 67.
duel-form-royal = Королевская карта — это номер от 1 до 4.
duel-form-gold = Золото пишут буквами того, что оно заменяет, с количеством, например w1p1.
duel-form-space = Клетка — это буква от a до e и цифра от 1 до 5.
duel-form-spaces = Клетки пишут одну за другой, каждую один раз, например a1b2c3.

### Конец

duel-ended-W1 = У победителя не меньше 20 очков на всех картах вместе.
duel-ended-W2 = У победителя не меньше десяти корон.
duel-ended-W3 = У победителя не меньше десяти очков на картах одного цвета.
duel-ended-X46 = Один из игроков к началу трёх своих ходов подряд держал всё золото и обе жемчужины и ничего не купил.
duel-result-W6 = Кто в конце своего хода выполнил условие победы, сразу побеждает.
duel-result-X46 = По условию этого стола тогда побеждает другой.

### Стол: название игры, верхняя строка, элементы

duel-place = { $game } · ход { $turn }
duel-one-more-turn = ещё один ход
duel-board = Поле
duel-space = Ряд { $row }, столбец { $column }: { $gem }
duel-space-empty = Ряд { $row }, столбец { $column }: пусто
duel-bag = Мешочек
duel-bag-words = Пополнить поле. В мешочке: { $tokens ->
    [0] 0
   *[other] { $tokens } ({ $gems })
}
duel-supply = Привилегии
duel-supply-words = Привилегий над полем: { $privileges }
duel-pyramid = Пирамида
duel-win-at = Для победы
duel-win-points = { $number } { $number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} или
duel-win-crowns = { $number } { $number ->
    [one] корона
    [few] короны
    [many] корон
   *[other] короны
} или
duel-win-colour = { $number } { $number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} одного цвета
duel-card-words = Уровень { $level }, { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $bonuses ->
    [0] без бонуса
    [2] 2 бонуса, { duel-bonus }
   *[other] бонус: { duel-bonus }
}{ $crowns ->
    [0] {""}
    [one] , { $crowns } корона
    [few] , { $crowns } короны
    [many] , { $crowns } корон
   *[other] , { $crowns } короны
}{ $ability ->
    [again] , ещё один ход
    [same] , фишка своего цвета
    [privilege] , привилегия
    [steal] , кража фишки
   *[other] {""}
}, цена: { $cost }
duel-royals = Королевские карты
duel-royal-words = Королевская карта, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}{ $ability ->
    [again] , ещё один ход
    [privilege] , привилегия
    [steal] , кража фишки
   *[other] {""}
}
duel-royal-taken = взята
duel-of-goal = из { $goal }
duel-points = очки
duel-crowns = короны
duel-in-colour = цвет { $gem }
duel-in-a-colour = цвет
duel-points-short = { $points } оч.
duel-privileges-to-use = { $privileges ->
    [0] привилегий нет
    [one] можно использовать { $privileges } привилегию
    [few] можно использовать { $privileges } привилегии
    [many] можно использовать { $privileges } привилегий
   *[other] можно использовать { $privileges } привилегии
}
duel-privileges-held = { $privileges ->
    [0] привилегий нет
    [one] { $privileges } привилегия
    [few] { $privileges } привилегии
    [many] { $privileges } привилегий
   *[other] { $privileges } привилегии
}
duel-plate = Ваши бонусы, { $gem }: { $bonuses }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
duel-reserved-count = { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, в резерве { $reserved }
duel-player-words = { $name }: очков { $points } из 20, корон { $crowns } из 10, в одном цвете { $best } из 10 очков. Привилегий: { $privileges }. Бонусы: { $bonuses }. Фишки: { $tokens }. В резерве { $reserved } { $reserved ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, куплено { $cards }.

### Подготовленный ход

duel-tray-act = Выберите фишки на одной линии или карту, чтобы купить её или взять в резерв.
duel-tray-before = До этого можно использовать привилегии или пополнить поле.
duel-tray-before-privileges = До этого можно использовать привилегии.
duel-tray-before-replenishing = До этого можно пополнить поле.
duel-tray-must-replenish = Нельзя ни взять фишки, ни взять карту в резерв, ни купить: сначала пополните поле из мешочка.
duel-tray-taking-more = Можно ещё: нажмите на соседнюю фишку или на другой конец линии
duel-tray-privilege = Использовать привилегию
duel-tray-privilege-hint = Выберите на поле камень или жемчужину.
duel-tray-replenishing = Пополнить поле
duel-tray-replenishing-hint = На пустые клетки { $tokens ->
    [one] ляжет { $tokens } фишка
    [few] лягут { $tokens } фишки
    [many] ляжет { $tokens } фишек
   *[other] ляжет { $tokens } фишки
} из мешочка. После этого в этом ходу привилегии не используют.
duel-tray-reserving-gold = Можно нажать на другое золото на поле.
duel-tray-reserving-choose = Выберите карту в пирамиде или верх колоды.
duel-tray-copying = Какой цвет копирует карта?
duel-tray-copying-hint = Выберите один из своих бонусов.
duel-tray-taking-same = Возьмите с поля: { $gem }
duel-tray-taking-same-hint = Выберите, с какой клетки.
duel-tray-stealing = Украдите фишку
duel-tray-stealing-hint = Выберите камень или жемчужину. Чьи: { $name }.
duel-tray-royal = Выберите королевскую карту
duel-tray-discarding = { $surplus ->
    [one] Сбросьте { $surplus } фишку
    [few] Сбросьте { $surplus } фишки, одну за другой
    [many] Сбросьте { $surplus } фишек, одну за другой
   *[other] Сбросьте { $surplus } фишки, одну за другой
}
duel-tray-discarding-hint = Выберите из своих фишек; они идут в мешочек.
duel-after = { $before } + { $more } = { $tokens } из { $limit } фишек.
duel-after-purchase = После этого: фишек { $tokens }/{ $limit }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, { $crowns } { $crowns ->
    [one] корона
    [few] короны
    [many] корон
   *[other] короны
}.
duel-act-privilege = Использовать
duel-act-replenish = Пополнить
duel-act-copy-colour = Копировать
duel-act-steal = Украсть
duel-act-royal = Взять
duel-act-discard = Сбросить

### Последствия подготовленного хода

duel-warning-three = Три одинаковые: { $player } получит 1 привилегию{ $from ->
    [0] {""}
   *[other] {" "}из ваших
}
duel-warning-pearls = Две жемчужины: { $player } получит 1 привилегию{ $from ->
    [0] {""}
   *[other] {" "}из ваших
}
duel-warning-replenish = Пополнение: { $player } получит 1 привилегию{ $from ->
    [0] {""}
   *[other] {" "}из ваших
}
duel-next-privilege = Вы получите 1 привилегию{ $from ->
    [0] {""}
   *[other] {" "}соперника
}.
duel-next-copy = Вы выберете, какой цвет копировать.
duel-next-take-same = Вы выберете, какую фишку взять.
duel-next-steal = Вы выберете, какую фишку украсть.
duel-next-royal = Затем королевская карта.
duel-next-discard = Станет фишек: { $held } из { $limit }. Затем нужно сбросить { $surplus } { $surplus ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
}.
duel-next-again = Затем будет ещё один ход.
duel-next-win = Это победа.

### Краткий журнал, запись игры, итоговая таблица

duel-line-privilege = { $player }: за привилегию { $gem }
duel-line-replenished = { $player }: поле пополнено
duel-line-took-privilege = { $player }: получена привилегия{ $from ->
    [0] {""}
   *[other] {" "}соперника
}
duel-line-reserved = { $player }: { $card } в резерв
duel-line-reserved-top = { $player }: в резерв карта уровня { $level } вслепую
duel-line-copied = Копирует цвет: { $gem }
duel-line-took-same = { $player }: ещё { $gem } с поля
duel-line-royal = Королевская карта: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
duel-line-again = Ещё один ход
duel-line-ended = { $player }: победа
duel-end-crowns = Короны
duel-end-colour = Лучший цвет
duel-end-cards = Карты
duel-end-white = Белые карты
duel-end-blue = Синие карты
duel-end-green = Зелёные карты
duel-end-red = Красные карты
duel-end-black = Чёрные карты

### Затягивание (X46)

duel-stalls = { $player }: всё золото и обе жемчужины в начале { $turns } ходов подряд, и ни одной покупки.
    .loses = Ещё один такой ход — и по условию этого стола игра проиграна.
    .is-allowed = Правила этого не запрещают.

### Верхняя строка

turn-privilege = Ваш ход: привилегия
    .named = { $name }: привилегия
turn-replenishing = Ваш ход: пополнение поля
    .named = { $name }: пополнение поля
turn-copying = Ваш ход: выбор цвета
    .named = { $name }: выбор цвета
turn-taking-same = Ваш ход: фишка с поля
    .named = { $name }: фишка с поля
turn-stealing = Ваш ход: кража фишки
    .named = { $name }: кража фишки
turn-royal = Ваш ход: выбор королевской карты
    .named = { $name }: выбор королевской карты
turn-discarding = Ваш ход: сброс фишки
    .named = { $name }: сброс фишки

### Запись игры

duel-replay-royal = { $player }: королевская карта

### Терминал. Подпись ряда карт занимает семь знаков, заголовок над числом не больше английского.

board-duel-heading = , ход { $turn }: { $state }
board-duel-again = после этого хода ещё один
board-duel-board = Поле
board-duel-bag = Мешочек
board-duel-supply = Привилегий над полем: { $privileges }
board-duel-royal = { $royal } королевская карта: { $what }
board-duel-points = { $count }о
board-duel-crowns = { $count }к
board-duel-effect-again = повтор
board-duel-effect-copy = копия
board-duel-effect-same = свой цвет
board-duel-effect-privilege = привилегия
board-duel-effect-steal = кража
board-duel-no-bonus = нужен бонус
board-duel-head = корон
    .colour = цвет
    .privileges = пр
board-duel-legend = p жемчуг  a золото   2+1: две фишки и бонус   3о1к: 3 очка и корона

### Терминал: как записываются ходы и как они называются

cli-duel-move-privilege = потратить привилегию: взять фишку с c3
cli-duel-move-replenish = пополнить поле из мешочка
cli-duel-move-take = взять фишки с этих клеток
cli-duel-move-reserve = взять золото с c3 и карту #47 или верхнюю карту колоды уровня 2 в резерв
cli-duel-move-buy = купить карту #47; с одним золотом вместо белого и одним вместо жемчуга
cli-duel-move-copy = только что купленная карта копирует красный
cli-duel-move-effect = по свойству карты: взять фишку с c3
cli-duel-move-steal = по свойству карты: украсть жемчуг
cli-duel-move-royal = взять королевскую карту 2
cli-duel-move-discard = сбросить белую фишку
cli-duel-colours = Цвета: w белый, b синий, g зелёный, r красный, k чёрный, p жемчуг, a золото. Клетки: a1 слева вверху, e5 справа внизу.
cli-duel-kind-privilege = привил.
cli-duel-kind-replenish = поле
cli-duel-kind-copy = цвет
cli-duel-kind-effect = взять
cli-duel-kind-steal = украсть
cli-duel-kind-royal = король
cli-duel-kind-discard = сброс
