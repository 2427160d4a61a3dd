import { getScrollBehavior } from '../scroll-behavior.ts'
import { getScrollDistanceIntoView } from './distance-into-view.ts'

/**
 * How many frames to wait for a block to appear on the canvas: a new one has to be rendered, and the canvas itself to
 * be loaded.
 */
const MAX_FRAMES = 300
/** For how many frames the found block is kept in view, while it and the blocks above it are still loading. */
const FOLLOW_FRAMES = 60

interface ScrollState {
  readonly id: string
  readonly framesLeft: number
  /** Its last known position on the page; null before it was found. */
  readonly lastRect: { readonly top: number; readonly height: number } | null
  /** How far the canvas was scrolled in the frame before. */
  readonly lastScroll: number
}

let frameRequest = 0

/**
 * Scrolls the canvas to a block as soon as the block is rendered, and a horizontally scrolled row to the block in it,
 * unless it is visible already. For about a second the block is kept in view while the blocks above it load. Nothing
 * outside the canvas is scrolled, and the focus does not move.
 */
export function scrollCanvasToBlock(id: string): void {
  // Only the most recent request counts.
  cancelCanvasScroll()
  scrollInEachFrame({ id, framesLeft: MAX_FRAMES, lastRect: null, lastScroll: 0 })
}

/** Cancels a pending scroll, because the canvas was unmounted. */
export function cancelCanvasScroll(): void {
  cancelAnimationFrame(frameRequest)
}

function scrollInEachFrame(state: ScrollState): void {
  if (state.framesLeft > 0) frameRequest = requestAnimationFrame(() => scrollInEachFrame(scrollAndGetNextState(state)))
}

function scrollAndGetNextState({ id, framesLeft, lastRect, lastScroll }: ScrollState): ScrollState {
  const canvasWindow = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow
  const block = canvasWindow?.document.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
  if (canvasWindow === null || canvasWindow === undefined || block === null || block === undefined)
    return { id, framesLeft: framesLeft - 1, lastRect, lastScroll }
  const { scrollY, innerHeight } = canvasWindow
  const { top, height } = block.getBoundingClientRect()
  const rect = { top: Math.round(top + scrollY), height: Math.round(height) }
  const hasMoved = rect.top !== lastRect?.top || rect.height !== lastRect.height
  // While the canvas is moving, no new scroll is started; a scroll that was interrupted is started again.
  const isScrolling = !hasMoved && scrollY !== lastScroll
  const distance = isScrolling ? 0 : getScrollDistanceIntoView({ top, height }, innerHeight)
  // To a position, not by a distance: one that is added to a scroll that goes on leads too far. The last one is instant.
  const behavior = framesLeft > 1 ? getScrollBehavior() : 'instant'
  if (distance !== 0) canvasWindow.scrollTo({ top: scrollY + distance, behavior })
  if (lastRect === null) {
    scrollRowToBlock(block, canvasWindow)
    // A user who scrolls the canvas wants to see another block: stop following this one.
    for (const event of ['wheel', 'touchmove', 'keydown'])
      canvasWindow.addEventListener(event, cancelCanvasScroll, { once: true, passive: true })
  }
  return { id, framesLeft: lastRect === null ? FOLLOW_FRAMES : framesLeft - 1, lastRect: rect, lastScroll: scrollY }
}

/** Scrolls the nearest ancestor that scrolls horizontally until the block is visible in it. */
function scrollRowToBlock(block: Element, canvasWindow: Window): void {
  for (let ancestor = block.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    const isRow =
      ancestor.scrollWidth > ancestor.clientWidth &&
      /auto|scroll/.test(canvasWindow.getComputedStyle(ancestor).overflowX)
    if (!isRow) continue
    const [blockRect, rowRect] = [block.getBoundingClientRect(), ancestor.getBoundingClientRect()]
    const isVisible = blockRect.left >= rowRect.left - 1 && blockRect.right <= rowRect.right + 1
    if (!isVisible) ancestor.scrollBy({ left: blockRect.left - rowRect.left, behavior: getScrollBehavior() })
    return
  }
}
