/** How many frames to wait for an expanding part to become focusable. */
const MAX_FRAMES = 30

/**
 * Focuses an element, waiting if necessary until the part around it has expanded: its content cannot be focused in the
 * first frame.
 */
export function focusWhenFocusable(element: HTMLElement, framesLeft = MAX_FRAMES): void {
  element.focus()
  if (element.ownerDocument.activeElement !== element && element.isConnected && framesLeft > 0)
    requestAnimationFrame(() => focusWhenFocusable(element, framesLeft - 1))
}
