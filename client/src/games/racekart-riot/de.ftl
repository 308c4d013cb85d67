# Worte für das Aussehen von Racekart Riot; Geschehen, Fragen und Möglichkeiten kommen vom Server.

rk-movement = Bewegungskarte
rk-movement-of = Bewegungskarte: { $speed }
rk-speed-place = { $first } auf Platz 1, { $middle } mittendrin, { $last } auf dem letzten Platz
rk-speed-pay = zwei Felder je Münze
rk-speed-copy = das Tempo von jemand anderem
rk-place-1 = 1.
rk-place-2 = Mitte
rk-place-3 = letzter
rk-copy = kopieren
rk-pay = 2/Münze
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
rk-role-space-toll = ein Zollfeld
