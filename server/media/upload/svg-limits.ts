/** The maximum number of characters of an SVG: larger ones would delay the uploads after them. */
export const MAX_SVG_LENGTH = 1_000_000

/** The maximum nesting depth of elements in an SVG; drawing programs need some dozens. */
export const MAX_SVG_DEPTH = 200

/** Returns the timeout for sanitizing an SVG in milliseconds: a second for every 100,000 characters begun. */
export function getSanitizeTimeoutMs(text: string): number {
  return Math.ceil(text.length / 100_000) * 1000
}

/** The message of the worker when it is ready for the first SVG. */
export const WORKER_READY = 'ready'
