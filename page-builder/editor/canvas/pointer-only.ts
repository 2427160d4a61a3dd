/** What the library for dragging says about whatever can be dragged. */
const SAID = ['role', 'tabindex', 'aria-describedby', 'aria-pressed', 'aria-grabbed', 'aria-disabled'] as const
const DRAGGED = '[aria-describedby^="dnd-kit-description"]'

/**
 * Keeps elements that are dragged by pointers from being buttons for those who do not see them, and stops of the tab
 * key: there are other ways to do the same without dragging. Answers what ends it.
 */
export function keepPointerOnly(root: Element): () => void {
  const strip = () => {
    for (const element of root.querySelectorAll(DRAGGED)) {
      for (const name of SAID) element.removeAttribute(name)
      // Some blocks say themselves what they are.
      if (element.getAttribute('aria-roledescription') === 'draggable') element.removeAttribute('aria-roledescription')
    }
  }
  strip()
  const observer = new MutationObserver(strip)
  observer.observe(root, { attributes: true, attributeFilter: ['aria-describedby'], childList: true, subtree: true })
  return () => observer.disconnect()
}
