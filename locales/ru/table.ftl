# Стол в браузере и то, что нужно всем оболочкам.

### Фишки: название, камень, буква на камне и число словами

card-number = карта { $card }
list-comma = {", "}
list-and = { $first } и { $last }

### Дом

brand = Cabochon
title = Cabochon
title-yours = ● Ваш ход – Cabochon
title-over = Игра окончена – Cabochon
close = Закрыть
act-again = Ещё раз попробовать
to-lobby = В зал
nowhere = По этому адресу ничего нет. Возможно, он обрезан или набран с ошибкой.

### Игры, игроки, соперники

you = Вы
player-number = Игрок { $number }
level-random = Ученик
    .about = ходит наугад
level-greedy = Подмастерье
    .about = берёт, что на вид лучше
level-master = Мастер
    .about = думает наперёд
bot-of-level = бот, { $level }
bot-name-0 = Фацет
bot-name-1 = Гранильщик
bot-name-2 = Оправа
bot-name-3 = Лупа
sitter-person = За этим экраном
sitter-open = Свободное место
    .about = для того, кто придёт по ссылке
setup-public = Показать в зале
setup-spectators = Разрешить зрителей
setup-adjudicate = Кто затягивает игру, тот проиграл
act-open-table = Открыть стол
lobby-open-tables = Открытые столы
lobby-none-open = Никто не ждёт игроков. Откройте стол сами: оставьте место свободным.
act-join = Войти

### Зал

setup-game = Игра
setup-players = Игроков
setup-seat = Кто сидит на месте { $number }
setup-name = Имя игрока { $number }
setup-by-lot = Места по жребию
act-play = Играть
lobby-mine = Мои столы
lobby-running = { $tables ->
    [0] игр нет
    [one] идёт { $tables } игра
    [few] идут { $tables } игры
    [many] идёт { $tables } игр
   *[other] идёт { $tables } игры
}
lobby-loading = Ищем ваши столы…
lobby-no-tables = Здесь стоят столы, за которые вы сели; к ним можно вернуться когда угодно.
lobby-table = { $game }, { $players } { $players ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
lobby-standing = Раунд { $round }, у вас { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, за столом { $names }
lobby-one-screen = Раунд { $round }, за одним экраном: { $names }
lobby-over = Окончена, раундов: { $round }, за столом { $names }
lobby-your-turn = Ваш ход
lobby-open = Открыть
lobby-look = Смотреть
lobby-honest = Боты видят только то, что видели бы на их месте вы.
lobby-not-affiliated = Независимая программа для игры по правилам { $games }, со своими рисунками и текстами. Не связана с издателями этих игр и не одобрена ими.
file-open = Открыть файл игры
file-about = Посмотреть законченную игру или доиграть прерванную
file-unreadable = Этот файл не читается.

### Настройки и клавиши

settings = Настройки
settings-open = Настройки и клавиши
settings-motion = Движение
motion-none = Нет
motion-slow = Медленно
motion-usual = Обычно
motion-fast = Быстро
settings-confirm = Спрашивать перед ходом
settings-sound = Звук, когда мой ход
settings-larger = Крупный текст
settings-notify = Уведомлять, когда мой ход
notify-denied = Браузер не разрешает уведомления для этой страницы.
notify-turn = Ваш ход: { $game }
language = Язык
theme = Тема
theme-auto = Как в системе
theme-dark = Тёмная
theme-light = Светлая
keys = Клавиши
keys-confirm = сделать подготовленный ход
keys-clear = сбросить его
keys-move = от предмета к предмету
keys-step = назад и вперёд по журналу
keys-play = запись: пуск и пауза
keys-now = вернуться к игре
keys-help = эта панель

### Верхняя строка

reconnecting = Восстанавливаем связь…
turn-start = Ваш ход
    .named = Ходит { $name }
turn-sending = Делаем ход
    .named = { $name }: делаем ход
turn-yours = Ваш ход
turn-bot = { $name } думает
turn-other = Ходит { $name }
turn-chance = Открывается карта
turn-over = Игра окончена
turn-past = Просмотр

### Стол

table = Стол
table-loading = Накрываем стол…
mine = Ваша сторона
plays-after = ходит следующим
to-act = ходит
thinking = думает…

### Подготовленный ход

tray = Ваш ход
tray-looking-on = Вы наблюдаете за игрой.
tray-waiting = Ходит { $name }
tray-sending = Делаем ход…
act-clear = Сбросить
tray-cannot = { $use }:

### Почему нельзя

why-rule = Правило { $rule }.
why-not-your-turn = Сейчас ходит { $player }.
    .title = Не ваш ход
why-covered = Сначала откройте руку: { $player }.
    .title = Рука закрыта
why-over = Игра окончена, сделать больше ничего нельзя.
    .title = Игра окончена

### За одним экраном

cover-pass = Передайте экран: { $name }
cover-why = Часть карт в резерве тайные, поэтому рука лежит рубашкой вверх.
cover-stay = { $name }: ещё раз посмотреть на своё
cover-staying = Посмотрите на свои карты, затем передайте экран.
cover-show = { $name }: открыть

### Журнал

log = Журнал
log-empty = Пока ничего не было.
log-look = Показать стол в этот момент
past-not-there = Этот момент сейчас показать не удалось.

### Запись игры

step-back = На ход назад
step-on = На ход вперёд
replay = Запись игры
replay-move = Ход { $number } из { $moves }
replay-start = Начало игры
replay-play = Пустить
replay-pause = Пауза
replay-speed = Скорость
replay-eyes = Глазами
replay-spectator = зрителя
past-now = К игре
past-result = К итогу

### Правила

rules = Правила
rules-of = Правила: { $game }
rules-about = Нашими словами, по одному пункту. На номера ссылаются ответы «почему нельзя».
rules-loading = Достаём правила…
rules-unknown = Таких правил здесь нет.
rules-contents = Разделы

### Ожидание игроков

gather-open = { $seats ->
    [0] Все места заняты.
    [one] Свободно { $seats } место.
    [few] Свободно { $seats } места.
    [many] Свободно { $seats } мест.
   *[other] Свободно { $seats } места.
}
gather-empty = Свободное место
gather-your-name = Ваше имя
gather-share = Играть с друзьями
gather-share-about = Кто откроет ссылку, сможет сесть за стол. Игра начнётся, когда займут последнее место.
gather-link = Ссылка на этот стол
gather-qr = Ссылка в виде QR-кода, для телефона
gather-as-seated = Начинает первое место. Смотреть могут все.
gather-drawn = Порядок решит жребий. Смотреть могут все.
gather-as-seated-alone = Начинает первое место. Смотреть со стороны нельзя.
gather-drawn-alone = Порядок решит жребий. Смотреть со стороны нельзя.
act-copy = Копировать
act-copied = Скопировано
act-sit = Сесть
act-leave = Встать
act-free = Освободить
act-bot = Посадить бота
act-start = Начать, свободные места отдать ботам
away = отошёл
spectators-count = { $spectators } { $spectators ->
    [one] зритель
    [few] зрителя
    [many] зрителей
   *[other] зрителя
}

### Разговор

chat = Чат
chat-say = Написать
chat-empty = Пока никто ничего не сказал.
chat-somebody = Кто-то
chat-spectators = (зритель)
chat-unread = новых: { $lines }
log-or-chat = Журнал или чат
act-say = Отправить

### Возврат хода

act-undo = Отменить последний ход
undo-asked = { $player }: можно отменить последний ход?
    .mine = Вы попросили отменить последний ход.
undo-why =
    .nothing = У вас ещё нет хода, который можно отменить.
    .revealed = После вашего хода открылось новое, и отменить его уже нельзя.
    .asked = Просьба отменить ход уже есть.
undo-done = Ход отменён.
undo-refused = { $player }: лучше не отменять.
act-agree = Да
act-refuse = Нет
act-withdraw = Не нужно

### Конец

end = Итог
end-nobody-wins = Победителя нет
end-you-win = Вы победили
end-wins = { $winners ->
    [1] Победа: { $names }
   *[other] Общая победа: { $names }
}
end-place = Место
end-player = Игрок
end-show = Показать итог
act-rematch = Ещё раз
act-to-rematch = К новой игре
act-look-through = Посмотреть запись
act-download = Скачать

### Когда сервер отвечает не так, как хотелось

net-offline = Сервер сейчас недоступен.
net-garbled = Сервер ответил непонятно. Загрузите страницу заново.
net-stale = Игра тем временем ушла вперёд; вот как всё стоит теперь.
net-not-stored = Сервер не смог это сохранить. Ничего не изменилось, попробуйте ещё раз.
net-too-many = Слишком много сразу. Подождите немного и попробуйте ещё раз.
net-not-found = Такого стола нет.
net-too-large = Этот файл слишком велик для файла игры.
net-not-your-seat = Это место не ваше.
net-no-spectators = Смотреть за этим столом без места нельзя.
net-seat-taken = Туда только что сел кто-то другой.
net-started = Игра уже началась.
net-revealed = Этот ход отменить нельзя: с тех пор что-то открылось.
net-nothing-to-undo = Отменять нечего.
net-no-wish = Это уже решено.
net-not-owner = Это может только тот, кто накрыл стол.
net-no-such-seat = За этим столом нет такого места.
net-not-started = Игра ещё не началась.
net-still-running = Пока игра идёт, это невозможно.
net-over = Игра окончена.
net-internal = На сервере произошла ошибка. Ничего не изменилось, попробуйте ещё раз.
net-damaged = Запись этого стола повреждена, играть дальше нельзя.
net-foreign-origin = Сервер не знает себя под этим адресом. Владелец может назвать адрес при запуске.

# Конец по условию стола: кто-то тянет время.
adjudged = По условию этого стола тот, кто тянет время, проиграл, и игра окончена.
    .title = Игра окончена
