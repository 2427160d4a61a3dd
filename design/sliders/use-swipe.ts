import { type HTMLAttributes, useRef } from 'react'

/** How far a finger goes sideways to mean it, in pixels. */
const SWIPE = 48

/**
 * Tells when a finger is drawn across an element: one step on when it goes against the direction of writing, one back
 * when it goes along.
 */
export function useSwipe(
  onSwipe: (steps: 1 | -1) => void,
): Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerUp'> {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: (event) => {
      from.current = event.pointerType === 'touch' ? event.clientX : null
    },
    onPointerUp: (event) => {
      const distance = from.current === null ? 0 : event.clientX - from.current
      from.current = null
      if (Math.abs(distance) < SWIPE) return
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
      onSwipe(distance < 0 === isRightToLeft ? -1 : 1)
    },
  }
}
