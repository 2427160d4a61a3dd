import type { TabMessage } from './session-monitor.ts'

/**
 * A channel between the shop's tabs. Where the browser blocks it, for example in a private window, the tab only knows
 * what the server returns.
 */
export class TabChannel {
  readonly #channel: BroadcastChannel | null

  /** Calls `onMessage` for each message of other tabs with the same `name`. */
  constructor(name: string, onMessage: (message: unknown) => void) {
    this.#channel = openChannel(name)
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data))
  }

  /** Sends a message to the other tabs. */
  post(message: TabMessage): void {
    this.#channel?.postMessage(message)
  }

  /** Stops sending and receiving. */
  close(): void {
    this.#channel?.close()
  }
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
