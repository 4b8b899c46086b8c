# «Альгамбра»: что показано до того, как открыт стол.

game-alhambra = Альгамбра
game-alhambra-about = 2–6 игроков, около 60 минут
alhambra-option-walls = Длина стены
    .about = Стена приносит очко за каждую свою сторону или за каждую плитку, которая в ней участвует.
alhambra-option-walls-sides = по сторонам
alhambra-option-walls-tiles = по плиткам
