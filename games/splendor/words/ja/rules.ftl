# 宝石の煌き（Splendor）のルールを自分たちの言葉で。一覧の項目ごとに1文ずつ。

splendor-section-components = 内容物
splendor-rule-1 = 2人から4人で遊ぶ。
splendor-rule-2 = トークンは40個：ダイヤモンド、サファイア、エメラルド、ルビー、オニキスが7個ずつ、金が5個。
splendor-rule-3 = 発展カードは90枚。
splendor-rule-4 = 貴族は10人。

splendor-section-setup = 準備
splendor-rule-5 = カードはレベルごとに分けて切る。
splendor-rule-6 = 3つの山札を縦に並べる。レベル1が一番手前。
splendor-rule-7 = 各山札の横に、そのレベルのカードを4枚公開する。
splendor-rule-8 = 貴族を人数より1人多く公開する。
splendor-rule-9 = 公開されなかった貴族は使わない。
splendor-rule-10 = トークンは色別に6つの山にして、全員の手が届くところに置く。
splendor-rule-11 = 2人のときは各宝石を4個ずつ使う。
splendor-rule-12 = 2人のときも金は5個すべて使う。
splendor-rule-13 = 2人のときは貴族を3人公開する。
splendor-rule-14 = 3人のときは各宝石を5個ずつ使う。
splendor-rule-15 = 3人のときも金は5個すべて使う。
splendor-rule-16 = 3人のときは貴族を4人公開する。
splendor-rule-17 = 人数が少なくても、ほかに変わることはない。

splendor-section-course = 概要
splendor-rule-18 = トークンを集めて発展カードの支払いに使う。
splendor-rule-19 = カードは点、ボーナス、またはその両方をもたらす。
splendor-rule-20 = ボーナスがあると、その後のカードが安くなる。
splendor-rule-21 = ボーナスが十分にそろうと貴族が訪れ、点が入る。
splendor-rule-22 = 誰かが15点に達したらそのラウンドを最後まで行い、最も点の多い人が勝つ。

splendor-section-cards = 発展カード
splendor-rule-23 = 点は発展カードを購入して得る。
splendor-rule-24 = 公開されているカードは誰でも購入できる。
splendor-rule-25 = 予約カードを購入できるのは、それを持つ本人だけ。
splendor-rule-26 = カードには点、ボーナスの色、コストが書かれている。
splendor-rule-27 = カードの1枚はコストが白6、青3、黒3で、4点と青のボーナスになる。
splendor-rule-28 = カードの1枚はコストが白2、赤2、黒3で、1点と赤のボーナスになる。

splendor-section-nobles = 貴族
splendor-rule-29 = 公開された貴族は場の中央に表向きに置く。
splendor-rule-30 = 必要なボーナスを持つ人の手番の終わりに、貴族は自動で訪れる。
splendor-rule-31 = 貴族が求めるのは購入したカードのボーナスで、トークンではない。
splendor-rule-32 = 訪問は断れない。
splendor-rule-33 = 貴族の訪問はアクションではない。
splendor-rule-34 = 貴族は1人3点。
splendor-rule-35 = 1回の手番に訪れる貴族は1人まで。
splendor-rule-36 = 貴族の1人は青3、緑3、白3を求める。
splendor-rule-37 = 貴族の1人は青4、緑4を求める。

splendor-section-turn = 手番
splendor-rule-38 = 一番若い人から始める。
splendor-rule-39 = 手番は時計回りに移る。
splendor-rule-40 = 手番では4つのアクションのうちちょうど1つを行う：3個取る、2個取る、予約する、購入する。どれかを必ず行う。
splendor-rule-41 = 違う3色の宝石トークンを1個ずつ取れる。
splendor-rule-42 = 取る前にその色が場に4個以上あれば、同じ色を2個取れる。
splendor-rule-43 = カードを1枚予約し、金を1個受け取れる。
splendor-rule-44 = 場に公開されたカードか自分の予約カードを1枚購入できる。

splendor-section-tokens = トークンを取る
splendor-rule-45 = 手番の終わりに持てるトークンは、金を含めて10個まで。
splendor-rule-46 = 10個を超えたら、ちょうど10個になるように返す。
splendor-rule-47 = 取ったばかりのトークンを返してもよい。
splendor-rule-48 = 全員のトークンは全員に見える。

splendor-section-reserving = 予約
splendor-rule-49 = 公開されたカードか、山札の一番上のカードを見ずに予約する。
splendor-rule-50 = 山札から予約したカードは、ほかの人には見えない。
splendor-rule-51 = 予約カードは手元に残る。
splendor-rule-52 = 予約カードは捨てられない。
splendor-rule-53 = 予約カードは3枚まで。
splendor-rule-54 = 予約カードが手元を離れるのは購入したときだけ。
splendor-rule-55 = 予約すると金を1個得る。
splendor-rule-56 = 金を得る方法は予約だけ。
splendor-rule-57 = 金が残っていなくても予約はできるが、金は得られない。

splendor-section-buying = 購入
splendor-rule-58 = 価格はカードに書かれたコストで、トークンで支払う。
splendor-rule-59 = 金はどの色の代わりにもなる。
splendor-rule-60 = 使ったトークンは金も含めて場に戻す。
splendor-rule-61 = 購入できるのは公開されたカードか自分の予約カード。
splendor-rule-62 = 購入したカードは色別に分けて自分の前に置く。
splendor-rule-63 = 全員のボーナスと点は全員に見える。
splendor-rule-64 = 公開されたカードがなくなったら、すぐに同じレベルの山札から補充する。
splendor-rule-65 = 各レベル4枚が公開される。山札が尽きたら、空いた場所はそのままにする。

splendor-section-bonuses = ボーナス
splendor-rule-66 = 以前の手番に購入したカードのボーナスで、その後の価格が下がる。
splendor-rule-67 = ボーナス1つにつき、その色のトークン1個分安くなる。
splendor-rule-68 = 青のボーナスが2つあれば、青2緑1のカードは緑1で買える。
splendor-rule-69 = ボーナスが十分なら、カードは無料になる。

splendor-section-visits = 貴族の訪問
splendor-rule-70 = 何のアクションをしても、自分の手番の終わりに貴族を確認する。
splendor-rule-71 = 貴族は、示されたすべての色のボーナスをその数以上持つ人を訪れる。
splendor-rule-72 = 複数の貴族が訪れる場合は、そのうち1人を選ぶ。
splendor-rule-73 = 訪れた貴族は、その人の前に表向きに置く。

splendor-section-end = ゲームの終わり
splendor-rule-74 = 誰かが15点以上になったら、全員の手番の数がそろうまでそのラウンドを続ける。
splendor-rule-75 = 最後の手番を行うのは、そのラウンドでまだ手番をしていない人だけ。
splendor-rule-76 = 貴族の点も含めて、最も点の多い人が勝つ。
splendor-rule-77 = 同点なら、購入したカードが最も少ない人が勝つ。

splendor-section-clarifications = 補足
splendor-rule-C1 = レベル1は40枚、レベル2は30枚、レベル3は20枚。
splendor-rule-C2 = 場に3色以上あればちょうど3色を取り、3色に足りなければその分だけ取る。
splendor-rule-C3 = 残りが1色か2色なら、各色1個ずつ取る。何も取らないことはアクションではない。
splendor-rule-C4 = 金を宝石トークンと一緒に取ることはない。
splendor-rule-C5 = 違う3個と同じ2個は別のアクションで、混ぜられない。
splendor-rule-C6 = 2個取るのに必要な4個は取る前に数えるので、2個は残る。
splendor-rule-C7 = 8個、9個、10個持っていてもトークンを取れる。超えた分は返す。
splendor-rule-C8 = 返すのはちょうど10個を超えた分で、金を含めてどれでもよい。超えていなければ返さない。
splendor-rule-C9 = 10個持っていても予約できる。そのとき1個を返す。得たばかりの金でもよい。
splendor-rule-C10 = 予約の金は、残っていれば必ず受け取る。
splendor-rule-C11 = 購入できるカードを、購入せずに予約してもよい。
splendor-rule-C12 = 4枚目の予約はできず、空の山札からも予約できない。
splendor-rule-C13 = 持っている宝石の代わりに金を払ってもよい。
splendor-rule-C14 = 支払いは価格ちょうどで、余ったボーナスに釣りは出ない。
splendor-rule-C15 = そのカード自身のボーナスは、その支払いには使えない。
splendor-rule-C16 = 貴族は毎回のアクションの後に確認するので、待っている貴族は後の手番の終わりに訪れる。
splendor-rule-C17 = 去った貴族は補充されない。トークンと予約カードは貴族の条件に数えない。
splendor-rule-C18 = 手番の終わりの順序：アクション、補充、トークンの返却、貴族、15点の確認。
splendor-rule-C19 = 訪れたばかりの貴族の点も15点に数える。
splendor-rule-C20 = ラウンドの最後の人が15点に達したら、その手番でゲームが終わる。
splendor-rule-C21 = 最終ラウンドにも貴族は訪れる。
splendor-rule-C22 = 点も購入カードの枚数も同じなら、勝利を分かち合う。貴族の数は比べない。
splendor-rule-C23 = パスはアクションではない。何一つできない人だけがパスし、全員が続けてパスしたらゲームは終わる。ルールブックに記述がないため、これは独自の取り決め。
splendor-rule-C24 = ゲームはいつまで続いてもよく、手番の数に上限はない。
splendor-rule-C25 = 表向きで予約したカードは全員が見ていて公開のまま。山札から引いたカードは、ほかの人にはレベルしか分からない。
splendor-rule-C26 = 予約カードは購入するまでボーナスにも点にもならない。
splendor-rule-C27 = 誰から始めるかは、くじで決めてもよい。
