# Rush & Bash auf Deutsch. $seat und $other_seat heißen wie die Fahrer, $space ist ein Feld; $deck, $effect und $value eine Karte.

## Namen
name-rock = Felsbrocken
name-junction-rock = Felsbrocken daneben
name-bomb = Bombe
name-boost = Boost
name-portal = Portal
name-grumbler = Grumbler
name-black = schwarz
name-blue = blau
name-green = grün
name-red = rot
name-white = weiß
name-yellow = gelb
name-black-car = Schwarzes Auto
name-blue-car = Blaues Auto
name-green-car = Grünes Auto
name-red-car = Rotes Auto
name-white-car = Weißes Auto
name-yellow-car = Gelbes Auto
name-boost-on-n = Boost auf { $n }
name-rock-on-n = Felsbrocken auf { $n }
name-bomb-on-n = Bombe auf { $n }
name-portal-n = Portal { $n }
name-rock-beside-the-junction = Felsbrocken neben der Nahtstelle
name-the-grumbler = Der Grumbler

## Einstellungen
setting-summary =
    Autos mit Raketen, Bomben und Sternkräften rasen eine Runde über eine Strecke, die sich mit Felsbrocken füllt.
    Spiel eine Karte pro Zug, ramm, wer im Weg ist, und sei zuerst im Ziel.
setting-circuit = Strecke
setting-circuit-help = Die Strecke: ein Name, eine Liste von Tafeln, eine TOML-Datei oder eine Zuordnung in dieser Form.
setting-circuit-is-first-game = Erstes Spiel
setting-circuit-is-marshes-of-tzulan = Marshes of Tzulan
setting-circuit-is-landslide = Landslide
setting-circuit-is-phoenix-empire = Phoenix Empire
setting-circuit-is-wild-lands = Wild Lands
setting-circuit-is-plateau-of-the-grumblers = Plateau of the Grumblers
setting-simplified = Vereinfacht
setting-simplified-help = Ohne Sternkräfte; ein Stern bringt zwei Felder mehr.
setting-boosts = Boosts
setting-boosts-help = An den Nahtstellen liegen Boost-Plättchen.
setting-bots = Bots der Regel
setting-bots-help = So viele der letzten Plätze sind Bots der Spielregel: Autos, die niemand fährt und die tun, was eine aufgedeckte Karte sagt.
setting-lifeless = Bots der Regel ohne Herz
setting-lifeless-help = Die Bots der Spielregel haben keine Herzen und würfeln, wenn sie Schaden nehmen.
setting-first-seat = Startplatz 1
setting-first-seat-help = Wer auf dem ersten Startplatz steht; die anderen folgen der Reihe nach.
setting-first-seat-is-random = wird ausgelost
setting-first-seat-is-0 = Platz 1
setting-first-seat-is-1 = Platz 2
setting-first-seat-is-2 = Platz 3
setting-first-seat-is-3 = Platz 4
setting-first-seat-is-4 = Platz 5
setting-first-seat-is-5 = Platz 6

## Fragen
ask-star = { $level ->
    [1] Jetzt deine Sternkraft nutzen? Dein Stern steht auf Stufe 1.
   *[other] Jetzt eine Sternkraft nutzen? Dein Stern steht auf Stufe { $level }; jede Stufe bis dahin geht.
}
ask-card = Wähle die Karte, die du spielst.
ask-card-after-power = Wähle die Karte, die du spielst.
ask-effect-swerve = Ausweichen? Wähle ein freies Feld neben dir in einer anderen Spur, oder bleib.
ask-effect-bomb = Eine Bombe legen? Wähle ein freies Feld neben dir, oder keines.
ask-effect-missile = Die Rakete abfeuern?
ask-effect-repair = Dein Auto reparieren?
ask-effect-star = Deinen Stern erhöhen?
ask-effect-star-simplified = Zwei Felder mehr nehmen?
ask-steer = { $left ->
    [1] Wohin fährst du? Noch 1 Feld.
   *[other] Wohin fährst du? Noch { $left } Felder.
}
ask-bombing = { $left ->
    [1] Wohin kommt die letzte Bombe?
   *[other] Wohin kommt die nächste Bombe? Noch bis zu { $left }.
}
ask-slide = { $left ->
    [1] Erdrutsch! Wo kommt der letzte Felsbrocken herunter?
   *[other] Erdrutsch! Wo kommt der nächste Felsbrocken herunter? Noch { $left }.
}
ask-geyser-stop = Der Geysir hat ein Herz gekostet. { $seat } darf weiterfahren oder hier anhalten.
ask-grumbler = { $left ->
    [1] Den Grumbler bewegen? Noch 1 Schritt.
   *[other] Den Grumbler bewegen? Noch { $left } Schritte.
}

## Fenster, auf die man für das ganze Rennen verzichten kann
window-star-power = Vor deiner Karte: Sternkräfte

## Möglichkeiten
card-effect = { $effect ->
    [swerve] Ausweichen
    [bomb] Bombe
    [missile] Rakete
    [repair] Reparatur
   *[star] Stern
}
card-deck = { $deck ->
    [sprint] Sprint
   *[rush] Rush
}
play-card = { card-deck }: { card-effect }, fahre { $value }
power = Stufe { $level }: { $parts }
list-parts = ,{ " " }dann{ " " }
part-move = { $up_to ->
    [yes] bis zu{" "}
   *[no] {""}
}{ $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} fahren
part-move-how = { part-move } ({ $how })
part-swerve = ausweichen
part-bomb = eine Bombe legen
part-missile = eine Rakete abfeuern
part-fly = über alles hinweg
part-lane-changes = mit Spurwechseln
part-crush = Felsbrocken und Bomben werden zermalmt
part-repair = { $hearts ->
    [1] reparieren
   *[other] { $hearts } Herzen reparieren
}
part-repair-all = alles reparieren
part-volley = { $missiles } Raketen zugleich abfeuern
part-minefield = bis zu { $bombs } Bomben legen{ $explode ->
    [yes] , die sofort explodieren
   *[no] {""}
}
power-2 = Stufe 2: eine weitere Karte spielen
pass-star = Stern aufheben
pass-effect = Kein Effekt
pass-bombing = Keine Bomben mehr
use-missile = Feuer!
use-repair = Reparieren
use-star = Nehmen
to-space-swerve = Ausweichen auf { $space }
to-space-bomb = Bombe auf { $space }
to-space-steer = { $way ->
    [ahead] Geradeaus auf { $space }
    [arrow] Dem Pfeil nach auf { $space }
   *[aside] Spurwechsel auf { $space }
}
to-space-bombing = Bombe auf { $space }
to-space-slide = Felsbrocken auf { $space }
stop-steer = Hier anhalten
stop-geyser-stop = Hier anhalten
go-geyser-stop = Weiterfahren
stop-grumbler = Er bleibt da
paw = Auf { $space }
paw-red = Zur roten Tatze

## Was der Zufall bringt
outcome-die = { $die }
outcome-card = { card-deck }: { card-effect } { $value }
outcome-portal = Portal { $number }
outcome-seat = { $seat }
outcome-space = { $space }
outcome-paw = auf { $space }
outcome-stop = er bleibt
chance-first-seat = Wer steht auf dem ersten Startplatz?
chance-portal = Welches Portal kommt als Nächstes?
chance-boost-place = Würfle für den Platz eines Boosts: 1–2 links, 3–4 Mitte, 5–6 rechts.
chance-draw = Welche Karte wird gezogen?
chance-rock-roll = Würfle für neue Felsbrocken.
chance-lifeless = Der Bot wurde getroffen: Würfle, ob er von der Strecke fliegt.
chance-bridge = Die Brücke schwankt: Würfle.
chance-slide-roll = Würfle für den Erdrutsch.
chance-slide-blind = Wo kommt der Felsbrocken herunter?
chance-geyser = Würfle für den Geysir.
chance-lava = Würfle gegen die Lava.
chance-jungle = Würfle für den Weg aus dem Dschungel.
chance-grumbler-roll = Würfle für die Schritte des Grumblers.
chance-grumbler-blind = Wohin geht der Grumbler?

## Was geschah
event-grid = { $seat } startet von Startplatz { $place }.
event-portal-placed = Portal { $tile } liegt auf { $space }.
event-boost-placed = Ein Boost liegt auf { $space }.
event-round-began = Runde { $round }.
event-drew = { $seat } zieht { card-deck }: { card-effect } { $value }.
event-drew-hidden = { $seat } zieht eine { card-deck }-Karte.
event-reshuffled = Die abgelegten { card-deck }-Karten werden ein neuer Stapel.
event-played = { $seat } spielt { card-deck }: { card-effect }, { $value } { $value ->
    [1] Feld
   *[other] Felder
}.
event-declined = { $seat } verzichtet auf: { card-effect }.
event-swerved = { $seat } weicht aus auf { $space }.
event-ported = { $seat } fährt durchs Portal nach { $space }.
event-flew-back = { $seat } landet auf dem ersten freien Feld dahinter, { $space }.
event-bomb-placed = { $seat } legt eine Bombe auf { $space }.
event-fired = { $seat } feuert eine Rakete ab und trifft { $space }.
event-fired-missed = { $seat } feuert eine Rakete ab und trifft nichts.
event-repaired = { $seat } repariert: { $hearts } { $hearts ->
    [1] Herz
   *[other] Herzen
}.
event-star-gained = Der Stern von { $seat } steigt auf Stufe { $level }.
event-extra-spaces = { $seat } fährt { $count } { $count ->
    [one] Feld
   *[other] Felder
} mehr.
event-power-used = { $seat } nutzt die Sternkraft der Stufe { $level }.
event-hit-rock = { $seat } fährt gegen einen Felsbrocken auf { $space }.
event-hit-bomb = { $seat } fährt auf eine Bombe auf { $space }.
event-collided = { $seat } rammt { $other_seat } auf { $space }.
event-exploded = Eine Bombe explodiert auf { $space }.
event-rock-removed = Der Felsbrocken auf { $space } ist weg.
event-damaged = { $seat } nimmt { $points } Schaden.
event-off-track = { $seat } fliegt von der Strecke und kommt auf { $space } zurück.
event-finished = { $seat } fährt über die Ziellinie!
event-ranked = { $seat } ist auf Platz { $place }.
event-rock-rolled = Felsbrocken für Tafel { $board }: gewürfelt wird { $die }.
event-rock-placed = Ein Felsbrocken fällt auf { $space }.
event-boosted = Boost! { $seat } deckt eine { $value } auf und fährt so weit weiter.
event-lifeless-rolled = { $seat } wurde getroffen und würfelt { $die }.
event-bridge-rolled = Die Brücke schwankt: { $seat } würfelt { $die } bei { $crowd } { $crowd ->
    [1] Auto
   *[other] Autos
} darauf.
event-fell = { $seat } fällt in den See!
event-slide-rolled = { $seat } hat vielleicht einen Erdrutsch ausgelöst: { $die }.
event-slide-hit = Ein Felsbrocken kommt auf { $space } herunter.
event-geyser-rolled = Ein Geysir unter { $seat }: { $die }.
event-stopped = { $seat } hält auf dem Geysir an.
event-lava-rolled = Lava! { $seat } würfelt { $die }.
event-jungle-entered = { $seat } verirrt sich im Dschungel: erste Lichtung.
event-jungle-rolled = { $seat } sucht den Weg aus dem Dschungel: { $die }.
event-clearing-moved = { $seat } kommt bis zu Lichtung { $clearing }.
event-jungle-left = { $seat } findet aus dem Dschungel!
event-grumbler-rolled = { $seat } weckt den Grumbler: bis zu { $die } Schritte.
event-grumbler-moved = Der Grumbler stapft auf { $space }.
event-grumbler-moved-red = Der Grumbler geht zu seiner roten Tatze.
event-grumbler-hit = { $seat } fährt auf { $space } in den Grumbler.
event-grumbler-fled = Der Grumbler erschrickt und läuft nach Hause.
event-race-over = Das Rennen ist nach { $round } Runden vorbei.

## Streckenbau
name-desolate-wasteland = Öde Wüste
name-explosive-geysers = Explosive Geysire
name-fence-bend = Zaunkurve
name-grumbler-plateau-east = Grumbler-Hochebene, Ost
name-grumbler-plateau-west = Grumbler-Hochebene, West
name-harbour-bend = Hafenkurve
name-landslide-lower-half = Erdrutsch, untere Hälfte
name-landslide-upper-half = Erdrutsch, obere Hälfte
name-market-straight = Marktgerade
name-mill-bend = Mühlenkurve
name-narrow-straight = Enge Gerade
name-orchard-bend = Obstgartenkurve
name-portals-arrival = Portale, Ankunft
name-portals-departure = Portale, Abreise
name-quarry-bend = Steinbruchkurve
name-shortcut = Abkürzung
name-stand-alone-bridge = Freistehende Brücke
name-starting-grid-close = Startaufstellung, eng
name-starting-grid-wide = Startaufstellung, weit
name-suspended-bridge-far-bank = Hängebrücke, fernes Ufer
name-suspended-bridge-near-bank = Hängebrücke, nahes Ufer
name-tangled-jungle = Dichter Dschungel
name-village-straight = Dorfgerade
name-volcano = Vulkan
name-well-bend = Brunnenkurve
name-the-bridge-cant-come-before-the-first-board = die Brücke kann nicht vor der ersten Tafel stehen
name-begin-the-list-with-n-or-n = Beginn die Liste mit { $n } oder { $n2 }.
name-there-is-only-one-bridge = es gibt nur eine Brücke
name-take-this-one-out = Nimm diese heraus.
name-there-is-no-board-n = eine Tafel { $n } gibt es nicht
name-there-are-no-boards = es liegen keine Tafeln da
name-list-them-in-race-direction-beginning-with-n = Leg sie in Rennrichtung, beginnend mit { $n } oder { $n2 }.
name-n-board = { $n } Tafel
name-n-boards = { $n } Tafeln
name-use-at-least-n = Nimm mindestens { $n }.
name-use-at-most-n-the-box-has-no = Nimm höchstens { $n }; mehr sind nicht in der Schachtel.
name-board-n-is-used-twice-as-n-and = Tafel { $n } liegt zweimal, als { $n2 } und { $n3 }
name-one-board-one-side-take-one-of-them = Eine Tafel, eine Seite: Nimm eine heraus, oder nimm eine andere Tafel.
name-board-n-is-missing-there-is-no-starting = Tafel { $n } fehlt: Es gibt keine Startlinie
name-board-n-is-used-twice = Tafel { $n } liegt zweimal
name-it-carries-the-starting-line-use-it-once = Sie trägt die Startlinie; nimm sie einmal.
name-the-list-does-not-begin-at-the-starting = die Liste beginnt nicht an der Startlinie
name-board-n-is-used-without-board-n = Tafel { $n } liegt ohne Tafel { $n2 }
name-add-n-or-use-another-side = Nimm { $n } dazu, oder eine andere Seite.
name-the-portals-of-n-lead-to-n-which = die Portale von { $n } führen zu { $n2 }, die nicht darauf folgt
name-write-n-n = Schreib { $n }, { $n2 }.
name-board-n-does-not-come-right-after-n = Tafel { $n } kommt nicht gleich nach { $n2 }
name-boards-n-and-n-are-one-big-tile = die Tafeln { $n } und { $n2 } sind ein großes Teil, liegen aber nicht zusammen
name-write-one-right-after-the-other = Leg die eine gleich nach der anderen.
name-the-bridge-cant-part-n-from-n = die Brücke kann { $n } nicht von { $n2 } trennen
name-take-the-bridge-out-here = Nimm die Brücke hier heraus.
name-the-one-bridge-stands-on-n-already = die eine Brücke steht schon auf { $n }
name-the-bridge-cant-join-n-and-n-one = die Brücke kann { $n } und { $n2 } nicht verbinden: Eine hat dort keine offenen Spuren
name-join-other-boards = Verbinde andere Tafeln.
name-put-boards-together-whose-roads-meet-n-leads = Leg Tafeln zusammen, deren Straßen passen; { $n } führt zu { $n2 }, { $n3 } zu { $n4 }.
name-put-boards-together-that-have-the-same-lanes = Leg Tafeln zusammen, die am Rand dieselben Spuren an denselben Stellen haben.
name-n-would-lie-on-top-of-n = { $n } läge auf { $n2 }
name-put-a-straight-or-another-turn-between-them = Leg eine Gerade oder eine andere Kurve dazwischen; nur die freistehende Brücke führt über eine Tafel.
name-a-ring-has-four-more-curves-of-one = Ein Ring hat vier Kurven der einen Art mehr als der anderen, eine Acht von beiden gleich viele.
name-the-track-does-not-lead-back-to-board = die Strecke führt nicht zu Tafel { $n } zurück
name-n-right-and-n-left-curves = Rechtskurven: { $n }, Linkskurven: { $n2 }
name-and = und
name-write-it-from-board-n-on = Leg sie von Tafel { $n } an
name-it-ends-n-board-too-far-right = sie endet { $n } Tafel zu weit nach rechts
name-it-ends-n-boards-too-far-right = sie endet { $n } Tafeln zu weit nach rechts
name-n-board-too-far-right = { $n } Tafel zu weit nach rechts
name-n-boards-too-far-right = { $n } Tafeln zu weit nach rechts
name-it-ends-n-board-too-far-left = sie endet { $n } Tafel zu weit nach links
name-it-ends-n-boards-too-far-left = sie endet { $n } Tafeln zu weit nach links
name-n-board-too-far-left = { $n } Tafel zu weit nach links
name-n-boards-too-far-left = { $n } Tafeln zu weit nach links
name-it-ends-n-board-too-far-down = sie endet { $n } Tafel zu weit nach unten
name-it-ends-n-boards-too-far-down = sie endet { $n } Tafeln zu weit nach unten
name-n-board-too-far-down = { $n } Tafel zu weit nach unten
name-n-boards-too-far-down = { $n } Tafeln zu weit nach unten
name-it-ends-n-board-too-far-up = sie endet { $n } Tafel zu weit nach oben
name-it-ends-n-boards-too-far-up = sie endet { $n } Tafeln zu weit nach oben
name-n-board-too-far-up = { $n } Tafel zu weit nach oben
name-n-boards-too-far-up = { $n } Tafeln zu weit nach oben
name-board-n-drives-to-the-right-add-or = Tafel { $n } fährt nach rechts; nimm auf einer Seite des Rings Geraden dazu oder heraus.
name-n-board-makes-a-short-race = { $n } Tafel gibt ein kurzes Rennen
name-n-boards-make-a-short-race = { $n } Tafeln geben ein kurzes Rennen
name-n-boards-make-a-long-race = { $n } Tafeln geben ein langes Rennen
name-the-rulebook-advises-n-to-n = Die Regel rät zu { $n } bis { $n2 }.
name-n-special-tile = { $n } besonderes Teil
name-n-special-tiles = { $n } besondere Teile
name-the-rulebook-advises-n-or-n-a-pair = Die Regel rät zu { $n } oder { $n2 }; ein Paar zählt als eines.
name-n-comes-after-n-whose-checkpoint-is-far = { $n } kommt nach { $n2 }, deren Kontrolllinie weit vom Ende liegt
name-n-comes-after-n-which-has-no-checkpoint = { $n } kommt nach { $n2 }, die keine Kontrolllinie hat
name-put-another-board-between = Leg eine andere Tafel dazwischen.
name-put-another-board-there = Leg dort eine andere Tafel hin.
name-n-and-n-meet-and-neither-has-a = { $n } und { $n2 } grenzen aneinander, und keine hat eine Kontrolllinie
name-the-bridge-stands-next-to-n-the-jungle = die Brücke steht neben { $n }, dem Dschungel
name-the-bridge-stands-next-to-n-the-wasteland = die Brücke steht neben { $n }, der Wüste
name-the-bridge-stands-next-to-n-which-has = die Brücke steht neben { $n }, die keine Kontrolllinie hat
name-the-bridge-stands-next-to-n-whose-checkpoint = die Brücke steht neben { $n }, deren Kontrolllinie weit weg ist
name-put-the-two-boards-together-in-the-other = Leg die beiden Tafeln andersherum zusammen.
name-the-rules-know-one-use-another-board = Die Regeln kennen nur eines; nimm eine andere Tafel.
name-n-is-left-by-open-lanes-but-n = { $n } endet mit offenen Spuren, aber in { $n2 } geht es anders hinein
name-n-is-left-by-portals-but-n-is = { $n } endet mit Portalen, aber in { $n2 } geht es anders hinein
name-n-is-left-by-the-suspended-bridge-but = { $n } endet mit der Hängebrücke, aber in { $n2 } geht es anders hinein
name-space-n-of-n-leads-back-to-n = Feld { $n } von { $n2 } führt zurück zu { $n3 }, aber diese Tafel liegt nicht dort
name-space-n-of-n-leads-on-to-n = Feld { $n } von { $n2 } führt weiter zu { $n3 }, aber diese Tafel liegt nicht dort
name-space-lake-of-n-leads-on-to-n = der See von { $n } führt weiter zu { $n2 }, aber diese Tafel liegt nicht dort
name-the-grumbler-has-no-red-paw-point-to = dem Grumbler fehlt die rote Tatze, von der er losgeht
name-mark-one-point-with-red-true = Mach einen Punkt rot: red = true.
name-take-bridge-out-or-use-other-sides-of = Nimm „bridge“ heraus, oder nimm andere Seiten der Tafeln { $n } und { $n2 }.
name-there-is-a-red-paw-point-on-n = auf { $n } und auf { $n2 } ist eine rote Tatze
name-there-is-a-set-of-departure-portals-on = auf { $n } und auf { $n2 } liegen Abreiseportale
name-there-is-a-set-of-arrival-portals-on = auf { $n } und auf { $n2 } liegen Ankunftsportale
name-there-is-a-jungle-on-n-and-on = auf { $n } und auf { $n2 } ist ein Dschungel
name-there-is-a-lake-on-n-and-on = auf { $n } und auf { $n2 } ist ein See
name-the-jungle-n-lies-next-to-the-wasteland = der Dschungel { $n } liegt neben der Wüste
