# ブラウザのテーブルと、どの画面でも使う言葉。

### カードと列挙

card-number = { $card }番
list-comma = 、
list-and = { $first }と{ $last }

### サイト

brand = Cabochon
title = Cabochon
title-yours = ● あなたの番 – Cabochon
title-over = ゲーム終了 – Cabochon
close = 閉じる
act-again = もう一度試す
to-lobby = ロビーへ
to-table = テーブルに戻る
nowhere = このアドレスには何もありません。途中で切れているか、打ち間違いかもしれません。
nothing-here = 何もありません
not-shown = このテーブルは表示できません
not-loaded = ページを読み込めませんでした

### ゲーム、プレイヤー、相手

you = あなた
player-number = プレイヤー{ $number }
former-player = 元プレイヤー
program = プログラム
    .away = プログラム、不在
level-random = サイコロ
    .about = ランダムに指す
level-novice = 初心者
    .about = 自分の次の手だけを見て、よく間違える
level-apprentice = 見習い
    .about = 自分の次の手だけを見て、小さな間違いをする
level-greedy = 職人
    .about = 一番よさそうなものを取る
level-artisan = 熟練職人
    .about = 次にどうなるかを少し考える
level-expert = 玄人
    .about = 少し先を読む
level-virtuoso = 達人
    .about = 先を読む
level-master = 親方
    .about = 誰よりも先を読む
bot-of-level = ボット、{ $level }
bot-name-0 = ファセット
bot-name-1 = ラピダリ
bot-name-2 = ベゼル
bot-name-3 = キューレット
bot-name-4 = ガードル
bot-name-5 = パビリオン
sitter-person = この画面の別の人
sitter-computer = コンピューター：{ $level }
sitter-open = 友だち（リンクで）
    .about = リンクから来た人の席
setup-public = ロビーに載せる
setup-spectators = 観戦を許す
table-option-programs = プログラムの参加を認める
    .about = プログラムが空席に座れます。どの席がプログラムかは全員に表示されます。
act-open-table = テーブルを開く
lobby-open-tables = 募集中のテーブル
lobby-none-open = 募集中のテーブルはありません。
act-join = 参加

### ロビー

setup-players = 人数
setup-seat = 席{ $number }のプレイヤー
setup-name = プレイヤー{ $number }の名前
setup-by-lot = 最初の手番：ランダム
    .seats = 席順：ランダム
lobby-asking = ゲームを読み込んでいます…
lobby-no-games = このページの知るゲームがこのサーバーにはありません。ページを読み込み直してください。
option-line = { $option }：{ $value }
option-excluded = { $option } とは同時に選べません
act-play = 遊ぶ
act-with-friend = 友だちと
act-learn = 遊び方
act-more = 設定
    .about = { $game }の設定：人数、相手、オプション
act-begin = 始める
board-rivals = 相手：{ $rivals }
lobby-mine = 自分のテーブル
lobby-running = { $tables ->
    [0] 進行中なし
   *[other] { $tables }件進行中
}
lobby-loading = テーブルを読み込んでいます…
lobby-no-tables = 自分が用意したテーブルはここに並び、いつでも戻れます。
lobby-table = { $game }、{ $players }人
lobby-your-turn = あなたの番
lobby-open = 開く
lobby-look = 見る
lobby-page = { $total }件中 { $first }–{ $last }
page-back = 前へ
page-on = 次へ
lobby-remove = 一覧から外す
lobby-remove-sure = 外す？
lobby-clear = 終わったものを外す
lobby-honest = ボットに見えるのは、その席に座った人に見えるものだけです。
lobby-not-affiliated = { $games }のルールで遊ぶための独立したプログラムです。絵も文章も独自のもので、製作元とは関係がなく、承認も受けていません。
file-open = ゲームファイルを開く
file-about = 終わったゲームを見直す、または途中から続ける
file-unreadable = このファイルは読めません。
file-no-game = Cabochonで保存したゲームではないか、あとで書き換えられています。

### 設定とキー

settings = 設定
help-open = ルールとキー
settings-motion = 動き
motion-none = なし
motion-slow = ゆっくり
motion-usual = ふつう
motion-fast = 速く
settings-confirm = 手を指す前に確認する
settings-volume = 音量
volume-off = オフ
volume-quiet = 小
volume-usual = 中
volume-loud = 大
settings-larger = 文字を大きく
settings-notify = 自分の番を通知する
notify-denied = このページの通知はブラウザで許可されていません。
settings-data = あなたについて保存されているもの
data-download = ダウンロード
data-forget = すべて削除
data-forget-sure = すべて削除しますか？ゲームはあなたの名前なしで残ります。取り消せません。
data-forget-yes = はい、削除します
data-forget-no = いいえ、残します
notify-turn = あなたの番：{ $game }
language = 言語
theme = 配色
theme-other = 明るい・暗い
theme-auto = システム
theme-dark = 暗い
theme-light = 明るい
keys = キー
keys-confirm = 用意した手を指す
keys-clear = 用意した手を消す
keys-move = ほかの駒へ移る
keys-counts = 数の一覧
keys-skip = ボットの手をスキップする
keys-step = 記録を前後にたどる
keys-play = リプレイの再生と一時停止
keys-now = 今の局面に戻る
keys-help = ルールとキー

### 上の帯

reconnecting = 再接続中…
offline = この端末はオフライン
restarting = サーバー再起動中…
turn-start = あなたの番
    .named = { $name }の番
turn-sending = 手を送っています
    .named = { $name }の手を送っています
turn-yours = あなたの番
turn-bot = { $name }が考えています
turn-bot-waits = { $name }は順番待ち：サーバーが混雑中
turn-bot-hurried = { $name }は手短に考えています：サーバーが混雑中
turn-other = { $name }の番
turn-chance = 公開を待っています
turn-settling = コマが移動中
turn-over = ゲーム終了
turn-past = 過去の局面

### テーブル

table = テーブル
table-loading = 読み込み中…
mine = 自分の側
counts = 数の一覧
points-word = 点
    .short = 点
plays-after = 次の番
to-act = 手番
thinking = 考えています…
thinking-later = 順番待ち…
thinking-hurried = 手短に考えています…

### 用意した手

tray = 自分の手
tray-looking-on = 観戦中です。
tray-waiting = { $name }を待っています
tray-sending = 手を送っています…
act-clear = クリア
act-skip = スキップ
key-space = Space
tray-cannot = { $use }：

### できない理由

why-rule = ルール{ $rule }。
why-rule-of = { $list }のルール{ $rule }。
why-not-your-turn = 今は{ $player }の番です。
    .title = 自分の番ではありません
why-covered = 先に{ $player }の側を開きます。
    .title = この側は隠れています
why-over = ゲームは終わっていて、もう何もできません。
    .title = ゲーム終了

### 同じ画面で

cover-pass = { $name }に画面を渡す
cover-why = 秘密のカードがあるので、あなたの側は隠れています。
cover-stay = { $name }：自分の側をもう一度見る
cover-staying = 自分の側を確かめてから、画面を渡します。
cover-show = { $name }の側を表示

### 記録

log = 記録
log-empty = まだ何も起きていません。
log-look = この手のあとのテーブルを表示
past-not-there = その手は今は表示できません。

### リプレイ

step-back = 1手戻る
step-on = 1手進む
replay = リプレイ
replay-move = { $moves }手中の{ $number }手目
replay-start = ゲームの始め
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-eyes = 視点
replay-spectator = 観戦者
past-now = 今に戻る
past-result = 結果へ

### ルール

rules = ルール
rules-of = { $game }のルール
rules-about = 独自の言葉で、項目ごとに。反則の手の説明はこの番号を示します。
rules-loading = ルールを読み込んでいます…
rules-unknown = このゲームのルールはありません。
rules-contents = 目次
rules-others = ほかのルール

### 待合室

gather-open = { $seats ->
    [0] 席はすべて埋まりました。
   *[other] 空席{ $seats }。
}
gather-empty = 空席
gather-your-name = あなたの名前
gather-share = 友だちと遊ぶ
gather-share-about = このリンクを開いた人は席に着けます。最後の席が埋まるとゲームが始まります。
gather-link = このテーブルへのリンク
gather-qr = リンクのQRコード。携帯電話で読み取れる
gather-as-seated = 手番の順は席の順です。観戦できます。
gather-drawn = 手番の順はランダムです。観戦できます。
gather-as-seated-alone = 手番の順は席の順です。観戦はできません。
gather-drawn-alone = 手番の順はランダムです。観戦はできません。
gather-dealt = 誰が始めるかは配札で決まります。
act-copy = コピー
act-copied = コピーしました
act-sit = 席に着く
act-sit-here = ここに座る
act-leave = 席を離れる
act-free = 席を空ける
act-bot = ボットを加える
act-start = 空席をボットにして始める
away = 不在
away-from-table = 席を外している：{ $players }
spectators-count = 観戦者{ $spectators }人

### チャット

chat = チャット
chat-say = 書きこむ
chat-empty = まだメッセージはありません。
chat-somebody = 誰か
chat-guest = （席なし）
chat-spectators = （観戦者）
act-close = 閉じる
chat-hidden = （テーブルの持ち主が非表示にしました）
chat-decide = この発言者への対応
act-mute = 非表示にして発言を禁止
act-pardon = 再び表示
act-remove-guest = テーブルから外す
act-pardon-all = 人への対応をすべて取り消す（{ $people } 人）
chat-admit = 観戦を許可
chat-unread = 新着{ $lines }件
log-or-chat = 記録、チャット、リンク
invite = リンク
act-say = 送る

### 待った

act-undo = 最後の手を戻す
undo-asked = { $player }：最後の手を戻してもよいですか。
    .mine = 直前の手を戻したいと申し出ています。
undo-why =
    .nothing = 戻せる手がまだありません。
    .revealed = 最後の手のあとに新しいものが公開されたので、戻せません。
    .asked = 手を戻す申し出がすでに出ています。
undo-done = 手が戻されました。
undo-refused = { $player }は手を戻すことに応じませんでした。
act-agree = はい
act-refuse = いいえ
act-withdraw = 取り下げる

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
end-counting = 得点の集計
end-score = { $what }：{ $winner }対{ $others }。
end-points = 得点
end-part = { $origin }{ $points }
end-curve = 手番ごとの{ $what }
end-move = 手
end-marks = この対局の場面
end-mark = { $number }手目：{ $what }
end-mark-of = { $origin }、{ $names }
end-facts = この対局から
act-share = 共有
act-share-moment = この場面へのリンク
moment-copied = リンクをコピーしました。
moment-here = このページのアドレスがリンクになりました。
act-rematch = もう一度
act-offer = ボット「{ $level }」と対戦
rematch-asked = { $player }がもう一度を望み、そこで待っています。
act-to-rematch = 再戦へ
act-look-through = リプレイ
act-download = 保存

### サーバーのエラー

net-offline = 今はサーバーにつながりません。
net-garbled = このページはサーバーの応答を理解できません。ページを読み込み直してください。
net-part = このページの一部を読み込めませんでした。
net-stale = ゲームは先に進んでいます。これが今の局面です。
net-not-stored = サーバーが保存できませんでした。何も変わっていません。もう一度試してください。
net-too-many = リクエストが多すぎます。少し待ってからもう一度。
net-not-found = そのテーブルはありません。
net-too-large = ゲームファイルとしては大きすぎます。
net-not-your-seat = その席はあなたのものではありません。
net-no-spectators = このテーブルは観戦できません。
net-no-programs = このテーブルにプログラムは参加できません。
net-muted = このテーブルの持ち主があなたの発言を禁止しました。
net-banned = このサーバーの管理者があなたのアクセスを一時的に禁止しています。
net-cookie-needed = このブラウザーは、サーバーがあなたの席を見分けるための Cookie を保存していません。このサイトの Cookie を許可して（プライベートウィンドウでは使えないことがあります）、もう一度試してください。観戦は Cookie なしでもできます。
net-seat-taken = ほかの人が先に座りました。
net-started = ゲームはもう始まっています。
net-revealed = 戻せません：その後に何かが公開されました。
net-nothing-to-undo = 戻すものがありません。
net-undone-often = この手番かこのテーブルで戻した手が多すぎて、もう戻せません。
net-undo-refused = 取り消しは断られました。次の手の後にもう一度お願いできます。
net-lobby-share = 公開テーブルで多くの人があなたを待っているか、募集中のテーブルが多すぎます。そこで手番を済ませるか、一つ離れてからもう一度。
net-too-long = このゲームの手数が上限に達しました。
net-no-wish = 手を戻す申し出はもう決着しています。
net-not-owner = それができるのはテーブルの持ち主だけです。
net-no-such-seat = このテーブルにその席はありません。
net-no-such-game = このテーブルのゲームはこのサーバーにありません：{ $game }。
table-not-drawn = このページはこのようなテーブルをまだ表示できません：{ $setup }。同じ設定の新しいゲームは端末で遊べます。
net-not-started = ゲームはまだ始まっていません。
net-still-running = ゲームの途中ではできません。
net-over = ゲームは終わっています。
net-internal = サーバーでエラーが起きました。何も変わっていません。もう一度試してください。
net-damaged = 保存されたゲームが壊れていて、続けられません。
net-foreign-origin = サーバーはこのアドレス用に設定されていません。管理者は --public-url で指定できます。

# テーブルのオプションによる終わり：膠着。
adjudged = このテーブルでは膠着させた側の負けで、ゲームは終わっています。
    .title = ゲームは終わっています

### 名前と発言

words-fault-name = 名前は{ $most }文字までです。
words-fault-line = 発言は1～{ $most }文字。
words-fault-taken = この卓に同じ名前の人がいます。
words-fault-control = 改行、制御文字、文字の向きを変える記号は使えません。
words-fault-marks = 一つの文字に付く記号が多すぎるか、文字のない記号があります。
words-fault-invisible = 見えない文字は使えません。
