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
    .title = Сначала маяк
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

board-sea-heading = , круг { $round }: { $state }
board-sea-to-act = решает { $player }
board-sea-draw = далее: { $question }
board-sea-over = игра окончена
board-sea-last = последний круг
board-quay = Причал
board-price = { $oil ->
    [0] даром
   *[other] { $oil } масла
}
board-storms = Штормов { $strikes } из { $limit }, в колоде { $left }
board-beacon = Маяк { $given }/{ $needed }
board-stock = Запас { $oil } масла
board-sea-head = Очки
    .oil = Мас.
    .boat = Лодка
board-orders = Заказы
board-order-points = ({ $points })

cli-move-take-catch = взять улов #17 с причала
cli-move-fill = запастись двумя мерами масла
cli-move-watch = когда идёт шторм: отдать масло маяку или оставить себе
cli-move-jettison = когда он обрушился: выбросить улов #17 за борт
cli-move-deliver = в конце: выполнить заказ 5
cli-fish = Рыба: h сельдь, c треска, e угри и m мидии; o — масло.
cli-kind-catch = взять
cli-kind-fill = запастись
cli-kind-give = отдать
cli-kind-keep = оставить
cli-kind-jettison = выбросить за борт
cli-kind-deliver = выполнить

### Страница

sea-place = { $game } · игроков: { $players } · круг { $round }
sea-last-round = последний круг
end-sea-points = Очки
end-catches = Уловы
end-oil = Масло
other-boats = Другие лодки
boat-words = { $name }: очков { $points }. Масло: { $oil }. Уловы: { $catches }. Заказы на руке: { $orders }.
quay = Причал и море
quay-price = { $oil ->
    [0] даром
   *[other] { $oil } масла
}
catch-words = { $fish } ценностью { $value }
order-words = заказ: { $first } по 2 очка, { $second } по 1
sea-beacon = Маяк: { $given } из { $needed }
sea-storms = Обрушилось штормов: { $strikes } из { $limit }. В колоде: { $left }
sea-took = { $player }: взят улов { $catch }, { $paid ->
    [0] бесплатно
   *[other] за { $paid } масла
}
sea-jettisoned = { $player }: за борт выброшен { $catch }
sea-stock = Запас: { $oil } масла
own-boat = Ваша лодка
own-orders = Ваши заказы
own-oil = Ваше масло: { $oil }
act-fish = Взять
act-fill = Запастись
act-watch = Решить
act-jettison = Выбросить за борт
act-deliver = Выполнить
tray-fish = Возьмите улов с причала или масло из запаса.
tray-fill = Две меры масла из запаса
tray-watch = Шторм: отдайте масло маяку или нажмите на своё масло, чтобы оставить его.
tray-give = Одна мера масла маяку
tray-keep = Вы оставляете масло себе
tray-jettison = Выберите улов из своей лодки, чтобы выбросить за борт.
tray-deliver = Выберите один из своих заказов.
replay-storm = обрушивается шторм
replay-full-boat = последний круг
