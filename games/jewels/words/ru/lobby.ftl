# Что игры семейства Splendor показывают до открытия стола: камни и фишки, клавиши.

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

### Настройки и клавиши

jewels-keys-reserve = в резерв вместо покупки
