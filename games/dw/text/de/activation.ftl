# Was an einer Aktivierung oder ihrem Ziel falsch sein kann.

refusal-not-due = „{ $disk }“ macht einen Überfall nur zu Beginn eines Zuges, bei dem ein Feind in der Nähe liegt.
refusal-target-casting = „{ $target }“ wirkt diesen Zauber und gilt als aktiviert; die Disk kann nicht das Ziel sein.
