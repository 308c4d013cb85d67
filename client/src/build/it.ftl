# Le parole dell'officina dei tracciati e della loro galleria.

gallery = Tracciati
gallery-new = Costruisci un tracciato
gallery-new-file = Scrivi o apri un file di tracciato
gallery-own = Costruiti qui
gallery-house = Pronti per la gara
gallery-parts = Tutti i { $count } lati per costruire
gallery-race = Corri qui
gallery-build-on = Parti da qui
gallery-edit = Modifica
gallery-edit-name = Modifica { $name }
gallery-faulty = Non si può ancora correre
gallery-drop = Butta via { $name }
shared-title = Un tracciato per te
shared-hint = Qualcuno ha costruito questo tracciato e te l’ha mandato. Corri, oppure continua a costruire da qui.
shared-bad = In questo link non c’è un tracciato intero. Chiedilo di nuovo, o controlla che non ne manchi un pezzo.

build-title = Costruisci un tracciato per { $game }
build-name = Nome del tracciato
build-unnamed = Tracciato senza nome
build-nothing = Ancora niente da disegnare.
build-no-picture = Il disegno appare quando il giro principale si chiude.
build-picture =
    { $count ->
        [one] Il tracciato { $name }: per ora un pezzo
       *[other] Il tracciato { $name } con { $count } pezzi, nell’ordine di gara nella lista dei pezzi
    }
build-no-room = Questo browser non ha posto per il tracciato: salvalo in un file.

build-box = La scatola
build-box-hint = Tocca un pezzo per aggiungerlo all’estremità aperta, o trascinalo al suo posto (con il dito: prima tienilo premuto).
build-box-back = Lascialo qui per rimetterlo via.
build-kinds = Quali pezzi
kind-all = Tutti
kind-start = Partenza
kind-straight = Dritti
kind-turn = Curve
kind-special = Speciali
kind-bridge = Ponte
kind-finish = Arrivo
build-lies = pezzo { $number }
build-lies-other = altro lato del pezzo { $number }
build-no-meeting = le strade non combaciano
build-needs = { $text }; vuole { $parts }

build-pieces = Pezzi nell’ordine di gara
build-piece =
    Pezzo { $number }: { $part }, { $way }{ $lanes ->
        [0] { "" }
        [1] , una corsia a destra
        [-1] , una corsia a sinistra
       *[other] , spostato di { $lanes } corsie
    }
way-straight = dritto
way-right = curva a destra
way-left = curva a sinistra
way-reversed = rovesciato
build-keys = Tasti: le frecce scelgono, Alt e frecce spostano, T ruota, F gira, Canc toglie, Ctrl+Z annulla.
build-keys-shift = Tasti: le frecce scelgono, Alt e frecce spostano, T ruota, F gira, più e meno spostano di una corsia, Canc toglie, Ctrl+Z annulla.
build-tools = Pezzo scelto
build-selected = Pezzo { $number }: { $part }
build-none-selected = Nessun pezzo scelto
build-turn = Mettilo nell’altro verso (T)
build-flip = Giralo sull’altro lato (F)
build-earlier = Prima nella gara (Alt e sinistra)
build-later = Dopo nella gara (Alt e destra)
build-shift-left = Una corsia a sinistra (meno)
build-shift-right = Una corsia a destra (più)
build-remove = Toglilo (Canc)
build-undo = Annulla
build-redo = Ripeti

build-said-added = { $part } è ora il pezzo { $number }.
build-said-used = { $part } c’è già, è il pezzo { $number }.
build-said-removed = { $part } tolto.
build-said-moved = { $part } è ora il pezzo { $number }.
build-said-turned = { $part }: { $way }.
build-said-flipped = Girato: il pezzo { $number } è ora { $part }.
build-said-shifted =
    { $lanes ->
        [0] { $part } è allineato.
        [1] { $part } è spostato di una corsia.
        [-1] { $part } è spostato di una corsia.
       *[other] { $part } è spostato di { $lanes } corsie.
    }
build-said-undone = Annullato.
build-said-redone = Ripetuto.
build-said-opened = Tracciato aperto.

build-checking = Controllo …
build-good = Pronto per la gara.
build-warnings =
    { $count ->
        [one] Un consiglio
       *[other] { $count } consigli
    }
build-errors =
    { $count ->
        [0] Così non si può correre.
        [one] Una cosa da sistemare
       *[other] { $count } cose da sistemare
    }
build-findings = Che cosa c’è da sistemare
build-no-findings = Niente da ridire.
finding-error = Da sistemare
finding-warning = Consiglio
finding-piece = pezzo { $number }, { $part }
finding-line = riga { $line }

build-drive = Giro di prova
build-share = Condividi
build-share-hint = Il link contiene tutto il tracciato. Chi lo apre lo vede, può correrci e continuare a costruirlo.
build-share-link = Link a questo tracciato
build-share-copy = Copia il link
build-save-file = Salva in un file
build-as-file = Il tracciato come file
build-open = Apri un file di tracciato
build-open-hint = Un file TOML come lo legge “track check”, o il suo testo.
build-open-file = Scegli un file
build-open-text = Il suo testo
build-open-use = Usa questo testo
build-file-large = Questo file è troppo grande per un tracciato.
build-file-hint = Le modifiche sono controllate mentre scrivi e restano in questo browser. Puoi anche trascinare un file su questa pagina.
build-text-label = Testo del file di tracciato
