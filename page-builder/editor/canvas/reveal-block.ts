import { scrollBehavior } from '../scroll-behavior.ts'
import { distanceIntoView } from './distance-into-view.ts'

/** How many frames a block may take to be on the canvas: a new one has to be made, and the canvas itself to be loaded. */
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

/** Scrolls the page on the canvas to a block unless it is seen there. Nothing around the canvas is scrolled, and the focus stays where it is. */
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
  if (view === null || view === undefined || block === null || block === undefined) return { id, framesLeft: framesLeft - 1, found }
  const { top, height } = block.getBoundingClientRect()
  const place = { top: Math.round(top + view.scrollY), height: Math.round(height) }
  if (place.top === found?.top && place.height === found.height) return { id, framesLeft: framesLeft - 1, found }
  const distance = distanceIntoView({ top, height }, view.innerHeight)
  if (distance !== 0) view.scrollBy({ top: distance, behavior: scrollBehavior() })
  return { id, framesLeft: found === null ? KEPT_FRAMES : framesLeft - 1, found: place }
}
