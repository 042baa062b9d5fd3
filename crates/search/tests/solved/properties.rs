//! What holds whatever the game: the same seed gives the same answer, budgets are kept, thoughts are used again.
