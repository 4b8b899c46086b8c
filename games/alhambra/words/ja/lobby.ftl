# 「アルハンブラ」：テーブルを開く前に示すもの。

game-alhambra = アルハンブラ
game-alhambra-about = 2～6人、約60分
alhambra-option-walls = 壁の長さ
    .about = 壁は辺ごとに1点、または壁に加わるタイルごとに1点になる。
alhambra-option-walls-sides = 辺で数える
alhambra-option-walls-tiles = タイルで数える
