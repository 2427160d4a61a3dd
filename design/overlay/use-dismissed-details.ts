import { useEffect, useRef, type RefObject } from 'react'

/** Closes open `details` below an element on Escape, on a press elsewhere, and whenever `place` changes. */
export function useDismissedDetails(container: RefObject<HTMLElement | null>, place: string): void {
  const shownAt = useRef(place)
  useEffect(() => {
    // What was opened before the page came alive stays open.
    if (shownAt.current === place) return
    shownAt.current = place
    closeAll(container.current)
  }, [container, place])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const opened = container.current?.querySelector('details[open]')
      closeAll(container.current)
      if (opened?.contains(document.activeElement)) opened.querySelector('summary')?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) closeAll(container.current)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [container])
}

function closeAll(container: HTMLElement | null): void {
  for (const details of container?.querySelectorAll('details[open]') ?? []) details.removeAttribute('open')
}
