import { type RefObject, useEffect, useRef } from 'react'

/** Places that the focus is led to. */
interface OpenedFocus {
  /** Of what is opened; it must be able to take the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** What holds the links by which something is opened, each with its key as `data-key`. */
  readonly list: RefObject<HTMLDivElement | null>
}

/**
 * Leads the focus to the heading of what is opened by a link, and back to that link once it is closed; `opened` is its
 * key, null for nothing.
 */
export function useOpenedFocus(opened: string | null): OpenedFocus {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(opened)
  useEffect(() => {
    const before = shown.current
    shown.current = opened
    if (before === opened) return
    if (opened !== null) heading.current?.focus()
    // Whoever has gone on to something else is left there.
    else if (before !== null && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(before)}"]`)?.focus()
  }, [opened])
  return { heading, list }
}
