# プログラムが始まる前にページが示す文。引数はなく、一行に名前と文がひとつずつ。

start-loading = 読み込み中…
start-failed = Cabochon を開始できなかった。接続を確かめて、もう一度試してください。
start-unable = Cabochon には WebAssembly が必要だが、このブラウザでは無効になっている。iPhone・iPad・Mac のロックダウンモードでは、このページを除外するか、別のブラウザを使ってください。
start-scripts = Cabochon はプログラム。このページでスクリプトを許可してください。
start-again = もう一度試す
