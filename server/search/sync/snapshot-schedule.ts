import type { IndexSnapshots } from '../snapshot/index-snapshots.ts'
import type { IndexUpdater } from './index-updater.ts'

/** How long after a change the file is written at the earliest: whoever waits for a page after the start comes first. */
const DELAY_MS = 10_000

/** How long after one file the next one is written at the earliest. */
const MIN_INTERVAL_MS = 10 * 60_000

/** Decides when the index of a process is stored: after enough changes, not too often, and when the process closes. */
export class SnapshotSchedule {
  readonly #updater: IndexUpdater
  readonly #snapshots: IndexSnapshots
  #storedChangeCount = 0
  #lastAttemptAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null

  constructor(updater: IndexUpdater, snapshots: IndexSnapshots) {
    this.#updater = updater
    this.#snapshots = snapshots
  }

  /** Stores the index soon, if enough has changed. Call it after every refresh. */
  consider(): void {
    if (!this.#isDue()) return
    const delay = Math.max(DELAY_MS, this.#lastAttemptAt + MIN_INTERVAL_MS - performance.now())
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#running = this.#save().finally(() => (this.#running = null))
    }, delay).unref()
  }

  /** Stores the index now, if enough has changed. Nothing is stored afterwards. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#running
    if (this.#isDue()) await this.#save()
  }

  #isDue(): boolean {
    return this.#snapshots.isDue(this.#updater.changeCount - this.#storedChangeCount)
  }

  async #save(): Promise<void> {
    this.#lastAttemptAt = performance.now()
    const { index, changeCount } = this.#updater
    const isStored = await this.#snapshots.save(index, () =>
      this.#updater.index === index ? this.#updater.version : null,
    )
    if (isStored) this.#storedChangeCount = changeCount
  }
}
