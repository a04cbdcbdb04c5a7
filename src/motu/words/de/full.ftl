### Das Spiel auf dem ganzen Bildschirm im Terminal.

full-no-terminal = Das Spiel auf dem ganzen Bildschirm braucht ein Terminal; ohne --full wird Zeile für Zeile gespielt, auch durch eine Pipe.
full-no-textual = Das Spiel auf dem ganzen Bildschirm braucht das Paket Textual: pip install 'motu[tui]', oder starte mit ./dev, das tut es. Ohne --full wird Zeile für Zeile gespielt.
full-choices = Was du tun kannst
full-choices-at = { $place } (Esc: alles)
full-standing = Spielstand
full-log = Protokoll
full-type = eine Nummer, ein Zug, oder ? für Hilfe
full-choose = Wähle mit den Pfeiltasten, mit der Maus, oder gib die Nummer ein; dann Enter.
full-click-again = Noch ein Klick führt es aus.
full-thinking = { $seat }: Der Bot { $bot } denkt nach …
full-hand-over = Bildschirm leeren und die Tastatur weitergeben an { $seat }
full-over = Die Partie ist zu Ende
full-save = Aufzeichnung sichern
full-leave = Verlassen
full-stay = Weiterspielen
full-close = Schließen
full-give-up = Aufgeben
full-theme = farben
full-file = Name der Datei, in der die Partie gesichert wird (Enter; Esc: jetzt nicht):
full-quit-kept = Die Partie ist in { $file } gesichert. Jetzt verlassen?
full-quit-unsaved = Diese Partie ist nirgends gesichert. Trotzdem verlassen?
full-resign = Diese Partie aufgeben?
full-help-keyboard = Auf und ab gehen durch die Auswahl, Enter nimmt, worauf der Cursor steht. Eine Nummer führt zu einer Wahl, ein Zug wird geschrieben wie unten; Enter spielt ihn. Tab wechselt zwischen Protokoll und Spielstand, wo nur für eines Platz ist; Umschalt mit auf und ab blättert im Protokoll.
full-help-mouse = Ein Klick auf eine Wahl spielt sie. Ein Klick auf das Brett zeigt, was dort möglich ist; ist es nur eines, führt ein weiterer Klick es aus. Was leuchtet, lässt sich anklicken.
full-help-keys = Auch die Tasten in der untersten Zeile lassen sich anklicken; alle ihre Wörter kann man auch eintippen.
