# ブラウザのテーブルと、どの画面でも使う言葉。

### 駒：名前、石、宝石に書く字、数を言葉で

card-number = カード{ $card }
list-comma = 、
list-and = { $first }と{ $last }

### 家

brand = Cabochon
title = Cabochon
title-yours = ● あなたの番 – Cabochon
title-over = ゲーム終了 – Cabochon
close = 閉じる
act-again = もう一度試す
to-lobby = ロビーへ
nowhere = このアドレスには何もない。途中で切れているか、打ち間違いかもしれない。

### ゲーム、プレイヤー、相手

you = あなた
player-number = プレイヤー{ $number }
level-random = 見習い
    .about = でたらめに指す
level-greedy = 職人
    .about = 一番よさそうなものを取る
level-master = 親方
    .about = 先を読む
bot-of-level = ボット、{ $level }
bot-name-0 = ファセット
bot-name-1 = ラピダリ
bot-name-2 = ベゼル
bot-name-3 = ルーペ
sitter-person = この画面の人
sitter-open = 空席
    .about = リンクから来た人の席
setup-public = ロビーに載せる
setup-spectators = 観戦を許す
setup-adjudicate = 膠着させた側を負けとする
act-open-table = テーブルを開く
lobby-open-tables = 募集中のテーブル
lobby-none-open = 募集中のテーブルはない。席を空けて自分で開ける。
act-join = 参加

### ロビー

setup-game = ゲーム
setup-players = 人数
setup-seat = 席{ $number }に座る人
setup-name = プレイヤー{ $number }の名前
setup-by-lot = 席順をくじで決める
act-play = 遊ぶ
lobby-mine = 自分のテーブル
lobby-running = { $tables ->
    [0] 進行中なし
   *[other] { $tables }件進行中
}
lobby-loading = テーブルを探している…
lobby-no-tables = 座ったテーブルはここに並び、いつでも戻ってこられる。
lobby-table = { $game }、{ $players }人
lobby-standing = 第{ $round }ラウンド、自分は{ $points }点、相手は{ $names }
lobby-one-screen = 第{ $round }ラウンド、同じ画面で：{ $names }
lobby-over = { $round }ラウンドで終了、{ $names }
lobby-your-turn = あなたの番
lobby-open = 開く
lobby-look = 見る
lobby-honest = ボットに見えるのは、その席に座った人に見えるものだけ。
lobby-not-affiliated = { $games }のルールで遊ぶための独立したプログラム。絵も文章も独自のもので、製作元とは関係がなく、承認も受けていない。
file-open = ゲームファイルを開く
file-about = 終わったゲームを見直す、または途中から続ける
file-unreadable = このファイルは読めない。

### 設定とキー

settings = 設定
settings-open = 設定とキー
settings-motion = 動き
motion-none = なし
motion-slow = ゆっくり
motion-usual = ふつう
motion-fast = 速く
settings-confirm = 手を指す前に確認する
settings-sound = 自分の番に音を鳴らす
settings-larger = 文字を大きく
settings-notify = 自分の番を通知する
notify-denied = このページの通知はブラウザで許可されていない。
notify-turn = あなたの番：{ $game }
language = 言語
theme = 配色
theme-auto = システム
theme-dark = 暗い
theme-light = 明るい
keys = キー
keys-confirm = 用意した手を指す
keys-clear = 消す
keys-move = 駒から駒へ
keys-step = 記録を前後に
keys-play = 棋譜の再生と一時停止
keys-now = 今に戻る
keys-help = このパネル

### 上の帯

reconnecting = 再接続中…
turn-start = あなたの番
    .named = { $name }の番
turn-sending = 手を送っている
    .named = { $name }の手を送っている
turn-yours = あなたの番
turn-bot = { $name }が考えている
turn-other = { $name }の番
turn-chance = カードをめくっている
turn-over = ゲーム終了
turn-past = 振り返り中

### テーブル

table = テーブル
table-loading = テーブルを準備している…
mine = 自分の側
plays-after = 次の番
to-act = 手番
thinking = 考えている…

### 用意した手

tray = 自分の手
tray-looking-on = 観戦中。
tray-waiting = { $name }を待っている
tray-sending = 手を送っている…
act-clear = クリア
tray-cannot = { $use }：

### できない理由

why-rule = ルール{ $rule }。
why-not-your-turn = 今は{ $player }の番。
    .title = 自分の番ではない
why-covered = 先に{ $player }の手元を開く。
    .title = 手元は伏せてある
why-over = ゲームは終わっていて、もう何もできない。
    .title = ゲーム終了

### 同じ画面で

cover-pass = { $name }に画面を渡す
cover-why = 秘密の予約カードがあるので、手元は伏せてある。
cover-stay = { $name }：自分の手元をもう一度見る
cover-staying = 手元を確かめてから、画面を渡す。
cover-show = { $name }が見る

### 記録

log = 記録
log-empty = まだ何も起きていない。
log-look = このときのテーブルを見る
past-not-there = その場面は今は表示できない。

### 棋譜

step-back = 1手戻る
step-on = 1手進む
replay = 棋譜
replay-move = { $moves }手中の{ $number }手目
replay-start = ゲームの始め
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-eyes = 見る目
replay-spectator = 観戦者
past-now = 今に戻る
past-result = 結果へ

### ルール

rules = ルール
rules-of = { $game }のルール
rules-about = 自分たちの言葉で、項目ごとに。「できない理由」はこの番号を示す。
rules-loading = ルールを開いている…
rules-unknown = そのルールはここにはない。
rules-contents = 目次

### 待合室

gather-open = { $seats ->
    [0] 席はすべて埋まった。
   *[other] 空席{ $seats }。
}
gather-empty = 空席
gather-your-name = あなたの名前
gather-share = 友だちと遊ぶ
gather-share-about = このリンクを開いた人は席に座れる。最後の席が埋まるとゲームが始まる。
gather-link = このテーブルへのリンク
gather-qr = リンクのQRコード。携帯電話で読み取れる
gather-as-seated = 最初の席の人から始める。観戦できる。
gather-drawn = 順番はくじで決める。観戦できる。
gather-as-seated-alone = 最初の席の人から始める。観戦はできない。
gather-drawn-alone = 順番はくじで決める。観戦はできない。
act-copy = コピー
act-copied = コピーした
act-sit = 座る
act-leave = 席を立つ
act-free = 席を空ける
act-bot = ボットを座らせる
act-start = 空席をボットにして始める
away = 不在
spectators-count = 観戦者{ $spectators }人

### 会話

chat = チャット
chat-say = 書きこむ
chat-empty = まだ誰も話していない。
chat-somebody = 誰か
chat-spectators = （観戦者）
chat-unread = 新着{ $lines }件
log-or-chat = 記録かチャット
act-say = 送る

### 待った

act-undo = 最後の手を戻す
undo-asked = { $player }：最後の手を戻してもよいか。
    .mine = 直前の手を戻したいと申し出ている。
undo-why =
    .nothing = 戻せる手がまだない。
    .revealed = 最後の手のあとに新しいものが公開されたので、戻せない。
    .asked = 手を戻す申し出がすでに出ている。
undo-done = 手が戻された。
undo-refused = { $player }は手を戻すことに応じなかった。
act-agree = はい
act-refuse = いいえ
act-withdraw = やめる

### 終わり

end = 結果
end-nobody-wins = 勝者なし
end-you-win = あなたの勝ち
end-wins = { $winners ->
    [1] { $names }の勝ち
   *[other] { $names }が勝利を分かち合う
}
end-place = 順位
end-player = プレイヤー
end-show = 結果を見る
act-rematch = もう一度
act-to-rematch = 再戦へ
act-look-through = 棋譜
act-download = 保存

### サーバーの答えが思わしくないとき

net-offline = 今はサーバーにつながらない。
net-garbled = サーバーの答えが理解できない。ページを読み込み直してください。
net-stale = その間にゲームが進んでいた。これが今の状態。
net-not-stored = サーバーが保存できなかった。何も変わっていない。もう一度試してください。
net-too-many = 一度に多すぎる。少し待ってからもう一度。
net-not-found = そのテーブルはない。
net-too-large = ゲームファイルとしては大きすぎる。
net-not-your-seat = その席はあなたのものではない。
net-no-spectators = このテーブルは席のない人には見られない。
net-seat-taken = ほかの人が先に座った。
net-started = ゲームはもう始まっている。
net-revealed = 戻せない：その後に何かが公開された。
net-nothing-to-undo = 戻すものがない。
net-no-wish = それはもう決まった。
net-not-owner = それができるのはテーブルを用意した人だけ。
net-no-such-seat = このテーブルにその席はない。
net-not-started = ゲームはまだ始まっていない。
net-still-running = ゲームの途中ではできない。
net-over = ゲームは終わっている。
net-internal = サーバーでエラーが起きた。何も変わっていない。もう一度試してください。
net-damaged = このテーブルの記録が壊れていて、続けられない。
net-foreign-origin = サーバーはこのアドレスを自分のものと認識していない。起動時に管理者がアドレスを指定できる。

# 卓の取り決めによる終わり：膠着。
adjudged = この卓の取り決めにより、遅延した側の負けで、ゲームは終わっている。
    .title = ゲームは終わっている
