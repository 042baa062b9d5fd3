# Was ein Spieler gefragt wird.

question-place-marker = Platziere einen Missionszielmarker.
question-formations = Notiere deine Schlachtformation: Schwebemodus, Anführer, Einheiten an Bord, Reserve. Sie wird aufgedeckt, wenn beide fertig sind.
question-deploy = Stelle eine deiner Einheiten auf.
question-scout = Führe mit einer Einheit eine Kundschafter-Bewegung aus, oder mit keiner.
question-test-next = Für wen wird als Nächstes ein Erschütterungstest abgelegt: { $units }?
question-move = Wähle eine Einheit und ihre Bewegung, lass eine Einheit aussteigen, oder beende den Schritt.
question-walk = { $kind } der Einheit { $unit }: Wohin gehen ihre Modelle?{ $more ->
    [0] {""}
   *[other] {" "}{ $distance } kommen zum Bewegungswert hinzu.
}{ $all ->
    [0] {""}
   *[other] {" "}Sie haben { $distance }.
}
question-retreat = { $unit } hat Modelle verloren. Wohin ziehen sich die anderen zurück? Modelle ohne Test dürfen keine Feinde überqueren.
question-reinforce = Stelle eine Einheit aus der Reserve auf, oder beende die Bewegungsphase.
question-ingress = Wo trifft { $unit } durch den Blitzangriff ein? Du kannst die Einheit in Reserve lassen.
question-disembark = { $transport } ist zerstört. Stelle { $unit } vollständig innerhalb von 3 Zoll auf.
question-disembark-emergency = { $transport } ist zerstört. Notausstieg: Stelle so viele Modelle der Einheit { $unit } wie möglich vollständig innerhalb von 6 Zoll auf.
question-escape = { $count ->
    [one] Ein Modell
   *[other] { $count } Modelle
} der Einheit { $unit } sind nicht entkommen. Wähle, welche.
question-shoot = Schieße mit einer Einheit, oder beende die Phase.
question-overwatch = Abwehrfeuer: Womit schießt { $unit } auf { $enemy }?
question-allocate = In welcher Reihenfolge werden den Modellen der Einheit { $unit } Attacken zugeteilt?
question-precision = { $wounds } Präzisionsattacken haben { $unit } verwundet. Treffen sie ein CHARAKTERMODELL?
question-mend = Welches Modell der Einheit { $unit } erhält Lebenspunkte zurück?
question-suffer = { $model } explodiert. Wen trifft es als Nächstes: { $units }?
question-hazardous = Welches Modell der Einheit { $unit } leidet unter dem misslungenen Riskant-Test?
question-charge = Sage einen Angriff an, oder beende die Phase.
question-fight = Welche Einheit kämpft als Nächstes: { $units }?
question-strike = Wen attackiert { $unit }?
question-tank-shock = Panzerschock der Einheit { $unit }: welcher Feind, und mit welcher Nahkampfwaffe?
question-straggler = { $unit } ist nicht in Formation. Entferne eines ihrer Modelle.

## Gefechtsoptionen

question-react-rolled = { $unit }, { $purpose }: { $dice }. Wiederholen?
question-react-rolled-needed = { $unit }, { $purpose }: { $dice }, jeder muss mindestens { $needed } zeigen. Ein neuer Wurf tut es mit { $percent } %. Einen wiederholen?
question-react-rolled-sum = { $unit }, { $purpose }: { $dice }, nötig sind mindestens { $needed }, um nahe genug zu kommen. Ein neuer Wurf zeigt das mit { $percent } %. Wiederholen?
question-react-test-failed = { $unit } hat den Erschütterungstest nicht bestanden. Eine Gefechtsoption einsetzen?
question-react-moves = { $unit } beginnt eine Bewegung. Eine Gefechtsoption einsetzen?
question-react-moved = { $unit } hat sich bewegt oder wurde aufgestellt. Eine Gefechtsoption einsetzen?
question-react-movement-ends = Die Bewegungsphase endet. Eine Gefechtsoption einsetzen?
question-react-targeted = { $unit } wird auf { $targets } schießen. Eine Gefechtsoption einsetzen?
question-react-charged = { $unit } hat die Angriffsbewegung beendet. Eine Gefechtsoption einsetzen?
question-react-fights = { $unit } wird kämpfen. Eine Gefechtsoption einsetzen?
question-react-fought = { $unit } hat gekämpft. Eine Gefechtsoption einsetzen?
question-react-own-phase = Eine Gefechtsoption einsetzen?
question-react-charge-moved = { $unit } hat die Angriffsbewegung beendet. Eine Gefechtsoption einsetzen?
