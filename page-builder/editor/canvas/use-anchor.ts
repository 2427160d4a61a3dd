import { useCallback } from 'react'
import { showsNothing } from './shows-nothing.ts'

/** Takes the element by which a block is grasped, outlined and measured. */
type TakeElement = (element: Element | null) => void

/**
 * A ref for the frame around a block, which has no box of its own so that the block lies on the page as it does in the
 * shop: hands on the block's own outermost element, also when that comes late or is changed for another one. Where
 * nothing is seen of the block it marks the frame and hands on the note that stands last in it, which the style sheet
 * then shows instead.
 */
export function useAnchor(take: TakeElement | null): (frame: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (frame) => {
      if (frame === null) return undefined
      let anchor: Element | null = null
      const anchorAgain = () => {
        const isEmpty = showsNothing(frame)
        frame.toggleAttribute('data-shows-nothing', isEmpty)
        const found = isEmpty ? frame.lastElementChild : frame.firstElementChild
        if (found === anchor) return
        anchor = found
        take?.(anchor)
      }
      anchorAgain()
      const observer = new MutationObserver(anchorAgain)
      observer.observe(frame, { childList: true, subtree: true, characterData: true, attributeFilter: ['src'] })
      return () => {
        observer.disconnect()
        take?.(null)
      }
    },
    [take],
  )
}
