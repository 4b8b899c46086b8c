# 宝石の煌き（Splendor）基本ゲーム：テーブルを開く前に見せるもの。

game-splendor = 宝石の煌き（Splendor）
game-splendor-about = 2～4人、約30分
game-splendor-goal = 宝石を集め、次のカードを安くするカードを買い、誰かが15点に届いたラウンドで最も多くの点を取ります。
splendor-keys-tokens = トークンを取る：白、青、緑、赤、黒、金
splendor-option-modules = 拡張「都市」
    .about = 出版元は1度に1つのモジュールを勧めています。
    .several = 複数を選択中：ルールブックにない独自の変種です。
splendor-option-modules-cities = 都市
    .about = 都市を取ったラウンドで終わります。貴族はいません。
splendor-option-modules-strongholds = 砦
    .about = 砦でカードを確保し、1枚に3個で征服します。
splendor-option-modules-posts = 交易所
    .about = 道に沿った5つの効果を、条件を満たした人が得ます。
splendor-option-modules-orient = オリエント
    .about = 二重の金、鞄、貴族、無料のカードが並ぶ2つ目の市場。
