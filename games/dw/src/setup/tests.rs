//! Tests of setting up.
