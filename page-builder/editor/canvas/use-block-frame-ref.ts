import { useCallback } from 'react'
import { isVisiblyEmpty } from './is-visibly-empty.ts'

/** Receives the element that the editing library drags, outlines and measures. */
type ElementListener = (element: Element | null) => void

/**
 * Returns a ref for the frame around a block. The frame has no box, so that the block is laid out as in the shop; the
 * ref reports the block's own outermost element, also when it appears late or is replaced. Where the block renders
 * nothing visible, it marks the frame and reports the note that is last in it, which the style sheet then shows.
 */
export function useBlockFrameRef(
  onElement: ElementListener | null,
): (frame: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (frame) => {
      if (frame === null) return undefined
      let anchor: Element | null = null
      const updateAnchor = () => {
        const isEmpty = isVisiblyEmpty(frame)
        frame.toggleAttribute('data-shows-nothing', isEmpty)
        const newAnchor = isEmpty ? frame.lastElementChild : frame.firstElementChild
        if (newAnchor === anchor) return
        anchor = newAnchor
        onElement?.(anchor)
      }
      updateAnchor()
      const observer = new MutationObserver(updateAnchor)
      observer.observe(frame, { childList: true, subtree: true, characterData: true, attributeFilter: ['src'] })
      return () => {
        observer.disconnect()
        onElement?.(null)
      }
    },
    [onElement],
  )
}
