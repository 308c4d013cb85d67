error-start = Zur Startseite

error-not-found = Diese Seite gibt es nicht.
cure-not-found = Vielleicht ist der Link unvollständig.
error-no-client = Dieses Pileup wurde ohne seine Seiten für den Browser eingerichtet.
cure-no-client = Richte es ohne PILEUP_SKIP_CLIENT noch einmal ein.
error-host = Unter diesem Namen ist der Server nicht bekannt.
cure-host = Wer ihn betreibt, kann ihn mit --allow-host und dem Namen starten.
error-local-only = Das lässt sich nur auf dem Server selbst lesen.
cure-local-only = Frag dort 127.0.0.1.
error-origin = Seiten anderer Server dürfen hier nichts tun.
cure-origin = Öffne die Seite dieses Servers.
error-method = Das geht hier nicht.
error-bad-request = Das kann der Server nicht lesen.
error-too-large = Das ist zu viel auf einmal.
cure-too-large = Schick weniger.
error-too-fast = Von deiner Adresse kamen zu viele Anfragen.
cure-too-fast = Warte einen Augenblick.
error-database = Der Server erreicht gerade seine Datenbank nicht.
cure-database = Nichts ist verloren. Versuch es gleich noch einmal.
error-server = Im Server ist etwas schiefgegangen.
cure-server = Lade die Seite neu; was gespielt wurde, ist sicher.

about = Drei chaotische Rennspiele an einem Tisch: mit Freunden oder gegen Bots.
no-script = Der Spieltisch von Pileup braucht JavaScript. Im Terminal geht es ohne: pileup play rush-and-bash
