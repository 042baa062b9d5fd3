//! Movement in small positions.
