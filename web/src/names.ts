// Names for things of the wire that have none there.

/** Names one piece or card of a match. */
export type Key = string;
