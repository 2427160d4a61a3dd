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
 * Removes the button role and the tab stop from draggable elements inside `root`, now and whenever the drag library
 * adds them again, because keyboard and screen reader users have other ways to move blocks. Returns a function that
 * stops this.
 */
export function keepRemovingDragSemantics(root: Element): () => void {
  const removeDragSemantics = () => {
    for (const element of root.querySelectorAll(DRAGGED_SELECTOR)) {
      for (const name of DRAG_ATTRIBUTES) element.removeAttribute(name)
      // Some blocks set a role description of their own.
      if (element.getAttribute('aria-roledescription') === 'draggable') element.removeAttribute('aria-roledescription')
    }
  }
  removeDragSemantics()
  const observer = new MutationObserver(removeDragSemantics)
  observer.observe(root, { attributes: true, attributeFilter: ['aria-describedby'], childList: true, subtree: true })
  return () => observer.disconnect()
}
