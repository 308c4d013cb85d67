# Worte für das Aussehen von Racekart Riot; Geschehen, Fragen und Möglichkeiten kommen vom Server.

rk-movement = Bewegungskarte
rk-movement-of = Bewegungskarte: { $speed }
rk-speed-place = { $first } auf Platz 1, { $middle } mittendrin, { $last } auf dem letzten Platz
rk-speed-pay = zwei Felder je Münze
rk-speed-copy = das Tempo von jemand anderem
rk-place-1 = 1.
rk-place-2 = Mitte
rk-place-3 = letzter
rk-does-banana = Banane
rk-does-fireball = Feuerball
rk-does-cat = Katze
rk-does-attack-first = Trifft Platz 1 (Stärke { $n })
rk-does-drop = Alle verlieren { $n }
rk-does-gain = { $n ->
    [one] +{ $n } Münze
   *[other] +{ $n } Münzen
}
rk-does-steal-coins = { $n ->
    [one] { $n } Münze stehlen
   *[other] { $n } Münzen stehlen
}
rk-does-steal-speed = { $n } Tempo stehlen
rk-does-steal-speed-first = { $n } Tempo von Platz 1 stehlen
rk-does-steal-part = Teil stehlen
rk-does-limit-all = Alle ziehen höchstens { $n }
rk-does-limit-first = Platz 1 zieht höchstens { $n }
rk-does-turbo = Turbo +{ $n }
rk-does-turbo-last = Letzter? Turbo +{ $n }
rk-does-turbo-not-first = Nicht 1.? Turbo +{ $n }
rk-does-replay = Karte noch einmal spielen
rk-does-coins-as-rolled = Ebenso viele Münzen

rk-part = { $style } { $slot }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
rk-part-name = { $style } { $slot }
rk-style-basic = Basis
rk-style-dragon = Drache
rk-style-hover = Hover
rk-slot-bumper = Front
rk-slot-chassis = Chassis
rk-slot-caboose = Heck

rk-card-wild = Joker-Kart­teil
rk-card-level-up = Level Up
rk-card-lightning = Blitz
rk-card-speedway = Speedway
rk-card-jump = Sprung
rk-card-lucky-miss = Lucky Miss
rk-card-baking-soda = Natron
rk-card-vinegar = Essig
rk-card-health-potion = Heil­trank
rk-card-luck-potion = Glücks­trank
rk-card-banana = Banane
rk-card-egg = Ei
rk-card-pigeon = Brief­taube
rk-card-magnet = Magnet
rk-card-steal-part = Teile­klau
rk-card-bomb = Bombe
rk-card-coins = Münzen
rk-card-turbo-snail = Turbo­schnecke
rk-card-crown = Krone
rk-card-re-roll = Neuwurf
rk-card-hidden = Item

rk-hint-wild = jedes Teil
rk-hint-level-up = zieh 8
rk-hint-lightning = extra 1 · 2 · 4
rk-hint-speedway = extra 2
rk-hint-jump = +4 auf W12
rk-hint-lucky-miss = geht daneben
rk-hint-baking-soda = + Essig
rk-hint-vinegar = + Natron
rk-hint-health-potion = + Glück
rk-hint-luck-potion = + Heil
rk-hint-banana = Angriff, 5
rk-hint-egg = Angriff, 5
rk-hint-pigeon = Angriff, 9
rk-hint-magnet = nimmt Item
rk-hint-steal-part = nimmt Teil
rk-hint-bomb = alle −2
rk-hint-coins = +3 Münzen
rk-hint-turbo-snail = extra 3
rk-hint-crown = 2 Punkte
rk-hint-re-roll = neu würfeln
rk-hint-hidden = geheim

# Was Karten bewirken, in ganzen Sätzen.
rk-means-speed = { $n ->
    [0] Du bleibst stehen.
    [one] Du ziehst { $n } Feld.
   *[other] Du ziehst { $n } Felder.
}
rk-means-speed-place = Du ziehst { $first } auf Platz 1, { $middle } mittendrin, { $last } auf dem letzten Platz.
rk-means-speed-copy = Du bist so schnell wie jemand anders; du wählst, wenn alle Karten auf dem Tisch liegen.
rk-means-speed-pay = In deinem Zug zahlst du bis zu 5 Münzen und ziehst 2 Felder für jede.
rk-means-speed-roll = In deinem Zug würfelst du mit dem W{ $sides } und ziehst so weit{ $plus ->
    [0] .
   *[other] { " " }und { $plus } mehr.
}
rk-means-leveled = Du ziehst 8 Felder; was die Karte sonst bewirkt, entfällt.
rk-means-does-banana = Du bekommst eine Banane: leg sie auf dein eigenes Feld, oder wirf sie so weit, wie der W8 höchstens erlaubt. Wer ihr Feld verlässt, muss mit dem W12 über 5 würfeln, sonst zieht er 2 weniger.
rk-means-does-fireball = Du wirfst einen Feuerball nach vorn oder hinten, so weit der W8 sagt: Wer im Weg ist, muss mit dem W12 über 5 würfeln, sonst zieht er 2 weniger.
rk-means-does-cat = Du wirfst eine Katze nach vorn oder hinten, so weit der W8 sagt: Wer im Weg ist, muss mit dem W12 über 5 würfeln, sonst zieht er 2 weniger.
rk-means-does-attack-first = Wer auf Platz 1 ist, muss mit dem W12 über { $n } würfeln, sonst zieht er 2 weniger.
rk-means-does-drop = Alle anderen lassen { rk-coins } fallen.
rk-means-does-gain = Du bekommst { rk-coins }.
rk-means-does-steal-coins = Du nimmst jemandem deiner Wahl { rk-coins } weg.
rk-means-does-steal-speed = Jemand deiner Wahl zieht { $n } weniger, du ziehst { $n } mehr.
rk-means-does-steal-speed-first = Wer auf Platz 1 ist, zieht { $n } weniger, du ziehst { $n } mehr.
rk-means-does-steal-part = Du nimmst jemandem ein Kartteil weg, das nicht gesichert ist.
rk-means-does-limit-all = Alle anderen ziehen diese Runde mit ihrer Bewegungskarte höchstens { $n }.
rk-means-does-limit-first = Wer auf Platz 1 ist, zieht diese Runde mit der Bewegungskarte höchstens { $n }.
rk-means-does-turbo = Du ziehst { $n } mehr.
rk-means-does-turbo-last = Auf dem letzten Platz ziehst du { $n } mehr.
rk-means-does-turbo-not-first = Außer auf Platz 1 ziehst du { $n } mehr.
rk-means-does-replay = Eine deiner gespielten Karten zählt an ihrer Stelle.
rk-means-does-coins-as-rolled = Du bekommst so viele Münzen, wie der Würfel zeigt.
rk-means-part = Ein Kartteil, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert. Front, Chassis und Heck ergeben ein Kart: 3 Punkte, oder 6, wenn alle von einem Stil sind.
rk-means-wild = Steht für jedes Teil in jedem Stil, höchstens zwei je Kart; selbst hat es keine Punkte.
rk-means-level-up = Spiel es mit einer Bewegungskarte: du ziehst 8 Felder, was auch immer sie sagt.
rk-means-lightning = Zusatzbewegung: 1 auf Platz 1, 2 mittendrin, 4 auf dem letzten Platz.
rk-means-speedway = Zusatzbewegung von 2. Mit einem Sprung: von 4, mit 5 mehr auf Würfe unterwegs.
rk-means-jump = 4 mehr auf einen W12-Wurf gegen einen Angriff, eine Banane, ein Hindernis oder für eine Abkürzung; vor dem Wurf zu spielen.
rk-means-lucky-miss = Ein Angriff auf dich oder eine Banane im Weg geht ohne Wurf daneben.
rk-means-baking-soda = { rk-means-soda-and-vinegar }
rk-means-vinegar = { rk-means-soda-and-vinegar }
rk-means-soda-and-vinegar = Natron und Essig sind ein Paar: eine Zusatzbewegung von 1. Paare zählen am Ende, benutzt oder nicht: 2 Punkte für eines, 5 für zwei, 9 für drei.
rk-means-health-potion = { rk-means-health-and-luck }
rk-means-luck-potion = { rk-means-health-and-luck }
rk-means-health-and-luck = Heil- und Glückstrank sind ein Paar: würfle einen deiner Würfe neu. Paare zählen am Ende, benutzt oder nicht: 2 Punkte für eines, 5 für zwei, 9 für drei.
rk-means-leads = Kommt nichts dazwischen, endet der Zug hier: { $space }.
rk-means-lock = Du wählst drei Teile, die ein Kart ergeben; sie verlassen dein Brett für immer: 3 Punkte, oder 6, wenn alle von einem Stil sind, und die Punkte auf den Teilen.
rk-means-banana = Leg sie auf dein eigenes Feld, oder wirf sie so weit, wie der W8 höchstens erlaubt. Wer ihr Feld verlässt, muss mit dem W12 über 5 würfeln, sonst zieht er 2 weniger.
rk-means-egg = Es fliegt nach vorn oder hinten, so weit der W8 sagt: Wer im Weg ist, muss mit dem W12 über 5 würfeln, sonst zieht er 2 weniger.
rk-means-pigeon = Sie findet jeden; wen du wählst, der muss mit dem W12 über 9 würfeln, sonst zieht er 2 weniger.
rk-means-magnet = Nimm jemandem ein Item weg.
rk-means-steal-part = Nimm jemandem ein Kartteil weg, das nicht gesichert ist.
rk-means-bomb = Alle anderen lassen 2 Münzen fallen, wo sie stehen.
rk-means-coins = Du bekommst 3 Münzen.
rk-means-turbo-snail = Zusatzbewegung von 3.
rk-means-crown = 2 Punkte für den, der sie am Ende hat.
rk-means-re-roll = Würfle einen deiner Würfe neu; die zweite Zahl gilt.

# Wie jemand fährt, wo gewählt wird.
rk-drives-redbane = Der Drache greift an: Feuerbälle, Bananen, Tempolimits für alle anderen und die schnellsten einfachen Karten.
rk-drives-goat-lorde = Die Ziege lebt von Münzen: Würfel, die zahlen, Diebstähle und eine Karte, die Münzen in Felder verwandelt.
rk-drives-queen-k = Die Königin ist wendig: Karten für jeden Platz, Katzen und Karten, die zweimal zählen.
rk-drives-lightnin-n-thunda = Der Sturm ist wild: Züge mit dem W12, geliehenes und gestohlenes Tempo, Angriffe auf Platz 1.

rk-finished = Im Ziel
rk-score-how = Wofür es Punkte gibt
rk-score-how-race = Platz: 16, 11, 7 und 5 Punkte.
rk-score-how-pairs = Paare (Natron mit Essig, Heil- mit Glückstrank): 2, 5, 9, 14 und 20 Punkte für eines bis fünf, dann 6 für jedes weitere.
rk-score-how-karts = Karts: je 3 Punkte, 6, wenn alle Teile von einem Stil sind.
rk-score-how-parts = Teile: die Punkte, die darauf stehen.
rk-score-how-coins = Münzen: 1 Punkt für 3.
rk-score-how-crowns = Kronen: je 2 Punkte.

rk-cost = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
rk-free = gratis

rk-board-of = Tafel von { $name }
rk-tokens = Tafel von { $name }: Runde { $lap }, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $items ->
    [one] { $items } Item
   *[other] { $items } Items
}, { $supplies ->
    [one] { $supplies } Zubehörkarte
   *[other] { $supplies } Zubehörkarten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} nach jetzigem Stand
rk-lap = Runde { $lap }
rk-holder = Startspielermarker
rk-to-line = noch { $spaces } bis zur Linie
rk-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
rk-points-now = { $n } Punkte nach jetzigem Stand
rk-hand = Hand
rk-hand-hidden = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
rk-items = Items
rk-supplies = Zubehörkarten
rk-used = Gebraucht
rk-locked = Gesicherte Karts: { $same } aus einem Stil, { $mixed } gemischt
rk-discard = Gespielte Bewegungskarten
rk-nothing = nichts
rk-score = Wie die Punkte zustande kamen
rk-score-race = Platz
rk-score-pairs = Paare
rk-score-karts = Karts
rk-score-parts = Teile
rk-score-coins = Münzen
rk-score-crowns = Kronen
rk-score-total = Punkte
rk-score-racer = Wer

rk-hit = Treffer!
rk-dodged = Entwischt!
rk-missed = Daneben!
rk-stopped = Halt!
rk-shortcut = Abkürzung!
rk-lap-done = Runde { $n }!
rk-lap-back = Zurück!
rk-limit = max. { $n }
rk-move = { $n }

rk-market = Der Markt
rk-second-lap = zweite Runde
rk-phase-racers = Fahrer
rk-phase-market = Markt
rk-phase-first-roll = Wer beginnt
rk-phase-draw = Karten ziehen
rk-phase-supply = Zubehör
rk-phase-attack = Angriff
rk-phase-choose = Geheime Wahl
rk-phase-replay = Bewegung
rk-phase-copy = Bewegung
rk-phase-abilities = Bewegung
rk-phase-move = Bewegung
rk-phase-extra = Zusatzbewegung
rk-phase-scoring = Wertung

# Felder, für alle, die sie nicht sehen.
rk-space = Feld { $name }
rk-start-space = der Start
rk-role-side-road = Nebenweg
rk-role-space-coins = ein Münzfeld
rk-role-space-event = ein Ereignisfeld
rk-role-space-island = die Insel
rk-role-space-kart = ein Zubehörfeld
rk-role-space-mystery = ein Item-Feld
rk-role-space-pay = ein Feld, das Münzen kostet
rk-role-space-pick = ein Feld, auf dem man wählt
rk-role-space-submerged = bei Flut unter Wasser
rk-role-space-toll = ein Mautfeld
