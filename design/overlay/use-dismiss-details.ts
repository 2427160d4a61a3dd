import { useEffect, useRef, type RefObject } from 'react'

/**
 * Closes open `details` below an element on Escape, on a press outside, and whenever `path`, the current path,
 * changes.
 */
export function useDismissDetails(container: RefObject<HTMLElement | null>, path: string): void {
  const previousPath = useRef(path)
  useEffect(() => {
    // What was opened before hydration stays open.
    if (previousPath.current === path) return
    previousPath.current = path
    closeAllDetails(container.current)
  }, [container, path])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const openDetails = container.current?.querySelector('details[open]')
      closeAllDetails(container.current)
      if (openDetails?.contains(document.activeElement)) openDetails.querySelector('summary')?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) closeAllDetails(container.current)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [container])
}

function closeAllDetails(container: HTMLElement | null): void {
  for (const details of container?.querySelectorAll('details[open]') ?? []) details.removeAttribute('open')
}
