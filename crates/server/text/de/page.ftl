# Was die Seite sagt.
