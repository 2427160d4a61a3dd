/** A picture with more pixels than this is not read, because that would take too much memory. */
export const MOST_PIXELS = 60_000_000
