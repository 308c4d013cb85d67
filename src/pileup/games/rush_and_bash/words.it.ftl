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
setting-bots-help = Quanti degli ultimi posti sono guidati dai Bot del regolamento.
setting-lifeless = Senza cuori
setting-lifeless-help = I Bot non hanno cuori e tirano un dado quando subiscono danni.
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
