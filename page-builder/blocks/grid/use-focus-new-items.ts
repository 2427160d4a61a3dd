import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first new item once it is rendered. The returned function must be called before items are
 * requested. With `isScrolledIntoView` the item is scrolled into view, smoothly unless reduced motion is preferred.
 */
export function useFocusNewItems(
  listRef: RefObject<HTMLUListElement | null>,
  { keys, isScrolledIntoView }: { readonly keys: readonly string[]; readonly isScrolledIntoView: boolean },
): () => void {
  const previousKeys = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const keysBefore = previousKeys.current
    if (keysBefore === null) return
    const newIndex = keys.findIndex((key) => !keysBefore.has(key))
    const newElement = listRef.current?.children[newIndex]
    if (!(newElement instanceof HTMLElement)) return
    previousKeys.current = null
    newElement.focus({ preventScroll: true })
    if (isScrolledIntoView)
      newElement.scrollIntoView({
        block: 'nearest',
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      })
  }, [keys, listRef, isScrolledIntoView])
  return () => {
    previousKeys.current = new Set(keys)
  }
}
