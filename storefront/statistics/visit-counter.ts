import { countedPath } from '@hydrant/kernel/text/counted-path.ts'

/** What the statistics script counts. */
export type VisitKind = 'PageView' | 'AddToCart'

/** Counts what happens on the pages of one tab. */
export interface VisitCounter {
  readonly count: (kind: VisitKind, pathname: string) => void
  /** Forgets what was counted and not yet reported. */
  readonly forget: () => void
  /** Reports what is left, and is done. */
  readonly close: () => void
}

/** How reports leave, and whether any may. */
export interface VisitCounterOptions {
  /** Where reports are posted to. */
  readonly address: string
  /** Whether the visitor agrees at this moment. */
  readonly mayCount: () => boolean
}

const REPORT_AFTER_MS = 15_000
const MOST_ROWS = 50
const MOST_OF_A_ROW = 100

/**
 * Counts in this tab, and reports in batches: some seconds after the first thing that was counted, and when the tab is
 * left. It keeps nothing in the browser. Consent is looked up before anything is counted, and again before it is sent.
 */
export function openVisitCounter({ address, mayCount }: VisitCounterOptions): VisitCounter {
  const counts = new Map<string, { readonly kind: VisitKind; readonly path: string; count: number }>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const report = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const visits = JSON.stringify([...counts.values()])
    counts.clear()
    if (mayCount()) navigator.sendBeacon(address, new URLSearchParams({ visits }))
  }
  const closed = new AbortController()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report(), {
    signal: closed.signal,
  })
  window.addEventListener('pagehide', report, { signal: closed.signal })

  return {
    count(kind, pathname) {
      if (!mayCount()) return
      const path = countedPath(pathname)
      const row = counts.get(`${kind} ${path}`) ?? { kind, path, count: 0 }
      row.count += 1
      counts.set(`${kind} ${path}`, row)
      if (counts.size >= MOST_ROWS || row.count >= MOST_OF_A_ROW) report()
      else timer ??= setTimeout(report, REPORT_AFTER_MS)
    },
    forget() {
      clearTimeout(timer)
      timer = undefined
      counts.clear()
    },
    close() {
      closed.abort()
      report()
    },
  }
}
