import { type RefObject, useEffect, useRef, useState } from 'react'
import { glide } from './glide.ts'

/** A row of items that is scrolled sideways: which of them are seen, and the way to others. */
export interface ScrollRow {
  /** How many items fit side by side; 0 until the browser has laid them out. */
  readonly visible: number
  /** The first item in view, counted from 0. */
  readonly first: number
  /** The last item that can come first: with it, the final items are in view. */
  readonly last: number
  /** Moves an item to the beginning of the row, as far as there are items after it. */
  readonly goTo: (index: number) => void
}

/**
 * Follows a list that scrolls sideways and moves it. The stylesheet alone says how many items fit, so this measures.
 * Whenever the list's width changes it is back at `start`.
 */
export function useScrollRow(
  list: RefObject<HTMLUListElement | null>,
  { count, start = 0 }: { readonly count: number; readonly start?: number },
): ScrollRow {
  const [first, setFirst] = useState(start)
  const [visible, setVisible] = useState(0)
  const stop = useRef<(() => void) | null>(null)
  const last = Math.max(count - visible, 0)

  useEffect(() => {
    const element = list.current
    if (element === null) return
    let width = 0
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      stop.current?.()
      const fitting = visibleIn(element)
      const index = Math.min(start, Math.max(count - fitting, 0))
      element.scrollLeft += distanceTo(element, index)
      setVisible(fitting)
      setFirst(index)
    })
    const onScroll = () => {
      if (stop.current === null) setFirst(nearestIn(element))
    }
    const onTouch = () => stop.current?.()
    sizes.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('wheel', onTouch, { passive: true })
    element.addEventListener('pointerdown', onTouch, { passive: true })
    return () => {
      stop.current?.()
      sizes.disconnect()
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('wheel', onTouch)
      element.removeEventListener('pointerdown', onTouch)
    }
  }, [list, count, start])

  const goTo = (index: number) => {
    const element = list.current
    if (element === null) return
    const target = Math.min(Math.max(index, 0), last)
    stop.current?.()
    setFirst(target)
    stop.current = glide(element, distanceTo(element, target), () => {
      stop.current = null
    })
  }

  return { visible, first, last, goTo }
}

/** How far an item is from the beginning of the list's view, in pixels to the right. */
function distanceTo(list: HTMLElement, index: number): number {
  const item = list.children[index]
  if (item === undefined) return 0
  const view = list.getBoundingClientRect()
  const box = item.getBoundingClientRect()
  const { direction, paddingLeft, paddingRight } = getComputedStyle(list)
  return direction === 'rtl'
    ? box.right - (view.right - Number.parseFloat(paddingRight))
    : box.left - (view.left + Number.parseFloat(paddingLeft))
}

function nearestIn(list: HTMLElement): number {
  const distances = Array.from(list.children, (_, index) => Math.abs(distanceTo(list, index)))
  return Math.max(distances.indexOf(Math.min(...distances)), 0)
}

function visibleIn(list: HTMLElement): number {
  const item = list.children[0]
  if (item === undefined) return 0
  const { columnGap, paddingLeft, paddingRight } = getComputedStyle(list)
  const gap = Number.parseFloat(columnGap) || 0
  const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return Math.max(Math.round((room + gap) / (item.getBoundingClientRect().width + gap)), 1)
}
