import { useEffect, type RefObject } from 'react'

/** Closes a popover whenever `place` changes: a link inside it has led to another page. */
export function useClosedPopover(popover: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    const element = popover.current
    if (element?.matches(':popover-open')) element.hidePopover()
  }, [popover, place])
}
