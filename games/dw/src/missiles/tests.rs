//! Missiles and falls in small positions.
