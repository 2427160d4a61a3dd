import { createObservable, type Observable } from '@hydrant/client/observable.ts'
import type { OpenPage, PageEditor } from '@hydrant/contract/admin/page-editors.ts'

/** The shop's response to a presence report: the page, `deleted`, `refused` without access. */
export type PresenceResponse = OpenPage | 'deleted' | 'refused'

/** Who else has a page open, and whether it was deleted. */
export interface PagePresence {
  readonly editors: readonly PageEditor[]
  /** Whether the page has been deleted. */
  readonly isDeleted: boolean
}

interface Environment {
  /** Reports to the shop that the page is open here; returns its response, or null when there is none. */
  readonly reportOpen: (signal: AbortSignal) => Promise<PresenceResponse | null>
  /** Reports that the page was closed here. The response is not awaited. */
  readonly reportClosed: () => void
  /** Runs a task after some milliseconds, unless the returned function is called before. */
  readonly startTimeout: (milliseconds: number, task: () => void) => () => void
  /** Called with the shop's response. */
  readonly onUpdate: (response: OpenPage) => void
}

/**
 * How often to report, in milliseconds: well within the time after which the shop no longer counts a window as open,
 * also in hidden windows, where browsers may delay timers up to a minute.
 */
const REPORT_INTERVAL_MS = { visible: 15_000, hidden: 30_000 } as const

/** No other editors. */
export const NO_PRESENCE: PagePresence = { editors: [], isDeleted: false }

const DELETED: PagePresence = { editors: [], isDeleted: true }

/**
 * Monitors who else has a page open in an editor: it reports this editor to the shop at intervals, one request at a
 * time.
 */
export class PresenceMonitor implements Observable<PagePresence> {
  readonly #environment: Environment
  readonly #presence = createObservable(NO_PRESENCE)
  #isOpen = false
  #isVisible = false
  /**
   * Whether reporting has stopped because the page was deleted or access denied; it resumes when the editor becomes
   * visible again.
   */
  #isFinished = false
  /** Aborts the pending request. */
  #controller: AbortController | null = null
  #cancelWait: () => void = () => {}

  constructor(environment: Environment) {
    this.#environment = environment
  }

  readonly get = this.#presence.get
  readonly subscribe = this.#presence.subscribe

  /** Starts reporting that the editor is open. */
  readonly open = (isVisible: boolean): void => {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#isVisible = isVisible
    void this.#report()
  }

  /** Updates whether the editor is visible. */
  readonly setVisible = (isVisible: boolean): void => {
    this.#isVisible = isVisible
    if (!this.#isOpen) return
    if (isVisible) void this.#report()
    else this.#scheduleReport()
  }

  /** Stops reporting, and reports that the editor was closed. */
  readonly close = (): void => {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#cancelWait()
    this.#controller?.abort()
    this.#controller = null
    this.#presence.set(NO_PRESENCE)
    this.#environment.reportClosed()
  }

  async #report(): Promise<void> {
    this.#cancelWait()
    if (this.#controller !== null) return
    const controller = new AbortController()
    this.#controller = controller
    const response = await this.#environment.reportOpen(controller.signal).catch(() => null)
    if (this.#controller !== controller) return
    this.#controller = null
    this.#isFinished = response === 'deleted' || response === 'refused'
    this.#handleResponse(response)
    this.#scheduleReport()
  }

  #handleResponse(response: PresenceResponse | null): void {
    if (response === 'deleted') return this.#presence.set(DELETED)
    if (response !== null && response !== 'refused') {
      this.#presence.set(response.editors.length === 0 ? NO_PRESENCE : { editors: response.editors, isDeleted: false })
      return this.#environment.onUpdate(response)
    }
    // Without a response nobody is shown; a deleted page stays deleted until the shop says otherwise.
    if (!this.get().isDeleted) this.#presence.set(NO_PRESENCE)
  }

  #scheduleReport(): void {
    this.#cancelWait()
    if (this.#controller !== null || this.#isFinished) return
    this.#cancelWait = this.#environment.startTimeout(
      this.#isVisible ? REPORT_INTERVAL_MS.visible : REPORT_INTERVAL_MS.hidden,
      () => void this.#report(),
    )
  }
}
