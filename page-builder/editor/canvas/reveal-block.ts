import { scrollBehavior } from '../scroll-behavior.ts'
import { distanceIntoView } from './distance-into-view.ts'

/**
 * How many frames a block may take to be on the canvas: a new one has to be made, and the canvas itself to be loaded.
 */
const MOST_FRAMES = 300
/** How many frames it is then kept in view while what it shows, and what stands above it, comes in. */
const KEPT_FRAMES = 60

interface Revealed {
  readonly id: string
  readonly framesLeft: number
  /** Where it was found last, on the page as a whole; null before. */
  readonly found: { readonly top: number; readonly height: number } | null
}

let waiting = 0

/**
 * Scrolls the page on the canvas to a block, and a row of blocks to the one in it, unless it is seen there. Nothing
 * around the canvas is scrolled, and the focus stays where it is.
 */
export function revealBlock(id: string): void {
  // Only the one that was asked for last.
  stopRevealing()
  lookAgain({ id, framesLeft: MOST_FRAMES, found: null })
}

/** Gives up what is still waited for, because the canvas is gone. */
export function stopRevealing(): void {
  cancelAnimationFrame(waiting)
}

function lookAgain(revealed: Revealed): void {
  if (revealed.framesLeft > 0) waiting = requestAnimationFrame(() => lookAgain(reveal(revealed)))
}

function reveal({ id, framesLeft, found }: Revealed): Revealed {
  const view = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow
  const block = view?.document.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
  if (view === null || view === undefined || block === null || block === undefined)
    return { id, framesLeft: framesLeft - 1, found }
  const { top, height } = block.getBoundingClientRect()
  const place = { top: Math.round(top + view.scrollY), height: Math.round(height) }
  if (place.top === found?.top && place.height === found.height) return { id, framesLeft: framesLeft - 1, found }
  const distance = distanceIntoView({ top, height }, view.innerHeight)
  if (distance !== 0) view.scrollBy({ top: distance, behavior: scrollBehavior() })
  if (found === null) revealAcross(block, view)
  return { id, framesLeft: found === null ? KEPT_FRAMES : framesLeft - 1, found: place }
}

/** Of rows that are scrolled sideways, the nearest one around the block. */
function revealAcross(block: Element, view: Window): void {
  for (let around = block.parentElement; around !== null; around = around.parentElement) {
    const isRow = around.scrollWidth > around.clientWidth && /auto|scroll/.test(view.getComputedStyle(around).overflowX)
    if (!isRow) continue
    const [inner, outer] = [block.getBoundingClientRect(), around.getBoundingClientRect()]
    const isSeen = inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    if (!isSeen) around.scrollBy({ left: inner.left - outer.left, behavior: scrollBehavior() })
    return
  }
}
