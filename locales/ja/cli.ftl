# ターミナル。

### テーブル。カード列の見出しは半角7文字まで、数の上の見出しは英語より長くしない。

board-heading = 、第{ $round }ラウンド：{ $state }
board-to-act = { $player }の番
board-turning-up = 公開待ち：{ $question }
board-over = ゲーム終了
board-last-round = 最終ラウンド
board-goal = { $points }点で終了
board-nobles = 貴族
board-none-left = なし
board-level = Lv { $level }
board-deck = 山 { $cards }
board-hand = 手札
board-empty = 空き
board-points = { $points }点
board-free = 無料
board-pay = 支払
board-short = 不足 { $tokens }
board-bank = 場
board-head = 点
    .cards = 札
    .nobles = 貴族
    .held = 所持
    .hand = 手札
board-legend = w 白  b 青  g 緑  r 赤  k 黒  a 金   2+1：トークン2個とボーナス1

### 入力

cli-thinking = { $player }が考え中
cli-hides = { $from }：Enterで{ $to }に見えないよう隠します。
cli-shows = { $player }：Enterで自分のテーブルを表示します。
cli-hint = マスターなら { $action }
cli-help-is-there = help で手とコマンドの一覧を表示します。
cli-refused = { $title }：{ $sentence }
cli-possible = できます：{ $sentence }
cli-stays = その後に公開されたものがあります。複数人のゲームでは戻せません。
cli-nothing-to-undo = 取り消せる自分の手はありません。
cli-taken-back = 取り消し：{ $actions }
cli-saved = { $file } に保存しました
cli-not-saved = { $file } に書き込めません：{ $why }
cli-stops = ゲームはここで中断します。
cli-usage-why = why 手（例：why B.47）
cli-usage-save = save ファイル（例：save game.cab）
cli-commands = コマンド：
cli-command-why = できない理由、または何が起こるか
cli-command-legal = 今できることすべて
cli-command-hint = マスターならどうするか
cli-command-table = テーブルをもう一度表示（Enterでも可）
cli-command-log = これまでの経過
cli-command-undo = 自分の最後の手とその後を取り消す
cli-command-save = ゲームをファイルに書き出す
cli-command-quit = やめる
cli-moves = 手：
cli-move-take = 異なる色のトークンを3個、または同じ色を2個取る
cli-move-reserve = カード#47、またはレベル2の山札の一番上を予約する
cli-move-buy = カード#47を購入する。金1個を白、2個を黒として使う
cli-move-return = これらのトークンを返す
cli-move-receive = 貴族5を迎える
cli-move-pass = 何もできないときだけパス
cli-colours = 色：w 白、b 青、g 緑、r 赤、k 黒、a 金
cli-kind-take = 取る
cli-kind-reserve = 予約
cli-kind-buy = 購入
cli-kind-return = 返す
cli-kind-receive = 迎える
cli-kind-pass = パス
cli-kind-possible = 可能

### プレイヤー

cli-name-random = ランダム{ $number }
cli-name-greedy = グリーディ{ $number }
cli-name-master = マスター{ $number }

### 保存したゲームと終了

cli-place = { $place }位　{ $player }、{ $points }点
cli-nobody-wins = 勝者はいません。
cli-wins = { $player }の勝利。
cli-share = { $players }が勝利を分かち合う。
cli-after-input = 入力{ $version }の後：{ $input }
cli-to-act = ゲームは終わっていません：{ $player }の番です。
cli-to-turn-up = ゲームは終わっていません：次に公開されるもの：{ $question }。
cli-is-game = { $file }：正常、{ $setup }、入力{ $inputs }件、{ $state }
cli-not-over = 未終了
cli-won = { $players }の勝利（{ $scores }）
cli-no-games = { $files }件中{ $bad }件を再現できませんでした
cli-no-such-input = { $file } の入力は{ $inputs }件なので、{ $version }件後のテーブルはありません
cli-no-rules = `{ $game }` のルールはありません。あるのは：{ $games }
cli-no-item = { $game } にルール{ $item }はありません：{ $items }です
