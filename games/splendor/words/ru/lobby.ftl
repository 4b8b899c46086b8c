# Splendor, базовая игра: что о ней видно до открытия стола.

game-splendor = Splendor
game-splendor-about = от 2 до 4 игроков, около 30 минут
splendor-keys-tokens = взять фишку: белую, синюю, зелёную, красную, чёрную, золото
