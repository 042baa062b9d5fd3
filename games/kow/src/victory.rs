//! The end of the game and who has won.
