# Was die Anleitung zum ersten Rennen von Bayou Bash sagt. Eine Leerzeile beginnt einen neuen Absatz.
seat-0 = Schwein
seat-1 = Kaninchen
seat-2 = Waldgeist

welcome =
    Willkommen im Sumpf! Hier reicht es nicht, als Erstes da zu sein: Wer am Ende die meisten Fans auf der Strecke hat, gewinnt. Ein Tier, das die Ziellinie erreicht, bringt 3 davon, Eile lohnt sich also.

    Die Würfel haben entschieden, dass der Waldgeist zuerst wählt. Jetzt du: Nimm das Schwein.
start =
    Von jedem Feld geht es auf drei andere weiter: geradeaus, vorne links und vorne rechts. Der Rand der Strecke hat keinen Zaun.

    Stell dich auf die mittlere Spur, ein Feld hinter die Linie.
first-fan =
    Eine Runde beginnt mit einem Ereignis; das erste ist immer der Startschuss! Er gibt allen einen Fan, und in dieser Runde kann niemand ins Wasser, auf Felsen oder von der Strecke gerammt werden.

    Ein Fan steht mindestens ein Streckenteil vor seinem Tier, und wer über ihn läuft, wirft ihn von der Strecke. Stell deinen auf das markierte Feld in der Kurve.
card =
    Nun die Jockeykarten: eine mehr, als Tiere da sind. Das letzte Tier wirft eine hinaus, dann nehmen alle der Reihe nach eine. Eine Karte sagt, welche Würfel du wirfst und was dazukommt: Flinke Würfel sind langsam und verlässlich, schnelle liegen dazwischen, rasante gehen weit und wild. Fässer kommen als Hindernisse auf die Strecke, in deine Nähe oder in die eines deiner Fans.

    Nimm die drei flinken Würfel mit zwei Goldkarotten.
roll =
    Das Kaninchen ist über den Rand hinausgaloppiert. Es hat einen Fan verloren und kommt auf demselben Feld zurück, wenn sein nächster Zug beginnt.

    Dein Zug. Du wirfst alle Würfel auf einmal und wählst dann ihre Reihenfolge; oder du gibst an, ein Würfel nach dem anderen, das bringt eine Goldkarotte, wenn du keine Fähigkeit nutzt. Du hast mit deinen Fähigkeiten etwas vor, also wirf alle auf einmal.
rodeo =
    Jedes Tier hat drei Fähigkeiten, die mit Goldkarotten bezahlt werden. Pork Roast Rodeo brächte einen Würfel mehr, aber spar dir deine Karotten noch auf.
tusk =
    Zwei Zweien und eine Eins. Bevor das Schwein losläuft, schafft es Platz: Mit Untame Tusk Toss rammt es etwas neben sich, ohne sich zu bewegen. Der Waldgeist steht gleich neben dir.
toss =
    Ein gerammtes Tier wird ein Feld weit geschoben, wohin du willst. Tusk Toss darf es stattdessen bis zu zwei Felder weit werfen. Wirf den Waldgeist auf das markierte Feld, mitten in deinen Weg: Du wirst sehen, warum.
die =
    Jetzt die Würfel, einer nach dem anderen, in der Reihenfolge, die du willst. Alle müssen verwendet werden. Fang mit einer 2 an.
way =
    Ein Würfel bewegt dich in einer Richtung geradeaus, Feld für Feld. Zeig auf eine Richtung, dann siehst du, wohin sie führt. Geh geradeaus.
second-die =
    Die andere 2. Der Waldgeist steht jetzt genau vor dir.
ram =
    Wer ein Feld betritt, auf dem ein Tier steht, rammt es und läuft weiter, wenn der Würfel noch Felder übrig hat. Ein gerammter Fan verlässt die Strecke; ein Fass beendet deinen Würfel, rollt bis zu fünf Felder weit und rammt, was es trifft. Vorwärts!
push =
    Du sagst, wohin der Waldgeist geht. Sonst bringt Rammen am Ende deines Zugs einen Fan, einen für jedes Tier, das du gerammt hast. Der Startschuss verbietet das in dieser Runde, und auch die Richtungen, die im Wasser, auf Felsen oder neben der Strecke enden, fallen weg. Schieb ihn nach vorne links.
water =
    Dein zweiter Schritt endete im Wasser: Der Rest des Würfels ist verloren, und du bekommst einen Taumler. (Felsen würden sogar deinen Zug beenden.) Das Schwein kann schwimmen: Hogwash Slosh erspart ihm den Taumler, umsonst. Aber schau dir an, was ein Taumler tut: Nimm ihn.
last-die =
    Der letzte Würfel, eine 1. Danach taumelt das Schwein: Es legt alle Taumler ab und geht ebenso viele Felder in die Richtung des Taumelwürfels. Vorne links ist fester Boden.
stagger =
    Glücksschwein! Der Taumelwürfel hat neun Pfeile und einen Fan, und du hast den Fan geworfen. Ein Pfeil hätte dich irgendwohin schicken können.

    Stell den neuen Fan auf das markierte Feld.
end =
    Wenn alle am Zug waren, kommt die Fanphase: Das Tier auf der Strecke, das der Ziellinie am nächsten ist, gewinnt 2 Fans. Das war der Waldgeist, der an dir vorbeigezogen ist. Dann wird das nächste Ereignis aufgedeckt, und dieses kostet einen Fan.

    So geht es weiter, bis ein Tier über die Ziellinie läuft; diese Runde wird zu Ende gespielt, dann werden die Fans auf der Strecke gezählt. Du weißt genug für ein Rennen. Achte auf den Rand!
