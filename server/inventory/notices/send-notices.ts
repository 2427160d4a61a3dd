import { createNamelessShopper, resolveAvailableAccount, type Shopper } from '../../accounts/service.ts'
import { findSellableProducts } from '../../catalogue/service.ts'
import { insertMail } from '../../mail/service.ts'
import { findUserWithRights } from '../../session/service.ts'
import { getWebstore, type Webstore } from '../../webstore/service.ts'
import { findAvailability } from '../service.ts'
import {
  type Database,
  deleteNotice,
  type DueNotice,
  findAwaitedProductIds,
  lockWaitingNotices,
  markNotified,
  type Notice,
  type Transaction,
} from './store.ts'

/** Notices that are written in one transaction. */
const BATCH_SIZE = 50

/** What writing mails about stock depends on. */
export interface NoticeSenderDeps {
  readonly database: Database
  /** Whether the process is about to end. */
  readonly isStopped?: () => boolean
}

/**
 * Writes a mail to everybody who waits for a product that can be ordered again, once, which ends their notice. Whoever may
 * not see or buy the product any more gets none, and their notice ends, too.
 */
export async function sendStockNotices({ database, isStopped = () => false }: NoticeSenderDeps): Promise<void> {
  const awaitedIds = await database.query(findAwaitedProductIds)
  if (awaitedIds.length === 0) return
  const { available } = await database.query((db) => findAvailability(db, awaitedIds))
  const webstore = await database.query(getWebstore)
  for (const productId of awaitedIds) {
    if (!isAvailable(available, productId)) continue
    let hasMore = true
    while (hasMore && !isStopped())
      hasMore = await database.transaction(async (tx) => {
        // It may be sold out again since.
        const now = await findAvailability(tx, [productId])
        if (!isAvailable(now.available, productId)) return false
        const due = await lockWaitingNotices(tx, productId, BATCH_SIZE)
        for (const each of due) await mailOrEnd(tx, webstore, each)
        return due.length === BATCH_SIZE
      })
  }
}

/** Whether a product can be ordered; one without levels always can. */
function isAvailable(available: ReadonlyMap<string, number>, productId: string): boolean {
  return (available.get(productId) ?? 1) > 0
}

async function mailOrEnd(tx: Transaction, webstore: Webstore, { notice, to }: DueNotice): Promise<void> {
  const shopper = to === null ? null : await findShopper(tx, webstore, notice)
  const product =
    shopper === null ? undefined : (await findSellableProducts(tx, shopper, [notice.productId])).get(notice.productId)
  if (to === null || product === undefined || product.isRetired) {
    await deleteNotice(tx, notice.id)
    return
  }
  await insertMail(tx, { kind: 'StockNotice', recordId: notice.id, to, language: notice.language ?? undefined })
  await markNotified(tx, notice.id)
}

/** Finds as whom the owner of a notice sees the shop; null when they may not act for the account any more. */
async function findShopper(
  tx: Transaction,
  webstore: Webstore,
  { userId, accountId }: Notice,
): Promise<Shopper | null> {
  if (userId !== null && accountId !== null) {
    const { permissionSets } = await findUserWithRights(tx, { userId, integrationId: null })
    const account = await resolveAvailableAccount(tx, { id: userId, permissionSets }, accountId)
    if (!account.ok) return null
  }
  const shopper = await createNamelessShopper(tx, { webstore, accountId, currencyIsoCode: undefined })
  return shopper.ok ? shopper.value : null
}
