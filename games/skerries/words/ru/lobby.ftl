# «Шхеры»: что видно до открытия стола.

game-skerries = Шхеры
game-skerries-about = 2–6 игроков, около 20 минут
game-skerries-goal = Соберите лучший улов к тому времени, как чья-то лодка наполнится, и не дайте маяку погаснуть: третий шторм топит всех.
skerries-keys-numbers = «Шхеры»: улов по месту, в конце заказ
skerries-keys-oil = «Шхеры»: запастись маслом, отдать, оставить
fish-h = сельдь
    .count = { $count } сельди
fish-c = треска
    .count = { $count } трески
fish-e = угорь
    .count = { $count ->
        [one] { $count } угорь
        [few] { $count } угря
        [many] { $count } угрей
       *[other] { $count } угрей
    }
fish-m = мидии
    .count = { $count } мидий
fish-o = масло
    .count = { $count } масла
skerries-option-weather = Погода
    .about = В бурю все лодки топит уже второй обрушившийся шторм, а каждый обрушившийся стоит улова всем.
skerries-option-weather-fair = ясно
skerries-option-weather-gale = буря
