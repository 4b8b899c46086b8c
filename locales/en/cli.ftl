# The terminal.

cli-you-are = You are { $player }.
