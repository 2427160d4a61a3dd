import type { Watcher } from './database.ts'

/**
 * The channel on which the tables' triggers tell what has changed: `<change> <transaction>`. Every connection of the
 * shop listens to it.
 */
export const CHANGE_CHANNEL = 'hydrant_change'

/** Enough that the copies of one message, which arrive within moments, meet. */
const REMEMBERED_MESSAGES = 1_000

/** Hands on what the triggers tell, once per transaction, although every connection hears it. */
export class ChangeFeed {
  readonly #watchers = new Set<Watcher>()
  readonly #heard = new Set<string>()
  #isWhole = true

  /** Adds a watcher; the answer removes it. */
  add(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    if (!this.#isWhole) watcher.onLost()
    return () => void this.#watchers.delete(watcher)
  }

  /** Takes a message of the channel, from whichever connection. */
  readonly hear = (message: string): void => {
    if (this.#heard.has(message)) return
    this.#heard.add(message)
    if (this.#heard.size > REMEMBERED_MESSAGES)
      for (const oldest of this.#heard.values().take(1)) this.#heard.delete(oldest)
    const change = message.slice(0, message.lastIndexOf(' '))
    for (const watcher of this.#watchers) watcher.onChange(change)
  }

  /** From now on changes by other processes may go unheard. */
  readonly lose = (): void => {
    this.#isWhole = false
    for (const watcher of this.#watchers) watcher.onLost()
  }

  /** Everything is heard again. */
  readonly regain = (): void => {
    this.#isWhole = true
    for (const watcher of this.#watchers) watcher.onBack()
  }
}
