/** The vertical extent of an element in a window, in pixels from its top. */
interface Box {
  readonly top: number
  readonly height: number
}

/**
 * Returns how far to scroll to bring a box into view: to its middle, or to its top when it is higher than the window; 0
 * when it is visible already.
 */
export function getScrollDistanceIntoView({ top, height }: Box, windowHeight: number): number {
  const bottom = top + height
  if (height <= windowHeight) return top >= 0 && bottom <= windowHeight ? 0 : top - (windowHeight - height) / 2
  const coversWindow = top <= 0 && bottom >= windowHeight
  const startsInUpperHalf = top > 0 && top <= windowHeight / 2
  return coversWindow || startsInUpperHalf ? 0 : top
}
