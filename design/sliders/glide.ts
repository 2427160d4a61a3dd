/** How long a row of items takes to move, in milliseconds. */
const DURATION = 400

/**
 * Scrolls an element sideways by so many pixels, in 0.4 seconds, or at once for whoever wants less motion.
 * Answers what stops it, or null when it is there already; `onEnd` is called once, however it ends.
 */
export function glide(element: HTMLElement, distance: number, onEnd: () => void): (() => void) | null {
  const from = element.scrollLeft
  const begin = performance.now()
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    element.style.removeProperty('scroll-snap-type')
    onEnd()
  }
  const move = () => {
    const done = Math.min((performance.now() - begin) / DURATION, 1)
    element.scrollLeft = from + distance * ease(done)
    if (done < 1) frame = requestAnimationFrame(move)
    else end()
  }
  if (distance === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollLeft = from + distance
    onEnd()
    return null
  }
  // Snapping would pull every step on the way to the nearest item.
  element.style.setProperty('scroll-snap-type', 'none')
  move()
  return end
}

function ease(done: number): number {
  return done < 0.5 ? 2 * done * done : 1 - 2 * (1 - done) * (1 - done)
}
