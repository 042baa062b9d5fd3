# What a player is asked.

question-place-terrain = Place a terrain piece, or say that there is enough.
question-set-objective = Set an objective: a marker anywhere, or a terrain piece on the table.
question-choose-side = You won the roll-off. Which long side do you take?
question-deploy = Deploy one of your units in your zone.
question-choose-first = You won the roll-off. Who takes the first turn?
question-order = Give an order to a unit, or end the Move phase.
question-shoot = Shoot with a unit, or end the Shoot phase.
question-surge-target = { $unit } touches several enemies. Whom does it charge: { $units }?
question-test-next = Whose Nerve is tested next: { $units }?
question-fight-next = Which melee is fought next? These units were charged: { $units }.
question-regroup = { $unit } has routed its enemy. How does it regroup?
question-regroup-next = Which unit regroups next: { $units }?
question-separate = Units that charged touch friends and are moved apart by an inch. Which of them goes aside, to its left or to its right: { $units }?
question-agree-pause = Your opponent asks for a pause of the clock. Do you agree?
question-resume = The clock stands still. Go on when you are ready.
