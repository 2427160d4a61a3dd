/** Returns the scroll behavior of the editor: instant when reduced motion is preferred. */
export function getScrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
