/** Characters of a drawing: more would keep those waiting who upload after it. */
export const DRAWING_LENGTH = 1_000_000

/** How many elements of a drawing may stand within one another: drawing programs need some dozens. */
export const MOST_LEVELS = 200
