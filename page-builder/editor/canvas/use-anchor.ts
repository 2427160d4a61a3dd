import { useCallback } from 'react'

/** Takes the element by which a block is grasped, outlined and measured. */
type TakeElement = (element: Element | null) => void

/**
 * A ref for the frame around a block, which has no box of its own so that the block lies on the page as it does in the shop: hands on the
 * block's own outermost element, also when that comes late or is changed for another one.
 */
export function useAnchor(take: TakeElement | null): (frame: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (frame) => {
      if (frame === null || take === null) return undefined
      let anchor: Element | null = null
      const anchorAgain = () => {
        if (frame.firstElementChild === anchor) return
        anchor = frame.firstElementChild
        take(anchor)
      }
      anchorAgain()
      const observer = new MutationObserver(anchorAgain)
      observer.observe(frame, { childList: true })
      return () => {
        observer.disconnect()
        take(null)
      }
    },
    [take],
  )
}
