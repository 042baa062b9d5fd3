# What a player is asked.

question-place-marker = Place an objective marker.
question-formations = Note your battle formations: Hover mode, Leaders, passengers, Reserves. They are revealed when both have done so.
question-deploy = Set up one of your units.
question-scout = Make a Scouts move with a unit, or none.
question-test-next = Whose Battle-shock is tested next: { $units }?
question-move = Pick a unit and how it moves, let a unit disembark, or end the step.
question-walk = { $kind } of { $unit }: where do its models go?{ $more ->
    [0] {""}
   *[other] {" "}{ $distance } come on top of their Move.
}{ $all ->
    [0] {""}
   *[other] {" "}They have { $distance }.
}
question-retreat = { $unit } has lost models. Where do the others Fall Back to? Models without a test may not cross enemies.
question-reinforce = Set up a unit from Reserves, or end the Movement phase.
question-ingress = Where does { $unit } arrive by Rapid Ingress? You may leave it in Reserves.
question-disembark = { $transport } is destroyed. Set up { $unit } wholly within 3″ of it.
question-disembark-emergency = { $transport } is destroyed. Emergency Disembarkation: set up as many models of { $unit } as possible, wholly within 6″ of it.
question-escape = { $count ->
    [one] One model
   *[other] { $count } models
} of { $unit } did not escape. Choose which.
question-shoot = Shoot with a unit, or end the phase.
question-overwatch = Fire Overwatch: what does { $unit } shoot at { $enemy } with?
question-allocate = In which order are the models of { $unit } allocated attacks?
question-precision = { $wounds } Precision attacks have wounded { $unit }. Do they go to a CHARACTER?
question-mend = Which model of { $unit } regains its wounds?
question-suffer = { $model } explodes. Whom does it hurt next: { $units }?
question-hazardous = Which model of { $unit } suffers for its failed Hazardous test?
question-charge = Declare a charge, or end the phase.
question-fight = Which unit fights next: { $units }?
question-strike = Whom does { $unit } strike?
question-tank-shock = Tank Shock of { $unit }: which enemy, and with which melee weapon?
question-straggler = { $unit } is out of coherency. Remove one of its models.

## Stratagems

question-react-rolled = { $unit }, { $purpose }: { $dice }. Roll again?
question-react-rolled-needed = { $unit }, { $purpose }: { $dice }, where each must show { $needed } or more. A new roll does with { $percent } %. Roll one again?
question-react-rolled-sum = { $unit }, { $purpose }: { $dice }, where { $needed } or more are needed to come near enough. A new roll shows that with { $percent } %. Roll again?
question-react-test-failed = { $unit } has failed its Battle-shock test. Use a Stratagem?
question-react-moves = { $unit } begins to move. Use a Stratagem?
question-react-moved = { $unit } has moved or was set up. Use a Stratagem?
question-react-movement-ends = The Movement phase ends. Use a Stratagem?
question-react-targeted = { $unit } is going to shoot at { $targets }. Use a Stratagem?
question-react-charged = { $unit } has ended its Charge move. Use a Stratagem?
question-react-fights = { $unit } is going to fight. Use a Stratagem?
question-react-fought = { $unit } has fought. Use a Stratagem?
question-react-own-phase = Use a Stratagem?
question-react-charge-moved = { $unit } has ended its Charge move. Use a Stratagem?
