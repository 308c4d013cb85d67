# Parole per l’aspetto di Racekart Riot; fatti, domande e opzioni vengono dal server.

rk-movement = Carta movimento
rk-movement-of = Carta movimento: { $speed }
rk-speed-place = { $first } al primo posto, { $middle } in mezzo, { $last } all’ultimo posto
rk-speed-pay = due caselle per moneta
rk-speed-copy = la velocità di un altro
rk-place-1 = 1º
rk-place-2 = mezzo
rk-place-3 = ultimo
rk-does-banana = Banana
rk-does-fireball = Palla di fuoco
rk-does-cat = Gatto
rk-does-attack-first = Colpisce il 1º (livello { $n })
rk-does-drop = Tutti perdono { $n }
rk-does-gain = { $n ->
    [one] +{ $n } moneta
   *[other] +{ $n } monete
}
rk-does-steal-coins = { $n ->
    [one] Ruba { $n } moneta
   *[other] Ruba { $n } monete
}
rk-does-steal-speed = Ruba { $n } di velocità
rk-does-steal-speed-first = Ruba { $n } di velocità al 1º
rk-does-steal-part = Ruba un pezzo
rk-does-limit-all = Tutti al massimo { $n }
rk-does-limit-first = Il 1º al massimo { $n }
rk-does-turbo = Turbo +{ $n }
rk-does-turbo-last = Ultimo? Turbo +{ $n }
rk-does-turbo-not-first = Non 1º? Turbo +{ $n }
rk-does-replay = Rigioca una carta
rk-does-coins-as-rolled = Altrettante monete

rk-part = { $slot } { $style }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
rk-part-name = { $slot } { $style }
rk-style-basic = base
rk-style-dragon = drago
rk-style-hover = hover
rk-slot-bumper = Para­urti
rk-slot-chassis = Telaio
rk-slot-caboose = Coda

rk-card-wild = Pezzo jolly
rk-card-level-up = Level Up
rk-card-lightning = Fulmine
rk-card-speedway = Speedway
rk-card-jump = Salto
rk-card-lucky-miss = Lucky Miss
rk-card-baking-soda = Bicar­bonato
rk-card-vinegar = Aceto
rk-card-health-potion = Pozione di cura
rk-card-luck-potion = Pozione fortuna
rk-card-banana = Banana
rk-card-egg = Uovo
rk-card-pigeon = Piccione
rk-card-magnet = Magnete
rk-card-steal-part = Ruba pezzo
rk-card-bomb = Bomba
rk-card-coins = Monete
rk-card-turbo-snail = Turbo­lumaca
rk-card-crown = Corona
rk-card-re-roll = Ritiro
rk-card-hidden = Oggetto

rk-hint-wild = ogni pezzo
rk-hint-level-up = muovi di 8
rk-hint-lightning = extra 1 · 2 · 4
rk-hint-speedway = extra 2
rk-hint-jump = +4 al d12
rk-hint-lucky-miss = ti manca
rk-hint-baking-soda = + Aceto
rk-hint-vinegar = + Bicarb.
rk-hint-health-potion = + fortuna
rk-hint-luck-potion = + cura
rk-hint-banana = attacco, 5
rk-hint-egg = attacco, 5
rk-hint-pigeon = attacco, 9
rk-hint-magnet = un oggetto
rk-hint-steal-part = un pezzo
rk-hint-bomb = tutti −2
rk-hint-coins = +3 monete
rk-hint-turbo-snail = extra 3
rk-hint-crown = 2 punti
rk-hint-re-roll = tira ancora
rk-hint-hidden = segreto

# Che cosa fanno le carte, in frasi intere.
rk-means-speed = { $n ->
    [0] Resti dove sei.
    [one] Muovi di { $n } casella.
   *[other] Muovi di { $n } caselle.
}
rk-means-speed-place = Muovi di { $first } al primo posto, di { $middle } in mezzo, di { $last } all’ultimo posto.
rk-means-speed-copy = Sei veloce come un altro, che scegli quando tutte le carte sono sul tavolo.
rk-means-speed-pay = Nella tua mossa paghi fino a 5 monete e muovi di 2 caselle per ognuna.
rk-means-speed-roll = Nella tua mossa tiri il d{ $sides } e muovi di altrettanto{ $plus ->
    [0] .
   *[other] { " " }e di { $plus } in più.
}
rk-means-leveled = Muovi di 8 caselle; il resto della carta non succede.
rk-means-does-banana = Ricevi una banana: mettila sulla tua casella, oppure tira il d8 e lanciala fino a quella distanza. Chi lascia la sua casella deve tirare più di 5 sul d12, o muove di 2 in meno.
rk-means-does-fireball = Lanci una palla di fuoco avanti o indietro, lontano quanto dice il d8: chi è sulla via deve tirare più di 5 sul d12, o muove di 2 in meno.
rk-means-does-cat = Lanci un gatto avanti o indietro, lontano quanto dice il d8: chi è sulla via deve tirare più di 5 sul d12, o muove di 2 in meno.
rk-means-does-attack-first = Chi è primo deve tirare più di { $n } sul d12, o muove di 2 in meno.
rk-means-does-drop = Tutti gli altri perdono { rk-coins }.
rk-means-does-gain = Ricevi { rk-coins }.
rk-means-does-steal-coins = Prendi { rk-coins } a chi vuoi.
rk-means-does-steal-speed = Chi scegli muove di { $n } in meno, tu di { $n } in più.
rk-means-does-steal-speed-first = Chi è primo muove di { $n } in meno, tu di { $n } in più.
rk-means-does-steal-part = Prendi a un altro un pezzo di kart non chiuso.
rk-means-does-limit-all = In questo turno nessun altro muove di più di { $n } con la carta movimento.
rk-means-does-limit-first = In questo turno chi è primo muove al massimo di { $n } con la carta movimento.
rk-means-does-turbo = Muovi di { $n } in più.
rk-means-does-turbo-last = All’ultimo posto muovi di { $n } in più.
rk-means-does-turbo-not-first = Se non sei primo, muovi di { $n } in più.
rk-means-does-replay = Al suo posto vale una delle tue carte usate.
rk-means-does-coins-as-rolled = Ricevi tante monete quante ne mostra il dado.
rk-means-part = Un pezzo di kart, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Paraurti, telaio e coda fanno un kart: 3 punti, o 6 se sono di uno stile solo.
rk-means-wild = Vale come ogni pezzo di ogni stile, al massimo due per kart; da solo non ha punti.
rk-means-level-up = Giocalo con una carta movimento: muovi di 8 caselle, qualunque cosa dica.
rk-means-lightning = Movimento extra: 1 al primo posto, 2 in mezzo, 4 all’ultimo posto.
rk-means-speedway = Movimento extra di 2. Con un Salto: di 4, con 5 in più ai tiri per strada.
rk-means-jump = 4 in più a un tiro di d12 contro un attacco, una banana, un ostacolo o per una scorciatoia; si gioca prima di tirare.
rk-means-lucky-miss = Un attacco contro di te, o una banana sulla via, manca senza tiro.
rk-means-baking-soda = { rk-means-soda-and-vinegar }
rk-means-vinegar = { rk-means-soda-and-vinegar }
rk-means-soda-and-vinegar = Bicarbonato e Aceto sono una coppia: un movimento extra di 1. Le coppie contano alla fine, usate o no: 2 punti per una, 5 per due, 9 per tre.
rk-means-health-potion = { rk-means-health-and-luck }
rk-means-luck-potion = { rk-means-health-and-luck }
rk-means-health-and-luck = Pozione di cura e della fortuna sono una coppia: ritiri un tuo dado. Le coppie contano alla fine, usate o no: 2 punti per una, 5 per due, 9 per tre.
rk-means-leads = Se niente si mette in mezzo, la mossa finisce qui: { $space }.
rk-means-lock = Scegli tre pezzi che fanno un kart; lasciano per sempre il tuo piano: 3 punti, o 6 se sono di uno stile solo, e i punti sui pezzi.
rk-means-banana = Mettila sulla tua casella, oppure tira il d8 e lanciala fino a quella distanza. Chi lascia la sua casella deve tirare più di 5 sul d12, o muove di 2 in meno.
rk-means-egg = Vola avanti o indietro, lontano quanto dice il d8: chi è sulla via deve tirare più di 5 sul d12, o muove di 2 in meno.
rk-means-pigeon = Trova chiunque tu scelga, che deve tirare più di 9 sul d12, o muove di 2 in meno.
rk-means-magnet = Prendi un oggetto a un altro.
rk-means-steal-part = Prendi a un altro un pezzo di kart non chiuso.
rk-means-bomb = Tutti gli altri perdono 2 monete dove si trovano.
rk-means-coins = Ricevi 3 monete.
rk-means-turbo-snail = Movimento extra di 3.
rk-means-crown = 2 punti per chi ce l’ha alla fine.
rk-means-re-roll = Ritira un tuo dado; vale il secondo numero.

# Com’è un pilota, dove si sceglie.
rk-drives-redbane = Il drago attacca: palle di fuoco, banane, limiti per tutti gli altri e le carte semplici più veloci.
rk-drives-goat-lorde = La capra vive di monete: dadi che pagano, furti e una carta che cambia monete in caselle.
rk-drives-queen-k = La regina è versatile: carte per ogni posto, gatti e carte che valgono due volte.
rk-drives-lightnin-n-thunda = La tempesta è selvaggia: mosse con il d12, velocità copiata e rubata, attacchi al primo posto.

rk-finished = Arrivato
rk-score-how = Che cosa dà punti
rk-score-how-race = Posto: 16, 11, 7 e 5 punti.
rk-score-how-pairs = Coppie (Bicarbonato con Aceto, pozione di cura con quella della fortuna): 2, 5, 9, 14 e 20 punti per una fino a cinque, poi 6 per ogni altra.
rk-score-how-karts = Kart: 3 punti ciascuno, 6 se i pezzi sono di uno stile solo.
rk-score-how-parts = Pezzi: i punti stampati su ognuno.
rk-score-how-coins = Monete: 1 punto ogni 3.
rk-score-how-crowns = Corone: 2 punti ciascuna.

rk-cost = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
rk-free = gratis

rk-board-of = Plancia di { $name }
rk-tokens = Plancia di { $name }: giro { $lap }, { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}, { $items ->
    [one] { $items } oggetto
   *[other] { $items } oggetti
}, { $supplies ->
    [one] { $supplies } carta accessorio
   *[other] { $supplies } carte accessorio
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per ora
rk-lap = Giro { $lap }
rk-holder = Segnalino primo giocatore
rk-to-line = { $spaces } al traguardo
rk-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
rk-points-now = { $n } punti per ora
rk-hand = Mano
rk-hand-hidden = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
rk-items = Oggetti
rk-supplies = Carte accessorio
rk-used = Usate
rk-locked = Kart chiusi: { $same } di uno stile, { $mixed } misti
rk-discard = Carte movimento usate
rk-nothing = niente
rk-score = Da dove vengono i punti
rk-score-race = Posto
rk-score-pairs = Coppie
rk-score-karts = Kart
rk-score-parts = Pezzi
rk-score-coins = Monete
rk-score-crowns = Corone
rk-score-total = Punti
rk-score-racer = Chi

rk-hit = Colpito!
rk-dodged = Schivato!
rk-missed = Mancato!
rk-stopped = Fermo!
rk-shortcut = Scorciatoia!
rk-lap-done = Giro { $n }!
rk-lap-back = Indietro!
rk-limit = max { $n }
rk-move = { $n }

rk-market = Il mercato
rk-second-lap = secondo giro
rk-phase-racers = Piloti
rk-phase-market = Mercato
rk-phase-first-roll = Chi inizia
rk-phase-draw = Si pescano carte
rk-phase-supply = Accessori
rk-phase-attack = Attacco
rk-phase-choose = Scelta segreta
rk-phase-replay = Movimento
rk-phase-copy = Movimento
rk-phase-abilities = Movimento
rk-phase-move = Movimento
rk-phase-extra = Movimento extra
rk-phase-scoring = Punteggio

# Caselle, per chi non le vede.
rk-space = casella { $name }
rk-start-space = la partenza
rk-role-side-road = via laterale
rk-role-space-coins = una casella monete
rk-role-space-event = una casella evento
rk-role-space-island = l’isola
rk-role-space-kart = una casella accessorio
rk-role-space-mystery = una casella oggetto
rk-role-space-pay = una casella che costa monete
rk-role-space-pick = una casella dove si sceglie
rk-role-space-submerged = sott’acqua con l’alta marea
rk-role-space-toll = una casella pedaggio
