# 宝石の煌きの仲間のゲームが、テーブルを開く前に見せるもの：宝石とトークン、キー。

### 駒：名前、石、宝石に書く字、数を言葉で

gem-w = 白
    .stone = ダイヤモンド
    .letter = 白
    .count = 白{ $count }
gem-b = 青
    .stone = サファイア
    .letter = 青
    .count = 青{ $count }
gem-g = 緑
    .stone = エメラルド
    .letter = 緑
    .count = 緑{ $count }
gem-r = 赤
    .stone = ルビー
    .letter = 赤
    .count = 赤{ $count }
gem-k = 黒
    .stone = オニキス
    .letter = 黒
    .count = 黒{ $count }
gem-p = 真珠
    .stone = 真珠
    .letter = 珠
    .count = 真珠{ $count }
gem-a = 金
    .stone = 金
    .letter = 金
    .count = 金{ $count }

### 設定とキー

jewels-keys-reserve = 購入の代わりに予約
