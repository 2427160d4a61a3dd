import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OpenPage } from '@hydrant/contract/admin/page-editors.ts'
import { createRandomHexId } from '@hydrant/kernel/identity/random-id.ts'
import { builderLinks } from './builder-links.ts'
import { startTimeout } from './cancelable-timeout.ts'
import { NO_PRESENCE, type PagePresence, type PresenceResponse, PresenceMonitor } from './presence-monitor.ts'
import { readPresenceResponse } from './read-presence.ts'

interface PresenceOptions {
  readonly pageId: string
  /** Where the shop is mounted. */
  readonly basePath: string
  /** Called with the state of the page, at intervals. */
  readonly onUpdate: (openPage: OpenPage) => void
}

/** The timeout of a report: a slow response is outdated. */
const TIMEOUT_MS = 10_000

/** Returns who else has a page open in an editor and whether it was deleted, and reports this editor to the shop. */
export function usePresence({ pageId, basePath, onUpdate }: PresenceOptions): PagePresence {
  const [monitor] = useState(
    () =>
      new PresenceMonitor({
        ...createPresenceRequests(basePath + builderLinks.presence(pageId)),
        startTimeout,
        onUpdate,
      }),
  )
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const isVisible = () => document.visibilityState === 'visible'
    document.addEventListener('visibilitychange', () => monitor.setVisible(isVisible()), { signal })
    window.addEventListener('pagehide', monitor.close, { signal })
    // The browser may restore the page from its back/forward cache.
    window.addEventListener('pageshow', () => monitor.open(isVisible()), { signal })
    monitor.open(isVisible())
    return () => {
      controller.abort()
      monitor.close()
    }
  }, [monitor])
  return useSyncExternalStore(monitor.subscribe, monitor.get, () => NO_PRESENCE)
}

function createPresenceRequests(url: string) {
  const windowId = createRandomHexId()
  return {
    async reportOpen(signal: AbortSignal): Promise<PresenceResponse | null> {
      const body = new URLSearchParams({ window: windowId })
      return readPresenceResponse(
        await fetch(url, {
          method: 'POST',
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        }),
      )
    },
    reportClosed() {
      const body = new URLSearchParams({ window: windowId, intent: 'close' })
      // A closed window expires soon, even if this does not arrive.
      fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {})
    },
  }
}
