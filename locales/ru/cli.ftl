# Терминал.

### Приглашение

cli-thinking = { $player } думает
cli-hides = { $from }: Enter скроет вашу сторону, следующий ход — { $to }.
cli-shows = { $player }: Enter покажет вашу сторону.
cli-hint = Мастер сыграл бы { $action }
cli-hint-line = { $share } % победы (±{ $error }), просмотрено раз: { $visits }
cli-help-is-there = Команда help покажет ходы и команды.
cli-refused = { $title }. { $sentence }
cli-possible = Этот ход возможен. В журнале будет: { $told }
cli-stays = После вашего хода открылось новое, и отменить его уже нельзя.
cli-nothing-to-undo = Вашего хода, который можно отменить, нет.
cli-taken-back = Отменено: { $actions }
cli-saved = Сохранено в { $file }
cli-not-saved = Не удаётся записать { $file }: { $why }
cli-file-has-options = Параметры игры записаны в { $file }: не указывайте КЛЮЧ=ЗНАЧЕНИЕ
cli-file-has-seats = Число игроков в { $file }: { $players }; в --seats нужно столько же
cli-stops = На этом игра прервана.
cli-afterwards = Игра окончена: `save FILE` сохранит её, `log` покажет ходы, Enter — выход.
cli-usage-table = table НОМЕР, от 1 до { $players }
cli-usage-why = why ХОД; как записываются ходы, показывает `help`
cli-usage-save = save ФАЙЛ, например: save game.cab
cli-commands = Команды:
cli-command-why = объяснить, почему ход невозможен или что он даст
cli-command-legal = показать все возможные ходы
cli-command-hint = показать, что сыграл бы мастер
cli-command-table = показать стол ещё раз (или Enter); `table 2` — подробнее об игроке 2, если в игре есть что показать
cli-command-log = показать, что уже произошло
cli-command-undo = отменить свой последний ход, если после него ничего не открылось
cli-command-save = сохранить игру в файл
cli-command-quit = выйти
cli-moves = Ходы:

### Кто играет

cli-bot = { $player }: бот, { $level }

### Сохранённые игры и конец

cli-place = { $place }. { $player }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
cli-nobody-wins = Победителя нет.
cli-wins = { $player }: победа.
cli-share = Победу делят { $players }.
cli-after-input = После записи { $version }: { $input }
cli-to-act = Игра не окончена, ходит { $player }.
cli-to-turn-up = Игра не окончена: нужно что-то открыть.
cli-is-game = { $file }: верно, { $setup }, { $inputs } { $inputs ->
    [one] запись
    [few] записи
    [many] записей
   *[other] записи
}, { $state }
cli-not-over = не окончена
cli-nobody-won = победителя нет ({ $scores })
cli-won = победа: { $players } ({ $scores })
cli-no-games = Не удалось воспроизвести файлов: { $bad } из { $files }
cli-no-such-input = В файле { $file } { $inputs } { $inputs ->
    [one] запись
    [few] записи
    [many] записей
   *[other] записи
}, поэтому стола после записи { $version } нет
cli-no-rules = Правил игры `{ $game }` нет; выберите из: { $games }
cli-no-item = В правилах { $game } нет пункта { $item }; есть пункты { $items }

### Ошибки в файле игры (их использует и сервер)

file-fault-over = Игра закончилась до этого хода.
file-fault-game = Файл игры начинается с названия игры ({ $games }), а «{ $game }» — не игра.
file-fault-word = После названия игры слово «{ $word }» ничего не значит.
file-fault-line = Строка { $line }: { $sentence }
file-fault-input = Строка { $line }, «{ $input }»: { $sentence }
file-fault-folder = Это папка, а не файл игры.
file-fault-large = Файл слишком велик для игры: больше { $most } МиБ.
file-fault-text = Строка { $line }: файл не является текстом UTF-8.

log-fault-empty = Файл пуст: файл игры начинается со строки расстановки.
log-fault-long-input = В записи не больше { $most } знаков.
log-fault-word = Каждая строка после первой — одно слово: ход или то, что открылось.
log-fault-many = В игре не больше { $most } записей.

### Ошибки в строке расстановки (их использует и сервер)

setup-fault-empty = Строка расстановки пуста.
setup-fault-long = В строке расстановки не больше { $most } знаков.
setup-fault-long-choice = Значение параметра `{ $option }` слишком длинное: в строке расстановки не больше { $most } знаков; можно выбрать: { $values }
setup-fault-option = `{ $word }` — не параметр вида ключ=значение.
setup-fault-twice = Параметр `{ $option }` указан дважды.
setup-fault-value-twice = `{ $value }` указано в параметре `{ $option }` дважды; можно выбрать: { $values }
setup-fault-value = `{ $value }` не подходит для параметра `{ $option }`.
setup-fault-not-yet = `{ $value }` пока нельзя выбрать для параметра `{ $option }`; можно выбрать: { $values }
setup-fault-choice = `{ $value }` не подходит для параметра `{ $option }`; можно выбрать: { $values }
setup-fault-empty-value = У параметра `{ $option }` пустое значение.
setup-fault-empty-choice = У параметра `{ $option }` пустое значение; можно выбрать: { $values }
setup-fault-excluded = `{ $one }` и `{ $other }` нельзя выбрать вместе.
setup-fault-unknown = У игры { $game } нет параметра `{ $option }`; есть: { $options }
setup-fault-no-options = У игры { $game } нет параметра `{ $option }`.
setup-fault-missing = Игре { $game } нужен параметр `{ $option }`.
setup-fault-game = Игры `{ $game }` нет; выберите из: { $games }
setup-fault-other-game = Это не строка расстановки игры { $game }.
setup-fault-players = Число игроков { $players } не подходит: в { $game } играют { $most ->
    [2] вдвоём
   *[other] от { $least } до { $most } человек
} ({ $rule }).
setup-fault-rules = Это версия { $asked } правил { $game }; с этими настройками самая новая из известных здесь — { $known }.
cli-no-holder = `{ $seat }` не может занять место: укажите human, { $levels } или master:NODES (от 1 до { $most } узлов на ход).

### Ошибки при запуске сервера

serve-fault-port = Не удаётся слушать { $address }: порт занят (Cabochon уже запущен?). Другой адрес задаёт --listen.
serve-fault-listen = Не удаётся слушать { $address }: { $why }
serve-fault-serve = Соединения больше не принимаются: { $why }
data-fault-in-use = Файл данных { $file } занят другим сервером.
data-fault-being-read = Файл данных { $file } читает другая команда (cabochon admin); повторите, когда она закончит.
data-fault-not-ours = { $file } — не файл данных Cabochon; он не изменён.
data-fault-newer = Файл данных { $file } записан более новой версией Cabochon (схема { $why }); он не изменён.
data-fault-damaged = Файл данных { $file } повреждён ({ $why }); он не изменён. `cabochon admin salvage --data FILE --to NEW` копирует уцелевшие столы в новый файл; в резервной копии могут быть все.
data-fault-empty = Файл данных { $file } пуст (0 байт): верните его содержимое, удалите его или запустите с --fill-empty.
data-fault-exists = Файл { $file } уже есть; он не изменён.
data-fault-orphan = Файла данных { $file } нет или он пуст, но от него остался { $why }: верните файл или, чтобы начать заново, переместите остаток.
data-fault-io = Не удаётся использовать { $file }: { $why }
serve-at = Cabochon: { $url }
serve-at-public = Cabochon: { $url } (сервер слушает { $address })
serve-stored = Игры хранятся в { $file }
config-fault-toml = { $file }, строка { $line }: это не TOML ({ $what }).
config-fault-key = { $file }, строка { $line }: параметра `{ $what }` нет.
config-fault-value = { $file }, строка { $line }: { $what }
config-wants-flag = { $file }, строка { $line }: значение `{ $what }` — true или false.
config-wants-number = { $file }, строка { $line }: значение `{ $what }` — число.
config-wants-perhaps = { $file }, строка { $line }: значение `{ $what }` — число или "none".
config-wants-list = { $file }, строка { $line }: значение `{ $what }` — список текстов, например ["10.0.0.0/8"].
config-wants-text = { $file }, строка { $line }: значение `{ $what }` — текст в кавычках.

### Команды того, кто держит сервер

admin-backed-up = { $file } — резервная копия: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
} игр и { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
} чата.
admin-restored = Файл { $file } восстановлен: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
} игр, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
} чата.
admin-salvaged = В новом файле данных { $file } уцелевшее: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
} игр, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
} чата.
admin-lost = Не скопировано: { $what }
admin-nothing-lost = Всё в файле уцелело.
admin-unsalvaged = Из файла { $file } ничего нельзя скопировать ({ $why }); он не изменён.
admin-replaced = Прежний файл теперь называется { $file }.
admin-incomplete = Последняя транзакция журнала не закончена, начиная с кадра { $frame }, и не учитывается, как после отключения питания.
admin-sound = Файл { $file } исправен: правилам соответствуют игры { $tables ->
    [one] { $tables } стола
    [few] { $tables } столов
    [many] { $tables } столов
   *[other] { $tables } стола
}.
admin-faulty = { $file }: { $faults ->
    [one] найдена { $faults } ошибка.
    [few] найдены { $faults } ошибки.
    [many] найдено { $faults } ошибок.
   *[other] найдено { $faults } ошибки.
}
admin-bad-table = Стол { $table }: { $why }
admin-no-game = В этой программе нет игры { $game }.
admin-no-table = Стола `{ $table }` нет.
admin-not-begun = Игра стола { $table } ещё не началась.
admin-no-server = Файл { $file } не открыт ни одним сервером: запустите его или измените сам файл с --offline.
admin-nothing = Такого стола, реплики, человека или сети нет.
admin-several-tables = С `{ $table }` начинаются несколько столов: { $tables }
admin-changed = Изменён стол { $table }
admin-former = (бывший игрок)
admin-person = (без имени)
admin-open-seat = (свободное место)
admin-begun = Игра уже началась: места в ней не меняются.
admin-several-bans = Так начинаются несколько из тех, кого не пускают: укажите больше цифр.
admin-unshown = Это нельзя показать: { $why }.
admin-unanswered = Сервер не ответил ({ $why }): неизвестно, сделал ли он это.
admin-done = Готово.
admin-ban-person = человек { $who }, до { $until } (UTC)
admin-ban-network = сеть { $who }, до { $until } (UTC)
admin-facts = создан { $created }, изменён { $changed } (UTC), { $size } КБ
admin-gathers = ждёт игроков
admin-runs = ход { $turns }
admin-over = игра окончена, ходов: { $turns }

### Ошибки операционной системы

system-fault-missing = Такого файла или папки нет.
system-fault-permission = Нет прав доступа.
system-fault-folder = Это папка, а не файл.
system-fault-no-folder = Часть пути — файл, а не папка.
system-fault-name = Недопустимое имя файла.
system-fault-exists = Файл уже существует.
system-fault-kind = Это не обычный файл.
system-fault-full = На диске нет места.
system-fault-read-only = Файловая система доступна только для чтения.
system-fault-address = У этого компьютера нет такого адреса.

### Командная строка

usage-head = Использование
usage-commands = Команды
usage-arguments = Аргументы
usage-options = Параметры
usage-default = [по умолчанию: { $value }]

usage-cabochon = Игры { $games }: в браузере, в терминале или со своими ботами
usage-serve = Запустить сервер для игры в браузере
usage-admin = Обслуживать файл данных: резервная копия, восстановление, проверка, список столов
usage-backup = Скопировать файл данных в новый файл; сервер может держать его открытым
usage-restore = Поставить резервную копию на место файла данных, который не открыт сервером
usage-salvage = Скопировать уцелевшее из повреждённого файла данных, который не открыт сервером, в новый файл
usage-check = Искать повреждения в файле данных и воспроизвести игру каждого стола
usage-tables = Перечислить столы в файле данных
usage-export = Вывести игру стола как файл игры
usage-show = Показать, кто сидит за столом, и последние реплики в чате с их номерами
usage-close = Убрать стол из списка открытых и закрыть его для тех, у кого нет места; сервер должен работать
usage-remove = Удалить стол, реплику в чате или человека; сервер должен работать
usage-table = Удалить стол со всем, что к нему относится
usage-line = Удалить текст реплики в чате
usage-person = Удалить всё, что хранится о человеке; игры остаются, на его местах — бывший игрок
usage-play = Играть в этом терминале или продолжить игру из файла
usage-arena = Провести игры ботов друг против друга и вывести счёт
usage-learn = Получить данные, на которых учится оценка позиций, и проверить выученное
usage-generate = Провести игры бота с самим собой и сохранить их вместе с тем, что нашёл перебор
usage-observe = Описать позиции сохранённых игр числами, на которых обучается сеть
usage-gate = Решить по играм, сильнее ли один бот другого при равном времени
usage-calibrate = Сравнить то, чего перебор ожидал в сохранённых играх, с тем, чем они кончились
usage-bench = Измерить, сколько случайных игр в секунду играют правила
usage-replay = Вывести журнал сохранённой игры или стол в один из её моментов
usage-rules = Вывести правила игры или один их пункт
usage-verify = Проверить, что сохранённые игры соответствуют правилам
usage-engine = Отвечать ботом на вопросы `arena` по протоколу ботов (docs/engines.md)
usage-bot = Играть программой за столами сервера по HTTP (docs/engines.md)
usage-referee = Применять правила для других программ: один запрос JSON на строку, один ответ на строку
usage-help = Показать справку о программе или об одной из команд

usage-any-help = Показать эту справку
usage-any-version = Показать версию
usage-any-color = Цвета в выводе: auto (в терминале, если не задано NO_COLOR), always или never
usage-any-lang = Язык вывода: en, ru или ja; по умолчанию язык окружения, иначе английский
usage-any-game = Игра, одна из: { $names }
usage-any-chosen = Параметры игры в виде КЛЮЧ=ЗНАЧЕНИЕ: { $options }
usage-any-json = Вывести результат одним объектом JSON
usage-any-data = Файл, где хранятся игры
usage-backup-to = Файл, который будет записан; его ещё не должно быть
usage-salvage-to = Файл, который будет записан; его ещё не должно быть
usage-restore-from = Резервная копия
usage-tables-json = Вывести по одному объекту JSON на стол
usage-any-table = Стол: последняя часть его адреса или её первые буквы
usage-any-offline = Изменить сам файл, который не должен быть открыт сервером
usage-line-line = Номер реплики, как его показывает `admin show`
usage-person-seat = Место человека за столом, считая с 1
usage-person-line = Строка, которую написал этот человек: её номер, как его показывает `show`
usage-free = Освободить место в ещё не начатой игре; файл должен быть открыт сервером
usage-free-seat = Место, начиная с 1
usage-ban = Не пускать человека или сеть некоторое время; файл должен быть открыт сервером
usage-ban-table = Стол, за которым этот человек: последняя часть адреса или её первые буквы
usage-ban-seat = Место человека за столом, с 1
usage-ban-line = Реплика этого человека: её номер, как его показывает `show`
usage-ban-network = Все адреса сети, например 192.0.2.0/24 или 2001:db8::/56
usage-ban-hours = Число часов
usage-unban = Снова пускать того, кого не пускают; файл должен быть открыт сервером
usage-unban-who = Сеть или первые цифры человека, как их показывает `bans`
usage-bans = Показать, кого не пускают
usage-say = Показать всем на сервере сообщение, пока сервер не остановится
usage-say-text = Текст
usage-say-clear = Убрать сообщение
usage-tables-order = Порядок: по времени создания, последнего изменения или по размеру
usage-any-nodes = Узлов на ход для ботов с перебором
usage-serve-listen = Адрес, на котором слушать; порт 0 — любой свободный
usage-serve-fill_empty = Начать новый файл данных на месте пустого (0 байт); иначе такой файл не принимается
usage-serve-public_url = Адрес для других, например https://games.example, если он не тот, что выше: за прокси или по имени в локальной сети
usage-serve-trusted_proxy = Сети прокси-серверов, чьему X-Forwarded-For можно верить, например 10.0.0.0/8, через запятую, или none
usage-serve-limit_local = Ограничивать запросы с этого компьютера так же, как с любого другого
usage-serve-config = Файл настроек (TOML); его ключи — имена параметров ниже, кроме `--color` и `--lang`; командная строка важнее
usage-serve-print_config = Вывести настройки, которые будут действовать, в виде такого файла, и завершить работу
usage-serve-metrics = Адрес, по которому Prometheus получает показатели (/metrics), например 127.0.0.1:9137; none — нигде
usage-serve-log_requests = Записывать в журнал строку о каждом запросе: метод, маршрут, код ответа, адрес и время
usage-serve-log_format = Вид журнала: text или json
usage-serve-limit_moves = Сколько ходов и просьб об отмене разрешено одному человеку: ЧИСЛО/ВРЕМЯ, например 30/3s (столько сразу, а затем запас равномерно пополняется за это время)
usage-serve-limit_lines = Сколько реплик в чате одного стола разрешено одному человеку: ЧИСЛО/ВРЕМЯ
usage-serve-limit_address_moves = Сколько ходов и просьб об отмене разрешено с одного адреса: ЧИСЛО/ВРЕМЯ
usage-serve-limit_address_lines = Сколько реплик в чате разрешено с одного адреса: ЧИСЛО/ВРЕМЯ
usage-serve-limit_table_lines = Сколько реплик в чате разрешено за одним столом: ЧИСЛО/ВРЕМЯ
usage-serve-limit_tables = Сколько столов разрешено открыть одному человеку и с одного адреса: ЧИСЛО/ВРЕМЯ
usage-serve-limit_people = Сколько новых людей может прийти с одного адреса: ЧИСЛО/ВРЕМЯ
usage-serve-limit_requests = Сколько любых запросов разрешено с одного адреса: ЧИСЛО/ВРЕМЯ
usage-serve-limit_address_seats = Сколько мест за чужими открытыми столами можно занять с одного адреса: ЧИСЛО/ВРЕМЯ
usage-serve-limit_waiting = За сколькими местами чужих открытых столов могут одновременно ждать людей с одного адреса
usage-serve-limit_listed = Сколько открытых столов со свободными местами может быть с одного адреса
usage-serve-limit_sockets = Сколько страниц со столами может быть открыто у одного человека
usage-serve-limit_address_sockets = Сколько страниц со столами может быть открыто с одного адреса
usage-serve-limit_address_memory = Сколько памяти (МБ) могут занимать открытые столы с одного адреса
usage-serve-limit_address_disk = Сколько места (МБ) могут занимать сохранённые столы с одного адреса
usage-serve-limit_connections = Сколько соединений разрешено с одного адреса
usage-serve-limit_all_tables = Сколько столов разрешено создать всем вместе
usage-serve-limit_all_memory = Сколько памяти (МБ) могут занимать столы всех вместе; из памяти убираются столы, которые дольше всего никому не нужны
usage-serve-limit_all_disk = Размер файла данных (МБ), начиная с которого новые столы не создаются
usage-serve-limit_all_connections = Сколько соединений разрешено всем вместе
usage-serve-keep_running = Удалять игры, в которых столько дней не было ходов; none — хранить
usage-serve-keep_finished = Удалять игры, оконченные столько дней назад; none — хранить
usage-play-game = Игра, одна из: { $names }; или файл игры, чтобы продолжить её
usage-play-seats = Кто занимает места, по порядку хода: human, { $levels }, master:NODES; по умолчанию human,master или как записано в файле
usage-play-seed = Открывать карты по этому зерну, а не случайно
usage-any-a = Бот, которого измеряют: { $rivals }, перебор с другим числом узлов, например master:1000, или FILE.net@ROUNDS:NODES — перебор, который доигрывает ROUNDS раундов и спрашивает сеть из файла
usage-any-b = Бот на всех остальных местах
usage-arena-a = Сторона, которую измеряют: { $rivals }, перебор с другим числом узлов, например master:1000, FILE.net@ROUNDS:NODES — перебор, который доигрывает ROUNDS раундов и спрашивает сеть из файла, или engine:COMMAND — программа, которая говорит по протоколу ботов
usage-arena-b = Сторона на всех остальных местах
usage-arena-ms = Сколько миллисекунд есть у внешней программы на действие
usage-arena-save = Сохранять каждую игру в файл в этой папке, новой или пустой
usage-engine-bot = Бот: пишется как A у `arena`, но без внешних программ
usage-bot-server = Адрес сервера, например https://games.example
usage-bot-table = Стол: его ссылка или буквы из неё; иначе открытые столы с местами для программ, один за другим
usage-bot-name = Имя, которое видят игроки
usage-bot-engine = Программа, которая говорит на протоколе ботов, с аргументами в кавычках, как в оболочке
usage-bot-ms = Сколько миллисекунд есть у программы на ход
usage-bot-games = Закончить после стольких игр
usage-bot-secret = Файл с личностью бота; если его нет, он создаётся: с ним бот возвращается к своим играм
usage-any-a_seats = Сколько мест у A: по очереди каждый набор из стольких мест; остальные у B
usage-any-players = Сколько игроков
usage-any-seed = Зерно, от которого зависят все карты и боты
usage-any-threads = Сколько игр идёт одновременно; на итог это не влияет
usage-any-from = Файл игр
usage-arena-games = Сколько игр; по умолчанию 200, а в лиге 400 между соседями
usage-arena-league = Провести лигу: соседи играют друг с другом и все с greedy; выводятся все счета и рейтинги на одной шкале
usage-arena-levels = Боты лиги, от слабейшего к сильнейшему, через запятую; по умолчанию { $levels }
usage-arena-greedy_games = Сколько игр каждый бот лиги проводит с greedy, если они не соседи
usage-generate-out = Файл игр; если он уже есть, в него добавляются недостающие игры
usage-generate-bot = Бот на всех местах: пишется как A у `arena`
usage-generate-games = Сколько игр будет в файле в конце
usage-observe-out = Файл записей, который будет записан
usage-gate-games = Самое большее столько игр
usage-gate-least = Не меньше стольких игр до решения
usage-gate-threads = Сколько игр идёт одновременно
usage-calibrate-seed = Зерно, по которому из каждой игры выбирается позиция
usage-bench-seconds = Сколько секунд измерять после разогрева
usage-bench-seed = Зерно случайных игр
usage-replay-file = Файл игры
usage-replay-at = Показать стол после стольких записей
usage-rules-list = Список правил, один из: { $lists }
usage-rules-item = Один пункт, например 46 или C8; без него выводятся все
usage-verify-files = Файлы игр

usage-fault-value = `{ $value }` — недопустимое значение для { $argument }: нужно{" "}
usage-fault-no-value = Для { $argument } нужно значение.
usage-fault-unknown = Неизвестный аргумент `{ $argument }`.
usage-fault-command = Неизвестная команда `{ $value }`.
usage-fault-no-command = Не указана команда.
usage-fault-missing = Не указан аргумент: { $argument }
usage-fault-none = В { $argument } значение `{ $value }` стоит рядом с другими; оно может быть только одно.
usage-fault-twice = { $argument } указано дважды.
usage-fault-together = { $argument } и { $value } нельзя указать вместе.
usage-fault-too-many = `{ $value }` — лишнее значение для { $argument }.
usage-fault-text = Один из аргументов — не текст UTF-8.
usage-similar = {" "}Может быть, { $value }?
usage-more = Справку выводит `{ $value } --help`.
usage-choices = одно из: { $value }.
usage-wants-whole = целое число от { $least } до { $most }.
usage-wants-players = число игроков, например 2.
usage-wants-seconds = число от 0.01 до 3600.
usage-wants-rival = { $levels }, master:NODES или fitted:NODES (от 1 до { $most } узлов на ход) или FILE.net@ROUNDS:NODES для сети из файла (от 0 до { $rounds } раундов; @ROUNDS и :NODES можно не писать).
usage-wants-rival-or-engine = engine:COMMAND для программы, которая говорит по протоколу ботов, или { usage-wants-rival }
usage-wants-engine = engine:COMMAND — программа и её аргументы в кавычках, как для оболочки, например 'engine:python3 my.py'.
usage-wants-command = Программа и её аргументы в кавычках, как в оболочке, например 'python3 my.py'.
usage-wants-language = en (English), ru (Русский) или ja (日本語).
usage-wants-address = адрес с портом, например 127.0.0.1:8137.
usage-wants-url = http:// или https:// и имя или адрес узла, если нужно — с портом от 1 и путём из латинских букв, цифр, -, ., _ и ~, например https://games.example или https://example.org/games.
usage-wants-network = сеть или адрес, например 10.0.0.0/8 или 192.0.2.1.
usage-wants-rate = число и время (s, m или h), например 30/3s или 60/1h.

### Измерения

arena-head = { $game }, игроков: { $players }; { $a } против { $b }
arena-games = { $games } { $games ->
    [one] игра
    [few] игры
    [many] игр
   *[other] игры
}: побед { $wins }, ничьих { $draws }, поражений { $losses }
arena-score = счёт { $score } % (95-процентный интервал от { $low } до { $high }; у равных игроков { $even })
arena-turns = Ходов за игру: { $turns }
arena-clock = { $bot }: { $mean } мс на ход, самое большее { $longest }
arena-progress = Сыграно { $done } из { $games }
arena-chose = { $bot } в игре { $number } выбирает { $action }: { $why }
arena-forfeit = { $side } ({ $bot }) проигрывает игру { $number } из-за ошибки: { $fault }
arena-faults = { $bot }: из-за ошибок { $faults ->
    [one] проиграна { $faults } игра
    [few] проиграны { $faults } игры
    [many] проиграно { $faults } игр
   *[other] проиграно { $faults } игры
}
arena-no-engine = Программу `{ $command }` не удалось запустить: { $why }
bot-sits = { $name } сидит за столом { $table }.
bot-over = Игра за столом { $table } окончена: место { $place }.
bot-ended = Игра за столом { $table } прекращена столом.
bot-seat-lost = Место за столом { $table } освобождено.
bot-waits = Открытых столов с местами для программ нет: бот ждёт.
bot-refused = Сервер отказывает: { $why }
bot-unreachable = Сервер { $server } не отвечает: { $why }
bot-fault = Ошибка программы: { $fault }
bot-no-secret = Секрет в файле { $file } не удалось сохранить: { $why }
bot-no-seat = За столом { $table } нет свободного места.
bot-no-address = { $server } — не адрес сервера, такой как https://games.example.
arena-not-empty = Папка { $folder } не пуста: игры сохраняются в новую или пустую папку.
engine-fault-not-started = её не удалось запустить снова: { $why }
engine-fault-late = нет ответа за { $ms } мс.
engine-fault-closed = она закрыла свой вывод.
engine-fault-long-line = в строке больше { $most } байт.
engine-fault-no-answer = `{ $line }` — не ответ по протоколу ботов.
engine-fault-chatter = строк без ответа: { $lines }.
engine-fault-no-action = в ответе нет действия.
engine-fault-declined = в ответе ошибка «{ $why }».
engine-fault-illegal = действие { $action } отклонено: { $why }
engine-fault-with-words = { $fault } Последняя строка её вывода ошибок: { $words }
arena-endless = Игра { $number } не кончается.
arena-no-seat = При --a-seats { $seats } и --players { $players } для B не остаётся места.
league-head = { $game }, игроков: { $players }; лига
league-pair = { $a } против { $b }: { $score } % в играх: { $games } (95-процентный интервал от { $low } до { $high })
league-ratings = Рейтинги по шкале Эло относительно бота, с которым играют все:
league-rating = { $bot }: { $rating } (95-процентный интервал от { $low } до { $high })
league-alone = В лиге должно быть не меньше двух ботов.
net-fault = { $file } — не сеть для { $game }: { $why }
net-fault-beginning = файл не начинается с «cabnet 1».
net-fault-short = файл слишком короткий.
net-fault-long = файл слишком длинный.
net-fault-shape = её входы — { $found }, а нужны { $wanted }.
net-fault-large = в ней слишком много мест или зон.
net-fault-weight = один из её весов — не число от −10 000 до 10 000.
learn-nothing = У { $game } нет выученной оценки: её позиции ничем не описаны.
learn-no-games = { $file }, строка { $line }: такого в файле игр для `learn` не бывает.
learn-otherwise = Игры в { $file } получены иначе: { $found }, а не { $wanted }.
learn-in-use = Файл { $file } занят другой командой.
learn-bad-game = { $file }, игра { $number }: { $why }
learn-bad-turn = После записи { $inputs } нет решения, к которому относятся сохранённые доли.
bench-head = { $game }, игроков: { $players }; случайные ходы, один поток
bench-games = игр в секунду (медиана, раундов: { $rounds })
bench-slowest = в самом медленном раунде, { $fastest } в самом быстром
bench-turns = ходов за игру
bench-decisions = решений за игру
bench-outcomes = исходов случая за игру
bench-step = наносекунд на шаг
bench-bytes = байт в состоянии
bench-development = Это отладочная сборка; измеряйте с --release.
