# Was an einem Schuss, einem Fall oder einem Wurf falsch sein kann.

refusal-aim = Der Zielpunkt liegt nicht auf „{ $target }“. Ziele auf einen Punkt der Disk, die du benennst.
refusal-aim-far = Dieser Punkt ist { $distance } entfernt; die Disk darf höchstens { $range } von der alten Stelle des Ziels fallen gelassen werden.
refusal-apex = Der Bogen stiege { $apex } über den Tisch. Wähle eine Höhe von { $least } bis { $most }.
refusal-in-cavern = „{ $target }“ ist in einer Höhle; nur Schützen in derselben Höhle können darauf zielen.
refusal-no-archer = Diese Disk kann jetzt nicht schießen. Ein Schütze schießt, wenn er keinen Aktivierungsmarker hat, nicht gebunden ist und keinen Feind bindet.
refusal-pins-enemy = „{ $disk }“ bindet mit „{ $other }“ einen Feind und kann nicht schießen.
refusal-no-weapon = „{ $disk }“ hat diese Geschossfähigkeit nicht.
refusal-own-target = „{ $target }“ ist deine eigene Disk; nur Feinde können benannt werden.
