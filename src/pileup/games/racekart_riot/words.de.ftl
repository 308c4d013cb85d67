# Racekart Riot auf Deutsch. Namen von Rennfahrern und Strecken bleiben, wie sie gedruckt sind.

# --- Namen ---

name-coins = Münzen
name-n-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
name-banana = Banane

# Was an einer eigenen Strecke falsch ist, und was dagegen hilft
name-two-spaces-are-called-n = zwei Felder heißen { $n }
name-give-each-its-own-name = Gib jedem einen eigenen Namen.
name-n-has-a-symbol-twice = { $n } hat ein Symbol doppelt
name-write-each-once = Schreib jedes einmal.
name-n-has-two-symbols-for-landing = { $n } hat zwei Symbole, die beim Landen zählen
name-keep-one-of-event-kart-and-pay = Behalte eines von event, kart und pay.
name-there-is-no-space-n = es gibt kein Feld { $n }
name-name-the-start-space = Nenne das Startfeld.
name-name-the-space-before-the-gate = Nenne das Feld vor dem Hindernis.
name-add-it-to-the-spaces-or-correct-the = Nimm es in die Felder auf, oder berichtige den Namen.
name-n-leads-to-itself = { $n } führt zu sich selbst
name-leave-one-of-the-two-out = Lass eines von beiden weg.
name-n-has-two-normal-ways-on-to-n = { $n } hat zwei normale Wege weiter, zu { $n2 } und zu { $n3 }
name-make-one-of-them-a-fork-toll-tide = Mach aus einem fork, toll, tide oder shortcut.
name-n-has-two-shortcuts = { $n } hat zwei Abkürzungen
name-a-gate-opens-one-way = Ein Hindernis öffnet einen Weg.
name-n-forks-without-a-normal-branch = { $n } gabelt sich, aber kein Weg ist der normale
name-add-a-main-way-on-from-it = Führ von dort einen Weg main weiter.
name-n-is-a-dead-end = { $n } ist eine Sackgasse
name-leaving-the-start-space-is-no-crossing-of = vom Startfeld loszufahren ist keine Überfahrt der Linie
name-make-its-way-on-a-main-one = Mach seinen Weg zu einem main.
name-the-start-space-carries-a-symbol = das Startfeld trägt ein Symbol
name-take-it-off = Nimm es weg.
name-the-main-loop-from-n-never-crosses-the = die Hauptrunde von { $n } an kreuzt nie die Ziellinie
name-add-a-finish-path = Nimm einen Weg finish dazu.
name-the-finish-path-from-n-does-not-lead = der Zielweg von { $n } führt nicht zu { $n2 }
name-every-crossing-leads-to-the-space-that-the = Jede Überfahrt führt zu dem Feld, zu dem der Start führt.
name-the-main-loop-has-n-spaces = Felder der Hauptrunde: { $n }
name-make-it-n-or-more = Nimm { $n } oder mehr.
name-two-ways-lead-from-n-to-n = zwei Wege führen von { $n } zu { $n2 }
name-take-one-out = Nimm einen heraus.
name-n-leads-back-to-the-start-space = { $n } führt zum Startfeld zurück
name-nothing-leads-there = Dorthin führt nichts.
name-n-leads-to-n-past-the-line = { $n } führt an der Linie vorbei zu { $n2 }
name-make-it-a-finish-path = Mach daraus einen Weg finish.
name-more-than-four-ways-meet-at-n = bei { $n } treffen sich mehr als vier Wege
name-spread-them = Verteil sie.
name-n-has-more-than-three-branches = { $n } hat mehr als drei Abzweigungen
name-n-cant-be-reached = { $n } ist nicht zu erreichen
name-lead-a-path-to-it = Führ einen Weg hin.
name-the-normal-way-from-n-never-reaches-the = der normale Weg von { $n } kommt nie zur Ziellinie
name-lead-it-back-to-the-loop = Führ ihn zur Runde zurück.
name-n-is-n-spaces-from-the-finish-line = { $n } liegt { $n2 } Felder vor der Ziellinie, nicht { $n3 }
name-write-n = Schreib { $n }.
name-n-spaces-have-several-ways-in = Felder mit mehreren Zugängen: { $n }
name-have-at-most-n = Es dürfen höchstens { $n } sein.
name-lava-opens-no-shortcut = Lava öffnet keine Abkürzung
name-take-the-shortcut-out-or-make-it-another = Nimm die Abkürzung heraus, oder ein anderes Hindernis.
name-no-shortcut-leads-from-the-bridge-at-n = die Brücke bei { $n } öffnet keine Abkürzung
name-no-shortcut-leads-from-the-waterfall-at-n = der Wasserfall bei { $n } öffnet keine Abkürzung
name-no-shortcut-leads-from-the-crabs-at-n = die Krabben bei { $n } öffnen keine Abkürzung
name-no-shortcut-leads-from-the-sharks-at-n = die Haie bei { $n } öffnen keine Abkürzung
name-add-a-shortcut-path-from-n = Nimm einen Weg shortcut von { $n } an dazu.
name-n-has-a-gate-and-a-fork = { $n } hat ein Hindernis und eine Gabelung
name-put-them-on-two-spaces = Leg sie auf zwei Felder.
name-nothing-guards-the-shortcut-from-n = nichts bewacht die Abkürzung von { $n }
name-give-the-space-a-gate = Gib dem Feld ein Hindernis.
name-more-than-four-lava-crossings = mehr als vier Lavaströme
name-take-some-out = Nimm welche heraus.
name-more-than-one-tide-path = mehr als ein Gezeitenweg
name-the-tide-is-rolled-once-a-lap-keep = Die Gezeiten werden einmal je Runde gewürfelt; behalte einen.
name-more-than-one-treasure-island = mehr als eine Schatzinsel
name-it-is-visited-once-a-lap-keep-one = Sie wird einmal je Runde besucht; behalte eine.
name-the-tide-path-from-n-leads-to-no = der Gezeitenweg von { $n } führt zu keiner Insel
name-put-a-treasure-island-on-it = Leg eine Schatzinsel darauf.
name-the-whole-tide-path-is-under-water = der ganze Gezeitenweg liegt unter Wasser
name-leave-some-space-above-it = Lass ein Feld über Wasser.
name-the-island-n-lies-on-no-tide-path = die Insel { $n } liegt an keinem Gezeitenweg
name-lead-a-tide-path-over-it = Führ einen Gezeitenweg darüber.
name-n-is-submerged-but-on-no-tide-path = { $n } liegt unter Wasser, aber an keinem Gezeitenweg
name-only-spaces-of-a-tide-path-are = Das tun nur Felder eines Gezeitenwegs.
name-n-cant-be-submerged = { $n } kann nicht unter Wasser liegen
name-take-a-plain-space-of-the-tide-path = Nimm ein einfaches Feld des Gezeitenwegs.
name-the-toll-path-leads-to-n-which-states = der Mautweg führt zu { $n }, wo keine Maut steht
name-give-it-toll-n = Gib ihm toll N.
name-n-wants-a-toll-but-the-path-is = { $n } verlangt Maut, aber der Weg dorthin ist kein Mautweg
name-make-it-a-toll-path = Mach daraus einen Weg toll.
name-the-shortcut-from-n-leads-to-a-toll = die Abkürzung von { $n } führt zu einer Maut
name-tolls-stand-on-other-spaces = Maut steht auf anderen Feldern.

supply-name = { $supply ->
    [wild] Joker-Kartteil
    [level-up] Level Up
    [lightning] Blitz
    [speedway] Speedway
    [jump] Sprung
    [lucky-miss] Lucky Miss
    [baking-soda] Natron
    [vinegar] Essig
    [health-potion] Heiltrank
    [luck-potion] Glückstrank
   *[part] { part-name }
}
part-name = { $style ->
    [basic] Basis
    [dragon] Drachen
   *[hover] Hover
}-{ $slot ->
    [bumper] Front
    [chassis] Chassis
   *[caboose] Heck
} ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
slot-name = { $slot ->
    [bumper] Front
    [chassis] Chassis
   *[caboose] Heck
}
item-name = { $item ->
    [banana] Banane
    [egg] Ei
    [pigeon] Brieftaube
    [magnet] Magnet
    [steal-part] Teileklau
    [bomb] Bombe
    [coins] Münzen
    [turbo-snail] Turboschnecke
    [crown] Krone
    [re-roll] Neuwurf
   *[unknown] ein Item
}
attack-name = { $what ->
    [banana] Banane
    [egg] Ei
    [pigeon] Brieftaube
    [magnet] Magnet
    [steal-part] Teileklau
    [bomb] Bombe
    [fireball] Feuerball
    [cat] Katze
    [attack-first] Angriff auf Platz 1
    [drop] Münzen fallen lassen
    [steal-coins] Münzklau
    [steal-speed] Tempoklau
    [limit] Tempolimit
   *[other] Angriff
}
gate-name = { $gate ->
    [lava] Lava
    [bridge] Regenbogenbrücke
    [waterfall] geheimer Wasserfall
    [crabs] Krabben
   *[sharks] Haie
}
coins-count = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
spaces-count = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
card-text = { $card } ({ $speed }{ $able ->
    [no] {""}
   *[yes] : { $does }
})
speed = { $speed }
speed-place = { $first } auf Platz 1, { $middle } mittendrin, { $last } auf dem letzten
speed-copy = Tempo von jemand anderem
speed-pay = 2 je Münze
does-banana = Banane
does-fireball = Feuerball
does-cat = Katze
does-attack-first = Angriff auf Platz 1 (Stärke { $n })
does-drop = alle lassen { $n } fallen
does-gain = +{ coins-count }
does-steal-coins = { coins-count } stehlen
does-steal-speed = { $n } Tempo stehlen
does-steal-speed-first = { $n } Tempo von Platz 1 stehlen
does-steal-part = ein Kartteil stehlen
does-limit-all = alle ziehen höchstens { $n }
does-limit-first = Platz 1 zieht höchstens { $n }
does-turbo = Turbo +{ $n }
does-turbo-last = auf dem letzten Platz: Turbo +{ $n }
does-turbo-not-first = nicht auf Platz 1: Turbo +{ $n }
does-replay = eine gespielte Karte noch einmal
does-coins-as-rolled = ebenso viele Münzen

# --- Figuren ---

marker-racer = { $racer }, Runde { $lap }, noch { $spaces } bis zur Linie
marker-nobody = Platz { $racer }, Runde { $lap }, noch { $spaces } bis zur Linie

# --- Einstellungen ---

setting-summary = Karts, Eier, Bananen und Schnäppchen. Wähl deine Karte geheim, bau unterwegs ein Kart und lieg nach zwei Runden vorn.
setting-track = Strecke
setting-track-help = Die Strecke für das Rennen, oder eine eigene Streckendatei.
setting-track-is-redbanes-castle = Redbane's Castle (für den Anfang)
setting-track-is-queen-ks-cove = Queen K's Cove (mittel)
setting-racer-choice = Verteilung
setting-racer-choice-help = Wie die Fahrer verteilt werden: wie angegeben, am Start der Reihe nach gewählt oder ausgelost.
setting-racer-choice-is-given = wie angegeben
setting-racer-choice-is-choose = der Reihe nach gewählt
setting-racer-choice-is-random = ausgelost

# --- Fenster, auf die man für das ganze Rennen verzichten kann ---

window-defend = Bei Angriff oder Banane: Lucky Miss, Sprung
window-jump = Vor deinem Wurf an einem Hindernis: Sprung
window-re-roll = Nach deinen Würfen: Neuwurf, Extra Life
window-attack-items = Angriffsphase: deine Angriffs-Items
window-extra-movement = Zusatzphase: was dich weiterbringt
window-lock = Dein Zug am Markt: ein Kart sichern
window-coins = Wo immer es geht: Münzen

# --- Fragen ---

prompt-pick-racer = Wen fährst du?
prompt-market = { $own ->
    [yes] Nimm eine Zubehörkarte.
   *[no] Nimm eine Zubehörkarte vom Markt.
}
prompt-after-pick = Noch etwas, bevor dein Zug endet?
prompt-lock-part = { $slot ->
    [bumper] Welche Front kommt ins gesicherte Kart?
    [chassis] Welches Chassis kommt ins gesicherte Kart?
   *[caboose] Welches Heck kommt ins gesicherte Kart?
}
prompt-attack-item = Ein Angriffs-Item spielen?
prompt-banana-mode = Wohin mit der Banane?
prompt-banana-space = Die Banane fliegt bis zu { spaces-count }. Wo landet sie?
prompt-direction = { attack-name }: fliegt { spaces-count }. Wohin?
prompt-path = { attack-name }: noch { spaces-count }. Welchen Weg?
prompt-target = { $what ->
    [copy] Wessen Tempo übernimmst du?
    [magnet] Wessen Item nimmst du?
    [steal-part] Wessen Kartteil nimmst du?
    [steal-coins] Wessen Münzen nimmst du?
    [steal-speed] Wessen Tempo nimmst du?
    [limit] Wer wird gebremst?
   *[other] Wer wird angegriffen?
}
prompt-take-part = Welches Teil nimmst du { $other_seat } weg?
prompt-defend = { $what ->
    [banana] Dir liegt eine Banane im Weg (Stärke { $n }). Was tust du?
    [bomb] { $other_seat } spielt eine Bombe. Was tust du?
   *[other] { $other_seat } greift dich an: { attack-name }{ $rolled ->
        [yes] { " " }(Stärke { $n }).
       *[no] .
    } Was tust du?
}
prompt-reroll = Du hast { $die } gewürfelt (W{ $sides }): { $means }. Behalten?
prompt-choose-card = { $lap ->
    [1] Wähle geheim eine Bewegungskarte.
   *[2] Wähle geheim eine Bewegungskarte. Jetzt gilt ihre Hälfte für Runde 2.
}
prompt-replay-card = Welche gespielte Karte spielst du noch einmal?
prompt-pay-for-move = Wie viele Münzen zahlst du für deinen Zug?
prompt-coins-window = Jetzt dein Münzen-Item spielen?
prompt-reuse = Du ziehst nicht. { $symbol ->
    [event] Das Ereignis
   *[kart] Das Zubehör
} unter dir noch einmal nutzen?
prompt-dare = Wagst du es ({ gate-name })?
prompt-jump-first = Vor dem Wurf springen ({ gate-name })?
prompt-fork = Welcher Weg?
prompt-make-room = Deine drei Item-Plätze sind voll. Münzen spielen, um Platz zu schaffen?
prompt-extra-card = Zusatzbewegung spielen?

# --- Möglichkeiten ---

option-done = { $frame ->
    [market] Fertig
    [coins-window] Jetzt nicht
    [make-room] Nein, weiterfahren
    [reuse] Nein
   *[other] Fertig
}
option-coins = Münzen spielen (+3 Münzen)
option-lock = Ein Kart sichern: niemand stiehlt daraus
option-own-space = Aufs eigene Feld legen
option-throw = Werfen (W8 würfeln)
option-ahead = Nach vorn
option-behind = Nach hinten
option-nothing = { $frame ->
    [jump-first] Ohne Sprung würfeln
   *[other] { $rolled ->
        [yes] Einfach würfeln
       *[no] Geschehen lassen
    }
}
option-lucky-miss = Lucky Miss: geht ohne Wurf daneben
option-jump = Sprung: +4 auf den Wurf
option-keep = Behalten
option-re-roll = Neuwurf
option-extra-life = Extra Life (Heil- und Glückstrank): neu würfeln
option-roll = { $gate ->
    [sharks] 1 Münze zahlen und würfeln (ab 8)
   *[other] Würfeln (11 oder 12)
}
option-normal-path = Auf dem normalen Weg bleiben
option-stay = Hier anhalten
option-use = Nutzen
option-speedway = Speedway: 2 ziehen
option-lightning = Blitz: { $place ->
    [first] 1
    [middle] 2
   *[last] 4
} ziehen
option-combustion = Verpuffung (Natron und Essig): 1 ziehen
option-boosted-jump = Boosted Jump (Speedway und Sprung): 4 ziehen, +5 auf Würfe
option-slot = { supply-name }{ $cost ->
    [0] , kostenlos
    [one] , 1 Münze
   *[other] , { $cost } Münzen
}{ $gain ->
    [0] {""}
   *[other] { " " }(bringt { $gain })
}
option-card = { card-text }
option-level-up = { card-text } mit Level Up: 8 ziehen
option-replay = { card-text }
option-seat = { $seat }
option-pay = { $coins ->
    [0] Nichts: stehen bleiben
    [one] 1 Münze: { $spaces } ziehen
   *[other] { $coins } Münzen: { $spaces } ziehen
}
option-item = { item-name }{ $item ->
    [turbo-snail] : 3 ziehen
   *[other] {""}
}
option-racer = { $racer }
option-supply = { supply-name }
option-way = { $way ->
    [normal] Normaler Weg, auf { $space }
    [tide] Zu den kleinen Inseln und zum Schatz (Gezeitenwurf)
    [toll] { $toll } Münzen zahlen, auf { $space }
   *[other] Auf { $space }
}
option-space = { $space }

# --- Was ein Wurf bedeutet: Chancen, und ob man neu würfelt ---

prospect-strike = { $result ->
    [dodged] { $seat } weicht aus ({ attack-name })
   *[hit] { $what ->
        [bomb] { $seat } lässt { coins-count } fallen
       *[other] { $seat } wird getroffen ({ attack-name })
    }
}
prospect-gate = { $result ->
    [shortcut] { $seat } kommt durch ({ gate-name })
    [stopped] { $seat } wird gestoppt ({ gate-name })
   *[normal] { $gate ->
        [lava] { $seat } kommt an der Lava vorbei
        [crabs] { $seat } kommt an den Krabben vorbei
       *[other] { $seat } bleibt auf dem normalen Weg
    }
}
prospect-tide = { $tide ->
    [low] Ebbe: jedes Feld der Inseln zählt
   *[high] Flut: Felder unter Wasser werden übersprungen
}
prospect-event = { $seat } würfelt ein Ereignis: { $table }.
prospect-range = Der W8 sagt, wie weit es fliegt.
prospect-move = { $seat } würfelt mit dem W{ $sides } für den Zug.
event-line = { $die }: { $outcome ->
    [banana] eine Banane
    [forward] { $n } vor
    [gain] +{ coins-count }
    [back] { $n } zurück
    [pick] der Markt
    [pay] { coins-count } zahlen
    [item] ein Item
   *[pigeon] eine Brieftaube
}
means-strike = { $result ->
    [dodged] du weichst aus ({ attack-name })
   *[hit] { $what ->
        [bomb] du lässt { coins-count } fallen
       *[other] du wirst getroffen ({ attack-name })
    }
}
means-gate = { $result ->
    [shortcut] du kommst durch ({ gate-name })
    [stopped] du wirst gestoppt ({ gate-name })
   *[normal] { $gate ->
        [lava] du kommst an der Lava vorbei
        [crabs] du kommst an den Krabben vorbei
       *[other] du bleibst auf dem normalen Weg
    }
}
means-tide = { $tide ->
    [low] Ebbe
   *[high] Flut
}
means-event = { $outcome ->
    [banana] du bekommst eine Banane zum Werfen
    [forward] du ziehst { $n } vor
    [gain] du bekommst { coins-count }
    [back] du ziehst { $n } zurück
    [pick] du nimmst eine Zubehörkarte
    [pay] du zahlst { coins-count }
    [item] du ziehst ein Item
   *[pigeon] du wirfst eine Brieftaube
}
means-range = { $what ->
    [banana] die Banane fliegt bis zu { spaces-count } weit
   *[other] Flugweite { spaces-count } ({ attack-name })
}
means-move = du ziehst { spaces-count }

outcome-card = { card-text }
outcome-die = { $die }
outcome-token = Plättchen { $n }

# --- Was geschah ---

event-racer = { $seat } fährt { $racer }.
event-first-rolled = { $seat } würfelt { $die } um den Startspielermarker.
event-holder = { $seat } hat den Startspielermarker.
event-round = Runde { $round }{ $lap ->
    [1] .
   *[other] , Karten der zweiten Runde.
}
event-dealt = Neu im Markt: { supply-name }.
event-picked = { $seat } nimmt { supply-name }{ $cost ->
    [0] .
    [one] { " " }für 1 Münze.
   *[other] { " " }für { $cost } Münzen.
}
event-supply-shuffled = Gebrauchte Zubehörkarten werden zu einem neuen Stapel von { $cards } gemischt.
event-locked = { $seat } sichert ein Kart{ $same ->
    [yes] { " " }aus einem Stil.
   *[no] .
}
event-drew-card = { $seat } zieht { card-text }.
event-drew-a-card = { $seat } zieht eine Bewegungskarte.
event-shuffled = { $seat } mischt { $all ->
    [yes] alle Bewegungskarten.
   *[no] den Nachziehstapel.
}
event-revealed = { $level_up ->
    [yes] { $seat } spielt { $card } mit Level Up: 8.
   *[no] { $seat } spielt { card-text }.
}
event-replayed = { $seat } spielt { card-text } noch einmal.
event-copied = { $seat } übernimmt das Tempo von { $other_seat }.
event-item-played = { $seat } spielt { item-name }.
event-card-used = { $seat } nutzt { supply-name }.
event-rolled = { $seat } würfelt { $die }.
event-aimed = { $seat } zielt auf { $other_seat }: { attack-name }.
event-hit = { $seat } wird getroffen: { attack-name }.
event-dodged = { $seat } weicht aus: { attack-name }.
event-missed = Lucky Miss: Bei { $seat } geht es daneben ({ attack-name }).
event-dropped = { $seat } lässt { coins-count } auf { $space } fallen.
event-coins-stolen = { $seat } stiehlt { $other_seat } { coins-count }.
event-speed-stolen = { $seat } stiehlt { $other_seat } { $n } Tempo.
event-part-stolen = { $seat } stiehlt { $other_seat } { supply-name }.
event-item-stolen = { $seat } nimmt { $other_seat } { item-name } weg.
event-limited = { $seat } darf diese Runde höchstens { $n } ziehen.
event-banana-put = { $seat } lässt eine Banane auf { $space }.
event-banana-gone = Eine Banane auf { $space } ist weg.
event-gained = { $seat } bekommt { coins-count }.
event-paid = { $seat } zahlt { coins-count }.
event-collected = { $seat } sammelt auf { $space } { coins-count } ein.
event-speed = { $seat } zieht { $n }.
event-drove = { $seat } fährt auf { $space }.
event-lap = { $seat } { $way ->
    [forward] fährt über die Ziellinie ({ $n }).
   *[back] ist wieder hinter der Ziellinie.
}
event-second-lap = Die zweite Runde beginnt: neue Münzen auf der Strecke, untere Hälften der Karten.
event-item-drawn = { $seat } findet: { item-name }.
event-bag-refilled = Abgelegte Items kommen zurück in den Beutel.
event-gate-stopped = { $seat } wird aufgehalten: { gate-name }.
event-gate-passed = { $seat } { $said ->
    [shortcut] kommt durch: { gate-name }.
   *[normal] { $gate ->
        [lava] kommt an der Lava vorbei.
        [crabs] kommt an den Krabben vorbei.
       *[other] kommt nicht durch: { gate-name }.
    }
}
event-shortcut = { $seat } nimmt die Abkürzung.
event-tide = { $tide ->
    [low] Ebbe für { $seat }.
   *[high] Flut für { $seat }.
}
event-island = { $seat } erreicht die Schatzinsel: { coins-count }.
event-reused = { $seat } nutzt das Symbol auf { $space } noch einmal.
event-event-rolled = Ereignis { $die }: { $outcome ->
    [banana] eine Banane werfen.
    [forward] vorwärts ziehen.
    [gain] Münzen nehmen.
    [back] 1 zurück.
    [pick] eine Zubehörkarte nehmen.
    [pay] zahlen.
    [item] ein Item ziehen.
   *[pigeon] eine Brieftaube werfen.
}
event-scored = { $seat } hat { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
