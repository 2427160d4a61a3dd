/** How many frames a part that opens may take until it can be focused. */
const MOST_FRAMES = 30

/**
 * Takes the focus to an element, if need be once the part around it has opened: what unfolds cannot be focused in its
 * first frame.
 */
export function focusOnceShown(element: HTMLElement, framesLeft = MOST_FRAMES): void {
  element.focus()
  if (element.ownerDocument.activeElement !== element && element.isConnected && framesLeft > 0)
    requestAnimationFrame(() => focusOnceShown(element, framesLeft - 1))
}
