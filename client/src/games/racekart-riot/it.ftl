# Parole per l’aspetto di Racekart Riot; fatti, domande e opzioni vengono dal server.

rk-movement = Carta movimento
rk-movement-of = Carta movimento: { $speed }
rk-speed-place = { $first } al primo posto, { $middle } in mezzo, { $last } all’ultimo posto
rk-speed-pay = due caselle per moneta
rk-speed-copy = la velocità di un altro
rk-place-1 = 1º
rk-place-2 = mezzo
rk-place-3 = ultimo
rk-copy = copia
rk-pay = 2/moneta
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
