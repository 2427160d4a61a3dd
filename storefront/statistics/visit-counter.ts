import { toAnalyticsPath } from '@hydrant/kernel/text/analytics-path.ts'

/** The events that are counted. */
export type VisitKind = 'PageView' | 'AddToCart'

/** Counts what happens on the pages of one tab. */
export interface VisitCounter {
  readonly count: (kind: VisitKind, pathname: string) => void
  /** Discards counts that have not been reported. */
  readonly discard: () => void
  /** Reports the remaining counts and stops. */
  readonly close: () => void
}

/** Where reports are sent, and whether the visitor agrees to them. */
export interface VisitCounterOptions {
  /** Where reports are posted to. */
  readonly url: string
  /** Whether the visitor agrees at this moment. */
  readonly mayCount: () => boolean
}

const REPORT_DELAY_MS = 15_000
const MAX_ROWS = 50
const MAX_COUNT_PER_ROW = 100

/**
 * Creates a counter that reports in batches: some seconds after the first event, and when the tab is left. It stores
 * nothing in the browser. Consent is checked before counting and again before sending.
 */
export function createVisitCounter({ url, mayCount }: VisitCounterOptions): VisitCounter {
  const counts = new Map<string, { readonly kind: VisitKind; readonly path: string; count: number }>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const report = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const visits = JSON.stringify([...counts.values()])
    counts.clear()
    if (mayCount()) navigator.sendBeacon(url, new URLSearchParams({ visits }))
  }
  const closeController = new AbortController()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report(), {
    signal: closeController.signal,
  })
  window.addEventListener('pagehide', report, { signal: closeController.signal })

  return {
    count(kind, pathname) {
      if (!mayCount()) return
      const path = toAnalyticsPath(pathname)
      const row = counts.get(`${kind} ${path}`) ?? { kind, path, count: 0 }
      row.count += 1
      counts.set(`${kind} ${path}`, row)
      if (counts.size >= MAX_ROWS || row.count >= MAX_COUNT_PER_ROW) report()
      else timer ??= setTimeout(report, REPORT_DELAY_MS)
    },
    discard() {
      clearTimeout(timer)
      timer = undefined
      counts.clear()
    },
    close() {
      closeController.abort()
      report()
    },
  }
}
