# Worte des Browsers. Was in einem Rennen geschieht, Fragen und Möglichkeiten sagt der Server selbst.

tagline = Drei chaotische Brettrennen. Hol Freunde dazu, oder lauter Bots, und bring die Strecke durcheinander.
loading = Einen Moment …
home = Startseite
close = Schließen
cancel = Doch nicht
try-again = Noch einmal

## Wenn etwas nicht geht
trouble-offline = Der Spieltisch ist nicht erreichbar. Sieh nach, ob Pileup noch läuft und das Netz da ist; nichts ist verloren.
trouble-unsent = Noch nicht gesendet: Der Spieltisch ist nicht erreichbar. Das geschieht von selbst, sobald es geht.
trouble-answered-with = Der Server meldet Fehler { $status }.
trouble-stale = Jemand war schneller. Sieh noch einmal auf den Tisch.
trouble-answered = Du hast schon anders gewählt. Sieh noch einmal auf den Tisch.
trouble-illegal-option = Das geht jetzt nicht. Sieh noch einmal auf den Tisch.
trouble-taken = Da sitzt schon jemand. Nimm einen anderen Platz, oder sieh zu.
trouble-look = Diese Figur hat schon jemand. Nimm eine andere.
trouble-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
trouble-no-seat = Das kann nur, wer am Tisch sitzt. Öffne deinen eigenen Link.
trouble-wrong-seat = Das ist der Platz von jemand anderem.
trouble-wrong-token = Dein Link gehört zu keinem Platz an diesem Tisch. Öffne deinen eigenen.
trouble-no-invitation = Der Platz ist für jemanden mit Link reserviert. Frag, wer den Tisch aufgemacht hat.
trouble-not-host = Das kann nur, wer den Tisch aufgemacht hat.
trouble-not-started = Das Rennen hat noch nicht begonnen.
trouble-started = Das Rennen läuft: Das lässt sich nicht mehr ändern.
trouble-not-over = Das geht erst nach dem Rennen: Die Karten sind noch geheim.
trouble-no-undo = Das lässt sich nicht zurücknehmen: Seither wurde gewürfelt, aufgedeckt oder gewählt.
trouble-no-wish = Danach fragt dich gerade niemand.
trouble-too-fast = Das war zu viel auf einmal. Warte kurz.
trouble-streams = Zu viele Seiten von Pileup sind offen. Schließ eine.
trouble-database = Der Server erreicht gerade seine Datenbank nicht. Nichts ist verloren; versuch es gleich noch einmal.
trouble-server = Im Server ging etwas schief. Lade die Seite neu; alles Gespielte ist sicher.
trouble-busy = Viele Rennen warten darauf, untersucht zu werden. Versuch es gleich noch einmal.
trouble-address = Das ist keine Mailadresse.
trouble-too-many = Für einen Platz ist das genug: Nimm erst eines heraus.
trouble-too-large = Das ist zu viel auf einmal. Schick weniger.
trouble-not-found = Hier ist nichts. Vielleicht ist der Link nicht vollständig.
trouble-no-guide = Dieses Spiel hat noch keine Anleitung.
trouble-not-set-up = Dieser Server ist dafür nicht eingerichtet.
trouble-other-rules = Dieses Rennen begann unter anderen Regeln und kann unter den heutigen nicht weitergehen.
no-such-game = Ein Spiel „{ $name }“ gibt es hier nicht.
lost-title = Dieser Tisch lässt sich nicht öffnen
nowhere-title = Hier ist keine Seite
nowhere-what = Die Adresse „{ $address }“ führt nirgendwohin. Kam sie als Link, fehlt vielleicht ein Stück davon: Lass ihn dir noch einmal schicken.
connection-lost = Verbindung verloren, neuer Versuch …
newer = Es gibt eine neue Version von Pileup.
newer-reload = Neu laden
offline = Du bist offline. Die Rennen liegen auf dem Server und gehen weiter, sobald wieder Netz da ist.

## Startseite
games = Spiele
seats-range = { $low } bis { $high } im Rennen
race-now = Rennen gegen Bots
tracks-of = Strecken
tracks-of-label = Strecken von { $game }: ansehen und eigene bauen
my-tables = Deine Tische
table-line = { $seats } · Runde { $round }
table-over = Beendet
table-continue = Weiter
table-forget = Diesen Tisch vergessen
table-gathering = wartet auf Leute
table-look = Noch einmal ansehen
your-turn = Du bist dran
tables-waiting =
    { $count ->
        [one] einer wartet auf dich
       *[other] { $count } warten auf dich
    }
tables-all = Alle { $count } zeigen
seats-free =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
more-to-do = Noch mehr
public-tables = Offene Tische
public-tables-what = Rennen, bei denen alle mitfahren oder zusehen dürfen.
public-tables-none = Gerade läuft kein offenes Rennen. Fang eins an: Wähl ein Spiel, lad Freunde ein und lass alle mitfahren.
all-games = Alle Spiele
tables-to-join = Freie Plätze
tables-to-watch = Zum Zusehen
listed = Alle dürfen mitfahren
listed-what = Das Rennen steht bei den offenen Tischen, bis alle Plätze vergeben sind; zusehen darf, wer mag.
record-open = Aufzeichnung öffnen
record-open-what = Zieh die Datei eines Rennens hierher, oder wähl eine, um es noch einmal anzusehen.
record-large = Diese Datei ist zu groß für die Aufzeichnung eines Rennens.
record-no-json = „{ $name }“ ist keine Aufzeichnung eines Rennens.

## Vor einem Rennen
new-race-title = Neues Rennen: { $game }
how-many = Wie viele fahren mit
your-racer = Du fährst
your-name = Dein Name
bots-are = Die Bots
bot-random = Planlos
bot-greedy = Gierig
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
friends = Freunde, hier oder weit weg
friends-here = Leute an diesem Bildschirm
friends-by-link = Freunde mit Link
name-of = Name von Person { $number }
more-options = Mehr Einstellungen
start-race = Rennen starten
open-table = Tisch aufmachen
track-picture = Strecke: { $track }
own-tracks = Hier gebaut
own-tracks-all = Alle Strecken, und eigene bauen
own-track-unnamed = Strecke ohne Namen
own-track-faulty = Auf der Strecke { $name } kann man noch nicht fahren.
own-track-bad = Der Link enthält keine ganze Strecke. Frag noch einmal danach.
you = Du
seat-person = Person
seat-open = frei
seat-bot = Bot
seat-rulebook = Bot der Regel
seat = Platz { $seat }

## Zusammenkommen
join-title = Nimm Platz
join-table = Am Tisch: { $names }
join-sit = Hinsetzen
watch = Dem Rennen zusehen
join-taken = Dieser Platz ist vergeben. Wer dich eingeladen hat, kann dir einen anderen Link schicken.
join-other = Dieser Platz wurde gerade besetzt, aber ein anderer ist frei.
join-sit-other = Den anderen Platz nehmen
lobby-title = Warten, bis alle sitzen
lobby-invite = Schick jedem einen eigenen Link:
lobby-copy = Link für Platz { $seat } kopieren
lobby-seat = Wer auf Platz { $seat } sitzt
seat-here = Jemand an diesem Bildschirm
seat-by-link = Jemand mit Link
seat-a-bot = Bot: { $bot }
sitter-bot = { $name } (Bot: { $bot })
lobby-start = Jetzt starten
lobby-start-hint = Freie Plätze übernehmen Bots.
lobby-wait = Das Rennen beginnt, sobald gestartet wird, wo der Tisch aufgemacht wurde.
lobby-learn = Neu im Spiel? Inzwischen, in einem anderen Tab:
curtain = Gib den Bildschirm an { $name }
curtain-ready = Ich bin { $name }

## Leute am Tisch
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-as = Wer spricht
chat-unread =
    { $count ->
        [one] Eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
people = Wer am Tisch sitzt
here = da
away = weg
away-since = weg, zuletzt da { $ago }
bot-of = Bot: { $bot }
bot-plays = Bot { $bot } spielt
name-away = { $name } (weg)
bot-plays-for = Bot { $bot } spielt für { $name }.
bot-plays-for-you = Bot { $bot } spielt für dich.
bot-play = Einen Bot spielen lassen
bot-choose = Welcher Bot spielt
play-myself = Wieder selbst spielen
agreement = Was am Tisch gilt
takeover = Wenn jemand weg ist
takeover-never = warten alle
takeover-after = nach { $time } spielt ein Bot
takeover-bot = Wer dann spielt
takeover-bot-usual = der übliche Bot
takeover-is = Wer { $time } weg ist, für den spielt ein Bot weiter ({ $bot }).
bank = Bedenkzeit, für alle
bank-none = ohne Grenze
bank-is = Alle haben { $time } Bedenkzeit für das ganze Rennen.
bank-help = Wer sie verbraucht hat, für den spielt ein Bot.
increment = Dazu je Entscheidung
increment-none = nichts
increment-is = Jede Entscheidung bringt { $time } dazu.
watch-link = Link zum Zusehen
watch-link-copy = Link zum Zusehen kopieren
send-link = Link schicken
copied = Kopiert

## Das Rennen
race-title = { $round ->
    [0] Rennen, vor dem Start
   *[other] Rennen, Runde { $round }
}
round = { $round ->
    [0] Vor dem Start
   *[other] Runde { $round }
}
board = Die Strecke. Pfeiltasten bewegen sie, Plus und Minus zoomen, 0 zeigt alles.
board-view = Ansicht der Strecke
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Ganze Strecke
find-me = Wo bin ich
standings = Stand
hand = Deine Karten
log = Was geschah
your-choice = Deine Wahl
happening = Es passiert etwas …
waiting = Warten auf { $names }
skip = Bis zu mir vorspulen
title = Pileup
title-of = { $page } · Pileup
undo = Zurücknehmen
undo-ask = Die anderen fragen, ob ich zurücknehmen darf
undo-wish = { $name } möchte eine Entscheidung zurücknehmen.
undo-agree = In Ordnung
undo-refuse = Nein
confirm = Los
spaces-glow = { $count } Felder leuchten auf der Strecke: Tipp dort eines an, oder wähl hier.
choice-hint =
    { $count ->
        [one] Ein Weg weiter. Tipp ihn an und sieh, was er tut.
       *[other] { $count } Möglichkeiten. Einmal tippen zeigt, was passiert, noch einmal tut es.
    }
odds-many = Dann entscheidet der Zufall unter { $count } Möglichkeiten.
odds = { $words }:
foretold-declined = Und wenn du dann nichts einsetzt:
foretold-end = { $name } steht am Ende auf { $space }.
foretold-over = Damit ist das Rennen vorbei.
foretold-unknown = Was folgt, hängt davon ab, was du noch nicht siehst.
why = ?
why-label = Warum: { $text }
why-title = Die Regeln dahinter
guide-start = Erstes Rennen mit Anleitung
rules = Die Regeln
rules-of = Die Regeln von { $game }
rules-entries = Einträge
rules-search = In den Regeln suchen
rules-chapters = Kapitel
rules-english = Die Regeln selbst stehen auf Englisch da.
rules-all = Alle Regeln
rules-found =
    { $count ->
        [0] Nichts gefunden. Versuch es mit weniger oder anderen Wörtern.
        [one] Ein Eintrag
       *[other] { $count } Einträge
    }
result = Ergebnis
kept-race = Regeln oder Karten dieses Spiels haben sich seitdem geändert: Das Rennen wird gezeigt, wie es aufbewahrt wurde. Abzweigen und Nachprüfen geht nicht mehr.
result-alone = Das Rennen ist vorbei.
result-title =
    { $count ->
        [one] Sieg für { $names }!
       *[other] Gemeinsamer Sieg für { $names }!
    }
play-again = Noch ein Rennen
another-race = Anderes Rennen
test-drive-back = Zurück zum Bauen
save-record = Aufzeichnung sichern
watch-again = Noch einmal ansehen

## Ein Rennen noch einmal
replay = Wiederholung
replay-title = Wiederholung eines Rennens von { $game }
replay-start = Hier beginnt das Rennen.
replay-more = Teilen und mehr
replay-help = Zieh an der Linie unter der Strecke, um irgendwohin zu springen. Ihre Höcker sind Karambolagen, ihre Lücken Rundenenden.
replay-key-step = das nächste Geschehen, oder das davor
replay-key-step-key = ← →
replay-key-turn = der nächste Zug, oder der davor
replay-key-turn-key = Umschalt + ← →
replay-key-play = abspielen und anhalten (außer auf einem Knopf)
replay-key-play-key = Leertaste
replay-key-ends = Anfang, Ende
replay-key-ends-key = Pos1, Ende
play = Abspielen
pause = Anhalten
step-on = Schritt vor
step-back = Schritt zurück
turn-next = Nächster Zug
turn-before = Zug davor
turn-of = Zug von { $name }
turn-of-all = Vor den Zügen
turn-before-start = Vor dem Start
step-of = Schritt { $at } von { $lines }
scrubber = Wo im Rennen
viewpoint = Mit wessen Augen
view-watcher = Als Publikum
view-all = Alle Karten offen
view-seat = Als { $name }
hand-of = Karten von { $name }
story = Die Geschichte des Rennens
story-standings = Wer nach jeder Runde wo stand
story-round = Runde
story-none = Dieses Rennen lief unter älteren Regeln: Man kann es durchgehen, aber seine Geschichte lässt sich nicht mehr erzählen.
story-turns = Zug um Zug
crashes =
    { $count ->
        [one] 1 Zusammenstoß
       *[other] { $count } Zusammenstöße
    }
tab-story = Geschichte
tab-odds = Chancen
tab-log = Verlauf
odds-what = Finde heraus, was das Rennen entschieden hat: die Siegchancen bei jedem Schritt, die teuersten Entscheidungen, die glücklichsten Würfe. Es dauert einige Sekunden.
odds-begin = Das Rennen untersuchen
odds-underway = Das Rennen wird untersucht …
odds-failed = Das ging schief. Versuch es noch einmal.
odds-title = Siegchancen
odds-why = Was sie bewegt hat, in Hundertsteln
odds-choices = eigene Wahl
odds-luck = Glück
odds-others = die anderen
odds-fine = Die Chancen kommen aus { $playouts } schnellen Spielen je Stellung und sind deshalb grob.
odds-mistakes = Teuerste Entscheidungen
odds-mistake = { $name }, Runde { $round }: „{ $chosen }“ kostete etwa { $cost } Hundertstel; „{ $better }“ versprach mehr.
odds-rough = (unsicher)
odds-rolls = Glücklichste Würfe und Karten
odds-roll = { $name }, Runde { $round }, { $swing }: { $roll }
share-here = Link zu diesem Moment
share-copy = Link zu diesem Moment kopieren
branch = Von hier weiterspielen
branch-what = Ein neues Rennen, das hier beginnt. Du nimmst einen Platz, Bots die anderen; die Würfel fallen neu.
branch-seat = Du spielst
branch-go = Weiter
branch-at-end = Hier ist das Rennen vorbei; geh zurück, um früher weiterzuspielen.
record = Die Aufzeichnung
to-table = Ergebnis und Chat
verify = Würfel prüfen
verify-fair = Jeder Wurf und jede Karte war fair.
verify-how = Vor dem Rennen hat der Tisch den Fingerabdruck unten gezeigt. Der Startwert dazu ist jetzt öffentlich, und alle { $count } Würfe und Karten folgen aus ihm: Niemand konnte sie wählen.
verify-not = Das ließ sich nicht beweisen.
verify-commitment = Fingerabdruck, vor dem Start gezeigt
verify-seed = Startwert, nach dem Ende gezeigt
verify-yourself = Prüf es selbst mit der Aufzeichnung: pileup verify

## Einstellungen
settings = Einstellungen
language = Sprache
speed = Tempo des Geschehens
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-none = Sofort
theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
palette = Farben der Figuren
palette-game = Die des Spiels
palette-safe = Für Farben{ "\u00AD" }blinde
palette-steps = Nach Helligkeit
contrast = Kontrast
contrast-auto = Wie das Gerät
contrast-usual = Normal
contrast-more = Hoch
volume = Töne
volume-off = aus
volume-at = { $n } von 10
letters = Einzelne Buchstaben und Ziffern sind Befehle
passes = Nicht fragen
passes-of = { $name } nicht fragen
passes-hint = Hier passt du von selbst, als tätest du es von Hand. Die Regeln bleiben gleich.
obvious = Von selbst tun, was keine Wahl lässt
confirming = Vor der Wahl nachfragen (zweites Tippen)
follow = Das Geschehen im Blick behalten

## Hilfe
help = So geht es
help-touch = Zieh die Strecke, um sie zu bewegen; mit zwei Fingern oder dem Rad zoomst du. Tipp eine Karte, einen Knopf oder ein leuchtendes Feld an, um zu sehen, was geschähe; tipp noch einmal darauf oder auf „Los“, um es zu tun.
help-tab = von Möglichkeit zu Möglichkeit; zu sehen ist, was sie tut
help-tab-key = Tab
help-enter = tun
help-enter-key = Enter
help-numbers = eine Möglichkeit nach ihrer Nummer ansehen
help-numbers-key = 1 – 9
help-escape = keine ansehen
help-escape-key = Esc
help-undo = zurücknehmen
help-undo-key = U
help-skip = bis zu mir vorspulen
help-skip-key = S
help-where = wo bin ich, wer ist nah, wie steht es, was wird gefragt: laut gesagt
help-where-key = W N R Q
help-more = meine Hand, was alle haben, was geschah, was die Wahl täte: laut gesagt
help-more-key = H T L P
help-words = die ganze Strecke in Worten
help-words-key = B
help-zoom = zoomen, oder die ganze Strecke sehen (auf der Strecke)
help-zoom-key = + − 0
help-pan = die Strecke bewegen (auf der Strecke)
help-pan-key = ← ↑ → ↓
help-reader = Mit einem Screenreader wirken diese Tasten, solange er Tasten weitergibt (Fokus- oder Formularmodus). „Die Strecke in Worten“ hat dasselbe als Schaltflächen. Buchstaben und Ziffern lassen sich in den Einstellungen abschalten.

## Rush & Bash
rb-sprint = Sprint
rb-rush = Rush
rb-card = { $deck } { $value }, { $effect }
rb-effect-swerve = Ausweichen
rb-effect-bomb = Bombe
rb-effect-missile = Rakete
rb-effect-repair = Reparatur
rb-effect-star = Stern
rb-draws = zieht { $deck }
rb-hearts = { $now } von { $full } Herzen
rb-stars = Stern auf Stufe { $level } von 3
rb-cards = { $count } Karten
rb-finished = im Ziel
rb-score-finished = über der Linie
rb-score-stopped = steht auf { $where }
rb-score-why = Das Rennen endete mit Runde { $round }, in der das erste Auto über die Linie fuhr; die anderen zählen danach, wie weit sie kamen.
rb-score-why-many = Das Rennen endete mit Runde { $round }. Autos über der Linie stehen vorn: erst danach, wo sie dahinter stehen, dann nach der Rangfolge davor; die anderen danach, wie weit sie kamen.
rb-space = Tafel { $board } ({ $side }), Spur { $lane }, Feld { $space }
rb-space-br = Tafel { $board } ({ $side }), Brückenfeld { $n }
rb-space-lake = Tafel { $board } ({ $side }), der See
rb-space-k = Tafel { $board } ({ $side }), Feld { $n } des Wegs durch den See
rb-space-e = Tafel { $board } ({ $side }), der Weg in den Dschungel
rb-space-x = Tafel { $board } ({ $side }), der Weg aus dem Dschungel
rb-space-other = Tafel { $board } ({ $side }), Feld { $place }
rb-role-red-zone = rote Zone
rb-role-has-bolt = ein Blitz
rb-role-geyser = ein Geysir
rb-role-portal = ein Portal
rb-role-lake-road = der Weg durch den See
rb-role-shortcut = eine Abkürzung
rb-role-has-rock = ein Felsfeld mit Nummer
rb-ouch = −1
rb-off-track = Von der Strecke!
rb-splash = Platsch!
