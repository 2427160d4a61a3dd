/** Returns the scroll behavior of the editor: instant when reduced motion is preferred. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
