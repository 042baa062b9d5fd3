# Was über Armeen gesagt wird, die aus Listen anderer Programme entstanden sind.

import-ally = { $unit } hat das Fraktionsschlüsselwort { $keyword } nicht; da die Liste die Einheit führt, gehört sie zur Armee.
import-base = { $unit }: Keine Liste sagt, worauf Modelle stehen. Für { $model } gilt { $base } und eine Höhe von { $height } mm; berichtige „base“ und „height“ in der Armeedatei.
import-dealt = { $unit }: { $count } × { $item } gehen auf { $models } Modelle nicht auf; die Modelle erhalten sie der Reihe nach.
import-leads = { $unit } ist ein Anführer, aber die Liste sagt nicht, wen er anführen kann. Schreibe die ids der Datenblätter unter „leads“ in die Armeedatei.
import-missing = { $unit }: Es fehlt ein Datenblatt mit Profil, dazu je eines für: { $wargear }.
import-missing-bare = { $unit }: Es fehlt ein Datenblatt mit Profil.
import-models = { $unit } hat { $found } Modelle; aufgestellt werden können 1 bis { $most }. Berichtige die Liste.
import-needs-pack = Die Liste enthält keine Profile. Füge ein Datenblattpaket hinzu, das alles hier Genannte hat, oder eine Listendatei (.ros, .rosz, JSON) derselben Armee.
import-no-detachment = Die Liste nennt kein Kontingent; die Armee hat eines ohne Regeln.
import-no-faction = Die Liste nennt keine Fraktion; die Armee hat eine eigene.
import-no-skill = { $unit }: { $weapon } hat keine Ballistische Fertigkeit; es wird angenommen, dass sie automatisch trifft.
import-not-automated = { $unit }: „{ $name }“ gehört nicht zu den Grundregeln. Es bleibt an der Einheit und ist nicht automatisiert.
import-points = Die Liste sagt nicht, was { $unit } kostet; gezählt werden 0 Punkte.
import-refused = Aus der Liste kann keine Armee werden: { $place } ({ $key }). Bitte melde das mit der Liste.
import-size = Als Schlachtgröße gilt die mit { $points } Punkten.
import-too-large = Die Liste ist größer als jede Armee: mehr als { $units } Einheiten, oder Einheiten mit mehr, als irgendjemand aufstellen könnte. Berichtige die Liste.
import-transport = { $unit } befördert nach der Liste { $capacity } Modelle mit einem dieser Schlüsselwörter: { $carries }. Dort steht: { $text }
import-transport-kept = { $unit }: Wen es befördert, ist nicht lesbar und bleibt, wie es dasteht: „{ $text }“. Schreibe es unter „transport“ in die Armeedatei.
import-unarmed = { $unit }: Die Liste nennt keine lesbare Waffe, also haben die Modelle keine. Schreibe sie unter „equipment“ in die Armeedatei.
import-unreadable = { $unit }: { $characteristic } von { $model } ist „{ $found }“, damit kann niemand spielen. Berichtige die Liste.
import-value = { $unit }: { $characteristic } von { $model } ist „{ $found }“; es gilt { $taken }.
import-warlord = Die Liste bezeichnet keinen Kriegsherrn; es gilt { $unit }.
import-weapon-kept = { $unit }: „{ $weapon }“ ist nicht als Waffe lesbar und wird nur behalten: { $cells }.

# Als was Zeilen einer Liste gelesen wurden.
import-meaning-ability = Fähigkeit
import-meaning-bookkeeping = Verwaltung des Programms
import-meaning-detachment = Kontingent
import-meaning-enhancement = Verbesserung
import-meaning-faction = Fraktion
import-meaning-keyword = Schlüsselwort
import-meaning-layout = Gliederung
import-meaning-leader = Anführer
import-meaning-model = Modelle
import-meaning-name = Name
import-meaning-points = Punkte
import-meaning-profile = Profil
import-meaning-section = Überschrift
import-meaning-setting = Einstellung
import-meaning-unit = Einheit
import-meaning-wargear = Ausrüstung
import-meaning-warlord = Kriegsherr
