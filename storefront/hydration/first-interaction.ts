import { holdInteractions } from './held-interactions.ts'

const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'input',
  'change',
  'wheel',
  'scroll',
] as const

/** Milliseconds after which content gets its scripts without an interaction: it may move or have failed pictures. */
const LONGEST_WAIT = 10_000

/** Content that needs its scripts at once: it takes the focus, or announces something. */
const URGENT_CONTENT = 'html[data-hydrate], main :is([role="alert"], [role="status"])'

const state = { isHydrated: false }

/** Whether the first page of the visit runs, so that other pages are shown by scripts. */
export function isFirstPageHydrated(): boolean {
  return state.isHydrated
}

/** Sets that the first page of the visit runs. */
export function setFirstPageHydrated(): void {
  state.isHydrated = true
}

/** Whether the visitor is somewhere in the page, as they may have done something before this script ran. */
function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

let interaction: Promise<void> | null = null

/**
 * Waits until the visitor has done something, or a while has passed; not at all when the content needs its scripts. From
 * the first call on, what the visitor does in deferred content is held.
 */
export function waitForInteraction(): Promise<void> {
  interaction ??= holdAndWaitForInteraction()
  return interaction
}

function holdAndWaitForInteraction(): Promise<void> {
  holdInteractions()
  if (document.querySelector(URGENT_CONTENT) !== null || hasFocus()) return Promise.resolve()
  return new Promise((resolve) => {
    const controller = new AbortController()
    const timer = setTimeout(end, LONGEST_WAIT)
    function end() {
      // Offline nothing can be loaded.
      if (!navigator.onLine) return
      clearTimeout(timer)
      controller.abort()
      resolve()
    }
    const { signal } = controller
    for (const type of [...INTERACTIONS, 'online'])
      window.addEventListener(type, end, { signal, capture: true, passive: true })
  })
}
