import { useEffect, useRef, type RefObject } from 'react'

/** Closes a popover whenever `path`, the current path, changes: a link inside it has led to another page. */
export function useClosePopoverOnNavigation(popover: RefObject<HTMLElement | null>, path: string): void {
  const previousPath = useRef(path)
  useEffect(() => {
    // What was opened before hydration stays open.
    if (previousPath.current === path) return
    previousPath.current = path
    const element = popover.current
    if (element?.matches(':popover-open')) element.hidePopover()
  }, [popover, path])
}
