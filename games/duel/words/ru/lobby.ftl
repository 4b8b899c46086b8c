# Splendor Duel: что о ней видно до открытия стола.

game-duel = Splendor Duel
game-duel-about = 2 игрока, около 30 минут
duel-keys = Splendor Duel: привилегия, пополнить поле
duel-keys-numbers = Splendor Duel: цвет для копии, фишка, которую крадут или сбрасывают
duel-option-adjudicate = Кто затягивает игру, тот проиграл
    .about = Кто три своих хода подряд начинает со всем золотом и обеими жемчужинами и ничего не покупает, тот проигрывает.
