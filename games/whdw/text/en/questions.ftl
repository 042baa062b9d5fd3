# What a player is asked.

question-assign-initiative = You won the roll. Give every player one initiative token, yourself included: who goes first?
question-choose-scenario = Choose which of your two scenario cards becomes the active scenario.
question-place-deployment-card = Take a deployment card and lay it along your edge, with either side up.
question-place-terrain = Take a terrain card and place its piece on the battlefield, with either side up.
question-place-watchtower = Place your Watchtower farther than medium range from every battlefield edge.
question-deploy = Deploy your disks: in each zone as many as its deployment value says, all your heroes among them.
question-scout = You may move a scout before the first round, or end scouting. Ready: { $disks }.
question-choose-command = Choose a command card in secret.
question-resolve =
    Resolve your command card: { $left ->
        [0] all activations are used, but its battle ability is still open
        [one] one activation is left
       *[other] { $left } activations are left
    }.
question-continue =
    { $disk } ({ $owner }) is in the middle of its activation. { $flips ->
        [0] It cannot flip any more
        [one] It may flip once more
       *[other] It may flip up to { $flips } times
    }{ $broke-through ->
        [0] {""}
       *[other] {" "}and must stop at the next enemies it pins
    }{ $may-act ->
        [0] {""}
       *[other] ; it may use its ranged attack or focus ability
    }. How does it go on?
question-choose-scatter = These disks are equally near to the target: { $among }. Which of them does the scatter go to?
question-choose-disk = Choose the disk that the ability of { $disk } ({ $owner }) reaches: { $among }.
question-order-triggers = { $count } of your abilities were triggered ({ $disks }). Which of them resolves next?
question-flip-toward = { $disk } ({ $owner }) breaks loose and must flip toward the nearest disk ({ $nearest }). Where does it land?
question-choose-engagement = Choose which of { $count } engagements is resolved next.
question-strike =
    Choose whom your { $count ->
        [one] disk strikes
       *[other] disks strike
    }: { $disks }.
