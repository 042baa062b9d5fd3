//! The worked examples of the book and battles around them.
