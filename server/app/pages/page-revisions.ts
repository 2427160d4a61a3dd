import type { Database } from '@hydrant/database/connection/database.ts'
import type { IdentityCache } from '../identity/identity-cache.ts'
import type { PriceSchedule } from '../../http/cached-responses.ts'
import type { PageRevisionSource } from './guest-pages.ts'

interface PageRevisionSources {
  readonly database: Database
  readonly identityCache: Pick<IdentityCache, 'webstore'>
  readonly priceSchedule: PriceSchedule
}

/**
 * Subscribes to the database changes that pages depend on: pages themselves, the catalogue with its prices and
 * promotions, the store's settings, and which buyers get which prices. `current` returns the revision of all pages.
 */
export async function subscribeToPageRevisions({
  database,
  identityCache,
  priceSchedule,
}: PageRevisionSources): Promise<{ readonly current: PageRevisionSource; readonly close: () => void }> {
  let changes = 0
  let isListening = true
  const unsubscribe = await database.subscribe({
    onChange(change) {
      if (change === 'content' || change === 'customers' || change === 'webstore') changes += 1
    },
    onLost() {
      isListening = false
    },
    onRestored() {
      changes += 1
      isListening = true
    },
  })
  const current: PageRevisionSource = async () => {
    if (!isListening) return null
    // Read before the other two: a change in the meantime results in another revision.
    const changesAtStart = changes
    const { catalogVersion } = await identityCache.webstore()
    const period = await priceSchedule.periodAt(catalogVersion)
    return period === null ? null : { content: String(changesAtStart), catalog: `${catalogVersion} ${period}` }
  }
  return { current, close: unsubscribe }
}
