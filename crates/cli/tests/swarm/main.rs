//! One study on many machines: the real program with a real PostgreSQL, which each test starts for itself.

mod broker;
mod equal;
mod mishaps;
mod program;
mod refusals;
mod staying;
