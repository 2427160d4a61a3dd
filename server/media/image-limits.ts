/** The maximum number of pixels of an image; decoding more would need too much memory. */
export const MAX_PIXELS = 60_000_000
