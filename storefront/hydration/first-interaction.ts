import { holdInteractions } from './held-interactions.ts'

/** What needs scripts; `error` is a picture that failed, in whose place they show another one. */
const INTERACTIONS = ['error', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'input', 'scroll'] as const

/** Milliseconds after which content gets its scripts without an interaction: it may move by itself. */
const LONGEST_WAIT = 10_000

/** Content that needs its scripts at once: it takes the focus, or announces something. An empty status says nothing yet. */
const URGENT_CONTENT = 'html[data-hydrate], main :is([role="alert"], [role="status"]):not(:empty)'

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

function hasFailedPicture(): boolean {
  return Array.from(document.images).some(({ complete, naturalWidth }) => complete && naturalWidth === 0)
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
  if (document.querySelector(URGENT_CONTENT) !== null || hasFocus() || hasFailedPicture()) return Promise.resolve()
  return new Promise((resolve) => {
    const controller = new AbortController()
    const timer = setTimeout(end, LONGEST_WAIT)
    function end() {
      // Offline nothing can be loaded, except what a copy of a page consists of.
      if (!navigator.onLine && !document.documentElement.hasAttribute('data-copy')) return
      clearTimeout(timer)
      controller.abort()
      resolve()
    }
    const { signal } = controller
    for (const type of [...INTERACTIONS, 'online'])
      window.addEventListener(type, end, { signal, capture: true, passive: true })
  })
}
