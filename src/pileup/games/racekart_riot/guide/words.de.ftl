# Was die Anleitung zum ersten Rennen von Racekart Riot sagt. Eine Leerzeile beginnt einen neuen Absatz.
market =
    Willkommen in Redbanes Schloss! Du bist Redbane, der Drache. Zwei Runden um die Strecke, aber Punkte entscheiden: für deinen Platz, für Karts, die du baust, für Tränke und für Münzen.

    Eine Spielrunde hat vier Phasen. Die erste ist der Markt: Alle müssen eine Karte nehmen. Die erste ist umsonst, und jede weitere kostet eine Münze mehr, denn auf jede Karte, die du übergehst, kommt eine Münze. Ein vollständiges Kart braucht vorne, Mitte und hinten je ein Teil. Nimm das Basis-Heck; es ist für sich allein schon 3 Punkte wert.
move =
    Noch hat niemand ein Item zum Angreifen, also wird gezogen. Du hast zwei Bewegungskarten gezogen; wähle geheim eine. Alle werden gleichzeitig aufgedeckt.

    Jetzt gilt nur die Hälfte für Runde 1. Die Karte mit Turbo ist auf dem letzten Platz gut; nimm die einfache 6. Leuchtende Felder auf dem Brett zeigen, wohin jede Karte dich bringt, wenn nichts dazwischenkommt.
slots =
    Unterwegs bist du über ein Item-Feld gefahren, und hineinfahren genügt: Du hast eine Bombe gefunden. Sonst weiß das niemand.

    Jetzt hast du den Startspielermarker und wählst zuerst. Auf den übergangenen Karten liegen Münzen; sie gehören dir, wenn du so eine Karte nimmst. Die Karten rücken nach, und am teuren Ende kommt eine neue dazu. Nimm Level Up: Es macht eine schwache Bewegungskarte stark.
attack =
    Die zweite Phase: Angriffs-Items. Bei einer Bombe wird nicht gewürfelt: Alle anderen lassen 2 Münzen auf ihrem Feld fallen. Spiel sie.
level-up =
    Level Up könntest du zu einer Bewegungskarte dazulegen: Dann ziehst du 8, egal, was die Karte sagt. Eine 8 hast du schon. Spiel RB12 und heb dir Level Up auf.
dice =
    Was für eine Fahrt! Die Katze von Queen K hat dich getroffen: 2 Felder weniger. Auf deinem Feld lag eine Banane: Um etwas mit Stärke 5 auszuweichen, muss der W12 mehr als 5 zeigen, und du hast 11 gewürfelt. Dann die Lava, Stärke 4: eine 9, und durch. Und du bist auf einem Münzfeld stehen geblieben: Nur wer dort stehen bleibt, nimmt die Münzen.

    Die vierte Phase ist für Zusatzbewegungen und für Items, die jederzeit gespielt werden dürfen. Spiel Münzen.
last-pick =
    Der Marker ist weitergewandert, jetzt wählst du zuletzt. Nimm den Sprung: Er gibt 4 auf einen Wurf dazu, und das wirst du brauchen.
limit =
    Du liegst vorn. Mit RB01 ziehst du gar nicht, aber auch sonst darf in dieser Runde niemand mehr als 2 Felder ziehen, und du bekommst 3 Münzen. Spiel sie.
stolen =
    Queen K hat dir dein Heck gestohlen, und ein Lucky Miss hat sie vor deinem Limit bewahrt. Teile können gestohlen werden, bis du ein ganzes Kart sicherst; sie hat ihres gerade gesichert.

    Nimm den Blitz, für eine Zusatzbewegung.
eight =
    Jetzt lohnt sich Level Up: Mit RB05 und Level Up ziehst du 8 statt 4. Was die Karte sonst bewirkt, fällt dann weg.
bridge =
    Du kommst zur Regenbogenbrücke, einer Abkürzung mit Stärke 10. Der Versuch kostet nichts; wer scheitert, fährt den normalen Weg. Würfle!
jump =
    Du bräuchtest 11 oder 12. Der Sprung gibt 4 dazu, dann reicht eine 7. Jetzt ist der richtige Moment.
extra =
    Über die Brücke, und weit voraus! Du hast einen Neuwurf gefunden, und Münzen gab es auch.

    In der Phase für Zusatzbewegungen bringt der Blitz dem Ersten 1 Feld, den Mittleren 2 und dem Letzten 4. Ein Feld weiter liegt ein Ereignisfeld. Fahr hin.
again =
    Auf einem Ereignisfeld wird der W8 geworfen. Eine 1 heißt, dass du eine Banane wirfst. Niemand ist in der Nähe: Mit dem Neuwurf würfelst du noch einmal, aber dann gilt die zweite Zahl.
end =
    Eine 6: Zahl eine Münze. Tja, Glück ist Glück. Und die nächste Runde beginnt.

    Sobald jemand eine Runde um die Strecke geschafft hat, gelten für alle die unteren Hälften der Bewegungskarten, und neue Münzen kommen auf die Strecke. Hat jemand die zweite geschafft, wird die Spielrunde zu Ende gespielt. Dann kommen die Punkte: 16, 11, 7 oder 5 für den Platz; 3 für ein vollständiges Kart, 6, wenn seine drei Teile vom selben Stil sind; was auf den Teilen steht; Paare von Tränken, jedes weitere zählt mehr; ein Punkt für je 3 Münzen.

    Los geht’s!
