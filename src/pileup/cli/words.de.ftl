# Was das Terminal rund um ein Rennen sagt. Die Befehle sind in jeder Sprache dieselben Buchstaben.

cli-committed = Der Startwert des Zufalls ist festgelegt: { $seed }…
cli-type-a-number = Tipp eine Zahl, um zu wählen, ? für Hilfe.
cli-recorded = Aufgezeichnet:
cli-only-one-way = Nur so geht es:
cli-what-came = Was kam?
cli-choose-1-to = Wähle 1 bis { $last }.
cli-choose-or-help = Wähle 1 bis { $last }, oder ? für Hilfe.
cli-not-asked-any-more = Du wirst nicht mehr gefragt:
cli-asked-again = Du wirst wieder gefragt:
cli-not-asked = nicht gefragt
cli-asked = gefragt
cli-no-windows = Dieses Spiel hat keine solchen Fenster.
cli-not-taken-back = Das lässt sich nicht zurücknehmen:
cli-taken-back = Zurückgenommen.
cli-write-p = Schreib p und die Nummer einer Möglichkeit.
cli-hangs-on-others = Das hängt davon ab, was die anderen wählen.
cli-if-declined = … und wenn du dann nichts einsetzt:
cli-hangs-on-hidden = … und dann hängt es an dem, was du nicht siehst.
cli-and-over = … und das Rennen ist vorbei.
cli-nothing-more = Vor der nächsten Wahl geschieht nichts weiter.
cli-no-rule = Zu dieser Frage ist keine Regel vermerkt.
cli-round = { $round ->
    [0] vor dem Start
   *[other] Runde { $round }
}
cli-pass-on = Enter wischt den Bildschirm; dann geht das Gerät an
cli-press-enter = , drück Enter.
cli-only-for = nur für { $name }
cli-write-s = Schreib s und den Namen einer Datei.
cli-recorded-in = Wird ab jetzt in { $file } aufgezeichnet.
cli-kept = Das Rennen ist gesichert. Weiter geht es mit:
cli-not-kept = Das Rennen wurde nicht gesichert (--save DATEI sichert eines).
cli-the-race-is-over = das Rennen ist vorbei
cli-you = du
cli-chance = Zufall:
cli-legend = Buchstaben sind Figuren, Zahlen Möglichkeiten, Pfeile der Weg

cli-key-number = Zahl
cli-key-window = Fenster
cli-key-file = Datei
cli-help-number = nimmt diese Möglichkeit; ihr genauer Name geht auch
cli-help-p = was sie täte, soweit du es wissen kannst
cli-help-b = die Strecke, die Figuren und alles auf dem Tisch
cli-help-l = was zuletzt geschah
cli-help-w = die Regeln hinter der Frage
cli-help-n = in diesem Fenster nicht mehr fragen, oder (wieder) fragen; n allein: in diesem hier, oder welche es gibt
cli-help-u = die letzte Wahl zurücknehmen, solange seither nichts gewürfelt oder aufgedeckt wurde
cli-help-s = die Aufzeichnung des Rennens in einer Datei sichern
cli-help-q = aufhören
cli-rules-in-chapter = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
cli-rules-how = { $command } WORT sucht ein Wort; eine Kennung zeigt einen Eintrag, --all alles.
