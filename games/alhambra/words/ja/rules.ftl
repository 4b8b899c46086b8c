# 「アルハンブラ」のルール：項目ごとに一文。ブラウザーは必要なときに取り寄せる。

alhambra-section-components = 内容物
alhambra-rule-1 = 2人から6人で遊ぶ。
alhambra-rule-2 = 噴水の開始タイルは6枚。各プレイヤーはその1枚から外へ建てていく。
alhambra-rule-3 = 建物タイルは6種類で54枚。
alhambra-rule-4 = 建物タイルには値段がある。
alhambra-rule-5 = 建物タイルの辺には壁があることがあり、多くても3辺。
alhambra-rule-6 = 種類と枚数と値段：離宮7枚（2～8）、後宮7枚（3～9）、回廊9枚（4～10）、居室9枚（5～11）、庭園11枚（6～12）、塔11枚（7～13）。
alhambra-rule-7 = 値段は数だけで、通貨はタイルが置かれた市場のマスで決まる。
alhambra-rule-8 = 市場には番号の付いたマスが4つあり、それぞれ通貨が違う。
alhambra-rule-9 = 全員の点は1つの得点板に示す。
alhambra-rule-10 = 駒は12個、各色2個。1個は得点板用、1個は持ち主の噴水の印。
alhambra-rule-11 = お金カードは108枚。4つの通貨（フローリン、ディルハム、ディナール、ドゥカート）に1から9まで、各3枚。
alhambra-rule-12 = 得点カードは2枚、1回目と2回目の分。お金の山札に入っていて、出ると得点計算になる。
alhambra-rule-13 = 買ってまだ建てていないタイルを置く予備置き場が各自にあり、得点表が印刷されている。
alhambra-rule-14 = タイルは袋から引く。
alhambra-rule-15 = 目的は最も多くの点を得ること。点は各種類の建物の最多と、自分の盤を囲む最も長い途切れない壁で得る。

alhambra-section-setup = 準備
alhambra-rule-16 = 各自が噴水1枚と自分の色の駒2個を受け取る。
alhambra-rule-17 = 駒の1個は噴水に、もう1個は得点板の始めに置く。
alhambra-rule-18 = 建物タイル54枚をすべて袋に入れる。
alhambra-rule-19 = 市場はテーブルの中央、得点板は端に置く。
alhambra-rule-20 = タイルを1枚ずつ4枚引き、1番のマスから順に1枚ずつ市場に置く。
alhambra-rule-21 = 最初のお金、最初に開くカード、山札の束についてはC1からC8を見る。
alhambra-rule-22 = お金の5つの束を重ねる。1番目が上、5番目が下。
alhambra-rule-23 = 山札は市場の横に伏せて置く。

alhambra-section-turn = 手番
alhambra-rule-24 = 最初のプレイヤーから始め、時計回りに進む。
alhambra-rule-25 = 手番では次のどれかをする：お金を取る、建物タイルを買って置く、盤を改築する。
alhambra-rule-26 = 手番の後、取られたカードとタイルを補い、どちらも4枚が開いているようにする。

alhambra-section-money = お金を取る
alhambra-rule-27 = 開いている4枚のお金カードから、値にかかわらず1枚を取れる。
alhambra-rule-28 = または合計が5以下なら何枚でも取れる。
alhambra-rule-29 = 一緒に取るカードの通貨は違ってもよい。

alhambra-section-buying = 購入
alhambra-rule-30 = 市場のタイルを買える。
alhambra-rule-31 = そのマスの通貨のカードで、値段以上を払う。
alhambra-rule-32 = お釣りはない。
alhambra-rule-33 = 払ったカードは捨て札になる。
alhambra-rule-34 = ちょうど払えば手番は終わらず、3つのアクションからもう一度選ぶ。
alhambra-rule-35 = 多く払えば手番は終わる。例：10の庭園に11ディナール払う。
alhambra-rule-36 = 手番の間、市場は補わない。新しいタイルは手番の後に来る。
alhambra-rule-37 = したがって手番のアクションは多くて5回：ちょうどの購入4回と、お金か改築。

alhambra-section-placing = 建設
alhambra-rule-38 = 買ったタイルは盤に建てるか予備に置く。
alhambra-rule-39 = 予備には何枚でも置ける。
alhambra-rule-40 = タイルの向きは噴水と同じで、回さない。
alhambra-rule-41 = 接する2辺は同じでなければならない：両方に壁があるか、両方にないか。
alhambra-rule-42 = 噴水から盤のどのタイルへも、壁も空きも越えずに歩いて行けなければならない。
alhambra-rule-43 = 新しいタイルは盤と1辺全体で接しなければならない。角だけでは足りない。
alhambra-rule-44 = 穴は不可：空きをタイルで四方から囲んではならない。
alhambra-rule-45 = 禁じられるのは、逆さのタイル、壁と壁のない辺の接触、歩いて行けないタイル、角だけの接触、空きを閉じるタイル。

alhambra-section-redesign = 改築
alhambra-rule-46 = 改築の1つ目：予備のタイルを1枚建てる。
alhambra-rule-47 = 2つ目：盤のタイルを1枚予備に移す。
alhambra-rule-48 = 3つ目：予備のタイルと盤のタイルを取り替える。
alhambra-rule-49 = 新しいタイルは古いタイルのあった所にちょうど置く。
alhambra-rule-50 = その後も40から44の建設の決まりが守られていなければならない。
alhambra-rule-51 = 噴水は取り除けず、取り替えられない。
alhambra-rule-52 = 改築は1アクションで、その手番のアクションを終える。

alhambra-section-end-of-turn = 手番の終わり
alhambra-rule-53 = 手番で買ったタイルは、その終わりに、改築の後で初めて置く。
alhambra-rule-54 = 置く順は自由。
alhambra-rule-55 = どれも建てるか予備に置くかを選べる。
alhambra-rule-56 = 次のプレイヤーの手番になる。
alhambra-rule-57 = そのプレイヤーが何かを決める前に、開いたお金と市場をどちらも4枚まで補う。
alhambra-rule-58 = 市場の空きマスは番号順に埋める。
alhambra-rule-59 = 山札がなくなったら捨て札を混ぜて新しい山札にする。

alhambra-section-scoring = 得点：いつ
alhambra-rule-60 = 得点計算は3回ある。
alhambra-rule-61 = 1回目と2回目は、その得点カードが出たときに行う。
alhambra-rule-62 = 3回目はゲームの終わりに行う。
alhambra-rule-63 = 出た得点カードは脇に置き、お金が4枚開くまで引き続ける。
alhambra-rule-64 = その直後、次の手番の前に得点計算をする。

alhambra-section-majorities = 得点：最多
alhambra-rule-65 = 建物の種類ごとに、建てた枚数で順位を付ける。
alhambra-rule-66 = 1回目は1位だけが得点：離宮1、後宮2、回廊3、居室4、庭園5、塔6。
alhambra-rule-67 = 2回目は1位と2位：8と1、9と2、10と3、11と4、12と5、13と6。
alhambra-rule-68 = 3回目は3位まで：16・8・1、17・9・2、18・10・3、19・11・4、20・12・5、21・13・6。
alhambra-rule-69 = 同数なら、占める順位の点を合わせて等分する。
alhambra-rule-70 = 分け前の端数は切り捨てる。
alhambra-rule-71 = 2回目に塔の最多が2人なら、13と6の半分で9点ずつ。
alhambra-rule-72 = 予備のタイルは数えない。
alhambra-rule-73 = ここでは値段は関係なく、枚数だけを見る。
alhambra-rule-74 = 1枚もない種類では得点しない。

alhambra-section-walls = 得点：壁
alhambra-rule-75 = 3回とも、最多の後で、自分の盤を囲む最も長い途切れない壁も得点になる。
alhambra-rule-76 = ルールブックの言葉では壁に加わるタイルごとに1点。ここでは、ゲーム前にタイルを選ばなければ、壁のある辺ごとに1点。C41を見る。
alhambra-rule-77 = タイルの間の内側の壁は得点にならない。
alhambra-rule-78 = 点は得点板に1点1歩で示す。

alhambra-section-end = ゲームの終わり
alhambra-rule-79 = 手番の終わりに袋のタイルが足りず、市場を4枚に戻せないとゲームが終わる。
alhambra-rule-80 = それでも、ある分だけ市場を埋める。
alhambra-rule-81 = 市場に残ったタイルは、そのマスの通貨を最も多く持つプレイヤーのものになる。
alhambra-rule-82 = ここではタイルの値段は関係ない。
alhambra-rule-83 = 最多が複数いれば、タイルは市場に残る。
alhambra-rule-84 = こうして得たタイルは建設の決まりに従って建てられる。
alhambra-rule-85 = その後、3回目の得点計算をする。
alhambra-rule-86 = 最も点の多いプレイヤーの勝ち。
alhambra-rule-87 = 最多が複数いれば、勝利を分け合う。

alhambra-section-two = 二人で遊ぶ
alhambra-rule-88 = 2人では次の変更を除き同じ決まりで遊ぶ。
alhambra-rule-89 = 各通貨の各値から1枚ずつ除き、各2枚の72枚にする。
alhambra-rule-90 = タイルを集めるが盤を持たない中立プレイヤーがいる。
alhambra-rule-91 = 中立プレイヤーに手番はない。
alhambra-rule-92 = 始めに袋から6枚を中立プレイヤーのために並べる。
alhambra-rule-93 = 中立プレイヤーは毎回、最多の得点をする。
alhambra-rule-94 = 中立プレイヤーは壁では得点しない。
alhambra-rule-95 = 1回目の得点計算の直後、中立プレイヤーは袋からさらに6枚得る。
alhambra-rule-96 = 2回目の後、中立プレイヤーは袋に残るタイルの3分の1（端数切り捨て）を得る。
alhambra-rule-97 = 買ったタイルは、建てたり予備に置いたりする代わりに、中立プレイヤーに渡してもよい。

alhambra-section-c-setup = 補足：準備
alhambra-rule-C1 = 得点カードを入れる前にお金を配る。配る間と最初の4枚には出ない。
alhambra-rule-C2 = お金は1人ずつ、通貨を問わず合計が20以上になるまで配り、次の人に移る。
alhambra-rule-C3 = 手札は伏せるが秘密ではない。どのカードも見える所で配られ、取られ、払われたので、覚えていれば分かる。各自は自分の手札と他の人の枚数を見る。
alhambra-rule-C4 = カードが最も少ない人から始める。複数なら金額の少ない人、それも複数なら早い席。
alhambra-rule-C5 = 配った後、お金カードを4枚開く。
alhambra-rule-C6 = 残りを5つの束に分ける。1枚目の得点カードは2番目の束に、2枚目は4番目の束に混ぜる。
alhambra-rule-C7 = 束の差は1枚まで。前の束が多い。
alhambra-rule-C8 = 各自の予備は公開する。
alhambra-rule-C9 = マスは順に、フローリン（黄）、ディルハム（緑）、ディナール（青）、ドゥカート（橙）。
alhambra-rule-C10 = 2人では、配る前にカードを除く。

alhambra-section-c-actions = 補足：アクション
alhambra-rule-C11 = パスはない。ちょうど払った後にはもう1アクションする（私たちの解釈）。
alhambra-rule-C12 = 少なくとも1枚取る。合計が5以下なら4枚すべて取れる。
alhambra-rule-C13 = 枚数にかかわらず、カードの合計が値段と等しければちょうどの支払い。タイルごとに別に払う。
alhambra-rule-C14 = 1回の支払いで通貨は混ぜない。いくら多く払ってもよい。
alhambra-rule-C15 = この手番で買ったタイルは、置くまで盤にも予備にもなく、改築には使えない。
alhambra-rule-C16 = したがって改築で建てられるのは、手番の前に予備にあったタイルだけ。
alhambra-rule-C17 = 買ったタイルは1枚ずつ決め、建てる時点で決まりに合っていなければならない。先のタイルが後のタイルを可能にすることもある。
alhambra-rule-C18 = タイルはいつでも予備に置け、捨てることはできない。
alhambra-rule-C19 = 購入のない手番は、お金を取るか改築した直後に終わる。

alhambra-section-c-building = 補足：建設
alhambra-rule-C20 = 場所は正方形の格子で、1つの場所にタイルは1枚まで。原点は噴水で、壁はない。
alhambra-rule-C21 = 新しいタイルには、隣に向いた壁のない辺が要る。
alhambra-rule-C22 = 空きはすべて辺を越えて外につながっていなければならない。角の隙間では閉じた空きは開かない。
alhambra-rule-C23 = どの大きさでも閉じた空きは禁止。
alhambra-rule-C24 = 新しいタイルの周りの8か所を回ると、埋まりと空きはちょうど2回入れ替わる。
alhambra-rule-C25 = したがって新しいタイルが角で他と接するなら、その角の隣の2か所の少なくとも一方は埋まっている。
alhambra-rule-C26 = 取り除けないのは、噴水、四方に隣のあるタイル、なくすと他へ歩いて行けなくなるタイル。
alhambra-rule-C27 = 取り替えは一度に行い、結果だけで判断する。取り除けないタイルも取り替えられる。
alhambra-rule-C28 = 取り替えでは、隣のある辺はすべて合わなければならない。違ってよいのは空きに向いた辺だけ。
alhambra-rule-C29 = 予備から建てるタイルもすべての建設の決まりに従う。

alhambra-section-c-refill = 補足：補充
alhambra-rule-C30 = 手番の終わりの順：お金、市場、カードが出ていれば得点計算、中立プレイヤーのタイル。
alhambra-rule-C31 = 出た得点カードはゲームから除く。
alhambra-rule-C32 = 山札はなくなるとすぐ作り直す。そのとき捨て札がなければ、できしだい作る。
alhambra-rule-C33 = 山札も捨て札もなければ、開いたカードは4枚より少なくなる。何もできない人はパスする。
alhambra-rule-C34 = 終わりまでにカードが出なかった回の得点計算はしない。
alhambra-rule-C35 = 補充で得点カードが出てゲームも終わるときは、その得点計算、最後のタイルの分配、3回目の得点計算の順に行う。

alhambra-section-c-ties = 補足：同数
alhambra-rule-C36 = 他の人の後ろで同数の人たちは、その後の順位を占め、その順位の点を端数切り捨てで分ける。次の人は全員の後の順位になる。
alhambra-rule-C37 = 1回目の塔：2人なら3点ずつ、3人なら2点、4人から6人なら1点。離宮：2人なら0点。
alhambra-rule-C38 = 2回目の塔：1位が2人なら9点ずつで次は0点、1位が3人なら6点ずつ、1位が1人なら13点で2位の2人は3点ずつ。
alhambra-rule-C39 = 3回目の塔：1位が2人なら17点ずつで次は6点、3人なら13点ずつ、4人なら10点ずつ、2位が2人なら9点ずつで次は0点、2位が3人なら6点ずつ、3位が2人なら3点ずつ。
alhambra-rule-C40 = 1位が同数なら、後ろに他の人がいても、続く順位の点も合わせて分ける。

alhambra-section-c-walls = 補足：壁
alhambra-rule-C41 = 壁の長さは壁のある辺の数（私たちの解釈）。ゲーム前に選べば、壁に加わるタイルの数（1枚は1回だけ数える）とし、タイルの最も多い部分を最長とする。
alhambra-rule-C42 = 外壁とは、空きに面した壁のある辺。入り込んだ所も含む。
alhambra-rule-C43 = 向かい合う2つの壁は内側の壁で、どちらも数えず、何もつながない。
alhambra-rule-C44 = 壁は端と端が接する所でつながる：まっすぐな縁、外の角、内の角。角で壁は途切れない。
alhambra-rule-C45 = 盤の輪郭は1本の閉じた線。壁はそれに沿った最も長い壁のある辺の並びで、始めをまたいでもよい。
alhambra-rule-C46 = 全周に壁のある盤は、すべての辺が点になる。
alhambra-rule-C47 = 噴水は何も加えず、その外の辺は壁を途切れさせ、建物の種類にも入らない。
alhambra-rule-C48 = 壁は3回とも得点になる。
alhambra-rule-C49 = 外壁がなければ壁の点はない。

alhambra-section-c-end = 補足：終わり
alhambra-rule-C50 = マスが空いたままになると終わる。袋が空でもマスがすべて埋まっていれば続く。
alhambra-rule-C51 = すぐに終わり、誰にも手番は来ない。
alhambra-rule-C52 = マスごとに判断し、1人が何枚も得ることがある。カードは使わない。
alhambra-rule-C53 = その通貨を誰も持っていなければ、誰もタイルを得ない。
alhambra-rule-C54 = 最後のタイルは、最後に手番だった人の次から順に、建てるか予備に置く。他の改築はしない。
alhambra-rule-C55 = 同点を分ける決まりはない。

alhambra-section-c-two = 補足：二人
alhambra-rule-C56 = 中立プレイヤーは版によってはディルクと呼ばれる。
alhambra-rule-C57 = 中立プレイヤーには、買ったタイルを置くときに1枚ずつ渡す。
alhambra-rule-C58 = 渡せるのは買ったタイルだけで、盤や予備や最後のタイルは渡せない。
alhambra-rule-C59 = 中立プレイヤーのタイルはすべて建てたものと数える。
alhambra-rule-C60 = 中立プレイヤーも他と同じく順位に入り、2位と3位も取り、同数なら分け前を取る。プレイヤーは自分の分だけ得る（私たちの解釈）。
alhambra-rule-C61 = 中立プレイヤーはお金を持たず、最後のタイルも得ない。
alhambra-rule-C62 = 中立プレイヤーの点は示すが、勝つのはプレイヤーだけ。
alhambra-rule-C63 = 3分の1は、市場を補った後に袋にあるタイルについて数える。
alhambra-rule-C64 = 得るべき数より残りが少なければ、残りを得る。

alhambra-section-c-editions = 補足：版
alhambra-rule-C65 = 値段と壁は、比べた2種類の絵柄で同じ。
