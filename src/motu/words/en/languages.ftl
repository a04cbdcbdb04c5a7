### What each language calls itself.

language-name = English
