# What can be wrong with an activation or with a target of one.

refusal-not-due = { $disk } Ambushes only at the start of a turn that begins with an enemy near it.
refusal-target-casting = { $target } is casting this spell and counts as activated; it cannot be the target.
