//! The binary `gonfalon`.
fn main() {}
