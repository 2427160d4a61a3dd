import { useEffect, useRef, type RefObject } from 'react'

/** Closes a popover whenever `place` changes: a link inside it has led to another page. */
export function useClosedPopover(popover: RefObject<HTMLElement | null>, place: string): void {
  const shownAt = useRef(place)
  useEffect(() => {
    // What was opened before the page came alive stays open.
    if (shownAt.current === place) return
    shownAt.current = place
    const element = popover.current
    if (element?.matches(':popover-open')) element.hidePopover()
  }, [popover, place])
}
