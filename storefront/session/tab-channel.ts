import type { TabNews } from './session-watch.ts'

/**
 * Speaks between the tabs of one shop. Where a browser refuses to, such as in a private window, a tab hears nothing and
 * goes by what the server tells it.
 */
export class TabChannel {
  readonly #channel: BroadcastChannel | null

  /** `hear` is told of what the other tabs of the same `name` tell. */
  constructor(name: string, hear: (message: unknown) => void) {
    this.#channel = openChannel(name)
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
  }

  /** Tells the other tabs. */
  tell(message: TabNews): void {
    this.#channel?.postMessage(message)
  }

  /** Hears and tells nothing more. */
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
