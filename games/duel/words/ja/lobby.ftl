# 宝石の煌き：デュエル（Splendor Duel）：テーブルを開く前に見せるもの。

game-duel = 宝石の煌き：デュエル（Splendor Duel）
game-duel-about = 2人、約30分
game-duel-goal = 20点、王冠10個、同じ色のカードで10点のどれかに先に届いた人が勝ちます。
duel-keys = 宝石の煌き：デュエル：特権、ボードの補充
duel-keys-numbers = 宝石の煌き：デュエル：コピーする色、奪う・捨てるトークン
duel-option-adjudicate = 膠着させた側を負けとする
    .about = 金すべてと真珠2個を持ったまま、3手番続けて何も購入しない側の負けとなります。
