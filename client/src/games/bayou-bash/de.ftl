# Worte für das Aussehen von Bayou Bash; Geschehen, Fragen und Möglichkeiten kommen vom Server.

bb-card = Jockeykarte { $name }
bb-card-of = Jockeykarte: { $what }
bb-dice-nimble = { $count }× flink
bb-dice-swift = { $count }× schnell
bb-dice-dashing = { $count }× rasant
bb-carrots = { $n ->
    [one] { $n } Goldkarotte
   *[other] { $n } Goldkarotten
}
bb-barrels = { $n ->
    [one] { $n } Fass
   *[other] { $n } Fässer
}
bb-staggers = { $n } Taumler
bb-fans = { $n ->
    [one] { $n } Fan
   *[other] { $n } Fans
}
bb-free = gratis
bb-tokens = Tafel von { $name }: { $fans }, { $carrots }, { $staggers }{ $status ->
    [off] , von der Strecke
    [finished] , im Ziel
   *[other] {""}
}{ $laps ->
    [0] {""}
   *[other] , Runde { $lap } von { $laps }, { $points } Rennpunkte
}
bb-board-of = Tafel von { $name }
bb-lap = Runde { $lap }/{ $laps }
bb-points = { $n } P
bb-status-waiting = Noch nicht auf der Strecke.
bb-status-on = Auf der Strecke.
bb-status-off = Von der Strecke: kommt zu Beginn des nächsten Zugs zurück.
bb-status-finished = Im Ziel.
bb-jockey-cards = Jockeykarten
bb-hand-size = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
bb-abilities = Fähigkeiten, jede einmal im Zug
bb-ability-the-pecking-order = The Pecking Order
bb-ability-without-feather-ado = Without Feather Ado
bb-ability-no-harm-no-fowl = No Harm, No Fowl
bb-ability-no-cause-fur-alarm = No Cause Fur Alarm
bb-ability-eat-my-dust-bunny = Eat My Dust Bunny
bb-ability-carrot-cake-quake = Carrot Cake Quake
bb-ability-hogwash-slosh = Hogwash Slosh
bb-ability-untame-tusk-toss = Untame Tusk Toss
bb-ability-pork-roast-rodeo = Pork Roast Rodeo
bb-ability-complete-disbe-leaf = Complete Disbe-leaf
bb-ability-sticks-on-stones = Sticks on Stones
bb-ability-pollen-your-leg = Pollen Your Leg
bb-does-the-pecking-order = Nach dem Rammen: ein Feld mehr, in jede Richtung.
bb-does-without-feather-ado = Der laufende Würfel zählt für jeden deiner Taumler eins mehr und darf einmal die Richtung wechseln.
bb-does-no-harm-no-fowl = Vor dem Werfen: Nimm einen oder zwei Taumler und ebenso viele Würfel deiner Wahl mehr.
bb-does-no-cause-fur-alarm = Ein Tier neben dir bekommt einen Taumler.
bb-does-eat-my-dust-bunny = Hüpf auf ein freies Feld, höchstens zwei Felder entfernt.
bb-does-carrot-cake-quake = Bewege alle anderen Tiere und Fans im Umkreis von drei Feldern um ein Feld, jedes wie du willst.
bb-does-hogwash-slosh = Wasser gibt dir keinen Taumler; hast du dort etwas gerammt, gibt es eine Goldkarotte.
bb-does-untame-tusk-toss = Ramm etwas neben dir; du darfst es stattdessen höchstens zwei Felder weiter hinstellen.
bb-does-pork-roast-rodeo = Vor dem Werfen: ein schneller Würfel mehr, und deine Würfel dürfen in diesem Zug die Richtung wechseln.
bb-does-complete-disbe-leaf = Wirf deinen Taumelwürfel noch einmal, für einen Taumler mehr.
bb-does-sticks-on-stones = Felsen beenden deinen Zug nicht, und einer deiner Würfel zählt bis zu zwei mehr.
bb-does-pollen-your-leg = Stell jedes Tier vor dir höchstens drei Felder von seinem Feld ab.
bb-does-plain = Du wirfst jetzt alle Würfel und wählst die Reihenfolge, wenn du sie siehst. Jeder Blitz bringt einen Taumler.
bb-does-showboat = Du wirfst und ziehst einen Würfel nach dem anderen. Ein Zug ohne Wasser, Felsen, Sturz und Fähigkeiten bringt dann eine Goldkarotte.

bb-event = Ereignis:
bb-no-event = Noch kein Ereignis
bb-last-round = letzte Runde
bb-on-table = Jockeykarten auf dem Tisch
bb-left = { $cards } Jockeykarten im Stapel, { $barrels } Fässer im Vorrat.
bb-left-short = { $cards ->
    [one] noch 1 Jockeykarte
   *[other] noch { $cards } Jockeykarten
}
bb-used = { $n ->
    [one] 1 Jockeykarte ist genutzt: Jede kostet einen Punkt.
   *[other] { $n } Jockeykarten sind genutzt: Jede kostet einen Punkt.
}
bb-trial-help = Ist keine mehr da, schläft das Tier ein, und es gibt keine Punkte.
bb-racer = Tier
bb-finished = Im Ziel
bb-fans-title = Fans
bb-race-points = Rennpunkte
bb-yes = ja
bb-no = nein
bb-laps-title = Runden
bb-sum = { $a } + { $b }
bb-why-fans = Jeder Fan auf der Strecke zählt 1; die meisten Fans gewinnen.
bb-why-tie = Bei den meisten Fans war Gleichstand, deshalb zählt jedes Tier im Ziel 1 mehr.
bb-why-latest = Wo das gleich ist, liegt vorn, wer zuletzt am Zug war.
bb-why-circuit = Jede Runde bringt 1 Rennpunkt für jeden eigenen Fan auf der Strecke, alle Runden zusammen bringen noch 3.
bb-why-latest-circuit = Wo Rennpunkte, Runden und Fans gleich sind, liegt vorn, wer zuletzt am Zug war.
bb-asleep = Es war keine Jockeykarte mehr da: Das Tier schlief ein, und es gibt keine Punkte.
bb-sum-straights = { $n ->
    [one] { $n } Gerade, je 2 Punkte
   *[other] { $n } Geraden, je 2 Punkte
}
bb-sum-turns = { $n ->
    [one] { $n } Kurve, je 3 Punkte
   *[other] { $n } Kurven, je 3 Punkte
}
bb-sum-cards = { $n ->
    [one] { $n } genutzte Jockeykarte, je 1 Punkt weniger
   *[other] { $n } genutzte Jockeykarten, je 1 Punkt weniger
}
bb-points-title = Punkte

bb-way-forward = Vorwärts!
bb-way-forward-left = Links vor!
bb-way-forward-right = Rechts vor!
bb-way-back = Zurück!
bb-way-back-left = Links zurück!
bb-way-back-right = Rechts zurück!
bb-way-fan = Der Fan!
bb-ram = Rumms!
bb-splash = Platsch!
bb-crunch = Knirsch!
bb-fell = Von der Strecke!
bb-cut = Zug vorbei!
bb-finish = Im Ziel!
bb-lap-done = Runde! +{ $n }
bb-carrot-sign = Karotte
bb-stagger-sign = Taumler

# Felder, für alle, die sie nicht sehen.
bb-space =
    { $piece ->
        [0] Start, Reihe { $column }, Spur { $lane }
       *[other] Teil { $piece }, Reihe { $column }, Spur { $lane }
    }
bb-role-water = Wasser
bb-role-rocks = Felsen
bb-role-start-line = die Startlinie
bb-role-finish-line = die Ziellinie
bb-racer-rooster = Hahn
bb-racer-rabbit = Kaninchen
bb-racer-pig = Schwein
bb-racer-waldgeist = Waldgeist
