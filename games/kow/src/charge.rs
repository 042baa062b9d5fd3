//! Charges: conditions, path, contact, sharing a side.
