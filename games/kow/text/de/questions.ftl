# Was ein Spieler gefragt wird.

question-place-terrain = Stelle ein Geländestück auf oder sage, dass es genug sind.
question-set-objective = Bestimme ein Missionsziel: einen Marker irgendwo oder ein Geländestück auf dem Tisch.
question-choose-side = Du hast das Auswürfeln gewonnen. Welche Längsseite nimmst du?
question-deploy = Stelle eine deiner Einheiten in deiner Zone auf.
question-choose-first = Du hast das Auswürfeln gewonnen. Wer hat den ersten Zug?
question-order = Gib einer Einheit einen Befehl oder beende die Bewegungsphase.
question-shoot = Schieße mit einer Einheit oder beende die Schussphase.
question-surge-target = { $unit } berührt mehrere Feinde. Wen greift die Einheit an: { $units }?
question-test-next = Wessen Moral wird als Nächstes getestet: { $units }?
question-fight-next = Welcher Nahkampf wird als Nächstes ausgetragen? Diese Einheiten wurden angegriffen: { $units }.
question-regroup = { $unit } hat den Feind in die Flucht geschlagen. Wie formiert sich die Einheit neu?
question-regroup-next = Welche Einheit formiert sich als Nächstes neu: { $units }?
question-separate = Angreifer berühren befreundete Einheiten und werden 1 Zoll auseinandergestellt. Welche Einheit weicht aus, nach links oder nach rechts: { $units }?
question-agree-pause = Dein Gegner bittet darum, die Uhr anzuhalten. Bist du einverstanden?
question-resume = Die Uhr steht. Spiel weiter, sobald du so weit bist.
