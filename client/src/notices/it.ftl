# Essere avvisati che è il proprio turno.
tell-me = Avvisami quando tocca a me
tell-when = Solo mentre nessuno del tuo posto ha il tavolo aperto, e al massimo una volta per turno.
tell-here = In questo browser
tell-refused = Questo browser non può mostrare avvisi. Le sue impostazioni per questa pagina possono cambiarlo.
tell-mail = Per posta, a
tell-mail-add = Chiedimelo per posta
tell-mail-asked = { $address }: apri il messaggio che è arrivato lì e di’ di sì.
tell-mail-on = { $address } viene avvisato.
tell-mail-off = Niente più posta
