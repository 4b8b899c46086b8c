# 「スケリーズ」：卓を開く前に見えるもの。

game-skerries = スケリーズ
game-skerries-about = 2〜6人、約20分
game-skerries-goal = 誰かの船がいっぱいになるまでに一番よい漁獲を集め、灯台の火を守ります。三度目の嵐では全員が負けます。
skerries-keys-numbers = スケリーズ：場所の番号で獲物、最後は注文
skerries-keys-oil = スケリーズ：油を補う、出す、取っておく
fish-h = ニシン
    .count = ニシン{ $count }
fish-c = タラ
    .count = タラ{ $count }
fish-e = ウナギ
    .count = ウナギ{ $count }
fish-m = ムール貝
    .count = ムール貝{ $count }
fish-o = 油
    .count = 油{ $count }
skerries-option-weather = 天候
    .about = 大しけでは、2度目に襲った嵐ですべての船が沈み、襲った嵐ごとに全員が漁獲を失います。
skerries-option-weather-fair = 晴れ
skerries-option-weather-gale = 大しけ
