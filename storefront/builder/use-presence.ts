import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OpenPage } from '@hydrant/contract/admin/page-editors.ts'
import { randomId } from '@hydrant/kernel/identity/random-id.ts'
import { builderLinks } from './builder-links.ts'
import { later } from './later.ts'
import { NO_COMPANY, type PageCompany, type PresenceAnswer, PresenceWatch } from './presence-watch.ts'
import { readPresence } from './read-presence.ts'

interface Presence {
  readonly pageId: string
  /** Where the shop is mounted. */
  readonly basePath: string
  /** Hears how the page stands, now and then. */
  readonly onTold: (told: OpenPage) => void
}

/** A slow answer is no news any more. */
const PATIENCE_MS = 10_000

/** Who else has a page open in an editor, and whether it is still there; the shop is told of this one. */
export function usePresence({ pageId, basePath, onTold }: Presence): PageCompany {
  const [watch] = useState(
    () => new PresenceWatch({ ...callsOf(basePath + builderLinks.presence(pageId)), later, onTold }),
  )
  useEffect(() => {
    const stopped = new AbortController()
    const { signal } = stopped
    const isVisible = () => document.visibilityState === 'visible'
    document.addEventListener('visibilitychange', () => watch.look(isVisible()), { signal })
    window.addEventListener('pagehide', watch.close, { signal })
    // A page that browsers have kept comes back as it was.
    window.addEventListener('pageshow', () => watch.open(isVisible()), { signal })
    watch.open(isVisible())
    return () => {
      stopped.abort()
      watch.close()
    }
  }, [watch])
  return useSyncExternalStore(watch.subscribe, watch.get, () => NO_COMPANY)
}

function callsOf(address: string) {
  const windowId = randomId()
  return {
    async tellOpen(signal: AbortSignal): Promise<PresenceAnswer | null> {
      const body = new URLSearchParams({ window: windowId })
      return readPresence(
        await fetch(address, {
          method: 'POST',
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
        }),
      )
    },
    tellClosed() {
      const body = new URLSearchParams({ window: windowId, intent: 'close' })
      // Whoever has left for good is no longer counted soon, even if this does not arrive.
      fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {})
    },
  }
}
