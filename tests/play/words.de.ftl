step = Einen Schritt weiter
