# Was Neulinge lernen, sobald es darauf ankommt.

lesson-deploy-title = Aufstellen
lesson-deploy = Zeige für jede Disk der Liste auf einen Platz in deinem markierten Streifen. Die Glühbirne schlägt eine ganze Aufstellung vor; bis du bestätigst, lässt sich jede Disk noch verschieben.
lesson-command-title = Ein geheimer Befehl
lesson-command = Beide wählen verdeckt eine Befehlskarte. Ihre Zahl sagt, wie viele Disks du mit ihr aktivierst; ihre Strategie entscheidet, wer zuerst dran ist. Wähle eine der Karten unter dem Tisch.
lesson-revealed-title = Aufgedeckt
lesson-revealed = Die Karten werden gemeinsam umgedreht. Tollkühn kommt vor entschlossen, entschlossen vor heimtückisch, heimtückisch vor tollkühn; unter gleichen entscheidet die Initiative.
lesson-resolve-title = Disks aktivieren
lesson-resolve = Umrandete Disks können handeln. Wähle eine und zeige daneben, wohin sie springen soll; jeder Sprung bringt sie einen Durchmesser weiter. Der Balken zeigt, wie viele Sprünge bleiben.
lesson-flipped-title = Ein Sprung
lesson-flipped = Eine Disk kippt über ihren Rand und kommt einen Durchmesser weiter auf. Sie darf früher aufhören, und sie darf auf anderen landen: so beginnen Kämpfe.
lesson-pinned-title = Gebunden
lesson-pinned = Eine Disk, auf der eine andere liegt, ist gebunden und kann nicht aktiviert werden. Wer einen Feind bindet, hält dort an; beide kämpfen in der Nahkampfphase.
lesson-shot-title = Ein Fernkampfangriff
lesson-shot = Kampfwürfel entscheiden: Treffer und kritische Treffer zählen, Streuung kann danebengehen. Bevor du schießt, zeigt die Tafel, wie wahrscheinlich jedes Ergebnis ist.
lesson-damaged-title = Schaden
lesson-damaged = Schadensmarker bleiben bis zur Endphase liegen. Sobald sie die Ausdauer einer Disk erreichen, nimmt sie eine Wunde, und eine Disk ohne Robustheit ist verloren.
lesson-engagement-title = Nahkampf
lesson-engagement = Sind alle Karten abgehandelt, wird jeder Stapel mit Feinden ausgefochten: Die obere Disk greift an, die untere schlägt zurück.
lesson-strike-title = Wen es trifft
lesson-strike = Wo eine Disk mehrere Feinde schlagen könnte, wählst du. Ihre Angriffs- oder Konterstärke ist der Schaden, den sie anrichtet.
lesson-removed-title = Ein Verlust
lesson-removed = Verlorene Disks kommen auf den Verluststapel ihres Besitzers. In diesem Szenario ist jede feindliche Disk darin einen Siegpunkt wert; der Reiter Stand zählt mit.
lesson-round-title = Eine Runde ist vorbei
lesson-round = Schadens- und Aktivierungsmarker werden entfernt, Wunden bleiben, und die Befehlskarten kehren zurück. Nach der letzten Runde werden die Punkte gezählt.
