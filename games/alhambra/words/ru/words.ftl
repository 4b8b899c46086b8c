# «Альгамбра»: что происходит, почему чего-то нельзя сделать и что говорит терминал.

### Названия

alhambra-coin = { $currency ->
    [f] флорин
    [r] дирхам
    [n] динар
   *[other] дукат
}
alhambra-coins = { $currency ->
    [f] флорины
    [r] дирхамы
    [n] динары
   *[other] дукаты
}
alhambra-counted = { $coins ->
    [one] { alhambra-coin }
    [few] { $currency ->
        [f] флорина
        [r] дирхама
        [n] динара
       *[other] дуката
    }
    [many] { $currency ->
        [f] флоринов
        [r] дирхамов
        [n] динаров
       *[other] дукатов
    }
   *[other] { $currency ->
        [f] флоринов
        [r] дирхамов
        [n] динаров
       *[other] дукатов
    }
}
alhambra-buildings = { $kind ->
    [p] павильоны
    [s] серали
    [a] аркады
    [c] покои
    [g] сады
   *[other] башни
}
alhambra-side = { $side ->
    [north] севера
    [east] востока
    [south] юга
   *[other] запада
}

alhambra-across = { $across ->
    [east] { $x } на восток
    [west] { $x } на запад
   *[other] {""}
}
alhambra-along = { $along ->
    [north] { $y } на север
    [south] { $y } на юг
   *[other] {""}
}
alhambra-at = { $across ->
    [none] { $along ->
        [none] фонтан
       *[other] { alhambra-along }
    }
   *[other] { alhambra-across }{ $along ->
        [none] {""}
       *[other] {", "}{ alhambra-along }
    }
}

### Плитки по их номерам

building-1 = павильон 2
building-2 = павильон 3
building-3 = павильон 4
building-4 = павильон 5
building-5 = павильон 6
building-6 = павильон 7
building-7 = павильон 8
building-8 = сераль 3
building-9 = сераль 4
building-10 = сераль 5
building-11 = сераль 6
building-12 = сераль 7
building-13 = сераль 8
building-14 = сераль 9
building-15 = аркады 4
building-16 = аркады 5
building-17 = аркады 6
building-18 = аркады 6
building-19 = аркады 7
building-20 = аркады 8
building-21 = аркады 8
building-22 = аркады 9
building-23 = аркады 10
building-24 = покои 5
building-25 = покои 6
building-26 = покои 7
building-27 = покои 7
building-28 = покои 8
building-29 = покои 9
building-30 = покои 9
building-31 = покои 10
building-32 = покои 11
building-33 = сад 6
building-34 = сад 7
building-35 = сад 8
building-36 = сад 8
building-37 = сад 8
building-38 = сад 9
building-39 = сад 10
building-40 = сад 10
building-41 = сад 10
building-42 = сад 11
building-43 = сад 12
building-44 = башня 7
building-45 = башня 8
building-46 = башня 9
building-47 = башня 9
building-48 = башня 9
building-49 = башня 10
building-50 = башня 11
building-51 = башня 11
building-52 = башня 11
building-53 = башня 12
building-54 = башня 13

### Что произошло (журнал)

alhambra-log-dealt = { $player }: сдано { $cards } { alhambra-counted }
alhambra-log-begins = Первый игрок: { $player } — { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карт
}, меньше всех
alhambra-log-opened = Открыты деньги: { $cards } { alhambra-counted }
alhambra-log-round-came = Вышла карта подсчёта { $round }
alhambra-log-shuffled = Сброс стал новой колодой: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карт
}
alhambra-log-laid = На клетке { $square }: { $tile }
alhambra-log-neutral-got = Нейтральному игроку: { $tile }
alhambra-log-took = { $player }: взято { $cards } { alhambra-counted }
alhambra-log-pays = { $player } платит с лишними картами: { $tile }
alhambra-log-added = { $player }: положено { $cards } { alhambra-counted }
alhambra-log-bought = { $player }: покупка — { $tile } за { $cards } { alhambra-counted }
alhambra-log-bought-exactly = { $player }: точная покупка — { $tile } за { $cards } { alhambra-counted }, и ещё одно действие
alhambra-log-built = { $player }: построено — { $tile } ({ alhambra-at })
alhambra-log-kept = { $player }: в резерв — { $tile }
alhambra-log-gave = { $player }: нейтральному игроку — { $tile }
alhambra-log-rebuilt = { $player }: построено из резерва — { $tile } ({ alhambra-at })
alhambra-log-removed = { $player }: с поля в резерв — { $tile }
alhambra-log-replaced = { $player }: обмен — { $tile } вместо { $old }
alhambra-log-passed = { $player } ничего не может сделать
alhambra-log-round = Подсчёт { $round }
alhambra-log-majority = { $player }: { alhambra-buildings }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
alhambra-log-majority-neutral = Нейтральный игрок: { alhambra-buildings }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
alhambra-log-wall = { $player }: стена, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
alhambra-log-ending = Рынок не заполнить: игра кончается
alhambra-log-last-won = { $player }: больше всех ({ alhambra-coins }: { $sum }, следующий — { $next }), достаётся { $tile }
alhambra-log-last-tied = Больше всех поровну у нескольких ({ alhambra-coins }, { $sum }): никому не достаётся { $tile }
alhambra-log-last-unpaid = Ни у кого нет этой валюты ({ alhambra-coins }): никому не достаётся { $tile }
alhambra-log-ended = Игра окончена

### Почему нельзя: заголовок — краткая причина, значение — предложение с фактами

alhambra-no-over = Рынок не удалось заполнить, и последний подсчёт проведён.
    .title = Игра окончена
alhambra-no-chance-due = Сначала должна выйти карта или плитка.
    .title = Дождитесь, что выйдет
alhambra-no-no-chance-due = Сейчас решает игрок; тянуть нечего.
    .title = Тянуть нечего
alhambra-no-cannot-come = Здесь это выйти не может.
    .title = Такого выйти не может
alhambra-no-not-open = { $open ->
    [0] Среди открытых денег нет карты «{ alhambra-coin } { $value }».
   *[other] Карт «{ alhambra-coin } { $value }» открыто только { $open }.
}
    .title = Не среди открытых денег
alhambra-no-too-much = Несколько карт вместе могут стоить не больше 5; эти стоят { $sum }.
    .title = Слишком много денег сразу
alhambra-no-not-on-market = { $tile } — не на рынке.
    .title = Не на рынке
alhambra-no-not-held = Таких карт у вас нет. Из валюты «{ alhambra-coins }» у вас { $cards }.
    .title = Не ваши деньги
alhambra-no-none-held = Валюты «{ alhambra-coins }» у вас нет.
    .title = Этой валюты нет
alhambra-no-no-tile = На клетке рынка «{ alhambra-coins }» нет плитки, а во время хода новые не выкладываются.
    .title = Купить на это нечего
alhambra-no-too-little = Цена { $price }, а карты стоят { $sum }.
    .title = Слишком мало денег
alhambra-no-to-spare = { $tile }: цены хватило бы и без меньшей из этих карт. Чтобы заплатить больше, начните с { $start } и кладите карты по одной.
    .title = Карта лишняя
alhambra-no-none-to-spare = Цена { $price }, у вас { $sum } в этой валюте: лишних карт не будет.
    .title = Лишних карт нет
alhambra-no-pay-first = Сначала положите деньги: { $tile }.
    .title = Сначала оплата
alhambra-no-not-paying = Сейчас ничего не оплачивают.
    .title = Платить не за что
alhambra-no-not-descending = Кладите карты от старшей к младшей: лежит { $last }, а { $value } больше.
    .title = Карта старше
alhambra-no-leads-nowhere = После { $value } ни одна карта не была бы лишней при цене { $price }.
    .title = После неё лишней не будет
alhambra-no-not-enough = Цена { $price }, положено { $sum }; с лишними картами её надо набрать и без меньшей.
    .title = Ещё не хватает
alhambra-no-place-first = Сначала разместите плитки: на поле, в резерв или, вдвоём, у нейтрального игрока.
    .title = Разместите плитки
alhambra-no-place-last-first = Сначала разместите последние плитки: на поле или в резерв.
    .title = Разместите последние плитки
alhambra-no-nothing-to-place = Купленные плитки размещают в конце хода.
    .title = Сейчас нечего размещать
alhambra-no-not-bought = { $tile }: в этот ход не куплено или уже размещено.
    .title = Сейчас не куплено
alhambra-no-not-won = { $tile }: не ваша последняя плитка или она уже размещена.
    .title = Не ваша последняя плитка
alhambra-no-no-neutral = Нейтральный игрок бывает только вдвоём.
    .title = Нейтрального игрока нет
alhambra-no-not-to-neutral = Последние плитки строят или кладут в резерв, но не отдают.
    .title = Не нейтральному игроку
alhambra-no-not-in-reserve = { $tile } — не в вашем резерве.
    .title = Только из резерва
alhambra-no-not-built = { $tile } — не на вашем поле.
    .title = Не на вашем поле
alhambra-no-occupied = Здесь уже что-то лежит: { alhambra-at }.
    .title = Место занято
alhambra-no-apart = Нет общей стороны с вашим полем: { alhambra-at }; угла мало.
    .title = Не рядом с полем
alhambra-no-differs = { $tile } не сходится с соседом с { alhambra-side }: одна сторона со стеной, другая без.
    .title = Стены не сходятся
alhambra-no-no-way = { $tile }: сюда не дойти — с { alhambra-side } стена, а обхода нет.
    .title = Не дойти
alhambra-no-gap = { $tile }: замкнулось бы пустое место: { alhambra-at }.
    .title = Замкнулась бы дыра
alhambra-no-surrounded = { $tile }: соседи со всех сторон, и на её месте осталась бы дыра.
    .title = Она должна остаться
alhambra-no-cuts-off = { $tile }: без неё было бы не дойти до { $other }.
    .title = Она должна остаться
alhambra-no-fountain = Фонтан нельзя ни убрать, ни заменить.
    .title = Это фонтан
alhambra-no-can-act = Есть другие действия, поэтому пасовать нельзя.
    .title = Пасовать нельзя

alhambra-why-too-little = Цена { $price }, у вас { $sum } ({ alhambra-coins }): не хватает { $short }.
alhambra-why-no-place = { $tile }: на вашем поле нет места, и заменить ею ничего нельзя.
alhambra-why-pick-up = Сначала возьмите плитку: купленную, из резерва или со своего поля.
alhambra-why-not-moved = { $tile }: плитки не передвигают — их убирают в резерв или меняют на плитку из него.

### Ошибки записи: что ожидается

alhambra-form-action = Действие — это T.карты, B.плитка:карты, S.плитка, P.значение, E, L.плитка@место, R.плитка@место или P.
alhambra-form-outcome = Исход — это money.карта, round.1, round.2 или tile.плитка.
alhambra-form-tile = Плитка — это буква вида (p s a c g t), цена и буква, где таких несколько: p2 или t9b.
alhambra-form-card = Деньги — это буква (f флорины, r дирхамы, n динары, u дукаты) и значение от 1 до 9, например f5; до четырёх карт пишут подряд.
alhambra-form-payment = Оплата — это значения её карт, например 54, не больше трёх одинаковых.
alhambra-form-value = Карту оплаты кладут по её значению от 1 до 9, например P.5.
alhambra-form-cell = Место задают шагами на восток и на север от фонтана, например 2,-1, не дальше 54.
alhambra-form-spot = Место — это r (резерв), n (нейтральный игрок) или шаги на восток и на север от фонтана, например 2,-1, не дальше 54.

### Конец

alhambra-ended-79 = Рынок больше не заполнить.
alhambra-result-86 = Побеждает тот, у кого больше очков.
alhambra-result-87 = Очков поровну: победа общая.

### Терминал

board-alhambra-heading = , ход { $turn }: { $state }
board-alhambra-to-act = решает { $player }
board-alhambra-draw = тянут: { $question }
board-alhambra-over = игра окончена
board-alhambra-round = впереди подсчёт { $round }
board-alhambra-chance = подсчёт { $round } — со следующей картой в 1 случае из { $cards }
board-alhambra-market = Рынок
board-alhambra-money = Открыто
board-alhambra-bought = Разместить
board-alhambra-paying = Уплачено: { $cards }
board-alhambra-hand = Рука
board-alhambra-bag = Мешок
board-alhambra-neutral = Нейтральный
board-alhambra-head = Очки
    .wall = стена
    .cards = карт
    .reserve = в резерве
board-alhambra-map = Поле ({ $player }), стена { $wall }:
board-alhambra-legend = p павильон, s сераль, a аркады, c покои, g сад, t башня; (n): что дал бы подсчёт { $round }; ↑→↓← стены
    .over = p павильон, s сераль, a аркады, c покои, g сад, t башня; (n): что дал последний подсчёт; ↑→↓← стены
board-alhambra-rounds = Подсчёты (виды + стена)
cli-alhambra-move-money = взять одну открытую карту денег или несколько, вместе не больше 5
cli-alhambra-move-buy = купить плитку за эти карты, ни одна из которых не лишняя; за точную оплату — ещё одно действие
cli-alhambra-move-spare = платить с лишними картами: начать, положить следующую карту (старшие раньше), хватит
cli-alhambra-move-place = построить купленную плитку в 2 шагах к востоку и 1 к югу от фонтана, положить в резерв, отдать нейтральному игроку
cli-alhambra-move-redesign = перестройка: построить из резерва, убрать в резерв, положить вместо другой
cli-alhambra-move-pass = пас, где больше ничего нельзя
cli-alhambra-letters = Валюты: f флорины, r дирхамы, n динары, u дукаты. `table 2` показывает поле игрока 2.
cli-alhambra-kind-money = деньги
cli-alhambra-kind-buy = купить
cli-alhambra-kind-start = с лишком
cli-alhambra-kind-pay = положить
cli-alhambra-kind-enough = хватит
cli-alhambra-kind-place = строить
cli-alhambra-kind-redesign = перестр.
cli-alhambra-kind-pass = пас

### Верхняя строка

turn-taking-money = Ваш ход: деньги
    .named = { $name }: деньги
turn-buying-tile = Ваш ход: покупка
    .named = { $name }: покупка
turn-paying = Ваш ход: лишние карты
    .named = { $name }: лишние карты
turn-redesigning = Ваш ход: перестройка
    .named = { $name }: перестройка
turn-placing = Ваш ход: размещение
    .named = { $name }: размещение
turn-placing-reserve = Ваш ход: в резерв
    .named = { $name }: в резерв
turn-placing-neutral = Ваш ход: нейтральному
    .named = { $name }: нейтральному
turn-placing-last = Конец игры: ваши последние плитки
    .named = { $name }: последние плитки
turn-nothing-possible = Ваш ход: сделать ничего нельзя
    .named = { $name }: сделать ничего нельзя

### Страница

alhambra-place = { $game } · { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}{ $round ->
    [0] {""}
   *[other] {" "}· впереди подсчёт { $round }
}
alhambra-begins = { $by ->
    [cards] меньше всех карт
    [money] карт поровну, денег меньше
   *[other] всё поровну, место раньше
}
alhambra-bag-is-empty = мешок пуст
alhambra-end-points = Очки
alhambra-end-first = 1-й счёт
alhambra-end-second = 2-й счёт
alhambra-end-third = 3-й счёт
alhambra-end-wall = Стена
alhambra-end-pavilion = Павильоны
alhambra-end-seraglio = Серали
alhambra-end-arcades = Аркады
alhambra-end-chambers = Покои
alhambra-end-garden = Сады
alhambra-end-tower = Башни
alhambra-end-walls = из них стена
alhambra-fact-dearest = Самая дорогая покупка: { $player }, { $tile } за { $price }
alhambra-fact-exact = Больше всего точных оплат: { $player }, { $times }
alhambra-fact-round = Лучший подсчёт: { $player }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
} в { $round }-м подсчёте
alhambra-neutral = Нейтральный
alhambra-act-take = Взять деньги
alhambra-act-buy = Купить
alhambra-act-pay = Заплатить
alhambra-act-redesign = Перестроить
alhambra-act-place = Разместить
alhambra-act-reserve = В резерв
alhambra-act-neutral = Отдать нейтральному
alhambra-act-pass = Пас
alhambra-market = Рынок зданий
alhambra-in-bag = в мешке { $tiles }
alhambra-money = Деньги
alhambra-in-deck = в колоде { $cards }
alhambra-round-chance = Следующая карта — подсчёт: 1 шанс из { $cards }.
alhambra-square-words = { $tile }, платить: { alhambra-coins }.
alhambra-exact-ways = { $ways ->
    [one] { $ways } точная оплата: после неё ещё действие.
    [few] { $ways } точные оплаты: после любой ещё действие.
    [many] { $ways } точных оплат: после любой ещё действие.
   *[other] { $ways } точной оплаты: после любой ещё действие.
}
alhambra-payable = Денег хватает, но не точно.
alhambra-richest = Больше всего денег — { $name }: { $sum }, следующий — { $next }.
alhambra-tied = Больше всего поровну у нескольких: { $sum }. Никому не достаётся.
alhambra-margin = перевес { $by }
alhambra-tile-open = { $tile }, без стен
alhambra-tile-walls = { $tile }, стены: { $walls }
alhambra-side-name = { $side ->
    [north] север
    [east] восток
    [south] юг
   *[other] запад
}
alhambra-money-words = { alhambra-coins }, { $value }
alhambra-spare = лишняя
alhambra-board-of = Альгамбра: { $name }
alhambra-own-board = Ваша Альгамбра
alhambra-back-to-own = К своей
alhambra-zoom-in = Увеличить
alhambra-zoom-out = Уменьшить
alhambra-zoom-fit = Показать целиком
alhambra-look-north = Показать севернее
alhambra-look-east = Показать восточнее
alhambra-look-south = Показать южнее
alhambra-look-west = Показать западнее
alhambra-wall = стена { $wall }
alhambra-wall-then = стена { $wall } → { $then }
alhambra-longest-wall = Длина стены
alhambra-what = { $one }: { $other }
alhambra-both = { $one }, { $other }
alhambra-then = { $one }. { $other }
alhambra-cells = Клетки поля
alhambra-empty-cell = пусто
alhambra-cell-lit = можно выбрать
alhambra-list = Поле списком
alhambra-to-place = Разместить
alhambra-reserve = Резерв: { $tiles }
alhambra-reserve-name = Резерв
alhambra-others = Другие игроки
alhambra-player-words = { $name }. Очки: { $points }. Карты: { $cards }. В резерве: { $tiles }. Стена: { $wall }.
alhambra-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
alhambra-neutral-words = Нейтральный игрок, третий, за которого никто не ходит. Очки: { $points }. { $list }.
alhambra-scoring = Подсчёт
alhambra-rounds = Три подсчёта
alhambra-round-next = Подсчёт { $round }
alhambra-round-now = если бы сейчас
alhambra-round-after-turn = если бы после этого
alhambra-round-sum = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $wall ->
    [0] {""}
   *[other] {" "}(стена { $wall })
}
alhambra-round-sums = Подсчёт { $round }: { $list }.
alhambra-round-done = Подсчёт { $round }
alhambra-rounds-before = Раньше
alhambra-total-then = Всего
alhambra-total-most = Все остальные
alhambra-exact-now = Точная оплата:
alhambra-tray-nothing = Возьмите карту денег или несколько, вместе не дороже 5, { $redesign ->
    [no] или купите плитку.
   *[other] купите плитку или перестройте Альгамбру.
}
alhambra-tray-pass = Сделать ничего нельзя: пас.
alhambra-tray-take = Всего { $sum } из 5 возможных
alhambra-tray-price = { alhambra-coins }, { $price }
alhambra-tray-paid = Оплата:
alhambra-tray-missing = Не хватает { $number }
alhambra-tray-unfinished = Нужны ещё карты: цена набирается без наименьшей. Ход закончится
alhambra-tray-exact = Точно: ещё одно действие
alhambra-tray-over = Переплата { $number }, и ход кончится
alhambra-tray-spare = Лишние:
alhambra-tray-way = Оплата { $at } из { $all }: другая — нажатием на плитку
alhambra-tray-pick-up = Выберите плитку, чтобы разместить.
alhambra-tray-built = На обмен или в резерв, если он подсвечен.
alhambra-tray-kept = На свободное место или вместо другой плитки?
alhambra-tray-place = Туда, где подсвечено.
alhambra-tray-place-last = У вас больше всех этой валюты: постройте плитку или положите в резерв.
alhambra-replay-round = подсчёт очков
alhambra-replay-bought = { $player }: покупка
alhambra-counts-deck = Деньги в колоде
alhambra-counts-discard = Деньги в сбросе
alhambra-counts-chance = Следующая карта — подсчёт
alhambra-counts-cards = Карты денег
alhambra-counts-bag = В мешке: { alhambra-buildings }
