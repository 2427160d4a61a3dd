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
 * Subscribes to the database changes that pages depend on: the pages themselves, the catalogue with its prices and
 * promotions, the settings of the store, and the buyers with their buyer groups. `current` returns the revision for all
 * pages.
 */
export async function subscribeToPageRevisions({
  database,
  identityCache,
  priceSchedule,
}: PageRevisionSources): Promise<{ readonly current: PageRevisionSource; readonly close: () => void }> {
  let changeCount = 0
  let isListening = true
  const unsubscribe = await database.subscribe({
    onChange(change) {
      if (change === 'content' || change === 'customers') changeCount += 1
    },
    onLost() {
      isListening = false
    },
    onRestored() {
      changeCount += 1
      isListening = true
    },
  })
  const current: PageRevisionSource = async () => {
    if (!isListening) return null
    // Read before the two queries, so that a change during them results in another revision next time.
    const changeCountAtStart = changeCount
    const webstore = await identityCache.webstore()
    const period = await priceSchedule.periodAt(webstore.prices)
    return period === null ? null : { base: `${changeCountAtStart} ${webstore.prices.id} ${period}`, webstore }
  }
  return { current, close: unsubscribe }
}
