/** What is measured in a window, in pixels from its upper edge. */
interface Box {
  readonly top: number
  readonly height: number
}

/**
 * How far to scroll for a box to be seen in a window of a height: to its middle, or to its beginning when it is higher;
 * 0 when it is seen already.
 */
export function distanceIntoView({ top, height }: Box, windowHeight: number): number {
  const bottom = top + height
  if (height <= windowHeight) return top >= 0 && bottom <= windowHeight ? 0 : top - (windowHeight - height) / 2
  const fills = top <= 0 && bottom >= windowHeight
  const begins = top > 0 && top <= windowHeight / 2
  return fills || begins ? 0 : top
}
