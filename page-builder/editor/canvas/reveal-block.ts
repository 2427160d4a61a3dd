import { getScrollBehavior } from '../scroll-behavior.ts'
import { getDistanceIntoView } from './distance-into-view.ts'

/**
 * How many frames to wait for a block to appear on the canvas: a new one has to be rendered, and the canvas itself to
 * be loaded.
 */
const MAX_FRAMES = 300
/** How many frames to keep it in view while its content, and that above it, is still loading. */
const FOLLOW_FRAMES = 60

interface RevealState {
  readonly id: string
  readonly framesLeft: number
  /** Its last known position on the page; null before it was found. */
  readonly lastRect: { readonly top: number; readonly height: number } | null
  /** How far the canvas was scrolled in the frame before. */
  readonly lastScroll: number
}

let frameRequest = 0

/**
 * Scrolls the canvas to a block, and a horizontally scrolled row to the block in it, unless it is visible already.
 * Nothing outside the canvas is scrolled, and the focus does not move.
 */
export function revealBlock(id: string): void {
  // Only the most recent request counts.
  stopRevealing()
  scheduleReveal({ id, framesLeft: MAX_FRAMES, lastRect: null, lastScroll: 0 })
}

/** Cancels a pending scroll, because the canvas was unmounted. */
export function stopRevealing(): void {
  cancelAnimationFrame(frameRequest)
}

function scheduleReveal(state: RevealState): void {
  if (state.framesLeft > 0) frameRequest = requestAnimationFrame(() => scheduleReveal(reveal(state)))
}

function reveal({ id, framesLeft, lastRect, lastScroll }: RevealState): RevealState {
  const canvasWindow = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow
  const block = canvasWindow?.document.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
  if (canvasWindow === null || canvasWindow === undefined || block === null || block === undefined)
    return { id, framesLeft: framesLeft - 1, lastRect, lastScroll }
  const { scrollY, innerHeight } = canvasWindow
  const { top, height } = block.getBoundingClientRect()
  const rect = { top: Math.round(top + scrollY), height: Math.round(height) }
  const hasMoved = rect.top !== lastRect?.top || rect.height !== lastRect.height
  // Another scroll, as to a part of the editor, may have interrupted this one: then the canvas stands still.
  const isScrolling = !hasMoved && scrollY !== lastScroll
  const distance = isScrolling ? 0 : getDistanceIntoView({ top, height }, innerHeight)
  if (distance !== 0) canvasWindow.scrollBy({ top: distance, behavior: getScrollBehavior() })
  if (lastRect === null) {
    revealInScrollRow(block, canvasWindow)
    // Whoever scrolls the canvas wants to see something else.
    for (const event of ['wheel', 'touchmove', 'keydown'])
      canvasWindow.addEventListener(event, stopRevealing, { once: true, passive: true })
  }
  return { id, framesLeft: lastRect === null ? FOLLOW_FRAMES : framesLeft - 1, lastRect: rect, lastScroll: scrollY }
}

/** Scrolls the nearest enclosing row that scrolls horizontally. */
function revealInScrollRow(block: Element, canvasWindow: Window): void {
  for (let ancestor = block.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    const isRow =
      ancestor.scrollWidth > ancestor.clientWidth &&
      /auto|scroll/.test(canvasWindow.getComputedStyle(ancestor).overflowX)
    if (!isRow) continue
    const [inner, outer] = [block.getBoundingClientRect(), ancestor.getBoundingClientRect()]
    const isVisible = inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    if (!isVisible) ancestor.scrollBy({ left: inner.left - outer.left, behavior: getScrollBehavior() })
    return
  }
}
