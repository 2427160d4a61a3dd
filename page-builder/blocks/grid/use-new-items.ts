import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the focus to the first item that was not there before, once it is; the answer is called before items are asked
 * for. With `isScrolledTo` the item comes into view, smoothly where motion is wanted; else the page stays where it is.
 */
export function useNewItems(
  list: RefObject<HTMLUListElement | null>,
  { keys, isScrolledTo }: { readonly keys: readonly string[]; readonly isScrolledTo: boolean },
): () => void {
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const before = known.current
    if (before === null) return
    const place = keys.findIndex((key) => !before.has(key))
    const item = list.current?.children[place]
    if (!(item instanceof HTMLElement)) return
    known.current = null
    item.focus({ preventScroll: true })
    if (isScrolledTo)
      item.scrollIntoView({
        block: 'nearest',
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      })
  }, [keys, list, isScrolledTo])
  return () => {
    known.current = new Set(keys)
  }
}
