# Il tracciato a parole, per chi non lo vede.
reader-skip = Vai alla domanda
reader-open = Il tracciato a parole
reader-title = Il tracciato a parole
reader-answer = Risposta
reader-commands = Chiedi
reader-where = Dove sono?
reader-near = Chi è vicino?
reader-ranking = Come va?
reader-asked = Che cosa si chiede?
reader-hand = Che cosa ho in mano?
reader-tokens = Che cosa hanno tutti?
reader-lately = Che cosa è successo?
reader-at = Che cosa c’è su …
reader-look = Guarda
reader-walk = Cammina sul tracciato
reader-go-0 = Avanti
reader-go-2 = Destra
reader-go-4 = Indietro
reader-go-6 = Sinistra
reader-back = Alla mia pedina
reader-way =
    { $steps ->
        [one] una casella { $way }
       *[other] circa { $steps } caselle { $way }
    }
reader-way-0 = avanti
reader-way-1 = avanti a destra
reader-way-2 = a destra
reader-way-3 = dietro a destra
reader-way-4 = dietro
reader-way-5 = dietro a sinistra
reader-way-6 = a sinistra
reader-way-7 = avanti a sinistra
reader-same = sulla stessa casella
reader-edge = Niente del tracciato { $way }.
reader-you = { $name }, tu
reader-space = casella { $name }
reader-off = accanto al tracciato ({ $name })
reader-watching = Stai guardando; chiedi come va, o che cosa c’è su una casella.
reader-nowhere = { $name } non è sul tracciato.
reader-not-yet = non sul tracciato
reader-here = { $name } è su { $place }
reader-with = anche lì: { $names }
reader-place = posizione { $place } di { $count }
reader-nobody = Niente è vicino.
reader-no-cards = Nessuna carta.
reader-nothing-yet = Non è ancora successo niente.
reader-no-preview = Vai prima a una risposta: con Tab, o con il suo numero.
reader-more = e altri { $count }
reader-rank = { $place }. { $name }: { $where }
reader-empty = non c’è niente sopra
reader-leads = puoi sceglierla: { $options }
reader-unknown = Non c’è una casella «{ $name }».
reader-several = { $count } caselle: { $names }
reader-pieces =
    { $count ->
        [0] Non c’è altro sul tracciato
       *[other] Che altro c’è sul tracciato
    }
reader-track = Il tracciato
reader-spaces = { $count } caselle, da { $first } a { $last }.

## What is told of its own accord
reader-news = Notizie dalla corsa
reader-taken-back = Una scelta è stata annullata.
reader-connected = La connessione è tornata.
reader-sat = { $name } si siede al tavolo.
reader-says = { $name } dice: { $text }
