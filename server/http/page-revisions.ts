import type { Database } from '@hydrant/database/connection/database.ts'
import type { IdentityMemory } from './identity-memory.ts'
import type { PricePeriods } from './price-periods.ts'
import type { PageRevision } from './guest-pages.ts'

interface Sources {
  readonly database: Database
  readonly memory: Pick<IdentityMemory, 'webstore'>
  readonly periods: PricePeriods
}

/**
 * Counts what changes on pages: pages themselves, the catalogue with its prices and offers, switches of the store, and
 * for whom which prices are.
 */
export async function openPageRevisions({
  database,
  memory,
  periods,
}: Sources): Promise<{ readonly current: PageRevision; readonly close: () => void }> {
  let changes = 0
  let isCertain = true
  const stop = await database.watch({
    onChange(change) {
      if (change === 'content' || change === 'customers' || change === 'webstore') changes += 1
    },
    onLost() {
      isCertain = false
    },
    onBack() {
      changes += 1
      isCertain = true
    },
  })
  const current: PageRevision = async () => {
    if (!isCertain) return null
    // Before the others are asked: what changes meanwhile makes another revision.
    const counted = changes
    const { catalogVersion } = await memory.webstore()
    const period = await periods.periodAt(catalogVersion)
    return period === null ? null : `${counted} ${catalogVersion} ${period}`
  }
  return { current, close: stop }
}
