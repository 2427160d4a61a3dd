/**
 * The advisory lock that transactions share while they write events, and that readers take alone: positions are given
 * out before they are committed, so that a reader who did not wait could pass by an event whose transaction is still
 * open and never come back for it.
 */
export const EVENT_WRITERS = 4_711_001
