# Die Strecke in Worten, für alle, die sie nicht sehen.
reader-skip = Zu dem, was gefragt wird
reader-open = Die Strecke in Worten
reader-title = Die Strecke in Worten
reader-answer = Antwort
reader-commands = Fragen
reader-where = Wo bin ich?
reader-near = Wer ist nah?
reader-ranking = Wie steht es?
reader-asked = Was wird gefragt?
reader-hand = Was habe ich auf der Hand?
reader-tokens = Was haben alle?
reader-lately = Was ist geschehen?
reader-at = Was ist auf …
reader-look = Nachsehen
reader-walk = Über die Strecke gehen
reader-go-0 = Voraus
reader-go-2 = Rechts
reader-go-4 = Zurück
reader-go-6 = Links
reader-back = Zu meiner Figur
reader-way =
    { $steps ->
        [one] ein Feld { $way }
       *[other] etwa { $steps } Felder { $way }
    }
reader-way-0 = voraus
reader-way-1 = rechts voraus
reader-way-2 = rechts
reader-way-3 = rechts dahinter
reader-way-4 = dahinter
reader-way-5 = links dahinter
reader-way-6 = links
reader-way-7 = links voraus
reader-same = auf demselben Feld
reader-edge = { $way } liegt nichts von der Strecke.
reader-you = { $name }, du
reader-space = Feld { $name }
reader-off = neben der Strecke ({ $name })
reader-watching = Du siehst zu; frag, wie es steht oder was auf einem Feld ist.
reader-nowhere = { $name } ist nicht auf der Strecke.
reader-not-yet = nicht auf der Strecke
reader-here = { $name } ist auf { $place }
reader-with = auch da: { $names }
reader-place = Platz { $place } von { $count }
reader-nobody = Nichts ist nah.
reader-no-cards = Keine Karten.
reader-nothing-yet = Es ist noch nichts geschehen.
reader-no-preview = Geh erst zu einer Antwort: mit Tab oder nach ihrer Nummer.
reader-more = und { $count } mehr
reader-rank = { $place }. { $name }: { $where }
reader-empty = nichts liegt darauf
reader-leads = du kannst es wählen: { $options }
reader-unknown = Ein Feld „{ $name }“ gibt es nicht.
reader-several = { $count } Felder: { $names }
reader-pieces =
    { $count ->
        [0] Sonst liegt nichts auf der Strecke
       *[other] Was sonst auf der Strecke liegt
    }
reader-track = Die Strecke
reader-spaces = { $count } Felder, von { $first } bis { $last }.

## What is told of its own accord
reader-news = Neues vom Rennen
reader-taken-back = Eine Wahl wurde zurückgenommen.
reader-connected = Die Verbindung ist wieder da.
reader-sat = { $name } hat sich gesetzt.
reader-says = { $name } sagt: { $text }
