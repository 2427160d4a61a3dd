import type { Database, DatabaseLog } from '../store.ts'

/**
 * How long to wait for further changes before a refresh in the background, because an import makes many. Searches do
 * not wait for this delay: they refresh the index themselves.
 */
const DEBOUNCE_MS = 500

/**
 * How many times as long as a refresh took the next one in the background waits at least, so that while a file of prices
 * is written most of the processor is left to it; at most `MAX_PAUSE_MS`.
 */
const PAUSE_FACTOR = 9
const MAX_PAUSE_MS = 30_000

/** Refreshes a search in the background after changes of the catalogue, until it is closed. */
export class CatalogueFollower {
  readonly #deps: { readonly database: Database; readonly log: DatabaseLog }
  readonly #refresh: (isClosed: () => boolean) => Promise<void>
  #unsubscribe: (() => void) | null = null
  #timer: NodeJS.Timeout | null = null
  #isClosed = false
  #pauseMs = DEBOUNCE_MS

  constructor(
    deps: { readonly database: Database; readonly log: DatabaseLog },
    refresh: (isClosed: () => boolean) => Promise<void>,
  ) {
    this.#deps = deps
    this.#refresh = refresh
  }

  /** Subscribes to changes of the catalogue and begins the first refresh. */
  async start(): Promise<void> {
    this.#unsubscribe = await this.#deps.database.subscribe({
      onChange: (change) => {
        if (change === 'webstore') this.#scheduleRefresh()
      },
      onLost: () => undefined,
      onRestored: () => this.#scheduleRefresh(),
    })
    void this.#refreshAndLog()
  }

  /** Starts no further refresh. */
  close(): void {
    this.#isClosed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#unsubscribe?.()
  }

  #scheduleRefresh(): void {
    if (this.#isClosed) return
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      void this.#refreshAndLog()
    }, this.#pauseMs).unref()
  }

  async #refreshAndLog(): Promise<void> {
    const startedAt = performance.now()
    try {
      await this.#refresh(() => this.#isClosed)
    } catch (error) {
      // The next search tries again and reports the error.
      if (!this.#isClosed) this.#deps.log.warn({ err: error }, 'The search could not take over the catalogue.')
    }
    const pauseMs = (performance.now() - startedAt) * PAUSE_FACTOR
    this.#pauseMs = Math.min(Math.max(pauseMs, DEBOUNCE_MS), MAX_PAUSE_MS)
  }
}
