# Worte, die alle Spiele teilen; die eigene Datei eines Spiels darf sie ersetzen.

outcome = { $outcome }
chance = Würfeln oder ziehen: { $frame }.
list = ,{ " " }

odds-certain = sicher
odds-in = { $part } von { $whole }
odds-percent = { $percent } %
odds-under = unter 1 %

name-seat-n = Sitz { $n }
name-player-n = Sitz { $n }

## Die Geschichte eines Rennens
story-lead = { $count ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $count } Mal gewechselt.
}
story-comeback = { $seat } war nach Runde { $round } auf Platz { $place } und hat noch gewonnen.
story-start-to-finish = { $seat } hat von der ersten bis zur letzten Runde geführt.
story-pile-up = Die größte Karambolage: { $count } Zusammenstöße in einem Zug von { $seat }, in Runde { $round }.
story-pile-up-of-all = Die größte Karambolage: { $count } Zusammenstöße auf einmal, in Runde { $round }.
story-lucky = Das größte Glück hatte { $seat } in Runde { $round }: { $roll } (Chance: { $odds })
story-unlucky = Das größte Pech hatte { $seat } in Runde { $round }: { $roll } (Chance: { $odds })
story-wrecker = { $seat } hat am meisten angerichtet: { $count } Zusammenstöße.

## Warum sich eine Wahl nicht zurücknehmen lässt
name-the-race-is-over = Das Rennen ist vorbei.
name-this-seat-has-chosen-nothing-yet = Dieser Platz hat noch nichts gewählt.
name-chance-has-spoken-since = Seither hat der Zufall gesprochen.
name-the-choices-have-been-revealed = Die Wahl aller ist aufgedeckt.
name-somebody-else-has-chosen-since = Seither hat jemand anderes gewählt.
name-the-choice-has-revealed-something-hidden = Die Wahl hat etwas Verborgenes gezeigt.
name-n-entries = { $n } Einträge
name-give-at-least-n = Gib mindestens { $n } an.
