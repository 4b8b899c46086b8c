# 「アルハンブラ」：テーブルを開く前に示すもの。

game-alhambra = アルハンブラ
game-alhambra-about = 2～6人、約60分
game-alhambra-goal = 建物を買い、各種類で最多を目指し、自分のアルハンブラを壁で囲みます。
alhambra-keys-squares = アルハンブラ：マスのタイルを買います。もう一度押すと別の支払い
alhambra-keys-money = アルハンブラ：開いているお金を取る
alhambra-keys-tiles = アルハンブラ：次のタイルを選ぶ、中立プレイヤーに渡す
alhambra-keys-zoom = アルハンブラ：盤を拡大、縮小、全体表示
alhambra-keys-move = アルハンブラ：拡大した盤を動かす
alhambra-option-walls = 壁の長さ
    .about = 壁は辺ごとに1点、または壁に加わるタイルごとに1点になります。
alhambra-option-walls-sides = 辺で数える
alhambra-option-walls-tiles = タイルで数える
