# 宝石の煌き（Splendor）基本ゲーム：テーブルを開く前に見せるもの。

game-splendor = 宝石の煌き（Splendor）
game-splendor-about = 2～4人、約30分
splendor-keys-tokens = トークンを取る：白、青、緑、赤、黒、金
