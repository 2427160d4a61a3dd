/** The attributes that the drag library sets on draggable elements. */
const DRAG_ATTRIBUTES = [
  'role',
  'tabindex',
  'aria-describedby',
  'aria-pressed',
  'aria-grabbed',
  'aria-disabled',
] as const
const DRAGGED_SELECTOR = '[aria-describedby^="dnd-kit-description"]'

/**
 * Removes button semantics and tab stops from draggable elements, because screen reader and keyboard users have other
 * ways to do the same. Returns a function that stops it.
 */
export function removeDragSemantics(root: Element): () => void {
  const strip = () => {
    for (const element of root.querySelectorAll(DRAGGED_SELECTOR)) {
      for (const name of DRAG_ATTRIBUTES) element.removeAttribute(name)
      // Some blocks set a role description of their own.
      if (element.getAttribute('aria-roledescription') === 'draggable') element.removeAttribute('aria-roledescription')
    }
  }
  strip()
  const observer = new MutationObserver(strip)
  observer.observe(root, { attributes: true, attributeFilter: ['aria-describedby'], childList: true, subtree: true })
  return () => observer.disconnect()
}
