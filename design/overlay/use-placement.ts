import { type RefObject, useEffect } from 'react'

const REPOSITIONS_AFTER_MS = 10
const GAP = 6

/**
 * Keeps `bubble`, a fixed element at the window's corner, above `trigger`, or below it where there is no room above,
 * and inside the window: 10 ms after it has opened, and after the page was scrolled, or the window, the trigger or the
 * bubble has another size. While it has a place, `data-side` tells which.
 */
export function usePlacement(
  trigger: RefObject<HTMLElement | null>,
  bubble: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const anchor = trigger.current
    const shown = bubble.current
    if (!isOpen || anchor === null || shown === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const reposition = () => {
      clearTimeout(timer)
      timer = setTimeout(() => place(shown, anchor.getBoundingClientRect()), REPOSITIONS_AFTER_MS)
    }
    reposition()
    const sizes = new ResizeObserver(reposition)
    sizes.observe(anchor)
    sizes.observe(shown)
    addEventListener('scroll', reposition, { capture: true, passive: true })
    addEventListener('resize', reposition)
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      removeEventListener('scroll', reposition, { capture: true })
      removeEventListener('resize', reposition)
      delete shown.dataset['side']
    }
  }, [trigger, bubble, isOpen])
}

function place(bubble: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height, dataset, style } = bubble
  const isAbove = anchor.top >= height + GAP
  const middle = anchor.left + anchor.width / 2 - width / 2
  const left = Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - width - GAP))
  style.translate = `${Math.round(left)}px ${Math.round(isAbove ? anchor.top - height - GAP : anchor.bottom + GAP)}px`
  dataset['side'] = isAbove ? 'above' : 'below'
}
