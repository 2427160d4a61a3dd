/** Characters of a drawing: more would keep those waiting who upload after it. */
export const DRAWING_LENGTH = 1_000_000

/** How many elements of a drawing may stand within one another: drawing programs need some dozens. */
export const MOST_LEVELS = 200

/** Milliseconds for which a drawing may be worked on: a second for each 100,000 characters begun. */
export function workingTimeOf(text: string): number {
  return Math.ceil(text.length / 100_000) * 1000
}

/** What the thread that works on drawings says when it can take the first. */
export const READY = 'ready'
