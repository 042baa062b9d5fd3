//! Damage, Wounds and deaths in small positions.
