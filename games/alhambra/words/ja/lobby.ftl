# 「アルハンブラ」：テーブルを開く前に示すもの。

game-alhambra = アルハンブラ
game-alhambra-about = 2～6人、約60分
game-alhambra-goal = 建物を買い、各種類で最多を目指し、自分のアルハンブラを壁で囲む。
alhambra-option-walls = 壁の長さ
    .about = 壁は辺ごとに1点、または壁に加わるタイルごとに1点になる。
alhambra-option-walls-sides = 辺で数える
alhambra-option-walls-tiles = タイルで数える
