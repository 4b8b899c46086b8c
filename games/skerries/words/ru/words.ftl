# «Шхеры»: что происходит, почему чего-то нельзя сделать и что говорят страница и терминал.

### Что произошло (журнал)

skerries-log-order-hidden = { $player }: сдан заказ
skerries-log-order-dealt = { $player }: сдан заказ — { $first } прежде { $second }
skerries-log-catch-dealt = { $player } начинает с { $catch }: { $fish } ценностью { $value }
skerries-log-begins = { $player }: улов лучший, первый ход
skerries-log-laid = На причале: { $catch }, { $fish } ценностью { $value }
skerries-log-took = { $player }: взят улов { $catch }, { $fish } ценностью { $value }, { $paid ->
    [0] бесплатно
   *[other] за { $paid } масла
}
skerries-log-filled = { $player }: запас пополнен, { $oil } масла
skerries-log-storm-came = Надвигается шторм
skerries-log-gave = { $player }: масло отдано маяку
skerries-log-kept = { $player }: масло не отдано
skerries-log-storm-passed = Маяк горит, и шторм проходит
skerries-log-storm-struck = { $strikes ->
    [1] Шторм обрушился: первый
   *[other] Шторм обрушился: уже { $strikes }
}
skerries-log-jettisoned = { $player }: за борт выброшен { $catch }, { $fish } ценностью { $value }
skerries-log-last-round = { $player }: { $catches } уловов, это последний круг
skerries-log-delivered = { $player }: выполнен заказ, { $first } прежде { $second }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
skerries-log-sunk = Все лодки утонули
skerries-log-ended = Игра окончена

### Почему нельзя: заголовок — краткая причина, значение — предложение с числами

skerries-no-sunk = Последний шторм, который мог обрушиться, обрушился, и все лодки утонули.
    .title = Все лодки утонули
skerries-no-over = Круг, в котором у кого-то стало { $catches } уловов, завершён, и все заказы выполнены.
    .title = Игра окончена
skerries-no-chance-due = Прежде чем кто-то что-то сделает, должна быть открыта карта.
    .title = Дождитесь карты
skerries-no-no-chance-due = Сейчас решает игрок; открывать карту не нужно.
    .title = Открывать нечего
skerries-no-cannot-come = Эта карта здесь выйти не может.
    .title = Такой карты быть не может
skerries-no-not-on-quay = { $catch } не лежит на причале.
    .title = Не на причале
skerries-no-too-dear = Это место стоит { $cost } масла; у вас { $held ->
    [0] его нет
   *[other] { $held }
}.
    .title = Слишком мало масла
skerries-no-stock-empty = Всё масло в лодках. Оно вернётся, когда его потратят.
    .title = Запас пуст
skerries-no-watch-first = Идёт шторм. Отдайте масло маяку или оставьте себе; отдали { $given } из { $needed }.
    .title = Сначала решите про маяк
skerries-no-jettison-first = Шторм обрушился. Прежде всего выбросьте за борт один улов из своей лодки.
    .title = Выбросьте улов за борт
skerries-no-deliver-first = Последний круг окончен. Выполните один из своих заказов.
    .title = Выполните заказ
skerries-no-storm = Маяку нужно масло, только когда открыт шторм, и тогда решает каждый по очереди.
    .title = Шторма нет
skerries-no-nothing-to-jettison = Улов выбрасывают за борт, только когда обрушивается шторм.
    .title = Выбрасывать незачем
skerries-no-not-yet-delivering = Заказы выполняют, когда окончен последний круг.
    .title = Ещё рано
skerries-no-not-in-boat = { $catch } не в вашей лодке.
    .title = Не в вашей лодке
skerries-no-not-in-hand = Этого заказа нет у вас на руке.
    .title = Заказ не ваш

### Ошибки записи: что ожидается

skerries-form-action = Действие — это T.улов, F, G, K, J.улов или D.заказ.
skerries-form-outcome = Исход — это order.номер, catch.номер или storm.
skerries-form-number = Улов — число от 1 до 60, заказ — от 1 до 12.

### Конец

skerries-ended-22 = У кого-то полна лодка, и круг завершён.
skerries-result-24 = Побеждает тот, у кого больше очков.
skerries-result-25 = Очков поровну; побеждает тот, у кого больше масла.
skerries-result-26 = Поровну и очков, и масла: победа общая.
skerries-ended-21 = Обрушился третий шторм, и все лодки утонули.
skerries-result-21 = Победило море.
gale-list = «Буря»
gale-ended-2 = Обрушился второй шторм бури, и все лодки утонули.
gale-result-2 = Победило море.

### Верхняя строка

turn-fishing = Ваш ход: взять улов
    .named = { $name }: берёт улов
turn-filling = Ваш ход: запастись маслом
    .named = { $name }: запасается маслом
turn-watching = Шторм: отдать масло или оставить
    .named = { $name }: отдать масло или оставить
turn-jettison = Ваш ход: выбросить улов за борт
    .named = { $name }: выбрасывает улов за борт
turn-delivering = Ваш ход: выполнить заказ
    .named = { $name }: выполняет заказ

### Терминал

board-skerries-heading = , круг { $round }: { $state }
board-skerries-to-act = решает { $player }
board-skerries-draw = далее: { $question }
board-skerries-over = игра окончена
board-skerries-last = последний круг
board-skerries-quay = Причал
board-skerries-price = { $oil ->
    [0] даром
   *[other] { $oil } масла
}
board-skerries-storms = Штормов { $strikes } из { $limit }, в колоде { $left }
board-skerries-beacon = Маяк { $given }/{ $needed }
board-skerries-stock = Запас { $oil } масла
board-skerries-head = Очки
    .oil = Мас.
    .boat = Лодка
board-skerries-orders = Заказы
board-skerries-order-points = ({ $points })

cli-skerries-move-take-catch = взять улов #17 с причала
cli-skerries-move-fill = запастись двумя мерами масла
cli-skerries-move-watch = когда идёт шторм: отдать масло маяку или оставить себе
cli-skerries-move-jettison = когда он обрушился: выбросить улов #17 за борт
cli-skerries-move-deliver = в конце: выполнить заказ 5
cli-skerries-fish = Рыба: h сельдь, c треска, e угри и m мидии; o — масло.
cli-skerries-kind-catch = взять
cli-skerries-kind-fill = запастись
cli-skerries-kind-give = отдать
cli-skerries-kind-keep = оставить
cli-skerries-kind-jettison = выбросить за борт
cli-skerries-kind-deliver = выполнить

### Страница

skerries-place = { $game } · игроков: { $players } · круг { $round }
skerries-last-round = последний круг
skerries-end-points = Очки
skerries-end-catches = Уловы
skerries-end-orders = Заказы
skerries-end-oil = Масло
skerries-fact-dearest = Самый дорогой улов: { $player }, { $catch } за { $paid } масла
skerries-fact-given = Больше всего масла маяку: { $player }, { $oil }
skerries-fact-filled = Больше всего масла взято: { $player }, { $oil }
skerries-other-boats = Другие лодки
skerries-boat-words = { $name }: очков { $points }. Масло: { $oil }. Уловы: { $catches }. Заказы на руке: { $orders }.
skerries-quay = Причал и море
skerries-quay-price = { $oil ->
    [0] даром
   *[other] { $oil } масла
}
skerries-catch-words = { $fish } ценностью { $value }
skerries-order-words = заказ: { $first } по 2 очка, { $second } по 1
skerries-beacon = Маяк: { $given } из { $needed }
skerries-storms = Обрушилось штормов: { $strikes } из { $limit }. В колоде: { $left }
skerries-took = { $player }: взят улов { $catch }, { $paid ->
    [0] бесплатно
   *[other] за { $paid } масла
}
skerries-jettisoned = { $player }: за борт выброшен { $catch }
skerries-stock = Запас: { $oil } масла
skerries-counts-stock = Масла в запасе
skerries-counts-storms = Штормов в колоде
skerries-counts-orders = Заказы
skerries-own-boat = Ваша лодка
skerries-own-orders = Ваши заказы
skerries-own-oil = Ваше масло: { $oil }
skerries-act-fish = Взять
skerries-act-fill = Запастись
skerries-act-watch = Решить
skerries-act-jettison = Выбросить за борт
skerries-act-deliver = Выполнить
skerries-tray-fish = Возьмите улов с причала или масло из запаса.
skerries-tray-fill = Две меры масла из запаса
skerries-tray-watch = Шторм: отдайте масло маяку или нажмите на своё масло, чтобы оставить его.
skerries-tray-give = Одна мера масла маяку
skerries-tray-keep = Вы оставляете масло себе
skerries-tray-jettison = Выберите улов из своей лодки, чтобы выбросить за борт.
skerries-tray-deliver = Выберите один из своих заказов.
skerries-replay-storm = обрушивается шторм
skerries-replay-full-boat = последний круг
