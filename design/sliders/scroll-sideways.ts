/** How long the scroll takes, in milliseconds. */
const DURATION_MS = 400

/**
 * Scrolls an element sideways by a number of pixels, in 0.4 seconds, or at once for users who prefer reduced motion.
 * Returns a function that stops it, or null when it has ended already; `onEnd` is called once, however it ends.
 */
export function scrollSideways(element: HTMLElement, distance: number, onEnd: () => void): (() => void) | null {
  const startLeft = element.scrollLeft
  const startedAt = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    element.style.removeProperty('scroll-snap-type')
    onEnd()
  }
  const move = () => {
    const progress = Math.min((performance.now() - startedAt) / DURATION_MS, 1)
    element.scrollLeft = startLeft + distance * easeInOut(progress)
    if (progress < 1) frame = requestAnimationFrame(move)
    else stop()
  }
  if (distance === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollLeft = startLeft + distance
    onEnd()
    return null
  }
  // Scroll snapping would pull every step to the nearest item.
  element.style.setProperty('scroll-snap-type', 'none')
  move()
  return stop
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) * (1 - progress)
}
