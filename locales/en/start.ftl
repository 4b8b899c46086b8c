# What the page says before the client has started, in which no message has arguments: lines of a name and a text.

start-loading = Loading…
start-failed = Cabochon did not start. Check the connection, then try again.
start-unable = Cabochon needs WebAssembly, which is switched off in this browser. On an iPhone, iPad or Mac in Lockdown Mode, make an exception for this page; or use another browser.
start-scripts = Cabochon is a program: please allow scripts on this page.
start-again = Try again
