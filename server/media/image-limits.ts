/** The maximum number of pixels of an image; decoding more would need too much memory. */
export const MAX_PIXELS = 60_000_000

/** The maximum number of pixels of an image that is not for the library: more than a scanned page has. */
export const MAX_PRIVATE_PIXELS = 25_000_000
