# Bayou Bash auf Deutsch. Namen von Fähigkeiten und Strecken bleiben, wie sie gedruckt sind.

## Namen
name-fan = Fan
name-carrot = Goldkarotte
name-skull = Schädelmarker
name-rooster = Hahn
name-rabbit = Kaninchen
name-pig = Schwein
name-waldgeist = Waldgeist
name-gold-carrot = Goldkarotte
name-stagger = Taumler
name-barrel = Fass
name-fan-of-the-rooster = Fan des Hahns
name-fan-of-the-rabbit = Fan des Kaninchens
name-fan-of-the-pig = Fan des Schweins
name-fan-of-the-waldgeist = Fan des Waldgeists
name-skull-marker-of-the-rooster = Schädelmarker des Hahns
name-skull-marker-of-the-rabbit = Schädelmarker des Kaninchens
name-skull-marker-of-the-pig = Schädelmarker des Schweins
name-skull-marker-of-the-waldgeist = Schädelmarker des Waldgeists

racer-name = { $racer ->
    [rooster] Hahn
    [rabbit] Kaninchen
    [pig] Schwein
    [fan] Fan
    [barrel] Fass
   *[waldgeist] Waldgeist
}
die-name = { $die ->
    [nimble] flink
    [swift] schnell
   *[dashing] rasant
}
die-noun = { $die ->
    [nimble] flinken
    [swift] schnellen
   *[dashing] rasanten
} Würfel
way-word = { $way ->
    [forward] vorwärts
    [forward-left] vorwärts links
    [forward-right] vorwärts rechts
    [back] rückwärts
    [back-left] rückwärts links
   *[back-right] rückwärts rechts
}
face-word = { $face ->
    [forward] vorwärts
    [forward-left] vorwärts links
    [forward-right] vorwärts rechts
    [back] rückwärts
    [back-left] rückwärts links
    [back-right] rückwärts rechts
   *[fan] den Fan
}
dice-count = { $count }× { die-name }
dice-none = keine Würfel
token-name = { $token ->
    [carrot] Goldkarotte
   *[stagger] Taumler
}

## Einstellungen
setting-summary =
    Gremlins reiten störrische Tiere durch den Sumpf: Jockeykarte nehmen, würfeln, rammen, taumeln.
    Nicht wer zuerst im Ziel ist, gewinnt, sondern wer die meisten Fans hat.
setting-track = Strecke
setting-track-help = Die Strecke: ein Name, eine Liste von Teilen oder eine Datei.
setting-track-is-grassy-glenway = Grassy Glenway: leicht, ein Rundkurs. Nur Rechtskurven, immer rund ums Tal.
setting-track-is-silverstone-swamp = Silverstone Swamp: schwer, ein Rundkurs. Derselbe Ring, die Kurven tief im Schlamm.
setting-track-is-snakes-pass = Snake's Pass: leicht. Ein gewundener Weg durchs Gras.
setting-track-is-the-mucky-muck = The Mucky Muck: schwer. Schlamm vom ersten bis zum letzten Teil.
setting-track-is-broken-donut = Broken Donut: mittel. Erst ganz gemütlich; dann kommt der Schlamm.
setting-track-is-u-got-what-i-need = "U" Got What I Need: leicht. Von einem Ende des Sumpfs zum anderen, fast schmerzlos.
setting-track-is-going-the-distance = Going the Distance: mittel. Der schöne Weg an allem vorbei, was der Sumpf zu bieten hat.
setting-track-is-mad-patch-prix = Mad Patch Prix: schwer. Schlamm und Gras im Wechsel, und die längste von allen.
setting-mode = Art
setting-mode-help = Wie auf der Strecke gefahren wird.
setting-mode-is-auto = Wie es die Strecke will: ein Rennen, auf dem Rundkurs Runden, allein gegen die Zeit.
setting-mode-is-race = Rennen: bis zur Ziellinie, die meisten Fans gewinnen.
setting-mode-is-circuit = Rundkurs: mehrere Runden; jede macht Fans zu Rennpunkten.
setting-mode-is-time-trial = Zeitfahren: allein gegen die Zahl der Jockeykarten.
setting-mode-is-night-race = Nachtrennen: Die Strecke entsteht unterwegs.
setting-laps = Runden
setting-laps-help = Rundkurs: Zahl der Runden.
setting-night-pieces = Teile bei Nacht
setting-night-pieces-help = Nachtrennen: Streckenteile zwischen Start und Ziel.
setting-night-side = Seite bei Nacht
setting-night-side-help = Nachtrennen: Seite von Start- und Zielteil.
setting-night-side-is-a = A, grasig
setting-night-side-is-b = B, schlammig
setting-night-shift = Versatz bei Nacht
setting-night-shift-help = Nachtrennen: So viele Spuren darf ein Teil höchstens versetzt werden; ein Versatz um 2 kann Fallen bauen (BB-RULE-63).
setting-destruction-derby = Destruction Derby
setting-destruction-derby-help = Ohne Fanphase: Fans gibt es fürs Rammen.
setting-stubborn-jockeys = Sture Jockeys
setting-stubborn-jockeys-help = Alle haben sechs Jockeykarten auf der Hand, statt sie auszusuchen.
setting-frozen-order = Feste Reihenfolge
setting-frozen-order-help = Die Reihenfolge wird zu Beginn einer Phase bestimmt und bleibt dann (BB-RULE-62).
setting-ram-ends-die = Rammen beendet den Würfel
setting-ram-ends-die-help = Jedes Rammen des ziehenden Tiers beendet den Würfel (BB-RULE-62).
setting-dry-placing = Trocken hingestellt
setting-dry-placing-help = Wer auf Gelände gestellt wird, spürt es nicht (BB-RULE-62).
setting-toss-from-pig = Werfen vom Schwein aus
setting-toss-from-pig-help = Untame Tusk Toss stellt höchstens zwei Felder vom Schwein ab, nicht vom Ziel (BB-RULE-62).
setting-tie-only-tied = Gleichstand nur unter Gleichen
setting-tie-only-tied-help = Bei Gleichstand zählen nur Gleichstehende im Ziel einen Fan mehr (BB-RULE-62).
setting-circuit-fans-ahead = Rundkurs: Fans voraus
setting-circuit-fans-ahead-help = Rundkurs: Fans kommen auf jedes Feld voraus, auch auf dem eigenen Streckenteil (BB-RULE-62).
setting-side-adjacent = Daneben ist benachbart
setting-side-adjacent-help = Das Feld direkt daneben ist einen Schritt entfernt, nicht zwei (BB-RULE-01).

## Fenster, auf die man für das ganze Rennen verzichten kann
window-abilities = Zwischen den Schritten deines Zugs: Fähigkeiten
window-the-pecking-order = Nach dem Rammen: The Pecking Order
window-hogwash-slosh = Im Wasser: Hogwash Slosh
window-complete-disbe-leaf = Nach dem Taumelwürfel: Complete Disbe-leaf
window-sticks-on-stones = Auf Felsen: Sticks on Stones

## Fragen
ask-pick-racer = Welches Tier reitest du?
ask-pick-start = Wo auf dem Startteil steht dein Tier?
ask-place-token = { $token ->
    [carrot] Wohin legst du die Goldkarotte?
   *[stagger] Wohin legst du den Taumler?
}
ask-discard-card = Du bist das Schlusslicht: Welche Jockeykarte wird abgelegt?
ask-take-card = Welche Jockeykarte nimmst du?
ask-use-card = Welche Jockeykarte nutzt du?
ask-place-barrel = Wohin stellst du das Fass?
ask-window = Nutzt du jetzt eine Fähigkeit?
ask-showboat = Alle Würfel auf einmal werfen, oder angeben?
ask-choose-die = { $showboat ->
    [0] Welchen Würfel führst du als Nächstes aus?
   *[other] Du gibst an: Welchen Würfel wirfst du als Nächstes?
}
ask-aim = Wohin ziehst du ({ $left } { $left ->
    [one] Feld
   *[other] Felder
})?
ask-go-on = { $left ->
    [0] Der Würfel ist verbraucht. Erhöhen?
    [one] Noch ein Feld { way-word }. Weiter?
   *[other] Noch { $left } Felder { way-word }. Weiter?
}
ask-reroll = Der Taumelwürfel zeigt { face-word }. Noch einmal werfen, für einen Taumler mehr?
ask-next-ram = Was rammst du zuerst?
ask-ram = Wohin wird gestoßen: { racer-name }?
ask-ram-barrel = Wohin rollt das Fass?
ask-hogwash = Wasser! Hogwash Slosh nutzen?
ask-stick = Felsen! Sticks on Stones nutzen und am Zug bleiben?
ask-stick-add = Um wie viel erhöhst du einen deiner Würfel?
ask-stick-die = Welchen Würfel?
ask-peck = Du hast jemanden gerammt: ein Feld mehr durch The Pecking Order?
ask-place-fan = Wohin stellst du deinen neuen Fan?
ask-lose-fan = { $left ->
    [one] Welchen deiner Fans verlierst du?
   *[other] Du verlierst { $left } Fans. Welchen zuerst?
}
ask-fur = Wer bekommt den Taumler?
ask-dust = Auf welches freie Feld hüpfst du?
ask-quake-racer = Wohin wird geschüttelt: { racer-name }?
ask-quake-pick = Welcher Fan wird als Nächstes geschüttelt?
ask-quake-fan = Wohin wird dieser Fan geschüttelt?
ask-tusk-space = Auf welchem Feld rammst du etwas?
ask-tusk-object = Was rammst du dort?
ask-tusk-how = { racer-name }: rammen wie sonst, oder wohin stellen?
ask-pollen-place = Wohin kommt: { racer-name }?
ask-fowl = Wie viele Taumler, und ebenso viele Würfel mehr?
ask-fowl-die = Was für einen Würfel bekommst du?
ask-lay-piece = Wie legst du { $piece } an?

## Möglichkeiten
pass-window = Jetzt keine Fähigkeit
pass-go-on = { $left ->
    [0] So lassen
   *[other] Weiter { way-word }
}
pass-reroll = Behalten
pass-hogwash = Den Taumler nehmen
pass-stick = Den Zug enden lassen
pass-peck = Bleiben
pass = Passen
showboat = Angeben: ein Würfel nach dem anderen, für eine Goldkarotte
plain = Alle auf einmal werfen
push = Rammen wie sonst
fan = Den Fan
moving-fan = Den Fan, der dazukommt
barrel = Das Fass
current-die = Den laufenden Würfel
way = { $way ->
    [forward] Vorwärts
    [forward-left] Vorwärts links
    [forward-right] Vorwärts rechts
    [back] Rückwärts
    [back-left] Rückwärts links
   *[back-right] Rückwärts rechts
}
die = { $die ->
    [nimble] Flink
    [swift] Schnell
   *[dashing] Rasant
} { $value }
take-choose-die = Den { die-noun } werfen
take-fowl-die = Einen { die-noun }
add-stick-add = { $count ->
    [0] Gar nicht
    [one] Ein Feld mehr
   *[other] { $count } Felder mehr
}
add-fowl = { $count ->
    [one] 1 Taumler, 1 Würfel
   *[other] { $count } Taumler, { $count } Würfel
}
racer = { $racer ->
    [rooster] Der Hahn
    [rabbit] Das Kaninchen
    [pig] Das Schwein
   *[waldgeist] Der Waldgeist
}
ability = { $ability ->
    [the-pecking-order] The Pecking Order
    [without-feather-ado] Without Feather Ado
    [no-harm-no-fowl] No Harm, No Fowl
    [no-cause-fur-alarm] No Cause Fur Alarm
    [eat-my-dust-bunny] Eat My Dust Bunny
    [carrot-cake-quake] Carrot Cake Quake
    [hogwash-slosh] Hogwash Slosh
    [untame-tusk-toss] Untame Tusk Toss
    [pork-roast-rodeo] Pork Roast Rodeo
    [complete-disbe-leaf] Complete Disbe-leaf
    [sticks-on-stones] Sticks on Stones
   *[pollen-your-leg] Pollen Your Leg
} ({ $cost ->
    [0] kostenlos
    [one] 1 Goldkarotte
   *[other] { $cost } Goldkarotten
})
card = { $card }: { $dice }{ $carrots ->
    [0] {""}
    [one] , 1 Goldkarotte
   *[other] , { $carrots } Goldkarotten
}{ $barrels ->
    [0] {""}
    [one] , 1 Fass
   *[other] , { $barrels } Fässer
}{ $staggers ->
    [0] {""}
   *[other] , { $staggers } Taumler
}
lay = { $how ->
    [straight] So, wie es ist
    [reversed] Umgedreht
    [right] Als Rechtskurve
   *[left] Als Linkskurve
}{ $side ->
    [none] , alle Spuren bündig
    [left] , um { $lanes ->
        [one] eine Spur
       *[other] { $lanes } Spuren
    } nach links versetzt
   *[right] , um { $lanes ->
        [one] eine Spur
       *[other] { $lanes } Spuren
    } nach rechts versetzt
}
space = { $space }
space-with = { $space }: { $things }
thing-racer = { racer-name }
thing-fan = ein Fan von { $seat }
space-name = { $part ->
    [start] Startteil
    [finish] Zielteil
   *[other] Teil { $piece }
}, Reihe { $row }, Spur { $lane }

## Was der Zufall bringt
chance-roll-off = Wirf einen schnellen Würfel um die Reihenfolge (jeder zwei).
chance-deal = Zieh eine Jockeykarte auf die Hand.
chance-turn-up-event = Deck die nächste Ereigniskarte auf.
chance-turn-up-card = Deck die nächste Jockeykarte auf.
chance-roll-die = Wirf den Bewegungswürfel.
chance-roll-stagger = Wirf den Taumelwürfel.
chance-draw-piece = Nimm das nächste Streckenteil vom Stapel.
roll = { die-name } { $value }{ $bolt ->
    [0] {""}
   *[other] {" "}mit Blitz
}
stagger-face = { $face ->
    [fan] der Fan
   *[other] { face-word }
}
roll-all = { $seat } wirft { $dice }.
stagger-meets = { face-word } ({ $met })
stagger-rams = rammt { $seat }
stagger-into-water = ins Wasser
stagger-onto-rocks = auf Felsen
stagger-off = von der Strecke
stagger-finishes = ins Ziel
card-drawn = { $card }
event-drawn = { $event }
piece-drawn = { $piece }

## Was geschah
event-rolled-off = { $seat } würfelt { $sum } um die Reihenfolge.
event-chose-racer = { $seat } reitet: { racer-name }.
event-round = Runde { $round }
event-event-card = Ereignis: „{ $event }“ { $text }
event-card-discarded = { $seat } legt ab: { card }.
event-card-taken = { $seat } nimmt { card }.
event-turn = { $seat } ist am Zug.
event-returned = { $seat } kommt auf { $space } zurück auf die Strecke.
event-card-used = { $seat } nutzt { card }.
event-barrel-placed = { $seat } stellt ein Fass auf { $space }.
event-showboats = { $seat } gibt an!
event-rolled = { $seat } wirft { $value }{ $bolt ->
    [0] {""}
   *[other] {" "}und einen Blitz
} mit dem { die-noun }.
event-moved = { $seat } zieht auf { $space }.
event-placed = { $seat } kommt auf { $space }.
event-rammed = { $by_seat } rammt { $seat }!
event-rammed-own = { $seat } wird vom eigenen Rammen getroffen!
event-barrel-moved = Ein Fass rollt auf { $space }.
event-fan-gained = { $seat } gewinnt einen Fan auf { $space }.
event-fan-lost = { $seat } verliert den Fan auf { $space }.
event-fan-moved = Ein Fan von { $seat } wandert auf { $space }.
event-carrots = { $seat } bekommt { $change ->
    [one] eine Goldkarotte
   *[other] { $change } Goldkarotten
} (jetzt { $total }).
event-carrots-paid = { $seat } zahlt { $change ->
    [one] eine Goldkarotte
   *[other] { $change } Goldkarotten
} (jetzt { $total }).
event-staggers = { $seat } bekommt { $change ->
    [one] einen Taumler
   *[other] { $change } Taumler
} (jetzt { $total }).
event-staggers-off = { $seat } legt { $change ->
    [one] einen Taumler
   *[other] { $change } Taumler
} ab.
event-token-taken = { $seat } nimmt auf { $space } { $token ->
    [carrot] eine Goldkarotte
   *[stagger] einen Taumler
} auf.
event-token-placed = { $seat } legt { $token ->
    [carrot] eine Goldkarotte
   *[stagger] einen Taumler
} auf { $space }.
event-water = { $seat } platscht auf { $space } ins Wasser.
event-rocks = { $seat } läuft auf { $space } auf Felsen.
event-fell = { $seat } fällt auf { $space } von der Strecke!
event-finished = { $seat } ist im Ziel!
event-lap = { $seat } beendet Runde { $lap } und bekommt { $points ->
    [one] 1 Rennpunkt
   *[other] { $points } Rennpunkte
}.
event-stagger-rolled = { $seat } taumelt: { $face ->
    [fan] der Fan!
   *[other] { face-word }.
}
event-ability = { $seat } nutzt { $ability ->
    [the-pecking-order] The Pecking Order
    [without-feather-ado] Without Feather Ado
    [no-harm-no-fowl] No Harm, No Fowl
    [no-cause-fur-alarm] No Cause Fur Alarm
    [eat-my-dust-bunny] Eat My Dust Bunny
    [carrot-cake-quake] Carrot Cake Quake
    [hogwash-slosh] Hogwash Slosh
    [untame-tusk-toss] Untame Tusk Toss
    [pork-roast-rodeo] Pork Roast Rodeo
    [complete-disbe-leaf] Complete Disbe-leaf
    [sticks-on-stones] Sticks on Stones
   *[pollen-your-leg] Pollen Your Leg
}.
event-turn-cut = { $seat } käme noch einmal auf das Feld desselben Tiers: Der Zug endet.
event-piece-laid = { $seat } legt { $piece } an{ $way ->
    [left] , als Linkskurve
    [right] , als Rechtskurve
    [reversed] , umgedreht
   *[other] {""}
}.
event-dealt = { $seat } bekommt { card }.
event-dealt-hidden = { $seat } bekommt eine Jockeykarte.
event-hand-back = { $seat } nimmt alle genutzten Jockeykarten zurück auf die Hand.
event-stranded = { $rounds } Runden hintereinander sind am Ende alle Tiere in einer Falle neben der Strecke: Niemand kommt mehr weg, das Rennen ist aus.
event-endless = { $rounds } Runden, und niemand ist im Ziel: Das Rennen wird abgebrochen, es zählt der Stand von jetzt.
event-asleep = Keine Jockeykarte ist übrig: Das Tier schläft ein. Keine Punkte.
event-scored = { $seat } erreicht { $score } Punkte.

## Ereigniskarten
name-gunshot = Startschuss!
name-each-racer-gains-n-fan-ongoing-racers-cannot = Jedes Tier gewinnt 1 Fan. Anhaltend: Niemand kann auf Gelände oder von der Strecke gerammt werden, und Rammen bringt keine Fans.
name-who-turned-out-the-lightnin-bugs = Wer hat die Glühwürmchen ausgemacht?
name-ongoing-fans-cannot-be-placed-on-terrain = Anhaltend: Fans können nicht auf Gelände gestellt werden.
name-spilled-veggie-wagon = Umgekippter Gemüsekarren
name-each-player-puts-a-gold-carrot-on-an = Alle legen eine Goldkarotte auf ein freies Feld, mindestens ein Streckenteil voraus.
name-grease-on-the-road = Schmiere auf der Bahn
name-each-racer-gains-n-stagger = Jedes Tier bekommt { $n } Taumler.
name-brewery-delivery = Lieferung der Brauerei
name-each-player-places-n-barrel-within-two-spaces = Alle stellen 1 Fass höchstens zwei Felder von ihrem Tier oder einem ihrer Fans auf.
name-love-for-the-loser = Ein Herz für Verlierer
name-the-rearender-gains-n-fans = Das Schlusslicht gewinnt { $n } Fans.
name-swamp-wind = Sumpfwind
name-ongoing-the-first-movement-die-that-a-racer = Anhaltend: Der erste Bewegungswürfel, den ein Tier in seinem Zug ausführt, zählt 1 mehr.
name-skeeter-swarm = Mückenschwarm
name-each-racer-on-the-track-gains-n-stagger = Jedes Tier auf der Strecke bekommt 1 Taumler und taumelt dann.
name-suppers-ready = Essen ist fertig
name-each-player-with-a-fan-on-the-track = Wer einen Fan auf der Strecke hat, legt einen ab.
name-slidin-mud = Rutschiger Schlamm
name-each-racer-on-the-track-moves-n-space = Jedes Tier auf der Strecke rutscht 1 Feld gerade zurück.
name-rowdy-crowd = Johlende Menge
name-ongoing-a-ramming-player-gains-n-fans-for = Anhaltend: Wer rammt, gewinnt 2 Fans für jedes andere gerammte Tier.
name-talent-scout-watchin = Talentsucher am Rand
name-ongoing-showboating-that-earns-a-gold-carrot-earns = Anhaltend: Angeben, das eine Goldkarotte bringt, bringt auch einen Fan.
name-stubborn-critters = Störrische Viecher
name-ongoing-every-ability-costs-n-gold-carrot-more = Anhaltend: Jede Fähigkeit kostet 1 Goldkarotte mehr.
name-herbal-tonic = Kräutertrunk
name-each-racer-discards-all-its-staggers-then-gains = Jedes Tier legt alle Taumler ab und bekommt dann 1 Goldkarotte.
name-soft-landin = Weiche Landung
name-ongoing-a-racer-that-falls-off-the-track = Anhaltend: Wer von der Strecke fällt, verliert keinen Fan.

## Streckenbau
name-looped-track-the-last-piece-leads-back-to = Rundkurs: Das letzte Teil führt zum Startteil zurück, gefahren wird in Runden
name-grassy-n-lanes = grasig, { $n } Spuren
name-grassy-n-lanes-n-water-n-rocks = grasig, { $n } Spuren, { $n2 }× Wasser, { $n3 }× Felsen
name-muddy-n-lanes-n-water = schlammig, { $n } Spuren, { $n2 }× Wasser
name-muddy-n-lanes-n-water-n-rocks = schlammig, { $n } Spuren, { $n2 }× Wasser, { $n3 }× Felsen
name-n-is-already-piece-n-there-is-one = { $n } ist schon Teil { $n2 }; jedes gibt es einmal
name-choose-another-piece = Wähl ein anderes Teil.
name-at-least-three-lanes-must-line-up = Mindestens drei Spuren müssen bündig sein.
name-at-least-three-must = Mindestens drei müssen es.
name-n-pieces-the-box-has-n = { $n } Teile; die Schachtel hat { $n2 }
name-leave-some-out = Lass einige weg.
name-move-it-by-one-at-most = Versetz es um höchstens eine Spur.
name-a-racer-there-can-only-fall-off = Ein Tier dort kann nur herunterfallen.
name-a-track-begins-with-the-starting-piece = Eine Strecke beginnt mit dem Startteil.
name-the-starting-piece-lies-in-the-middle = das Startteil liegt in der Mitte
name-it-comes-first = Es kommt zuerst.
name-a-circuit-has-no-finish-line-piece = ein Rundkurs hat kein Zielteil
name-the-finish-line-piece-lies-in-the-middle = das Zielteil liegt in der Mitte
name-it-comes-last = Es kommt zuletzt.
name-there-is-no-finish-line-piece = es gibt kein Zielteil
name-end-with-it-or-write-circuit-true-for = Ende damit, oder mach einen Rundkurs daraus (circuit = true).
name-a-circuit-of-n-pieces = ein Rundkurs aus { $n } Teilen
name-four-pieces-are-the-shortest-ring = Vier Teile sind der kürzeste Ring.
name-n-pieces-n-to-n-make-a-good = { $n } Teile; { $n2 } bis { $n3 } geben ein gutes Rennen
name-add-or-leave-out-some = Nimm einige dazu oder heraus.
name-the-last-piece-does-not-lead-back-to = das letzte Teil führt nicht zum Startteil zurück
name-choose-other-turns = Wähl andere Kurven.
name-n-lies-on-n = { $n } liegt auf { $n2 }
name-on-a-table-it-would-not-fit = Auf einem Tisch ginge das nicht.
name-start-is-already-piece-n-there-is-one = das Startteil ist schon Teil { $n }; es gibt es einmal
name-finish-is-already-piece-n-there-is-one = das Zielteil ist schon Teil { $n }; es gibt es einmal
name-the-starting-piece-has-no-piece-before-it = vor dem Startteil liegt nichts, an dem es versetzt wäre
name-leave-the-number-out = Lass die Zahl weg.
name-n-comes-first = { $n } liegt am Anfang
name-n-lanes-line-up-with-n = nur { $n ->
    [1] 1 Spur stößt
   *[other] { $n } Spuren stoßen
} an { $n2 }
name-n-is-moved-by-n-lanes-edge-lanes = { $n } ist um { $n2 } Spuren versetzt: Randspuren werden zu Fallen
name-leave-it-out-or-leave-out-circuit-true = Nimm es weg, oder mach keinen Rundkurs daraus.
name-no-way-leads-forward-from-n = von { $n } führt kein Weg vorwärts
