import { type RefObject, useEffect, useRef, useState } from 'react'
import { scrollSideways } from './scroll-sideways.ts'

/** A row of items that is scrolled sideways: which items are visible, and how to move it. */
export interface ScrollRow {
  /** How many items fit side by side; 0 until the browser has laid them out. */
  readonly visibleCount: number
  /** The index of the first visible item. */
  readonly firstIndex: number
  /** The index of the last item that can be first: then the final items are visible. */
  readonly lastStartIndex: number
  /** Scrolls an item to the beginning of the row, as far as there are items after it. */
  readonly goTo: (index: number) => void
}

/**
 * Tracks and moves a list that scrolls sideways. The style sheet defines how many items fit, so the hook measures them.
 * Whenever the list's width changes, it scrolls back to the item at `start`.
 */
export function useScrollRow(
  list: RefObject<HTMLUListElement | null>,
  { count, start = 0 }: { readonly count: number; readonly start?: number },
): ScrollRow {
  const [firstIndex, setFirstIndex] = useState(start)
  const [fittingCount, setFittingCount] = useState(0)
  const stopScroll = useRef<(() => void) | null>(null)
  const lastStartIndex = Math.max(count - fittingCount, 0)

  useEffect(() => {
    const element = list.current
    if (element === null) return
    let width = 0
    const resizeObserver = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      stopScroll.current?.()
      const visibleCount = countVisibleItems(element)
      const index = Math.min(start, Math.max(count - visibleCount, 0))
      element.scrollLeft += getDistanceToItem(element, index)
      setFittingCount(visibleCount)
      setFirstIndex(index)
    })
    const onScroll = () => {
      if (stopScroll.current === null) setFirstIndex(findNearestItemIndex(element))
    }
    const onInteraction = () => stopScroll.current?.()
    resizeObserver.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('wheel', onInteraction, { passive: true })
    element.addEventListener('pointerdown', onInteraction, { passive: true })
    return () => {
      stopScroll.current?.()
      resizeObserver.disconnect()
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('wheel', onInteraction)
      element.removeEventListener('pointerdown', onInteraction)
    }
  }, [list, count, start])

  const goTo = (index: number) => {
    const element = list.current
    if (element === null) return
    const target = Math.min(Math.max(index, 0), lastStartIndex)
    stopScroll.current?.()
    setFirstIndex(target)
    stopScroll.current = scrollSideways(element, getDistanceToItem(element, target), () => {
      stopScroll.current = null
    })
  }

  return { visibleCount: fittingCount, firstIndex, lastStartIndex, goTo }
}

/** The distance of an item from the beginning of the visible part, in pixels to the right. */
function getDistanceToItem(list: HTMLElement, index: number): number {
  const item = list.children[index]
  if (item === undefined) return 0
  const view = list.getBoundingClientRect()
  const box = item.getBoundingClientRect()
  const { direction, paddingLeft, paddingRight } = getComputedStyle(list)
  return direction === 'rtl'
    ? box.right - (view.right - Number.parseFloat(paddingRight))
    : box.left - (view.left + Number.parseFloat(paddingLeft))
}

function findNearestItemIndex(list: HTMLElement): number {
  const distances = Array.from(list.children, (_, index) => Math.abs(getDistanceToItem(list, index)))
  return Math.max(distances.indexOf(Math.min(...distances)), 0)
}

function countVisibleItems(list: HTMLElement): number {
  const item = list.children[0]
  if (item === undefined) return 0
  const { columnGap, paddingLeft, paddingRight } = getComputedStyle(list)
  const gap = Number.parseFloat(columnGap) || 0
  const availableWidth = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return Math.max(Math.round((availableWidth + gap) / (item.getBoundingClientRect().width + gap)), 1)
}
