# 「スケリーズ」：起きたこと、できない理由、そしてページと端末の言葉。

### 起きたこと（記録）

skerries-log-order-hidden = { $player }に注文が配られた
skerries-log-order-dealt = { $player }に注文が配られた：{ $first }、次に{ $second }
skerries-log-catch-dealt = { $player }の最初の漁獲は{ $catch }、値{ $value }の{ $fish }
skerries-log-begins = { $player }の漁獲が最もよく、先に始める
skerries-log-laid = 波止場に{ $catch }、値{ $value }の{ $fish }
skerries-log-took = { $player }が{ $catch }、値{ $value }の{ $fish }を{ $paid ->
    [0] 無料で
   *[other] 油{ $paid }で
}取った
skerries-log-filled = { $player }が油を{ $oil }補った
skerries-log-storm-came = 嵐が来る
skerries-log-gave = { $player }が灯台に油を出した
skerries-log-kept = { $player }は油を出さなかった
skerries-log-storm-passed = 灯台がともり、嵐は過ぎた
skerries-log-storm-struck = 嵐が襲った：{ $strikes }度目
skerries-log-jettisoned = { $player }が{ $catch }、値{ $value }の{ $fish }を海に捨てた
skerries-log-last-round = { $player }の漁獲が{ $catches }枚になり、この回りが最後
skerries-log-delivered = { $player }が注文を納めた、{ $first }、次に{ $second }：{ $points }点
skerries-log-sunk = すべての船が沈んだ
skerries-log-ended = ゲームが終わった

### できない理由：題は短い理由、本文は数を含む文

skerries-no-sunk = 襲い得る最後の嵐が襲い、すべての船が沈みました。
    .title = すべての船が沈みました
skerries-no-over = 漁獲が{ $catches }枚になった人の出た回りが終わり、注文もすべて納められました。
    .title = ゲームは終わりました
skerries-no-chance-due = 誰かが何かをする前に、札をめくらなければなりません。
    .title = 札を待つ
skerries-no-no-chance-due = プレイヤーの番であり、めくる札はありません。
    .title = めくる札はありません
skerries-no-cannot-come = この札はここでは出ません。
    .title = あり得ない札
skerries-no-not-on-quay = { $catch }は波止場にありません。
    .title = 波止場にありません
skerries-no-too-dear = この場所には油が{ $cost }かかります。手持ちは{ $held }。
    .title = 油が足りません
skerries-no-stock-empty = 油はすべて船にあります。使われると戻ってきます。
    .title = 貯えが空
skerries-no-watch-first = 嵐が来ています。灯台に油を出すか、取っておくかを決めます。{ $needed }人のうち{ $given }人が出しました。
    .title = 先に灯台について決める
skerries-no-jettison-first = 嵐が襲いました。まず自分の船の漁獲を1枚海に捨てます。
    .title = 漁獲を海に捨てる
skerries-no-deliver-first = 最後の回りが終わりました。注文を1枚納めます。
    .title = 注文を納める
skerries-no-storm = 灯台に油が要るのは嵐がめくられたときだけで、そのとき全員が順に決めます。
    .title = 嵐は来ていません
skerries-no-nothing-to-jettison = 漁獲を海に捨てるのは、嵐が襲ったときだけです。
    .title = 捨てる必要はありません
skerries-no-not-yet-delivering = 注文は最後の回りが終わってから納めます。
    .title = まだ納められません
skerries-no-not-in-boat = { $catch }は自分の船にありません。
    .title = 自分の船にありません
skerries-no-not-in-hand = その注文は手札にありません。
    .title = 自分の注文ではありません

### 書き方の誤り：求められるもの

skerries-form-action = 行動は T.漁獲、F、G、K、J.漁獲、D.注文 のいずれかです。
skerries-form-outcome = 結果は order.番号、catch.番号、storm のいずれかです。
skerries-form-number = 漁獲は1から60、注文は1から12の数。

### 終わり

skerries-ended-22 = 船が満ちた人がいて、その回りが終わりました。
skerries-result-24 = 最も点の多い人の勝ちです。
skerries-result-25 = 同点のため、油の最も多い人の勝ちです。
skerries-result-26 = 点も油も同じため、勝利を分け合います。
skerries-ended-21 = 3度目の嵐が襲い、すべての船が沈みました。
skerries-result-21 = 海の勝ちです。
gale-list = 大しけ
gale-ended-2 = 大しけの2度目の嵐が襲い、すべての船が沈みました。
gale-result-2 = 海の勝ちです。

### 上の行

turn-fishing = あなたの番：漁獲を取る
    .named = { $name }：漁獲を取る
turn-filling = あなたの番：油を補う
    .named = { $name }：油を補う
turn-watching = 嵐：油を出すか取っておくか
    .named = { $name }：油を出すか取っておくか
turn-jettison = あなたの番：漁獲を海に捨てる
    .named = { $name }：漁獲を海に捨てる
turn-delivering = あなたの番：注文を納める
    .named = { $name }：注文を納める

### 端末

board-skerries-heading = 、第{ $round }回り：{ $state }
board-skerries-to-act = { $player }の番
board-skerries-draw = 次の札：{ $question }
board-skerries-over = ゲームは終わった
board-skerries-last = 最後の回り
board-skerries-quay = 波止場
board-skerries-price = { $oil ->
    [0] 無料
   *[other] 油{ $oil }
}
board-skerries-storms = 襲った嵐 { $limit }のうち{ $strikes }、山札に{ $left }
board-skerries-beacon = 灯台 { $given }/{ $needed }
board-skerries-stock = 貯え 油{ $oil }
board-skerries-head = 点
    .oil = 油
    .boat = 船
board-skerries-orders = 注文
board-skerries-order-points = ({ $points })

cli-skerries-move-take-catch = 波止場から漁獲#17を取る
cli-skerries-move-fill = 油を2杯補う
cli-skerries-move-watch = 嵐が来たら：灯台に油を出す、または取っておく
cli-skerries-move-jettison = 嵐が襲ったら：漁獲#17を海に捨てる
cli-skerries-move-deliver = 最後に：注文5を納める
cli-skerries-fish = 魚：h ニシン、c タラ、e ウナギ、m ムール貝。o は油。
cli-skerries-kind-catch = 取る
cli-skerries-kind-fill = 補う
cli-skerries-kind-give = 出す
cli-skerries-kind-keep = 取っておく
cli-skerries-kind-jettison = 海に捨てる
cli-skerries-kind-deliver = 納める

### ページ

skerries-place = { $game } · { $players }人 · 第{ $round }回り
skerries-last-round = 最後の回り
skerries-end-points = 点
skerries-end-catches = 漁獲
skerries-end-orders = 注文
skerries-end-oil = 油
skerries-fact-dearest = 最も高い漁獲：{ $player }、{ $catch }（油{ $paid }）
skerries-fact-given = 灯台に最も多く出した油：{ $player }、{ $oil }
skerries-fact-filled = 最も多く補った油：{ $player }、{ $oil }
skerries-other-boats = ほかの船
skerries-boat-words = { $name }：{ $points }点。油：{ $oil }。漁獲：{ $catches }。手札の注文：{ $orders }。
skerries-quay = 波止場と海
skerries-quay-price = { $oil ->
    [0] 無料
   *[other] 油{ $oil }
}
skerries-catch-words = 値{ $value }の{ $fish }
skerries-order-words = 注文：{ $first }は各2点、{ $second }は各1点
skerries-beacon = 灯台：{ $needed }のうち{ $given }
skerries-storms = 襲った嵐：{ $limit }のうち{ $strikes }。山札に：{ $left }
skerries-took = { $player }が{ $catch }を{ $paid ->
    [0] 無料で
   *[other] 油{ $paid }で
}取った
skerries-jettisoned = { $player }が{ $catch }を海に捨てた
skerries-stock = 貯え：油{ $oil }
skerries-counts-stock = 貯えの油
skerries-counts-storms = 山札の嵐
skerries-counts-orders = 注文
skerries-own-boat = あなたの船
skerries-own-orders = あなたの注文
skerries-own-oil = あなたの油：{ $oil }
skerries-act-fish = 取る
skerries-act-fill = 補う
skerries-act-watch = 決める
skerries-act-jettison = 海に捨てる
skerries-act-deliver = 納める
skerries-tray-fish = 波止場の漁獲か、貯えの油を取ります。
skerries-tray-fill = 貯えから油を2杯
skerries-tray-watch = 嵐が来ました：灯台に油を出すか、自分の油を押して取っておきます。
skerries-tray-give = 灯台に油を1杯
skerries-tray-keep = 油を取っておく
skerries-tray-jettison = 海に捨てる漁獲を船から選んでください。
skerries-tray-deliver = 注文を1枚選んでください。
skerries-replay-storm = 嵐が襲う
skerries-replay-full-boat = 最後の回り
