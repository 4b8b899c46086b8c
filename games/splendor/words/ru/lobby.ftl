# Splendor, базовая игра: что о ней видно до открытия стола.

game-splendor = Splendor
game-splendor-about = от 2 до 4 игроков, около 30 минут
game-splendor-goal = Покупайте карты, от которых следующие дешевеют. Раунд, в котором кто-то наберёт 15 очков, последний; побеждает тот, у кого их больше.
splendor-keys-tokens = взять фишку: белую, синюю, зелёную, красную, чёрную, золото
splendor-option-modules = Города Splendor
    .about = Игра рассчитана на один модуль.
    .several = Несколько вместе — вариант этого дома.
splendor-option-modules-cities = Города
    .about = Взявший город заканчивает игру; дворян нет.
splendor-option-modules-strongholds = Крепости
    .about = Крепости берегут карты для владельца; три на одной завоёвывают её.
splendor-option-modules-posts = Торговые посты
    .about = Пять свойств вдоль дороги для тех, кто их достиг.
splendor-option-modules-orient = Восток
    .about = Второй рынок: двойное золото, сумки, дворяне и бесплатные карты.
