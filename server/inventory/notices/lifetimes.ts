/** How long the link that confirms a notice can be used. */
export const CONFIRMATION_DAYS = 3

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000
