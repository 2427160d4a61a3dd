import { type RefObject, useEffect } from 'react'

const REPOSITION_DELAY_MS = 10
const GAP = 6

/**
 * Positions `tooltip`, a fixed element, above `trigger`, or below it where there is no room above, and inside the
 * window: 10 ms after it has opened, after scrolling, and after the window, the trigger or the tooltip was resized.
 * While it is positioned, `data-side` is `above` or `below`.
 */
export function useTooltipPosition(
  trigger: RefObject<HTMLElement | null>,
  tooltip: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const anchor = trigger.current
    const tooltipElement = tooltip.current
    if (!isOpen || anchor === null || tooltipElement === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const reposition = () => {
      clearTimeout(timer)
      timer = setTimeout(() => moveTooltip(tooltipElement, anchor.getBoundingClientRect()), REPOSITION_DELAY_MS)
    }
    reposition()
    const resizeObserver = new ResizeObserver(reposition)
    resizeObserver.observe(anchor)
    resizeObserver.observe(tooltipElement)
    addEventListener('scroll', reposition, { capture: true, passive: true })
    addEventListener('resize', reposition)
    return () => {
      clearTimeout(timer)
      resizeObserver.disconnect()
      removeEventListener('scroll', reposition, { capture: true })
      removeEventListener('resize', reposition)
      delete tooltipElement.dataset['side']
    }
  }, [trigger, tooltip, isOpen])
}

function moveTooltip(tooltip: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height, dataset, style } = tooltip
  const isAbove = anchor.top >= height + GAP
  const centredLeft = anchor.left + anchor.width / 2 - width / 2
  const left = Math.max(GAP, Math.min(centredLeft, document.documentElement.clientWidth - width - GAP))
  style.translate = `${Math.round(left)}px ${Math.round(isAbove ? anchor.top - height - GAP : anchor.bottom + GAP)}px`
  dataset['side'] = isAbove ? 'above' : 'below'
}
