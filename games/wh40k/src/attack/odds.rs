//! Exact odds.
