# 宝石の煌き：デュエル（Splendor Duel）：起きたこと、できない理由。
#
# 人名は「あなた」でも名前でも同じ文になるように書く。

### 言葉

duel-bonus = { $bonus ->
    [w] 白
    [b] 青
    [g] 緑
    [r] 赤
    [k] 黒
    [wild] 色を写す
   *[other] ボーナスなし
}

### 起きたこと（記録）

duel-log-laid = レベル{ $level }のカード{ $card }が公開された：{ duel-bonus }
duel-log-placed = 袋から{ $gem }が出た
duel-log-used-privilege = { $player }が特権を使い{ $gem }を取った
duel-log-replenished = { $player }がボードを補充した
duel-log-took-privilege = { $player }が{ $from ->
    [0] {""}
   *[other] 相手から
}特権を得た
duel-log-took = { $player }が{ $gems }を取った
duel-log-reserved = { $player }が金を1個取り、カード{ $card }（レベル{ $level }、{ duel-bonus }）を予約
duel-log-reserved-top = { $player }が金を1個取り、レベル{ $level }の山札から伏せて予約
duel-log-drew-hidden = { $player }がレベル{ $level }のカードを引いた（他の人には見えない）
duel-log-drew = { $player }がカード{ $card }を引いた：レベル{ $level }、{ duel-bonus }
duel-log-bought = { $player }がカード{ $card }を購入：レベル{ $level }、{ duel-bonus }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}{ $crowns ->
    [0] {""}
   *[other] 、王冠{ $crowns }
}、{ $tokens ->
    [0] 無料
   *[other] 支払い{ $paid }
}
duel-log-copied = { $player }がカード{ $card }を{ $gem }のカードに重ねた
duel-log-took-same = { $player }がカードの効果でボードから{ $gem }を取った
duel-log-stole = { $player }が{ $gem }を奪った
duel-log-received-royal = { $player }がロイヤルカード{ $royal }を得た：{ $points }点
duel-log-discarded = { $player }が{ $gem }を捨てた
duel-log-plays-again = { $player }はもう1回手番を行う
duel-log-ended = { $player }の勝ち

### できない理由：見出しは短い答え、本文は数を示す文

duel-no-over = どちらかが勝利の条件を満たした。
    .title = ゲームは終わっている
duel-no-chance-due = 先にカードかトークンが出る。
    .title = カードを待っている
duel-no-no-chance-due = 今はプレイヤーの番で、カードやトークンは出ない。
    .title = 出るものはない
duel-no-cannot-come = ここで出うるカードやトークンではない。
    .title = それは出ない
duel-no-discard-first = トークンが10個を超えている。まず{ $surplus }個捨てる。
    .title = 先にトークンを捨てる
duel-no-copy-first = 購入したカードは色を写す。まずどの色かを選ぶ。
    .title = 先に色を選ぶ
duel-no-take-same-first = 購入したカードの効果で、ボードから{ $gem }を取る。まずどれかを選ぶ。
    .title = 先にトークンを取る
duel-no-steal-first = カードの効果で相手のトークンを奪う。まずどれかを選ぶ。
    .title = 先にトークンを奪う
duel-no-royal-first = 王冠がそろい、ロイヤルカードを得る。まずどれかを選ぶ。
    .title = 先にロイヤルカードを選ぶ
duel-no-nothing-to-discard = 持っているトークンは{ $held }個で、{ $limit }個まで持てる。捨てるのは超えた分だけ。
    .title = 捨てるものはない
duel-no-nothing-to-copy = 色を選ぶのは、色を写すカードを購入した直後だけ。
    .title = 選ぶ色はない
duel-no-no-token-due = カードと同じ色のトークンを取れるのは、その効果のあるカードを購入した直後だけ。
    .title = 取るトークンはない
duel-no-nothing-to-steal = トークンを奪えるのは、その効果のあるカードを得た直後だけ。
    .title = 奪うものはない
duel-no-no-royal-due = ロイヤルカードは3つ目と6つ目の王冠で得るもので、単独のアクションではない。
    .title = 今はロイヤルカードを得られない
duel-no-no-privilege = 特権を1つも持っていない。
    .title = 特権がない
duel-no-privileges-first = この手番ではもうボードを補充した。特権を使えるのはその前だけ。
    .title = もう特権は使えない
duel-no-privilege-not-gold = 特権で取れるのは宝石か真珠で、金は取れない。
    .title = 特権で金は取れない
duel-no-last-token = ボードと袋を合わせて最後の宝石か真珠。これを取ると、この手番にできることがなくなる。
    .title = 最後の1個は取れない
duel-no-bag-empty = 袋が空なので、ボードに置くものがない。
    .title = 袋は空
duel-no-space-empty = { $row }行{ $column }列のマスは空いている。取るものがなく、並びもそこで途切れる。
    .title = 空のマス
duel-no-take-one-to-three = { $chosen ->
    [0] トークンを選んでいない。
   *[other] { $chosen }個選んでいる。
}1回に取れるのは1個から3個。
    .title = 1個から3個を取る
duel-no-gold-not-taken = 金はカードを予約したときにだけ得られ、トークンの並びは金をまたげない。
    .title = 金は取れない
duel-no-not-a-line = トークンは縦、横、斜めのどれか一直線に隣り合っていなければならない。
    .title = 一直線ではない
duel-no-no-gold-on-board = カードは金と一緒に予約するが、ボードに金がない。
    .title = ボードに金がない
duel-no-not-gold = { $row }行{ $column }列に金はない。カードと一緒に取る金を選ぶ。
    .title = 金を選ぶ
duel-no-hand-full = 予約カードは{ $limit }枚まで。どれかを購入すると空きができる。
    .title = これ以上予約できない
duel-no-deck-empty = レベル{ $level }の山札は尽きた。場に並んだカードはまだ予約できる。
    .title = 山札は空
duel-no-not-in-pyramid = { $card }はピラミッドにない。
    .title = ピラミッドにない
duel-no-not-in-reach = { $card }はピラミッドにも自分の予約にもない。
    .title = 購入できないカード
duel-no-nothing-to-lay-it-over = { $card }はボーナスのあるカードに重ねるが、まだ1枚も持っていない。
    .title = 重ねるカードがない
duel-no-not-affordable = { $lacking }が足りず、金は{ $gold ->
    [0] ない
   *[other] { $gold }個
}：あと{ $short }個必要。
    .title = まだ買えない
duel-no-gold-missing = 足りない{ $lacking }は金でしか補えない。選んだ金は{ $chosen }個。
    .title = 金が足りない
duel-no-gold-not-due = 価格に含まれる{ $gem }は{ $due }個なので、代わりの金{ $chosen }個は払いすぎになる。
    .title = 価格に含まれない
duel-no-not-that-much-gold = 金が{ $chosen }個いるが、持っているのは{ $held }個。
    .title = 金が足りない
duel-no-no-such-bonus = { $gem }のボーナスがないので、重ねられるその色のカードもない。
    .title = そのボーナスはない
duel-no-other-colour = カードの効果で取るのは{ $gem }。そこには別のトークンがある。
    .title = 色が違う
duel-no-gold-not-stolen = 奪えるのは宝石か真珠で、金は奪えない。
    .title = 金は奪えない
duel-no-opponent-has-none = 相手は{ $gem }を持っていない。
    .title = 奪えるものがない
duel-no-royal-gone = そのロイヤルカードはもう誰かのものになっている。
    .title = そのカードはもうない
duel-no-not-held = { $gem }を持っていない。
    .title = 捨てるものがない

### 表記にないもの：そこに書くべきもの

duel-form-action = 手の書き方は V.マス、F、T.マス、R.カード@マス、R.Lレベル@マス、B.カード、B.カード+金、C.色、E.マス、S.トークン、Q.ロイヤルカード、D.トークン のどれか。
duel-form-outcome = 公開の書き方は card.番号 か token.文字。
duel-form-token = トークンは w、b、g、r、k、p（真珠）、a（金）のうち1文字。
duel-form-card = カードは1から67までの番号。
duel-form-royal = ロイヤルカードは1から4までの番号。
duel-form-level = レベルは1、2、3のどれか。
duel-form-gold = 金は代わりになるものの文字と個数で書く（例：w1p1）。
duel-form-space = マスはaからeまでの文字と1から5までの数字。
duel-form-spaces = マスは続けて、それぞれ1回だけ書く（例：a1b2c3）。

### 終わり

duel-ended-W1 = 勝者はすべてのカードの合計で20点以上に達した。
duel-ended-W2 = 勝者は王冠を10個以上集めた。
duel-ended-W3 = 勝者は1色のカードだけで10点以上に達した。
duel-result-W6 = 自分の手番の終わりに勝利の条件を満たした人が、その場で勝つ。
