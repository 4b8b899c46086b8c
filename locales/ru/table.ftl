# Стол в браузере и то, что нужно каждому интерфейсу.

### Карты и перечисления

card-number = № { $card }
list-comma = {", "}
list-and = { $first } и { $last }

### Сайт

brand = Cabochon
title = Cabochon
title-yours = ● Ваш ход – Cabochon
title-over = Игра окончена – Cabochon
close = Закрыть
act-again = Попробовать ещё раз
to-lobby = В зал
to-table = Назад к столу
nowhere = По этому адресу ничего нет. Возможно, он обрезан или набран с ошибкой.
nothing-here = Здесь ничего нет
not-shown = Этот стол нельзя показать
not-loaded = Страница не загрузилась

### Игры, игроки, соперники

you = Вы
player-number = Игрок { $number }
former-player = Бывший игрок
program = программа
    .away = программа, не в сети
level-random = Кубик
    .about = ходит наугад
level-novice = Новичок
    .about = видит только свой ход и часто ошибается
level-apprentice = Ученик
    .about = видит только свой ход и ошибается по мелочи
level-greedy = Подмастерье
    .about = берёт то, что кажется лучшим
level-artisan = Умелец
    .about = прикидывает, что будет дальше
level-expert = Знаток
    .about = думает немного наперёд
level-virtuoso = Виртуоз
    .about = думает наперёд
level-master = Мастер
    .about = думает дальше всех
bot-of-level = бот, { $level }
bot-name-0 = Фацет
bot-name-1 = Гранильщик
bot-name-2 = Оправа
bot-name-3 = Калетта
bot-name-4 = Рундист
bot-name-5 = Павильон
sitter-person = Кто-то за этим экраном
sitter-computer = Компьютер: { $level }
sitter-open = Друг, по ссылке
    .about = для любого, у кого есть ссылка
setup-public = Показать в зале
setup-spectators = Разрешить зрителей
table-option-programs = Места для программ
    .about = Программы могут занять свободные места; все видят, кто из игроков программа.
act-open-table = Открыть стол
lobby-open-tables = Открытые столы
lobby-none-open = Открытых столов нет.
act-join = Присоединиться

### Зал

setup-players = Игроков
setup-seat = Игрок на месте { $number }
setup-name = Имя игрока { $number }
setup-by-lot = Кто первый — случайно
    .seats = Места — случайно
lobby-asking = Загрузка списка игр…
lobby-no-games = На этом сервере нет игр, известных этой странице. Загрузите страницу заново.
option-line = { $option }: { $value }
option-excluded = нельзя вместе: { $option }
act-play = Играть
act-with-friend = С другом
act-learn = Правила
act-more = Настроить
    .about = Настроить игру «{ $game }»: игроки, соперники, условия
act-begin = Начать
board-rivals = { $number ->
    [one] Соперник: { $rivals }
    [few] Соперники: { $rivals }
    [many] Соперники: { $rivals }
   *[other] Соперники: { $rivals }
}
lobby-mine = Мои столы
lobby-running = { $tables ->
    [0] игр нет
    [one] идёт { $tables } игра
    [few] идут { $tables } игры
    [many] идёт { $tables } игр
   *[other] идёт { $tables } игры
}
lobby-loading = Загрузка ваших столов…
lobby-no-tables = Здесь перечислены ваши столы; к ним можно вернуться в любой момент.
lobby-table = { $game }, { $players } { $players ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
lobby-your-turn = Ваш ход
lobby-open = Открыть
lobby-look = Смотреть
lobby-page = { $first }–{ $last } из { $total }
page-back = Назад
page-on = Дальше
lobby-remove = Убрать из списка
lobby-remove-sure = Убрать?
lobby-clear = Убрать законченные
lobby-honest = Боты видят только то, что видели бы на их месте вы.
lobby-not-affiliated = Независимая программа для игры по правилам { $games }, со своими рисунками и текстами. Не связана с издателями этих игр и не одобрена ими.
file-open = Открыть файл игры
file-about = Посмотреть законченную игру или продолжить незаконченную
file-unreadable = Этот файл нельзя прочитать.
file-no-game = Это не игра, сохранённая в Cabochon, или файл потом изменили.

### Настройки и клавиши

settings = Настройки
help-open = Правила и клавиши
settings-motion = Движение
motion-none = Нет
motion-slow = Медленно
motion-usual = Обычно
motion-fast = Быстро
settings-confirm = Спрашивать перед ходом
settings-volume = Звук
volume-off = Выключен
volume-quiet = Тихий
volume-usual = Средний
volume-loud = Громкий
settings-larger = Крупный текст
settings-notify = Уведомлять, когда мой ход
notify-denied = Браузер не разрешает уведомления для этой страницы.
settings-data = Что о вас хранится
data-download = Скачать
data-forget = Удалить всё
data-forget-sure = Удалить всё? Игры останутся без вашего имени. Отменить это нельзя.
data-forget-yes = Да, удалить
data-forget-no = Нет, оставить
notify-turn = Ваш ход: { $game }
language = Язык
theme = Тема
theme-other = Светлая или тёмная
theme-auto = Как в системе
theme-dark = Тёмная
theme-light = Светлая
keys = Клавиши
keys-confirm = сделать подготовленный ход
keys-clear = сбросить подготовленный ход
keys-move = перейти к другому предмету
keys-counts = сводка всех чисел
keys-skip = пропустить ходы ботов
keys-step = шаг назад или вперёд по журналу
keys-play = воспроизвести запись или остановить
keys-now = вернуться к текущей позиции
keys-help = правила и клавиши

### Верхняя строка

reconnecting = Восстанавливаем связь…
offline = Устройство не в сети
restarting = Сервер перезапускается…
turn-start = Ваш ход
    .named = Ходит { $name }
turn-sending = Отправляем ход
    .named = { $name }: отправляем ход
turn-yours = Ваш ход
turn-bot = { $name } думает
turn-bot-waits = { $name } ждёт: сервер занят
turn-bot-hurried = { $name } думает недолго: сервер занят
turn-other = Ходит { $name }
turn-chance = Ждём открытия
turn-settling = Фигуры в движении
turn-over = Игра окончена
turn-past = Более ранняя позиция

### Стол

table = Стол
table-loading = Загрузка…
mine = Ваша сторона
counts = Сводка
points-word = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
    .short = оч.
plays-after = следующий
to-act = ходит
thinking = думает…
thinking-later = ждёт…
thinking-hurried = думает недолго…

### Подготовленный ход

tray = Ваш ход
tray-looking-on = Вы зритель.
tray-waiting = Ходит { $name }
tray-sending = Отправляем ход…
act-clear = Отмена
act-skip = Пропустить
key-space = Пробел
tray-cannot = { $use }:

### Почему элемент нельзя использовать

why-rule = Правило { $rule }.
why-rule-of = Правило { $rule }, { $list }.
why-not-your-turn = Сейчас ходит { $player }.
    .title = Не ваш ход
why-covered = Сначала откройте сторону игрока { $player }.
    .title = Сторона скрыта
why-over = Игра окончена, ходить больше нельзя.
    .title = Игра окончена

### Несколько человек за одним экраном

cover-pass = Передайте экран: { $name }
cover-why = Ваша сторона скрыта: среди карт есть тайные.
cover-stay = { $name }: посмотреть ещё раз
cover-staying = Посмотрите на свою сторону, затем передайте экран.
cover-show = { $name }: показать сторону

### Журнал

log = Журнал
log-empty = Пока ничего не было.
log-look = Показать стол после этого хода
past-not-there = Этот ход сейчас нельзя показать.

### Запись игры

step-back = На ход назад
step-on = На ход вперёд
replay = Запись игры
replay-move = Ход { $number } из { $moves }
replay-start = Начало игры
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-eyes = Вид
replay-spectator = Зритель
past-now = К текущему моменту
past-result = К результату

### Правила

rules = Правила
rules-of = Правила: { $game }
rules-about = Своими словами, по пунктам. На эти номера ссылаются объяснения недопустимых ходов.
rules-loading = Загрузка правил…
rules-unknown = Правил этой игры нет.
rules-contents = Разделы
rules-others = Другие правила

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
gather-share-about = Любой, у кого есть эта ссылка, может занять место. Игра начнётся, когда займут последнее место.
gather-link = Ссылка на этот стол
gather-qr = Ссылка в виде QR-кода, для телефона
gather-as-seated = Порядок ходов — по местам. Зрители разрешены.
gather-drawn = Порядок ходов случайный. Зрители разрешены.
gather-as-seated-alone = Порядок ходов — по местам. Без зрителей.
gather-drawn-alone = Порядок ходов случайный. Без зрителей.
gather-dealt = Кто начинает, решает раздача.
act-copy = Копировать
act-copied = Скопировано
act-sit = Сесть
act-sit-here = Сесть сюда
act-leave = Покинуть место
act-free = Освободить место
act-bot = Добавить бота
act-start = Начать, на свободных местах — боты
away = не в сети
away-from-table = Не в сети: { $players }
spectators-count = { $spectators } { $spectators ->
    [one] зритель
    [few] зрителя
    [many] зрителей
   *[other] зрителя
}

### Чат

chat = Чат
chat-say = Написать сообщение
chat-empty = Сообщений пока нет.
chat-somebody = Кто-то
chat-guest = (без места)
chat-spectators = (зритель)
act-close = Закрыть
chat-hidden = (скрыто владельцем стола)
chat-decide = Решить об авторе этой реплики
act-mute = Скрыть и заглушить
act-pardon = Показать снова
act-remove-guest = Удалить из-за стола
act-pardon-all = Отменить все решения о людях ({ $people })
chat-admit = Зрителям можно смотреть
chat-unread = новых: { $lines }
log-or-chat = Журнал, чат или ссылка
invite = Ссылка
act-say = Отправить

### Отмена хода

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
act-withdraw = Отозвать просьбу

### Результат

end = Результат
end-nobody-wins = Победителя нет
end-you-win = Вы победили
end-wins = { $winners ->
    [1] Победа: { $names }
   *[other] Общая победа: { $names }
}
end-place = Место
end-player = Игрок
end-show = Показать результат
end-counting = Подсчёт очков
end-score = { $what }: { $winner } против { $others }.
end-points = Очки
end-part = { $origin } { $points }
end-curve = { $what } по ходам
end-move = Ход
end-marks = Моменты партии
end-mark = Ход { $number }: { $what }
end-mark-of = { $origin }, { $names }
end-facts = Из этой партии
act-share = Поделиться
act-share-moment = Ссылка на этот момент
moment-copied = Ссылка скопирована.
moment-here = Ссылка теперь в адресе этой страницы.
act-rematch = Ещё раз
act-offer = Сыграть с ботом: { $level }
rematch-asked = { $player } хочет сыграть ещё и ждёт вас там.
act-to-rematch = К новой игре
act-look-through = Посмотреть запись
act-download = Скачать

### Ошибки сервера

net-offline = Сервер сейчас недоступен.
net-garbled = Эта страница не понимает ответ сервера. Загрузите её заново.
net-part = Часть этой страницы не удалось загрузить.
net-stale = Игра уже продолжилась; показана текущая позиция.
net-not-stored = Сервер не смог это сохранить. Ничего не изменилось, попробуйте ещё раз.
net-too-many = Слишком много запросов. Подождите немного и попробуйте ещё раз.
net-not-found = Такого стола нет.
net-too-large = Этот файл слишком велик для файла игры.
net-not-your-seat = Это место не ваше.
net-no-spectators = За этим столом зрители не разрешены.
net-no-programs = За этим столом программам не рады.
net-muted = Владелец этого стола запретил вам писать.
net-banned = Владелец этого сервера на время закрыл вам доступ.
net-cookie-needed = Этот браузер не сохраняет cookie, по которому сервер узнаёт ваше место. Разрешите cookie для этого сайта (приватное окно может их блокировать) и попробуйте ещё раз. Смотреть игры можно и без них.
net-seat-taken = Это место только что занял кто-то другой.
net-started = Игра уже началась.
net-revealed = Этот ход отменить нельзя: с тех пор что-то открылось.
net-nothing-to-undo = Отменять нечего.
net-undone-often = В этом ходу или за этим столом отменено уже так много, что больше ничего отменить нельзя.
net-undo-refused = В отмене отказано. Снова попросить можно после следующего хода.
net-lobby-share = Вас ждут за слишком многими открытыми столами, или ваших столов без игроков уже много. Сходите там или покиньте один стол и попробуйте ещё раз.
net-too-long = В этой партии сделано наибольшее возможное число ходов.
net-no-wish = Эта просьба об отмене хода уже решена.
net-not-owner = Это может только владелец стола.
net-no-such-seat = За этим столом нет такого места.
net-no-such-game = На этом сервере нет игры этого стола: { $game }.
table-not-drawn = Эта страница пока не умеет показывать такой стол: { $setup }. Новую такую игру можно начать в терминале.
net-not-started = Игра ещё не началась.
net-still-running = Пока игра идёт, это невозможно.
net-over = Игра окончена.
net-internal = На сервере произошла ошибка. Ничего не изменилось, попробуйте ещё раз.
net-damaged = Сохранённая игра повреждена, продолжить её нельзя.
net-foreign-origin = Сервер не настроен на этот адрес; владелец может задать его через --public-url.

# Конец по условию стола: игрок затягивает игру.
adjudged = По условию этого стола проиграл тот, кто затягивает игру; игра окончена.
    .title = Игра окончена

### Имена и строки

words-fault-name = В имени не больше { $most } знаков.
words-fault-line = В строке от 1 до { $most } знаков.
words-fault-taken = Так уже зовут кого-то за этим столом.
words-fault-control = Переводы строк, управляющие знаки и знаки смены направления письма здесь недопустимы.
words-fault-marks = Слишком много надстрочных или подстрочных знаков на одной букве, или такой знак стоит без буквы.
words-fault-invisible = Невидимые знаки здесь недопустимы.
