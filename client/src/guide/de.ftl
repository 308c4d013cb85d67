# Der Rahmen der Anleitungen zum ersten Rennen; was sie sagen, kommt von jedem Spiel.
guide = Anleitung
guide-of = Erstes Rennen: { $game }
guide-step = { $n } von { $of }
guide-watch = Schau, was jetzt passiert …
guide-choose = Wähle jetzt:
guide-aside = „{ $option }“ ist auch erlaubt. In diesem Rennen schauen wir, was „{ $choice }“ bewirkt.
guide-back = Einen Schritt zurück
guide-now = Jetzt wählen
guide-read = Noch einmal lesen
guide-on = Weiter
guide-race = Jetzt richtig fahren
