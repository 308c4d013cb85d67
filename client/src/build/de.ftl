# Die Wörter der Streckenwerkstatt und der Streckensammlung.

gallery = Strecken
gallery-new = Strecke bauen
gallery-new-file = Streckendatei schreiben oder öffnen
gallery-own = Hier gebaut
gallery-house = Fertig zum Fahren
gallery-parts = Alle { $count } Seiten zum Bauen
gallery-race = Fahren
gallery-build-on = Weiterbauen
gallery-edit = Ändern
gallery-edit-name = { $name } ändern
gallery-faulty = Noch nicht befahrbar
gallery-drop = { $name } wegwerfen
shared-title = Eine Strecke für dich
shared-hint = Jemand hat diese Strecke gebaut und dir geschickt. Fahr darauf oder bau hier weiter.
shared-bad = In diesem Link steckt keine ganze Strecke. Bitte noch einmal darum, oder sieh nach, ob etwas fehlt.

build-title = Strecke bauen für { $game }
build-name = Name der Strecke
build-unnamed = Strecke ohne Namen
build-nothing = Noch nichts zu zeichnen.
build-no-picture = Ein Bild gibt es, sobald die Hauptrunde sich schließt.
build-picture =
    { $count ->
        [one] Die Strecke { $name }: bisher ein Teil
       *[other] Die Strecke { $name } mit { $count } Teilen, in Fahrtrichtung in der Liste der Teile
    }
build-no-room = Dieser Browser hat keinen Platz mehr für die Strecke; speichere sie als Datei.

build-box = Die Schachtel
build-box-hint = Tippe ein Teil an, um es am offenen Ende anzulegen, oder zieh es an seinen Platz (mit dem Finger: erst halten).
build-box-back = Hier loslassen, um es zurückzulegen.
build-kinds = Welche Teile
kind-all = Alle
kind-start = Start
kind-straight = Gerade
kind-turn = Kurven
kind-special = Besondere
kind-bridge = Brücke
kind-finish = Ziel
build-lies = Teil { $number }
build-lies-other = Rückseite von Teil { $number }
build-no-meeting = Straßen passen nicht
build-needs = { $text }; braucht { $parts }

build-pieces = Teile in Fahrtrichtung
build-piece =
    Teil { $number }: { $part }, { $way }{ $lanes ->
        [0] { "" }
        [1] , eine Spur nach rechts
        [-1] , eine Spur nach links
       *[other] , um { $lanes } Spuren verschoben
    }
way-straight = geradeaus
way-right = Rechtskurve
way-left = Linkskurve
way-reversed = umgedreht
build-keys = Tasten: Pfeile wählen, Alt und Pfeile verschieben, T dreht, F wendet, Entf nimmt heraus, Strg+Z nimmt zurück.
build-keys-shift = Tasten: Pfeile wählen, Alt und Pfeile verschieben, T dreht, F wendet, Plus und Minus versetzen um eine Spur, Entf nimmt heraus, Strg+Z nimmt zurück.
build-tools = Gewähltes Teil
build-selected = Teil { $number }: { $part }
build-none-selected = Kein Teil gewählt
build-turn = Andersherum legen (T)
build-flip = Auf die andere Seite wenden (F)
build-earlier = Weiter nach vorn im Rennen (Alt und links)
build-later = Weiter nach hinten im Rennen (Alt und rechts)
build-shift-left = Eine Spur nach links (Minus)
build-shift-right = Eine Spur nach rechts (Plus)
build-remove = Herausnehmen (Entf)
build-undo = Zurücknehmen
build-redo = Wiederholen

build-said-added = { $part } ist jetzt Teil { $number }.
build-said-used = { $part } liegt schon, als Teil { $number }.
build-said-removed = { $part } herausgenommen.
build-said-moved = { $part } ist jetzt Teil { $number }.
build-said-turned = { $part }: { $way }.
build-said-flipped = Gewendet: Teil { $number } ist jetzt { $part }.
build-said-shifted =
    { $lanes ->
        [0] { $part } liegt gerade an.
        [1] { $part } ist um eine Spur verschoben.
        [-1] { $part } ist um eine Spur verschoben.
       *[other] { $part } ist um { $lanes } Spuren verschoben.
    }
build-said-undone = Zurückgenommen.
build-said-redone = Wiederholt.
build-said-opened = Strecke geöffnet.

build-checking = Wird geprüft …
build-good = Bereit zum Rennen.
build-warnings =
    { $count ->
        [one] Ein Rat
       *[other] { $count } Ratschläge
    }
build-errors =
    { $count ->
        [0] So nicht befahrbar.
        [one] Eines ist zu richten
       *[other] { $count } Dinge sind zu richten
    }
build-findings = Was zu richten ist
build-no-findings = Nichts auszusetzen.
finding-error = Zu richten
finding-warning = Rat
finding-piece = Teil { $number }, { $part }
finding-line = Zeile { $line }

build-drive = Probefahrt
build-share = Teilen
build-share-hint = Im Link steckt die ganze Strecke. Wer ihn öffnet, sieht sie, kann auf ihr fahren und weiterbauen.
build-share-link = Link zu dieser Strecke
build-share-copy = Link kopieren
build-save-file = Als Datei speichern
build-as-file = Die Strecke als Datei
build-open = Streckendatei öffnen
build-open-hint = Eine TOML-Datei, wie „track check“ sie liest, oder ihr Text.
build-open-file = Datei wählen
build-open-text = Ihr Text
build-open-use = Diesen Text nehmen
build-file-large = Diese Datei ist viel zu groß für eine Strecke.
build-file-hint = Änderungen werden beim Schreiben geprüft und in diesem Browser aufgehoben. Du kannst auch eine Datei auf diese Seite ziehen.
build-text-label = Text der Streckendatei
