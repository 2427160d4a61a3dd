/**
 * The advisory lock that transactions share while they write events, and that readers take exclusively: positions are
 * assigned before the commit, so a reader that did not wait could skip an event whose transaction is still open and
 * never read it.
 */
export const EVENT_WRITERS = 4_711_001
