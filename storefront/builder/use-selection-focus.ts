import { type RefObject, useEffect, useRef } from 'react'

/** The elements that receive the focus. */
interface SelectionFocus {
  /** The heading of the selected item; it must be focusable. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  /** The element with the links that select items, each with its key as `data-key`. */
  readonly listRef: RefObject<HTMLDivElement | null>
}

/**
 * Moves the focus to the heading of an item when it is selected, and back to its link when it is closed; the parameter
 * is the item's key, null for none.
 */
export function useSelectionFocus(selectedKey: string | null): SelectionFocus {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const lastKey = useRef(selectedKey)
  useEffect(() => {
    const previousKey = lastKey.current
    lastKey.current = selectedKey
    if (previousKey === selectedKey) return
    if (selectedKey !== null) headingRef.current?.focus()
    // The focus is not moved if the user has already focused something else.
    else if (previousKey !== null && document.activeElement === document.body)
      listRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(previousKey)}"]`)?.focus()
  }, [selectedKey])
  return { headingRef, listRef }
}
