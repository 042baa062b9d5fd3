# What is printed on Creature Disks and Spell Disks.

printed-kind-faction = { $faction }, { $alignment }
printed-kind-champion = Champion: { $faction }
printed-kind-no-faction = Without a faction, { $alignment }
printed-kind-unique = Unique
printed-kind-limited = Limited: { $limit }
printed-kind-diameter = Diameter { $diameter }
printed-kind-spell = Spell of Level { $level }

printed-row-movement = Movement (M)
printed-row-attack = Attack (AT)
printed-row-defense = Defense (D)
printed-row-toughness = Toughness (T)
printed-row-wounds = Wounds
printed-row-points = Army Points

printed-skill-flying = Flying
printed-skill-missile = Missile: { $missile } × { $count }
printed-skill-spellcaster = Spellcaster, Level { $level }
printed-skill-first-blow = First Blow
printed-skill-swashbuckler = Swashbuckler
printed-skill-berserk = Berserk
printed-skill-reanimate = Reanimate
printed-skill-rage = Rage

printed-text = { $text }

printed-word-good = Good
printed-word-neutral = Neutral
printed-word-evil = Evil
printed-word-arrow = Arrow
printed-word-bolt = Bolt
printed-word-fireball = Fireball
printed-word-boulder = Boulder
