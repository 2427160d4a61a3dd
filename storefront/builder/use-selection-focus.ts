import { type RefObject, useEffect, useRef } from 'react'

/** The elements that receive the focus. */
interface SelectionFocus {
  /** The heading of the selected item; it must be focusable. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** The element with the links that select items, each with its key as `data-key`. */
  readonly list: RefObject<HTMLDivElement | null>
}

/**
 * Moves the focus to the heading of an item when it is selected, and back to its link when it is closed; the parameter
 * is the item's key, null for none.
 */
export function useSelectionFocus(selectedKey: string | null): SelectionFocus {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const lastKey = useRef(selectedKey)
  useEffect(() => {
    const previousKey = lastKey.current
    lastKey.current = selectedKey
    if (previousKey === selectedKey) return
    if (selectedKey !== null) heading.current?.focus()
    // The focus is not moved if the user has already focused something else.
    else if (previousKey !== null && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(previousKey)}"]`)?.focus()
  }, [selectedKey])
  return { heading, list }
}
