### What each language calls itself.

language-name = Deutsch
