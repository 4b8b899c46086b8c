# Стол в браузере и то, что нужно всем оболочкам.

### Фишки: название, камень, буква на камне и число словами

gem-w = белый
    .stone = алмаз
    .letter = Б
    .count = { $count } { $count ->
        [one] белый
        [few] белых
        [many] белых
       *[other] белых
    }
gem-b = синий
    .stone = сапфир
    .letter = С
    .count = { $count } { $count ->
        [one] синий
        [few] синих
        [many] синих
       *[other] синих
    }
gem-g = зелёный
    .stone = изумруд
    .letter = З
    .count = { $count } { $count ->
        [one] зелёный
        [few] зелёных
        [many] зелёных
       *[other] зелёных
    }
gem-r = красный
    .stone = рубин
    .letter = К
    .count = { $count } { $count ->
        [one] красный
        [few] красных
        [many] красных
       *[other] красных
    }
gem-k = чёрный
    .stone = оникс
    .letter = Ч
    .count = { $count } { $count ->
        [one] чёрный
        [few] чёрных
        [many] чёрных
       *[other] чёрных
    }
gem-p = жемчужина
    .stone = жемчуг
    .letter = Ж
    .count = { $count } { $count ->
        [one] жемчужина
        [few] жемчужины
        [many] жемчужин
       *[other] жемчужины
    }
gem-a = золото
    .stone = золото
    .letter = Зл
    .count = { $count } { $count ->
        [one] золото
        [few] золота
        [many] золота
       *[other] золота
    }

card-number = карта { $card }
list-comma = {", "}
list-and = { $first } и { $last }
none = нет

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

game-splendor = Splendor
game-splendor-about = от 2 до 4 игроков, около 30 минут
game-duel = Splendor Duel
game-duel-about = 2 игрока, около 30 минут
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
    .about = Кто три своих хода подряд начинает со всем золотом и обеими жемчужинами и ничего не покупает, тот проигрывает.
act-open-table = Открыть стол
lobby-open-tables = Открытые столы
lobby-none-open = Никто не ждёт игроков. Откройте стол сами: оставьте место свободным.
act-join = Войти
points-word = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
cards-count = { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
tokens-count = фишек: { $held }/{ $limit }

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
lobby-not-affiliated = Независимая программа для игры по правилам Splendor и Splendor Duel, со своими рисунками и текстами. Не связана с издателями этих игр и не одобрена ими.
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
keys-tokens = взять фишку: белую, синюю, зелёную, красную, чёрную, золото
keys-reserve = в резерв вместо покупки
keys-duel = Splendor Duel: привилегия, пополнить поле
keys-duel-numbers = Splendor Duel: цвет для копии, фишка, которую крадут или сбрасывают
keys-confirm = сделать подготовленный ход
keys-clear = отменить его
keys-move = от предмета к предмету
keys-step = назад и вперёд по журналу
keys-play = запись: пуск и пауза
keys-now = вернуться к игре
keys-help = эта панель

### Верхняя строка

bar-place = { $game } · { $players } { $players ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
} · раунд { $round }
last-round = последний раунд
reconnecting = Восстанавливаем связь…
turn-start = Ваш ход
    .named = Ходит { $name }
turn-taking = Ваш ход: берём фишки
    .named = { $name }: берём фишки
turn-buying = Ваш ход: покупка карты
    .named = { $name }: покупка карты
turn-reserving = Ваш ход: карта в резерв
    .named = { $name }: карта в резерв
turn-returning = Ваш ход: возврат фишек
    .named = { $name }: возврат фишек
turn-noble = Ваш ход: выбор дворянина
    .named = { $name }: выбор дворянина
turn-passing = Ходов нет
    .named = { $name }: ходов нет
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
bank = Фишки на столе
bank-pile = { $gem }, на столе { $left }{ $chosen ->
    [0] {""}
   *[other] , выбрано { $chosen }
}
nobles = Дворяне
noble-words = Дворянин, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, нужны бонусы: { $needs }
market = Карты на столе
market-row = Уровень { $level }
market-empty = пусто
deck-words = Колода уровня { $level }, осталось: { $left } { $left ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
card-words = Уровень { $level }, { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, бонус { $bonus }, цена: { $cost }
card-pill = { $tokens ->
    [0] даром
   *[other] за { $tokens }
}
card-payable = { $card }. Можно купить: { $price }
opponents = Другие игроки
mine = Ваша сторона
own-tokens = Ваши фишки
own-hand = Ваши карты в резерве
own-heap = Ваши фишки, { $gem }: { $held }
bonus-cards = карты-бонусы
hand-room = место ещё для { $left }
player-words = { $name }: { $points } { $points ->
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
plays-after = ходит следующим
to-act = ходит
thinking = думает…
race = До конца игры

### Подготовленный ход

tray = Ваш ход
tray-nothing = Выберите фишки или карту для покупки: светится то, что сейчас можно. Любую карту можно отложить в резерв.
    .hand-full = Выберите фишки или карту для покупки: светится то, что сейчас можно.
tray-looking-on = Вы наблюдаете за игрой.
tray-waiting = Ходит { $name }
tray-sending = Делаем ход…
tray-taking = Взять фишки
tray-taking-more = ещё { $wanted } { $wanted ->
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
tray-price = Цена
tray-with-bonuses = с бонусами
tray-free = даром
tray-gold-hint = Нажмите на фишку, чтобы заплатить золотом; останется золота: { $left }
tray-gold-back-hint = Нажмите на золото, чтобы заплатить самим камнем
tray-reserving = В резерв
tray-reserving-choose = Выберите карту или верх колоды.
tray-reserving-top = Верхняя карта колоды уровня { $level }; увидите её только вы
tray-returning = Верните { $surplus } { $surplus ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
}
tray-returning-hint = Выберите среди своих фишек.
tray-noble = Выберите, какой дворянин придёт
tray-passing = Нельзя ни взять, ни отложить, ни купить.
pay-gem = { $gem }: заплатить золотом
pay-gold = золото вместо: { $gem }; заплатить своей фишкой
after-turn = После хода: { $tokens } { $tokens ->
    [one] фишка
    [few] фишки
    [many] фишек
   *[other] фишки
}, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
after-purchase = После хода: { $tokens } { $tokens ->
    [one] фишка
    [few] фишки
    [many] фишек
   *[other] фишки
}, бонус { $bonus } { $bonuses }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
act-take = Взять
act-buy = Купить
act-reserve = В резерв
act-return = Вернуть
act-noble = Принять
act-pass = Пропустить
act-privilege = Использовать
act-replenish = Пополнить
act-copy-colour = Копировать
act-steal = Украсть
act-royal = Взять
act-discard = Сбросить
act-clear = Отменить
act-reserve-instead = Лучше в резерв
act-buy-instead = Лучше купить

### Почему нельзя

why-rule = Правило { $rule }.
why-reserve = Можно отложить её в резерв
why-buy = Можно её купить
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
log-took = { $player }: взято { $gems }
log-reserved = { $player }: в резерв { $card }{ $gold ->
    [0] , без золота
   *[other] {""}
}
log-reserved-top = { $player }: в резерв вслепую, уровень { $level }{ $gold ->
    [0] , без золота
   *[other] {""}
}
log-drew = Это { $card }
log-bought = { $player }: покупка { $card } { $tokens ->
    [0] даром
   *[other] за { $paid }
}
log-returned = { $player }: возврат { $gems }
log-received = Пришёл дворянин за { $needs }: 3 очка
log-passed = { $player }: пропуск, ходов нет
log-last-round = 15 очков: последний раунд
log-ended = Игра окончена
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
replay-bought = { $player }: покупка
replay-noble = { $player }: дворянин
replay-royal = { $player }: королевская карта
replay-last-round = последний раунд
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

act-undo = Вернуть последний ход
undo-asked = { $player }: можно вернуть последний ход?
    .mine = Вы попросили вернуть последний ход.
undo-why =
    .nothing = У вас ещё нет хода, который можно вернуть.
    .revealed = После вашего хода открылось новое, и вернуть его уже нельзя.
    .asked = Просьба вернуть ход уже есть.
undo-done = Ход возвращён.
undo-refused = { $player }: лучше не возвращать.
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
end-points = Очки
end-cards = Карты
end-nobles = Дворяне
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
net-revealed = Этот ход вернуть нельзя: с тех пор что-то открылось.
net-nothing-to-undo = Возвращать нечего.
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
