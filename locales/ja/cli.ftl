# ターミナル。

### 入力

cli-thinking = { $player }が考え中
cli-hides = { $from }：Enterで自分の側を隠し、{ $to }に交代します。
cli-shows = { $player }：Enterで自分の側を表示します。
cli-hint = マスターなら { $action }
cli-hint-line = 勝利の期待 { $share } %（±{ $error }）、{ $visits } 回検討
cli-help-is-there = help で手とコマンドの一覧を表示します。
cli-refused = { $title }：{ $sentence }
cli-possible = できます。記録にはこう残ります：{ $told }
cli-stays = 最後の手のあとに新しいものが公開されたので、戻せません。
cli-nothing-to-undo = 戻せる自分の手はありません。
cli-taken-back = 戻した手：{ $actions }
cli-saved = { $file } に保存しました
cli-not-saved = { $file } に書き込めません：{ $why }
cli-file-has-options = { $file } にはゲームのオプションが記録されている。KEY=VALUE は指定しない
cli-file-has-seats = { $file } は{ $players }人のゲーム。--seats にも同じ数が要る
cli-stops = ゲームはここで中断します。
cli-afterwards = ゲームは終わりました。`save FILE` で保存、`log` で記録、Enterで終了します。
cli-usage-table = table 番号（1～{ $players }）
cli-usage-why = why 手（手の書き方は help）
cli-usage-save = save ファイル（例：save game.cab）
cli-commands = コマンド：
cli-command-why = できない理由、または何が起こるか
cli-command-legal = 今できることすべて
cli-command-hint = マスターならどうするか
cli-command-table = テーブルをもう一度表示（Enterでも可）。`table 2`は、見せるものがあれば2番を詳しく
cli-command-log = これまでの経過
cli-command-undo = 自分の最後の手を戻す（そのあとに何も公開されていなければ）
cli-command-save = ゲームをファイルに書き出す
cli-command-quit = やめる
cli-moves = 手：

### プレイヤー

cli-bot = { $player }：ボット、{ $level }

### 保存したゲームと終了

cli-place = { $place }位　{ $player }、{ $points }点
cli-nobody-wins = 勝者はいません。
cli-wins = { $player }の勝利です。
cli-share = { $players }が勝利を分かち合います。
cli-after-input = 入力{ $version }の後：{ $input }
cli-to-act = ゲームは終わっていません：{ $player }の番です。
cli-to-turn-up = ゲームは終わっていません：公開を待っています。
cli-is-game = { $file }：正常、{ $setup }、入力{ $inputs }件、{ $state }
cli-not-over = 未終了
cli-nobody-won = 勝者なし（{ $scores }）
cli-won = { $players }の勝利（{ $scores }）
cli-no-games = { $files }件中{ $bad }件を再現できませんでした
cli-no-such-input = { $file } の入力は{ $inputs }件なので、{ $version }件後のテーブルはありません
cli-no-rules = `{ $game }` のルールはありません。あるのは：{ $games }
cli-no-item = { $game } にルール{ $item }はありません：{ $items }です

### ゲームファイルの誤り（サーバーも使う）

file-fault-over = この手より前にゲームは終わっています。
file-fault-game = ゲームファイルはゲームの名前（{ $games }）で始まりますが、「{ $game }」というゲームはありません。
file-fault-word = ゲームの名前のあとの「{ $word }」には意味がありません。
file-fault-line = { $line }行目：{ $sentence }
file-fault-input = { $line }行目「{ $input }」：{ $sentence }
file-fault-folder = これはフォルダで、ゲームファイルではありません。
file-fault-large = どんなゲームよりも大きいファイルです（{ $most } MiB超）。
file-fault-text = { $line }行目：UTF-8のテキストではありません。

log-fault-empty = ファイルが空です。ゲームはセットアップの行から始まります。
log-fault-long-input = 入力は{ $most }文字までです。
log-fault-word = 2行目からは一行が一語です。手か、引いたものです。
log-fault-many = ゲームの入力は{ $most }件までです。

### セットアップ行の誤り（サーバーも使う）

setup-fault-empty = セットアップの行が空です。
setup-fault-long = セットアップの行は{ $most }文字までです。
setup-fault-long-choice = オプション `{ $option }` の値が長すぎます。セットアップの行は{ $most }文字までです。選べるのは：{ $values }
setup-fault-option = `{ $word }` は key=value の形のオプションではありません。
setup-fault-twice = オプション `{ $option }` が二度あります。
setup-fault-value-twice = オプション `{ $option }` に `{ $value }` が二度指定されています。選べるのは：{ $values }
setup-fault-value = `{ $value }` はオプション `{ $option }` の値になりません。
setup-fault-not-yet = `{ $value }` はオプション `{ $option }` ではまだ選べません。選べるのは：{ $values }
setup-fault-choice = `{ $value }` はオプション `{ $option }` の値になりません。選べるのは：{ $values }
setup-fault-empty-value = オプション `{ $option }` の値が空です。
setup-fault-empty-choice = オプション `{ $option }` の値が空です。選べるのは：{ $values }
setup-fault-excluded = `{ $one }` と `{ $other }` は同時に選べません。
setup-fault-unknown = { $game } にオプション `{ $option }` はありません。あるのは：{ $options }
setup-fault-no-options = { $game } に `{ $option }` というオプションはありません。
setup-fault-missing = { $game } にはオプション `{ $option }` が必要です。
setup-fault-game = `{ $game }` というゲームはありません。あるのは：{ $games }
setup-fault-other-game = これは { $game } のセットアップではありません。
setup-fault-players = { $game } は{ $most ->
    [2] 2人用
   *[other] { $least }～{ $most }人用
}で、{ $players }人では遊べません（{ $rule }）。
setup-fault-rules = { $game } のルール第{ $asked }版はここにはありません。このオプションで最も新しいのは第{ $known }版です。
cli-no-holder = `{ $seat }` という席の担い手はいません：human、{ $levels }、master:NODES（一手に1～{ $most }ノード）のどれかです。

### サーバー起動時のエラー

serve-fault-port = { $address } で待ち受けられません：ポートが使用中です（Cabochonはもう動いていませんか）。--listen で別のアドレスを選べます。
serve-fault-listen = { $address } で待ち受けられません：{ $why }
serve-fault-serve = これ以上接続を受けられません：{ $why }
data-fault-in-use = データファイル { $file } は別のサーバーが使用中です。
data-fault-being-read = データファイル { $file } は別のコマンド（cabochon admin）が読み取り中です。終わってからやり直してください。
data-fault-not-ours = { $file } はCabochonのデータファイルではありません。そのまま残しました。
data-fault-newer = データファイル { $file } はより新しい版のCabochonのものです（形式{ $why }）。そのまま残しました。
data-fault-damaged = データファイル { $file } は壊れています（{ $why }）。そのまま残しました。`cabochon admin salvage --data FILE --to NEW` で無事なテーブルを新しいファイルに写せます。バックアップにはすべて残っているかもしれません。
data-fault-empty = データファイル { $file } は空（0バイト）です。元に戻すか、削除するか、--fill-empty を付けて起動してください。
data-fault-exists = { $file } はすでにあります。変更していません。
data-fault-orphan = データファイル { $file } がないか空で、{ $why } だけが残っています。ファイルを戻すか、新しく始めるなら残ったものをどけてください。
data-fault-io = { $file } を使えません：{ $why }
serve-at = Cabochonのアドレス：{ $url }
serve-at-public = Cabochonのアドレス：{ $url } （待ち受けは { $address } ）
serve-stored = ゲームの保存先：{ $file }
config-fault-toml = { $file }、{ $line }行目：TOMLではありません（{ $what }）。
config-fault-key = { $file }、{ $line }行目：`{ $what }` というオプションはありません。
config-fault-value = { $file }、{ $line }行目：{ $what }
config-wants-flag = { $file }、{ $line }行目：`{ $what }` の値は true か false です。
config-wants-number = { $file }、{ $line }行目：`{ $what }` の値は数です。
config-wants-perhaps = { $file }、{ $line }行目：`{ $what }` の値は数か "none" です。
config-wants-list = { $file }、{ $line }行目：`{ $what }` の値は ["10.0.0.0/8"] のようなテキストの一覧です。
config-wants-text = { $file }、{ $line }行目：`{ $what }` の値は引用符で囲んだテキストです。

### サーバーを運営する人のコマンド

admin-backed-up = { $file } はバックアップです：テーブル{ $tables }、ゲームの記録{ $entries }、チャット{ $lines }行。
admin-restored = { $file } を復元しました：テーブル{ $tables }、ゲームの記録{ $entries }、チャット{ $lines }行。
admin-salvaged = 新しいデータファイル { $file } に無事なものを写しました：テーブル{ $tables }、ゲームの記録{ $entries }、チャット{ $lines }行。
admin-lost = 写せなかったもの：{ $what }
admin-nothing-lost = ファイルの中身はすべて無事でした。
admin-unsalvaged = { $file } からは何も写せません（{ $why }）。そのまま残しました。
admin-replaced = 前のファイルの名前は { $file } になりました。
admin-incomplete = ジャーナルの最後のトランザクションはフレーム{ $frame }から不完全なため、電源断の後と同じく除外されます。
admin-sound = { $file } は正常です：{ $tables }のテーブルのゲームはルール通りです。
admin-faulty = { $file }：問題が{ $faults }件見つかりました。
admin-bad-table = テーブル { $table }：{ $why }
admin-no-game = このプログラムにはゲーム { $game } がありません。
admin-no-table = テーブル `{ $table }` はありません。
admin-not-begun = テーブル { $table } のゲームはまだ始まっていません。
admin-no-server = { $file } を開いているサーバーがありません。サーバーを起動するか、--offline でファイルを直接変更してください。
admin-nothing = そのようなテーブル、行、人、ネットワークはありません。
admin-several-tables = `{ $table }` で始まるテーブルが複数あります：{ $tables }
admin-changed = テーブル { $table } を変更しました
admin-former = （元プレイヤー）
admin-person = （名前なし）
admin-open-seat = （空席）
admin-begun = ゲームはもう始まっているため、席は変更できません。
admin-several-bans = その文字で始まるものが複数あります。もっと多くの桁を指定してください。
admin-unshown = 表示できません（{ $why }）。
admin-unanswered = サーバーが応答しませんでした（{ $why }）。実行されたかどうかは不明です。
admin-done = 完了しました。
admin-ban-person = 人 { $who }：{ $until }（UTC）まで
admin-ban-network = ネットワーク { $who }：{ $until }（UTC）まで
admin-facts = 作成 { $created }、更新 { $changed }（UTC）、{ $size } KB
admin-gathers = プレイヤーを待っている
admin-runs = 手番 { $turns }
admin-over = 終了、手番の数 { $turns }

### オペレーティングシステムのエラー

system-fault-missing = そのファイルやフォルダはありません。
system-fault-permission = アクセス権がありません。
system-fault-folder = これはファイルではなくフォルダです。
system-fault-no-folder = パスの一部がフォルダではなくファイルです。
system-fault-name = ファイル名として使えません。
system-fault-exists = そのファイルはもうあります。
system-fault-kind = 普通のファイルではありません。
system-fault-full = ディスクに空き容量がありません。
system-fault-read-only = ファイルシステムは読み取り専用です。
system-fault-address = このコンピューターにそのアドレスはありません。

### コマンドライン

usage-head = 使い方
usage-commands = コマンド
usage-arguments = 引数
usage-options = オプション
usage-default = [既定値 { $value } ]

usage-cabochon = { $games }で遊ぶ：ブラウザ、端末、自作のボット
usage-serve = ブラウザで遊ぶためのサーバーを起動する
usage-admin = データファイルを管理する：バックアップ、復元、検査、テーブルの一覧
usage-backup = データファイルを新しいファイルに写す（サーバーが使用中でもよい）
usage-restore = サーバーが使っていないデータファイルの代わりにバックアップを置く
usage-salvage = 壊れたデータファイル（サーバーが使っていないもの）から無事なものを新しいファイルに写す
usage-check = データファイルの破損を調べ、すべてのテーブルのゲームを再現する
usage-tables = データファイルのテーブルを一覧にする
usage-export = テーブルのゲームをゲームファイルとして表示する
usage-show = テーブルに座っている人と、チャットの最後の行を番号付きで表示する
usage-close = テーブルをロビーから外し、席のない人には閉じる。サーバーが動いている必要がある
usage-remove = テーブル、チャットの行、または人を削除する。サーバーが動いている必要がある
usage-table = テーブルを、それに属するすべてと共に削除する
usage-line = チャットの一行のテキストを削除する
usage-person = 一人について保存されているすべてを削除する。ゲームは残り、席には元プレイヤーが座る
usage-play = この端末で遊ぶ、またはファイルのゲームを続ける
usage-arena = ボット同士を対戦させて結果を表示する
usage-learn = 局面の評価が学ぶためのデータを作り、学んだ結果を試す
usage-generate = ボット同士で自己対戦させ、探索の結果と共にゲームを保存する
usage-observe = 保存したゲームの局面を数で表す。ネットワークはこれで学習する
usage-gate = 同じ時間であるボットが別のボットより強いか、対戦で判定する
usage-calibrate = 保存したゲームで探索が予想した結果を、実際の結果と比べる
usage-bench = ルールがランダムなゲームを毎秒何回進めるか測る
usage-replay = 保存したゲームの記録、またはある時点のテーブルを表示する
usage-rules = ゲームのルール、またはその一項目を表示する
usage-verify = 保存したゲームがルール通りか確かめる
usage-engine = `arena` の問いに、ボットがボット用プロトコルで答える（docs/engines.md）
usage-bot = サーバーのテーブルでプログラムにHTTP経由で対局させる（docs/engines.md）
usage-referee = ほかのプログラムのためにルールを適用する：一行に一つのJSONの要求、一行に一つの答え
usage-help = プログラムやコマンドの説明を表示する

usage-any-help = この説明を表示する
usage-any-version = バージョンを表示する
usage-any-color = 表示の色：auto（端末で、NO_COLORがないとき）、always、never
usage-any-lang = 出力の言語：en、ru、ja。既定では環境の言語、なければ英語
usage-any-game = ゲーム：{ $names } のどれか
usage-any-chosen = ゲームのオプション、KEY=VALUE の形：{ $options }
usage-any-json = JSONオブジェクトを一つ表示する
usage-any-data = ゲームを保存するファイル
usage-backup-to = 書き込むファイル。まだ存在しないこと
usage-salvage-to = 書き込むファイル。まだ存在しないこと
usage-restore-from = バックアップ
usage-tables-json = テーブルごとにJSONオブジェクトを一つ表示する
usage-any-table = テーブル：アドレスの最後の部分、またはその最初の数文字
usage-any-offline = サーバーが開いていないファイルを直接変更する
usage-line-line = `admin show` が表示する行の番号
usage-person-seat = テーブルでのその人の席。1から数える
usage-person-line = その人が書いたチャットの行：`show` が表示する番号
usage-free = まだ始まっていないゲームの席を空けます。サーバーがファイルを開いている必要があります
usage-free-seat = 席の番号（1 から）
usage-ban = 人またはネットワークをしばらく締め出す。サーバーがファイルを開いていること
usage-ban-table = その人がいるテーブル：アドレスの最後の部分、またはその最初の数文字
usage-ban-seat = その人の席。1 から
usage-ban-line = その人が書いた行。`show` が表示する番号
usage-ban-network = ネットワークのすべてのアドレス。192.0.2.0/24 や 2001:db8::/56 など
usage-ban-hours = 時間数
usage-unban = 締め出した人やネットワークを再び受け入れる。サーバーがファイルを開いていること
usage-unban-who = ネットワーク、または人の最初の数桁。`bans` の表示のとおり
usage-bans = 締め出している人とネットワークの一覧
usage-say = サーバーが止まるまで、全員にメッセージを表示する
usage-say-text = メッセージ
usage-say-clear = メッセージを取り下げる
usage-tables-order = 並べ方：作成順、更新順、または大きさの順
usage-any-nodes = 探索するボットの一手あたりのノード数
usage-serve-listen = 待ち受けるアドレス。ポート0なら空いているどれか
usage-serve-fill_empty = 空（0バイト）のファイルの代わりに新しいデータファイルを作る。指定しなければ空のファイルは使わない
usage-serve-public_url = ほかの人が使うアドレス（例 https://games.example）。プロキシの後ろや、ローカルネットワークの名前など、上と違うときに
usage-serve-trusted_proxy = X-Forwarded-For を信用するプロキシのネットワーク（例：10.0.0.0/8。複数はコンマ区切り。なしは none）
usage-serve-limit_local = このコンピューターからの要求も、ほかと同じように制限する
usage-serve-config = 設定ファイル（TOML）。キーは下の各オプションの名前（`--color` と `--lang` を除く）。コマンドラインが優先される
usage-serve-print_config = 使われる設定をそのようなファイルの形で表示して終わる
usage-serve-metrics = Prometheusが /metrics で測定値を得るアドレス（例：127.0.0.1:9137）。none なら提供しない
usage-serve-log_requests = 要求ごとに一行をログに書く：メソッド、経路、状態、アドレス、時間
usage-serve-log_format = ログの形式：text か json
usage-serve-limit_moves = 一人の手と取り消しの依頼の上限。30/3s のように 数/時間 で書く。一度にその数まででき、その時間をかけて少しずつ回復する
usage-serve-limit_lines = 一つのテーブルでの一人のチャットの行数の上限。数/時間
usage-serve-limit_address_moves = 一つのアドレスからの手と取り消しの依頼の上限。数/時間
usage-serve-limit_address_lines = 一つのアドレスからのチャットの行数の上限。数/時間
usage-serve-limit_table_lines = 一つのテーブルのチャットの行数の上限。数/時間
usage-serve-limit_tables = 一人、または一つのアドレスから作れるテーブルの上限。数/時間
usage-serve-limit_people = 一つのアドレスから新しく来る人の上限。数/時間
usage-serve-limit_requests = 一つのアドレスからのすべての要求の上限。数/時間
usage-serve-limit_address_seats = 一つのアドレスから他の人の公開テーブルで取れる席の上限。数/時間
usage-serve-limit_waiting = 同じアドレスの人たちを他の人が待っている、他の人の公開テーブルの席の上限
usage-serve-limit_listed = 同じアドレスから立てた、空席のある公開テーブルの上限
usage-serve-limit_sockets = 一人が同時に開けるテーブルのページの上限
usage-serve-limit_address_sockets = 一つのアドレスから同時に開けるテーブルのページの上限
usage-serve-limit_address_memory = 一つのアドレスの開いているテーブルが使えるメモリの上限（MB）
usage-serve-limit_address_disk = 一つのアドレスの保存されたテーブルの容量の上限（MB）
usage-serve-limit_connections = 一つのアドレスからの接続の上限
usage-serve-limit_all_tables = 全員が作るテーブルの上限
usage-serve-limit_all_memory = 全員のテーブルが使うメモリの上限（MB）。最も長く使われていないものから解放
usage-serve-limit_all_disk = これ以上テーブルを作れなくなるデータファイルの大きさ（MB）
usage-serve-limit_all_connections = 全員の接続の上限
usage-serve-keep_running = この日数のあいだ誰も手を打たなかったゲームを削除する。none なら残す
usage-serve-keep_finished = 終わってからこの日数がたったゲームを削除する。none なら残す
usage-play-game = ゲーム：{ $names } のどれか。ゲームファイルを指定すると続きを遊ぶ
usage-play-seats = 席のプレイヤー、手番の順：human、{ $levels }、master:NODES。既定では human,master、ファイルならその記録どおり
usage-play-seed = 偶然ではなくこのシードでカードを引く
usage-any-a = 測るボット：{ $rivals }。master:1000 のようにノード数を変えた探索、または FILE.net@ROUNDS:NODES（ROUNDS周進めた局面をファイルのネットワークで評価する探索）
usage-any-b = 残りの席すべてのボット
usage-arena-a = 測る側：{ $rivals }。master:1000 のようにノード数を変えた探索、FILE.net@ROUNDS:NODES（ROUNDS周進めた局面をファイルのネットワークで評価する探索）、または engine:COMMAND（ボット用プロトコルで話すプログラム）
usage-arena-b = 残りの席すべてを持つ側
usage-arena-ms = 外部プログラムの一手の時間（ミリ秒）
usage-arena-save = 各ゲームをこのフォルダ（新しいか空のもの）のファイルに保存する
usage-engine-bot = ボット。書き方は `arena` のAと同じ（外部プログラムは除く）
usage-bot-server = サーバーのアドレス（例 https://games.example）
usage-bot-table = テーブルのリンクまたはその中の文字列。指定しなければ、プログラムの参加を認める公開テーブルに順に座る
usage-bot-name = プレイヤーに表示される名前
usage-bot-engine = ボットプロトコルを話すプログラムとその引数。シェルと同じように引用符で囲む
usage-bot-ms = 一手に使えるミリ秒数
usage-bot-games = この数の対局が終わったら終了する
usage-bot-secret = ボットの身元を保存するファイル。なければ作る。あればボットは自分の対局に戻る
usage-any-a_seats = Aの席の数。その数の席の組を順にすべて受け持つ。残りはB
usage-any-players = プレイヤーの数
usage-any-seed = すべてのカードとボットが従うシード
usage-any-threads = 同時に進めるゲームの数。結果には関わらない
usage-any-from = ゲームを集めたファイル
usage-arena-games = ゲームの数。既定は200、リーグ戦の隣同士では400
usage-arena-league = リーグ戦：隣同士が対戦し、全員が greedy とも対戦する。各得点と共通のレーティングを表示する
usage-arena-levels = リーグ戦のボット（弱い順、カンマ区切り）。既定は { $levels }
usage-arena-greedy_games = リーグ戦で隣でない各ボットが greedy と対戦するゲームの数
usage-generate-out = ゲームを集めるファイル。すでにあれば、足りないゲームを加える
usage-generate-bot = すべての席のボット。書き方は `arena` のAと同じ
usage-generate-games = 最後にファイルに入っているゲームの数
usage-observe-out = 書き込む記録のファイル
usage-gate-games = ゲームの数の上限
usage-gate-least = 判定までのゲームの数の下限
usage-gate-threads = 同時に進めるゲームの数
usage-calibrate-seed = 各ゲームから局面を一つ選ぶシード
usage-bench-seconds = 準備の後に測る秒数
usage-bench-seed = ランダムなゲームのシード
usage-replay-file = ゲームファイル
usage-replay-at = この数の入力の後のテーブルを表示する
usage-rules-list = ルールの一覧：{ $lists } のどれか
usage-rules-item = 46やC8のような一項目。なければすべて
usage-verify-files = ゲームファイル

usage-fault-value = `{ $value }` は { $argument } の値になりません。必要なのは：
usage-fault-no-value = { $argument } には値が必要です。
usage-fault-unknown = `{ $argument }` という引数はありません。
usage-fault-command = `{ $value }` というコマンドはありません。
usage-fault-no-command = コマンドがありません。
usage-fault-missing = 足りないもの：{ $argument }
usage-fault-none = { $argument } の `{ $value }` は、ほかの値と一緒には使えません。
usage-fault-twice = { $argument } が二度あります。
usage-fault-together = { $argument } と { $value } は一緒に使えません。
usage-fault-too-many = `{ $value }` は { $argument } には余分な値です。
usage-fault-text = UTF-8のテキストではない引数があります。
usage-similar = { $value } のことですか？
usage-more = 説明は `{ $value } --help` で表示します。
usage-choices = { $value } のどれか。
usage-wants-whole = { $least } から { $most } までの整数。
usage-wants-players = 2 のようなプレイヤーの数。
usage-wants-seconds = 0.01 から 3600 までの数。
usage-wants-rival = { $levels }、master:NODES、fitted:NODES（一手に1～{ $most }ノード）、またはファイルのネットワークを使う FILE.net@ROUNDS:NODES（0～{ $rounds }周。@ROUNDS と :NODES は省ける）。
usage-wants-rival-or-engine = engine:COMMAND（ボット用プロトコルで話すプログラム）、または { usage-wants-rival }
usage-wants-engine = engine:COMMAND（プログラムとその引数。引用符はシェルと同じ。例：'engine:python3 my.py'）。
usage-wants-command = プログラムとその引数。シェルと同じように引用符で囲む（例 'python3 my.py'）。
usage-wants-language = en（English）、ru（Русский）、ja（日本語）のどれか。
usage-wants-address = 127.0.0.1:8137 のような、ポートの付いたアドレス。
usage-wants-url = https://games.example や https://example.org/games のように、http:// か https:// とホスト名またはアドレス。必要なら 1 以上のポートと、英数字・-・.・_・~ のパスも。
usage-wants-network = 10.0.0.0/8 や 192.0.2.1 のような、ネットワークかアドレス。
usage-wants-rate = 30/3s や 60/1h のような、数と時間（s、m、h）。

### 測定

arena-head = { $game }、{ $players }人：{ $a } 対 { $b }
arena-games = { $games }ゲーム：{ $wins }勝、{ $draws }分、{ $losses }敗
arena-score = 得点 { $score } %（95 %区間 { $low }～{ $high }、互角なら { $even }）
arena-turns = 一ゲームに{ $turns }手番
arena-clock = { $bot }：一手に{ $mean }ミリ秒、最長{ $longest }
arena-progress = { $games }ゲーム中{ $done }
arena-chose = ゲーム{ $number }で { $bot } が選んだのは { $action }：{ $why }
arena-forfeit = { $side }（{ $bot }）はゲーム{ $number }で反則負け：{ $fault }
arena-faults = { $bot }：反則負け{ $faults }ゲーム
arena-no-engine = プログラム `{ $command }` を起動できません：{ $why }
bot-sits = { $name }がテーブル{ $table }に座りました。
bot-over = テーブル{ $table }の対局が終わりました：{ $place }位。
bot-ended = テーブル{ $table }の対局はテーブルによって終了されました。
bot-seat-lost = テーブル{ $table }の席が空けられました。
bot-waits = プログラムの参加を認める空席がありません。待っています。
bot-refused = サーバーに断られました：{ $why }
bot-unreachable = サーバー{ $server }から応答がありません：{ $why }
bot-fault = プログラムの誤り：{ $fault }
bot-no-secret = { $file }に身元を保存できません：{ $why }
bot-no-seat = テーブル{ $table }に空席はありません。
bot-no-address = { $server }はサーバーのアドレスではありません（例 https://games.example）。
arena-not-empty = フォルダ { $folder } は空ではありません。ゲームは新しいフォルダか空のフォルダに保存します。
engine-fault-not-started = もう一度起動できません：{ $why }
engine-fault-late = { $ms }ミリ秒以内に答えがありません。
engine-fault-closed = 出力が閉じられました。
engine-fault-long-line = 一行が{ $most }バイトを超えました。
engine-fault-no-answer = `{ $line }` はボット用プロトコルの答えではありません。
engine-fault-chatter = 答えのない行が{ $lines }行続きました。
engine-fault-no-action = 答えに手がありません。
engine-fault-declined = 答えはエラー「{ $why }」です。
engine-fault-illegal = { $action } は認められません：{ $why }
engine-fault-with-words = { $fault } 標準エラー出力の最後の行：{ $words }
arena-endless = ゲーム{ $number }が終わりません。
arena-no-seat = --a-seats { $seats } と --players { $players } では、Bの席が残りません。
league-head = { $game }、{ $players }人：リーグ戦
league-pair = { $a } 対 { $b }：{ $games }ゲームで { $score } %（95 %区間 { $low }～{ $high }）
league-ratings = 全員と対戦するボットを基準にしたイロレーティング：
league-rating = { $bot }：{ $rating }（95 %区間 { $low }～{ $high }）
league-alone = リーグ戦には二つ以上のボットが必要です。
net-fault = { $file } は { $game } のネットワークではありません：{ $why }
net-fault-beginning = 「cabnet 1」で始まっていません。
net-fault-short = ファイルが短すぎます。
net-fault-long = ファイルが長すぎます。
net-fault-shape = 入力は { $found } ですが、必要なのは { $wanted } です。
net-fault-large = 席かゾーンが多すぎます。
net-fault-weight = −10,000 から 10,000 までの数ではない重みがあります。
learn-nothing = { $game } には学習した評価がありません。局面を表すものがないためです。
learn-no-games = { $file }、{ $line }行目：`learn` のゲームのファイルにはない行です。
learn-otherwise = { $file } のゲームは作り方が違います：{ $found }。指定は { $wanted } です。
learn-in-use = { $file } はほかのコマンドが使っています。
learn-bad-game = { $file }、ゲーム{ $number }：{ $why }
learn-bad-turn = 入力{ $inputs }の後に、保存した取り分に当たる決定がありません。
bench-head = { $game }、{ $players }人、ランダムな手、スレッド一つ
bench-games = ゲーム／秒（{ $rounds }回の中央値）
bench-slowest = 最も遅い回、最も速い回は{ $fastest }
bench-turns = 手番／ゲーム
bench-decisions = 決定／ゲーム
bench-outcomes = 偶然の結果／ゲーム
bench-step = ナノ秒／一歩
bench-bytes = バイト／状態
bench-development = これは開発用のビルドです。--release で測ってください。
