# 宝石の煌きの仲間のゲームが、テーブルで共に使うもの：トークン、値段のあるカード、支払い、予約。

### 数

none = なし
tokens-count = トークン{ $held }/{ $limit }

### 上の帯

turn-taking = あなたの番：トークンを取る
    .named = { $name }：トークンを取る
turn-buying = あなたの番：カードを購入
    .named = { $name }：カードを購入
turn-reserving = あなたの番：カードを予約
    .named = { $name }：カードを予約
turn-looking = あなたの番：選んだカード
    .named = { $name }：選んだカード

### テーブル

market-row = レベル{ $level }
market-empty = 空き
deck-words = レベル{ $level }の山札、残り{ $left }枚
card-pill = { $tokens ->
    [0] 無料
   *[other] { $tokens }個
}
card-payable = { $card }。購入できる：{ $price }
opponents = ほかのプレイヤー
own-tokens = 自分のトークン
own-hand = 自分の予約カード
own-heap = 自分の{ $gem }のトークン：{ $held }個
bonus-cards = ボーナス
hand-room = あと{ $left }枚

### 用意した手

tray-taking = トークンを取る
tray-price = 価格
tray-with-bonuses = ボーナス後
tray-free = 無料
tray-gold-hint = トークンを押すと代わりに金で払う。残りの金{ $left }個
tray-gold-back-hint = 金を押すと宝石そのもので払う
tray-reserving = 予約
tray-reserving-top = レベル{ $level }の山札の一番上。見るのは自分だけ
pay-gem = { $gem }：代わりに金で払う
pay-gold = { $gem }の代わりの金：自分の{ $gem }で払う
act-take = 取る
act-buy = 購入
act-reserve = 予約

### 記録

log-took = { $player }が{ $gems }を取った
log-drew = 引いたのは{ $card }

### 棋譜

replay-bought = { $player }の購入

### 終わり

end-points = 点

### ターミナル。カード列の見出しは半角7文字まで、数の上の見出しは英語より長くしない。

board-to-act = { $player }の番
board-turning-up = 公開を待っている
board-over = ゲーム終了
board-level = Lv { $level }
board-deck = 山 { $cards }
board-hand = 手札
board-empty = 空き
board-points = { $points }点
board-free = 無料
board-pay = 支払
board-short = 不足 { $tokens }
board-head = 点
    .cards = 札
    .nobles = 貴族
    .held = 所持
    .hand = 手札

### ターミナル：手の書き方と呼び名

cli-kind-take = 取る
cli-kind-reserve = 予約
cli-kind-buy = 購入
