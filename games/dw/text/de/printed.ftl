# Was auf Kreaturen-Disks und Zauber-Disks steht.

printed-kind-faction = { $faction }, { $alignment }
printed-kind-champion = Champion: { $faction }
printed-kind-no-faction = Ohne Fraktion, { $alignment }
printed-kind-unique = Unique
printed-kind-limited = Limited: { $limit }
printed-kind-diameter = Durchmesser { $diameter }
printed-kind-spell = Zauber der Stufe { $level }

printed-row-movement = Bewegungswert (M)
printed-row-attack = Angriffswert (AT)
printed-row-defense = Verteidigungswert (D)
printed-row-toughness = Zähigkeit (T)
printed-row-wounds = Wunden
printed-row-points = Armeepunkte

printed-skill-flying = Fliegen
printed-skill-missile = Geschosse: { $missile } × { $count }
printed-skill-spellcaster = Zauberer, Stufe { $level }
printed-skill-first-blow = Erstschlag
printed-skill-swashbuckler = Swashbuckler
printed-skill-berserk = Berserk
printed-skill-reanimate = Reanimate
printed-skill-rage = Rage

printed-text = { $text }

printed-word-good = gut
printed-word-neutral = neutral
printed-word-evil = böse
printed-word-arrow = Pfeil
printed-word-bolt = Bolzen
printed-word-fireball = Feuerball
printed-word-boulder = Felsbrocken
