# 「スケリーズ」：卓を開く前に見えるもの。

game-skerries = スケリーズ
game-skerries-about = 2〜6人、約20分
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
