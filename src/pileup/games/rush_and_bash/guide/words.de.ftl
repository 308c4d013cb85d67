# Was die Anleitung zum ersten Rennen von Rush & Bash sagt. Eine Leerzeile beginnt einen neuen Absatz.
welcome =
    Willkommen! Du fährst das schwarze Auto, ganz vorn in der Startaufstellung. Blau und Grün sind Bots. Wer nach einer Runde um die Strecke zuerst im Ziel ist, gewinnt.

    In jeder Spielrunde spielen alle eine Karte, in der Reihenfolge der Rangliste. Die Zahl auf der Karte sagt, wie viele Felder du fährst; das Zeichen sagt, was du vorher tun darfst. Sprint-Karten sind grün, Rush-Karten rot und schneller.

    Fang ruhig an: Reparatur, 2 Felder. Dein Auto ist heil, also gibt es noch nichts zu reparieren.
rammed =
    Autsch! Grün ist in dich hineingefahren. Wer rammt, nimmt keinen Schaden; wer gerammt wird, nimmt 1 Schaden und wird 2 Felder weitergeschoben. Der Schub endete in einem Felsbrocken, das kostete noch ein Herz. Der nächste Schaden wirft dich von der Strecke.

    Du bist immer noch am weitesten vorn und spielst wieder zuerst. Spiel Ausweichen, 1 Feld: Der Effekt einer Karte kommt vor dem Fahren.
swerve =
    Auf die leuchtenden Felder darfst du ausweichen: Sie sind frei, neben oder schräg neben dir und in einer anderen Spur. Auf einen Effekt darfst du immer verzichten.

    Zeig auf eine Möglichkeit oder tipp sie einmal an, dann siehst du, was sie bewirken würde. Weich dann in die mittlere Spur aus, auf 02A 2.2.
off-track =
    Blau ist hinter dir eingeschert und hat dich gerammt: dein dritter Schaden, also weg von der Strecke. Du bist gleich hinter der letzten Kontrolllinie zurückgekommen, mit allen Herzen, und dein Stern ist auf Stufe 1 gestiegen. Wer zurückfällt, wird stärker.

    Danach ist Blau in einen Felsbrocken gefahren und steht jetzt vor dir. Einmal pro Zug darfst du eine Sternkraft einsetzen, vor oder nach dem Fahren; der Stern fällt dann auf 0. Nimm Stufe 1: eine Rakete und ein Feld mehr.
missile =
    Eine Rakete fliegt deine Spur entlang und trifft das Erste, was im Weg ist: Ein Auto nimmt 1 Schaden, ein Felsbrocken verschwindet, eine Bombe explodiert. Vor dir steht Blau. Feuer!
ram =
    Treffer: Blau hat noch ein Herz. Jetzt die Karte. Mit Reparatur, 3 Felder, fährst du genau in Blau hinein.

    Ein Auto, das in etwas hineinfährt, bleibt dort stehen, auch wenn es noch Felder übrig hat.
decks =
    Blau ist von der Strecke geflogen und wieder hinter dir. Du hast eine Rush-Karte gezogen, weil du in dieser Runde Letzter warst: Dein Platz bestimmt, von welchem Stapel du ziehst. Tempo bekommt, wer hinten liegt.

    Lass Blau ein Geschenk da: Bombe, 1 Feld.
bomb =
    Eine Bombe kommt auf ein freies Feld neben dir. Wenn sie explodiert, nimmt alles auf ihrem Feld und rundherum 1 Schaden, egal, wer sie gelegt hat.

    Blau steht in deiner Spur hinter dir. Leg sie zwischen euch, auf 02A 2.3, und fahr davon.
end =
    Blau hat deine Bombe beschossen, und ihre Explosion hat auch die eigene Bombe von Blau gezündet: eine Kettenreaktion. Blau stand mittendrin, nahm 1 Schaden, fuhr weiter und rammte dich trotzdem.

    Jetzt weißt du, wie Rush & Bash geht: Karte spielen, Effekt nutzen oder nicht, fahren, rammen, ziehen. Die Runde, in der das erste Auto ins Ziel fährt, wird zu Ende gespielt. Höhere Sterne haben größere Kräfte, und auf den anderen Strecken warten Brücken, Lava, Portale und ein Ungeheuer.

    Jetzt bist du richtig dran!
