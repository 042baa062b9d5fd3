//! Casting and Surge in small positions.
