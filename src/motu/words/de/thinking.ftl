### Bots, Tipps und Rückschauen, die Zeit brauchen.

thinking-too-busy = Darauf warten schon zu viele andere; versuch es in einer Minute wieder.
thinking-too-late = Das hat zu lange gedauert und wurde abgebrochen; versuch es noch einmal, oder verlange eine schnellere Rückschau.
thinking-not-ready = Der Server bereitet sich noch auf Tipps und Rückschauen vor, nur dieses eine Mal, ein, zwei Minuten lang; versuch es danach wieder.
thinking-broken = Das ist misslungen, nicht durch deine Schuld; wer den Server betreibt, findet den Grund im Protokoll.
thinking-closed = Der Server wird gerade beendet; versuch es, wenn er wieder da ist.
