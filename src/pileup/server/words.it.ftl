error-start = Alla pagina iniziale

error-not-found = Questa pagina non esiste.
cure-not-found = Forse il link è incompleto.
error-no-client = Questo Pileup è stato installato senza le sue pagine per il browser.
cure-no-client = Installalo di nuovo senza PILEUP_SKIP_CLIENT.
error-host = Questo server non risponde a quel nome.
cure-host = Chi lo gestisce può avviarlo con --allow-host e il nome.
error-local-only = Questo si legge solo sul server stesso.
cure-local-only = Chiedi lì a 127.0.0.1.
error-origin = Le pagine di altri siti non possono agire qui.
cure-origin = Apri la pagina di questo server.
error-method = Qui non si può fare.
error-bad-request = Il server non riesce a leggerlo.
error-too-large = È troppo in una volta sola.
cure-too-large = Invia di meno.
error-too-fast = Dal tuo indirizzo sono arrivate troppe richieste.
cure-too-fast = Aspetta un momento.
error-database = In questo momento il server non raggiunge il suo database.
cure-database = Niente è perso. Riprova tra un momento.
error-server = Qualcosa è andato storto nel server.
cure-server = Ricarica la pagina; ciò che è stato giocato è al sicuro.

about = Tre caotici giochi di corse allo stesso tavolo: con gli amici o contro i bot.
no-script = Il tavolo da gioco di Pileup ha bisogno di JavaScript. Il terminale no: pileup play rush-and-bash
