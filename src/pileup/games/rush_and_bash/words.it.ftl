# Rush & Bash in italiano. $seat e $other_seat sono i nomi dei piloti, $space una casella; $deck, $effect e $value una carta.

## Nomi
name-rock = masso
name-junction-rock = masso accanto
name-bomb = bomba
name-boost = boost
name-portal = portale
name-grumbler = Grumbler
name-black = nero
name-blue = blu
name-green = verde
name-red = rosso
name-white = bianco
name-yellow = giallo
name-black-car = Auto nera
name-blue-car = Auto blu
name-green-car = Auto verde
name-red-car = Auto rossa
name-white-car = Auto bianca
name-yellow-car = Auto gialla
name-boost-on-n = Boost su { $n }
name-rock-on-n = Masso su { $n }
name-bomb-on-n = Bomba su { $n }
name-portal-n = Portale { $n }
name-rock-beside-the-junction = Masso accanto alla giunzione
name-the-grumbler = Il Grumbler

## Impostazioni
setting-summary =
    Auto con missili, bombe e poteri stella corrono un giro su un circuito che si riempie di massi.
    Gioca una carta a turno, sperona chi sta in mezzo e taglia il traguardo prima degli altri.
setting-circuit = Circuito
setting-circuit-help = Il circuito: un nome, un elenco di plance, un file TOML o una tabella nella stessa forma.
setting-circuit-is-first-game = Prima partita
setting-circuit-is-marshes-of-tzulan = Marshes of Tzulan
setting-circuit-is-landslide = Landslide
setting-circuit-is-phoenix-empire = Phoenix Empire
setting-circuit-is-wild-lands = Wild Lands
setting-circuit-is-plateau-of-the-grumblers = Plateau of the Grumblers
setting-simplified = Semplificato
setting-simplified-help = Senza poteri stella; una stella aggiunge due caselle.
setting-boosts = Boost
setting-boosts-help = Alle giunzioni ci sono tessere Boost.
setting-bots = Bot del regolamento
setting-bots-help = Quanti degli ultimi posti sono Bot del regolamento: auto che nessuno guida e che fanno quello che dice una carta scoperta.
setting-lifeless = Bot del regolamento senza cuori
setting-lifeless-help = I Bot del regolamento non hanno cuori e tirano un dado quando subiscono danni.
setting-first-seat = Prima piazzola
setting-first-seat-help = Chi parte dalla prima piazzola della griglia; gli altri seguono nell’ordine dei posti.
setting-first-seat-is-random = a sorte
setting-first-seat-is-0 = posto 1
setting-first-seat-is-1 = posto 2
setting-first-seat-is-2 = posto 3
setting-first-seat-is-3 = posto 4
setting-first-seat-is-4 = posto 5
setting-first-seat-is-5 = posto 6

## Domande
ask-star = { $level ->
    [1] Usi ora il tuo potere stella? La tua stella è al livello 1.
   *[other] Usi ora un potere stella? La tua stella è al livello { $level }; vale ogni livello fino a quello.
}
ask-card = Scegli la carta da giocare.
ask-card-after-power = Scegli la carta da giocare.
ask-effect-swerve = Sterzi? Scegli una casella libera accanto a te in un’altra corsia, o resta.
ask-effect-bomb = Posi una bomba? Scegli una casella libera accanto a te, o nessuna.
ask-effect-missile = Lanci il missile?
ask-effect-repair = Ripari la tua auto?
ask-effect-star = Alzi la tua stella?
ask-effect-star-simplified = Prendi due caselle in più?
ask-steer = { $left ->
    [1] Dove vai? Resta 1 casella.
   *[other] Dove vai? Restano { $left } caselle.
}
ask-bombing = { $left ->
    [1] Dove va l’ultima bomba?
   *[other] Dove va la prossima bomba? Ancora fino a { $left }.
}
ask-slide = { $left ->
    [1] Frana! Dove cade l’ultimo masso?
   *[other] Frana! Dove cade il prossimo masso? Ne mancano { $left }.
}
ask-geyser-stop = Il geyser è costato un cuore. { $seat } può proseguire o fermarsi qui.
ask-grumbler = { $left ->
    [1] Muovi il Grumbler? Resta 1 passo.
   *[other] Muovi il Grumbler? Restano { $left } passi.
}

## Finestre a cui si può rinunciare per tutta la gara
window-star-power = Prima della tua carta: poteri stella

## Opzioni
card-effect = { $effect ->
    [swerve] Sterzata
    [bomb] Bomba
    [missile] Missile
    [repair] Riparazione
   *[star] Stella
}
card-deck = { $deck ->
    [sprint] Sprint
   *[rush] Rush
}
play-card = { card-deck }: { card-effect }, avanza di { $value }
power = Livello { $level }: { $parts }
list-parts = ,{ " " }poi{ " " }
part-move = avanza { $up_to ->
    [yes] fino a{" "}
   *[no] di{" "}
}{ $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}
part-move-how = { part-move } ({ $how })
part-swerve = sterza
part-bomb = posa una bomba
part-missile = lancia un missile
part-fly = volando sopra tutto
part-lane-changes = con cambi di corsia
part-crush = schiacciando massi e bombe
part-repair = { $hearts ->
    [1] ripara
   *[other] ripara { $hearts } cuori
}
part-repair-all = ripara tutto
part-volley = lancia { $missiles } missili insieme
part-minefield = posa fino a { $bombs } bombe{ $explode ->
    [yes] {" "}che esplodono subito
   *[no] {""}
}
power-2 = Livello 2: gioca un’altra carta
pass-star = Tieni la stella
pass-effect = Nessun effetto
pass-bombing = Basta bombe
use-missile = Fuoco!
use-repair = Ripara
use-star = Prendi
to-space-swerve = Sterza su { $space }
to-space-bomb = Bomba su { $space }
to-space-steer = { $way ->
    [ahead] Dritto su { $space }
    [arrow] Segui la freccia su { $space }
   *[aside] Cambia corsia su { $space }
}
to-space-bombing = Bomba su { $space }
to-space-slide = Masso su { $space }
stop-steer = Fermati qui
stop-geyser-stop = Fermati qui
go-geyser-stop = Prosegui
stop-grumbler = Resta lì
paw = Su { $space }
paw-red = All’impronta rossa

## Che cosa porta il caso
outcome-die = { $die }
outcome-card = { card-deck }: { card-effect } { $value }
outcome-portal = portale { $number }
outcome-seat = { $seat }
outcome-space = { $space }
outcome-paw = su { $space }
outcome-stop = resta lì
chance-first-seat = Chi parte dalla prima piazzola della griglia?
chance-portal = Quale tessera portale esce?
chance-boost-place = Tira per il posto di un Boost: 1–2 a sinistra, 3–4 al centro, 5–6 a destra.
chance-draw = Quale carta si pesca?
chance-rock-roll = Tira per nuovi massi.
chance-lifeless = Il Bot è stato colpito: tira per vedere se esce di pista.
chance-bridge = Il ponte oscilla: tira.
chance-slide-roll = Tira per la frana.
chance-slide-blind = Dove cade il masso?
chance-geyser = Tira per il geyser.
chance-lava = Tira contro la lava.
chance-jungle = Tira per uscire dalla giungla.
chance-grumbler-roll = Tira per i passi del Grumbler.
chance-grumbler-blind = Dove va il Grumbler?

## Che cosa è successo
event-grid = { $seat } parte dalla piazzola { $place }.
event-portal-placed = Il portale { $tile } è su { $space }.
event-boost-placed = C’è un Boost su { $space }.
event-round-began = Round { $round }.
event-drew = { $seat } pesca { card-deck }: { card-effect } { $value }.
event-drew-hidden = { $seat } pesca una carta { card-deck }.
event-reshuffled = Gli scarti { card-deck } diventano un nuovo mazzo.
event-played = { $seat } gioca { card-deck }: { card-effect }, { $value } { $value ->
    [1] casella
   *[other] caselle
}.
event-declined = { $seat } rinuncia a: { card-effect }.
event-swerved = { $seat } sterza su { $space }.
event-ported = { $seat } attraversa il portale fino a { $space }.
event-flew-back = { $seat } atterra sulla prima casella libera dietro, { $space }.
event-bomb-placed = { $seat } posa una bomba su { $space }.
event-fired = { $seat } lancia un missile: colpisce { $space }.
event-fired-missed = { $seat } lancia un missile: non colpisce nulla.
event-repaired = { $seat } ripara: { $hearts } { $hearts ->
    [1] cuore
   *[other] cuori
}.
event-star-gained = La stella di { $seat } sale al livello { $level }.
event-extra-spaces = { $seat } avanza di { $count } { $count ->
    [one] casella
   *[other] caselle
} in più.
event-power-used = { $seat } usa il potere stella di livello { $level }.
event-hit-rock = { $seat } finisce contro un masso su { $space }.
event-hit-bomb = { $seat } passa su una bomba su { $space }.
event-collided = { $seat } sperona { $other_seat } su { $space }.
event-exploded = Una bomba esplode su { $space }.
event-rock-removed = Il masso su { $space } non c’è più.
event-damaged = { $seat } subisce { $points } { $points ->
    [one] danno
   *[other] danni
}.
event-off-track = { $seat } esce di pista e rientra su { $space }.
event-finished = { $seat } taglia il traguardo!
event-ranked = { $seat } è in posizione { $place }.
event-rock-rolled = Massi per la plancia { $board }: il dado dà { $die }.
event-rock-placed = Un masso cade su { $space }.
event-boosted = Boost! { $seat } scopre un { $value } e avanza di altrettanto.
event-lifeless-rolled = { $seat } subisce un colpo e tira { $die }.
event-bridge-rolled = Il ponte oscilla: { $seat } tira { $die } con { $crowd } { $crowd ->
    [1] auto
   *[other] auto
} sopra.
event-fell = { $seat } cade nel lago!
event-slide-rolled = { $seat } rischia di provocare una frana: { $die }.
event-slide-hit = Un masso cade su { $space }.
event-geyser-rolled = Un geyser sotto { $seat }: { $die }.
event-stopped = { $seat } si ferma sul geyser.
event-lava-rolled = Lava! { $seat } tira { $die }.
event-jungle-entered = { $seat } si perde nella giungla: prima radura.
event-jungle-rolled = { $seat } cerca l’uscita dalla giungla: { $die }.
event-clearing-moved = { $seat } arriva alla radura { $clearing }.
event-jungle-left = { $seat } esce dalla giungla!
event-grumbler-rolled = { $seat } sveglia il Grumbler: fino a { $die } passi.
event-grumbler-moved = Il Grumbler avanza su { $space }.
event-grumbler-moved-red = Il Grumbler va alla sua impronta rossa.
event-grumbler-hit = { $seat } finisce contro il Grumbler su { $space }.
event-grumbler-fled = Il Grumbler si spaventa e corre a casa.
event-race-over = La gara finisce dopo { $round } round.

## Costruire tracciati
name-desolate-wasteland = Deserto desolato
name-explosive-geysers = Geyser esplosivi
name-fence-bend = Curva della staccionata
name-grumbler-plateau-east = Altopiano del Grumbler, est
name-grumbler-plateau-west = Altopiano del Grumbler, ovest
name-harbour-bend = Curva del porto
name-landslide-lower-half = Frana, metà bassa
name-landslide-upper-half = Frana, metà alta
name-market-straight = Rettilineo del mercato
name-mill-bend = Curva del mulino
name-narrow-straight = Rettilineo stretto
name-orchard-bend = Curva del frutteto
name-portals-arrival = Portali, arrivo
name-portals-departure = Portali, partenza
name-quarry-bend = Curva della cava
name-shortcut = Scorciatoia
name-stand-alone-bridge = Ponte isolato
name-starting-grid-close = Griglia di partenza, stretta
name-starting-grid-wide = Griglia di partenza, larga
name-suspended-bridge-far-bank = Ponte sospeso, riva lontana
name-suspended-bridge-near-bank = Ponte sospeso, riva vicina
name-tangled-jungle = Giungla intricata
name-village-straight = Rettilineo del villaggio
name-volcano = Vulcano
name-well-bend = Curva del pozzo
name-the-bridge-cant-come-before-the-first-board = il ponte non può stare prima della prima plancia
name-begin-the-list-with-n-or-n = Comincia l’elenco con { $n } o { $n2 }.
name-there-is-only-one-bridge = c’è un solo ponte
name-take-this-one-out = Togli questo.
name-there-is-no-board-n = non esiste una plancia { $n }
name-there-are-no-boards = non ci sono plance
name-list-them-in-race-direction-beginning-with-n = Mettile nell’ordine di gara, a partire da { $n } o { $n2 }.
name-n-board = { $n } plancia
name-n-boards = { $n } plance
name-use-at-least-n = Usane almeno { $n }.
name-use-at-most-n-the-box-has-no = Usane al massimo { $n }; la scatola non ne ha di più.
name-board-n-is-used-twice-as-n-and = la plancia { $n } è usata due volte, come { $n2 } e { $n3 }
name-one-board-one-side-take-one-of-them = Una plancia, un lato: togline una, o usa un’altra plancia.
name-board-n-is-missing-there-is-no-starting = manca la plancia { $n }: non c’è la linea di partenza
name-board-n-is-used-twice = la plancia { $n } è usata due volte
name-it-carries-the-starting-line-use-it-once = Porta la linea di partenza; usala una volta.
name-the-list-does-not-begin-at-the-starting = l’elenco non comincia dalla linea di partenza
name-board-n-is-used-without-board-n = la plancia { $n } è usata senza la { $n2 }
name-add-n-or-use-another-side = Aggiungi { $n }, o usa un altro lato.
name-the-portals-of-n-lead-to-n-which = i portali di { $n } portano a { $n2 }, che non la segue
name-write-n-n = Scrivi { $n }, { $n2 }.
name-board-n-does-not-come-right-after-n = la plancia { $n } non viene subito dopo { $n2 }
name-boards-n-and-n-are-one-big-tile = le plance { $n } e { $n2 } sono un solo pezzo grande, ma non sono vicine
name-write-one-right-after-the-other = Mettile una subito dopo l’altra.
name-the-bridge-cant-part-n-from-n = il ponte non può separare { $n } da { $n2 }
name-take-the-bridge-out-here = Togli qui il ponte.
name-the-one-bridge-stands-on-n-already = l’unico ponte sta già su { $n }
name-the-bridge-cant-join-n-and-n-one = il ponte non può unire { $n } e { $n2 }: una non ha lì corsie aperte
name-join-other-boards = Unisci altre plance.
name-put-boards-together-whose-roads-meet-n-leads = Accosta plance le cui strade combaciano; { $n } porta a { $n2 }, { $n3 } a { $n4 }.
name-put-boards-together-that-have-the-same-lanes = Accosta plance con le stesse corsie negli stessi punti del bordo.
name-n-would-lie-on-top-of-n = { $n } starebbe sopra { $n2 }
name-put-a-straight-or-another-turn-between-them = Metti tra loro un rettilineo o un’altra curva; solo il ponte isolato passa sopra una plancia.
name-a-ring-has-four-more-curves-of-one = Un anello ha quattro curve di un verso in più, un otto altrettante dei due.
name-the-track-does-not-lead-back-to-board = il tracciato non torna alla plancia { $n }
name-n-right-and-n-left-curves = curve a destra: { $n }, a sinistra: { $n2 }
name-and = e
name-write-it-from-board-n-on = Disponilo a partire dalla plancia { $n }
name-it-ends-n-board-too-far-right = finisce { $n } plancia troppo a destra
name-it-ends-n-boards-too-far-right = finisce { $n } plance troppo a destra
name-n-board-too-far-right = { $n } plancia troppo a destra
name-n-boards-too-far-right = { $n } plance troppo a destra
name-it-ends-n-board-too-far-left = finisce { $n } plancia troppo a sinistra
name-it-ends-n-boards-too-far-left = finisce { $n } plance troppo a sinistra
name-n-board-too-far-left = { $n } plancia troppo a sinistra
name-n-boards-too-far-left = { $n } plance troppo a sinistra
name-it-ends-n-board-too-far-down = finisce { $n } plancia troppo in basso
name-it-ends-n-boards-too-far-down = finisce { $n } plance troppo in basso
name-n-board-too-far-down = { $n } plancia troppo in basso
name-n-boards-too-far-down = { $n } plance troppo in basso
name-it-ends-n-board-too-far-up = finisce { $n } plancia troppo in alto
name-it-ends-n-boards-too-far-up = finisce { $n } plance troppo in alto
name-n-board-too-far-up = { $n } plancia troppo in alto
name-n-boards-too-far-up = { $n } plance troppo in alto
name-board-n-drives-to-the-right-add-or = La plancia { $n } va verso destra; aggiungi o togli rettilinei su un lato dell’anello.
name-n-board-makes-a-short-race = { $n } plancia fa una gara corta
name-n-boards-make-a-short-race = { $n } plance fanno una gara corta
name-n-boards-make-a-long-race = { $n } plance fanno una gara lunga
name-the-rulebook-advises-n-to-n = Il regolamento consiglia da { $n } a { $n2 }.
name-n-special-tile = { $n } pezzo speciale
name-n-special-tiles = { $n } pezzi speciali
name-the-rulebook-advises-n-or-n-a-pair = Il regolamento consiglia { $n } o { $n2 }; una coppia vale uno.
name-n-comes-after-n-whose-checkpoint-is-far = { $n } viene dopo { $n2 }, il cui traguardo intermedio è lontano dalla fine
name-n-comes-after-n-which-has-no-checkpoint = { $n } viene dopo { $n2 }, che non ha traguardi intermedi
name-put-another-board-between = Metti in mezzo un’altra plancia.
name-put-another-board-there = Metti lì un’altra plancia.
name-n-and-n-meet-and-neither-has-a = { $n } e { $n2 } si toccano, e nessuna ha un traguardo intermedio
name-the-bridge-stands-next-to-n-the-jungle = il ponte sta accanto a { $n }, la giungla
name-the-bridge-stands-next-to-n-the-wasteland = il ponte sta accanto a { $n }, il deserto
name-the-bridge-stands-next-to-n-which-has = il ponte sta accanto a { $n }, che non ha traguardi intermedi
name-the-bridge-stands-next-to-n-whose-checkpoint = il ponte sta accanto a { $n }, il cui traguardo intermedio è lontano
name-put-the-two-boards-together-in-the-other = Accosta le due plance nell’altro ordine.
name-the-rules-know-one-use-another-board = Le regole ne conoscono uno solo; usa un’altra plancia.
name-n-is-left-by-open-lanes-but-n = { $n } finisce con corsie aperte, ma in { $n2 } si entra altrimenti
name-n-is-left-by-portals-but-n-is = { $n } finisce con portali, ma in { $n2 } si entra altrimenti
name-n-is-left-by-the-suspended-bridge-but = { $n } finisce con il ponte sospeso, ma in { $n2 } si entra altrimenti
name-space-n-of-n-leads-back-to-n = la casella { $n } di { $n2 } torna a { $n3 }, ma quella plancia non è lì
name-space-n-of-n-leads-on-to-n = la casella { $n } di { $n2 } prosegue in { $n3 }, ma quella plancia non è lì
name-space-lake-of-n-leads-on-to-n = il lago di { $n } prosegue in { $n2 }, ma quella plancia non è lì
name-the-grumbler-has-no-red-paw-point-to = al Grumbler manca l’impronta rossa da cui partire
name-mark-one-point-with-red-true = Segna un punto con red = true.
name-take-bridge-out-or-use-other-sides-of = Togli «bridge», o usa altri lati delle plance { $n } e { $n2 }.
name-there-is-a-red-paw-point-on-n = c’è un’impronta rossa su { $n } e su { $n2 }
name-there-is-a-set-of-departure-portals-on = ci sono portali di partenza su { $n } e su { $n2 }
name-there-is-a-set-of-arrival-portals-on = ci sono portali di arrivo su { $n } e su { $n2 }
name-there-is-a-jungle-on-n-and-on = c’è una giungla su { $n } e su { $n2 }
name-there-is-a-lake-on-n-and-on = c’è un lago su { $n } e su { $n2 }
name-the-jungle-n-lies-next-to-the-wasteland = la giungla { $n } è accanto al deserto
