import type { ChangeSubscriber } from './database.ts'

/**
 * The channel on which the tables' triggers notify of changes: `<change> <transaction>`. Every connection of the shop
 * listens to it.
 */
export const CHANGE_CHANNEL = 'hydrant_change'

/** Large enough to recognise the copies of one message, which arrive within moments. */
const MAX_RECENT_MESSAGES = 1_000

/** Delivers the changes that triggers report, once per transaction, although every connection receives them. */
export class ChangeFeed {
  readonly #subscribers = new Set<ChangeSubscriber>()
  readonly #recentMessages = new Set<string>()
  #isComplete = true

  /** Adds a subscriber; returns a function that removes it. */
  add(subscriber: ChangeSubscriber): () => void {
    this.#subscribers.add(subscriber)
    if (!this.#isComplete) subscriber.onLost()
    return () => void this.#subscribers.delete(subscriber)
  }

  /** Receives a message of the channel from any connection. */
  readonly receive = (message: string): void => {
    if (this.#recentMessages.has(message)) return
    this.#recentMessages.add(message)
    if (this.#recentMessages.size > MAX_RECENT_MESSAGES)
      for (const oldest of this.#recentMessages.values().take(1)) this.#recentMessages.delete(oldest)
    const change = message.slice(0, message.lastIndexOf(' '))
    for (const subscriber of this.#subscribers) subscriber.onChange(change)
  }

  /** Call this when changes by other processes may be missed from now on. */
  readonly markLost = (): void => {
    this.#isComplete = false
    for (const subscriber of this.#subscribers) subscriber.onLost()
  }

  /** Call this when all changes are received again. */
  readonly markRestored = (): void => {
    this.#isComplete = true
    for (const subscriber of this.#subscribers) subscriber.onRestored()
  }
}
