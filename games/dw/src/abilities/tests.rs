//! Special Abilities and deeds in small positions.
