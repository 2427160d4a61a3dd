import { type HTMLAttributes, useRef } from 'react'

/** The minimum distance of a swipe, in pixels. */
const MIN_SWIPE_PX = 48

/**
 * Returns event handlers that detect swipes: to the left is one step forward (1), to the right one step back (-1); in
 * right-to-left text it is the other way round.
 */
export function useSwipe(
  onSwipe: (steps: 1 | -1) => void,
): Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerUp'> {
  const startX = useRef<number | null>(null)
  return {
    onPointerDown: (event) => {
      startX.current = event.pointerType === 'touch' ? event.clientX : null
    },
    onPointerUp: (event) => {
      const distance = startX.current === null ? 0 : event.clientX - startX.current
      startX.current = null
      if (Math.abs(distance) < MIN_SWIPE_PX) return
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
      onSwipe(distance < 0 === isRightToLeft ? -1 : 1)
    },
  }
}
