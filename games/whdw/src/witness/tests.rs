//! Rules are seen where they matter, and only there.
