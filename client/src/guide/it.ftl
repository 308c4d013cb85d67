# La cornice delle guide alla prima gara; ciò che dicono viene da ogni gioco.
guide = Guida
guide-of = Prima gara: { $game }
guide-step = { $n } di { $of }
guide-watch = Guarda che cosa succede adesso …
guide-choose = Ora scegli:
guide-aside = Anche “{ $option }” è permesso. In questa gara vediamo che cosa fa “{ $choice }”.
guide-back = Un passo indietro
guide-now = Scegli ora
guide-read = Rileggi
guide-on = Avanti
guide-race = Corri davvero
