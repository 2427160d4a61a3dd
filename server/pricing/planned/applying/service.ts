import { setTimeout } from 'node:timers/promises'
import type { Actor } from '@hydrant/database/connection/current-actor.ts'
import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import * as messages from '@hydrant/messages/compiled/server/pricing.js'
import {
  changeAndRecord,
  lockCatalogue,
  type RecordContext,
  recordCreations,
  runAsActor,
} from '../../../records/service.ts'
import { PRICE_CHANGE_OBJECT } from '../../price-change-records.ts'
import { PRICEBOOK_ENTRY_OBJECT } from '../../records.ts'
import { changePrices, createPrices } from '../../writing/service.ts'
import { toDay } from '../service.ts'
import {
  type AppliedChange,
  type ExistingPrice,
  findExistingPrices,
  hasDueChange,
  lockDueChanges,
  type PriceChange,
  storeApplied,
} from '../store.ts'

/** What applying planned prices depends on. */
export interface ApplyDeps {
  readonly database: Database
  /** Returns in which shop the prices of a user are written, and who that is in the history. */
  readonly loadSender: (
    tx: Transaction,
    planner: { readonly userId: string; readonly integrationId: string | null; readonly clientAddress: null },
  ) => Promise<{ readonly context: RecordContext; readonly actor: Actor }>
  readonly isStopped: () => boolean
}

/** How many prices are written in one transaction, which other writers of the catalogue wait for. */
const BATCH_SIZE = 500

/** The delay after each batch in milliseconds, in which others get access to the database. */
const DELAY_MS = 5

/**
 * Writes the planned prices whose day (in UTC) has begun, day by day, and returns how many. Each batch is one transaction
 * that holds the catalogue, so that of several processes one does it at a time, and what one has written is planned for no
 * other: every change is applied once, also when the shop was down at midnight.
 */
export async function applyDuePrices(deps: ApplyDeps, now: Date): Promise<{ readonly applied: number }> {
  const today = toDay(now)
  if (!(await deps.database.query((db) => hasDueChange(db, today)))) return { applied: 0 }
  let applied = 0
  while (!deps.isStopped()) {
    const count = await deps.database.transaction((tx) => applyBatch(tx, deps, today))
    if (count === 0) break
    applied += count
    await setTimeout(DELAY_MS)
  }
  return { applied }
}

async function applyBatch(tx: Transaction, { loadSender }: ApplyDeps, today: string): Promise<number> {
  await lockCatalogue(tx)
  const changes = await lockDueChanges(tx, today, BATCH_SIZE)
  const [first] = changes
  if (first === undefined) return 0
  const { userId, integrationId } = first
  const { context, actor } = await loadSender(tx, { userId: userId ?? '', integrationId, clientAddress: null })
  await runAsActor({ ...actor, userId }, () => writePrices(tx, context, changes))
  return changes.length
}

async function writePrices(tx: Transaction, context: RecordContext, changes: readonly PriceChange[]): Promise<void> {
  const ids = changes.map(({ id }) => id)
  const existing = new Map((await findExistingPrices(tx, ids)).map((price) => [price.changeId, price]))
  await changeExisting(tx, context, { changes, existing })
  const failures = await createMissing(tx, context, { changes, existing })
  const applied = changes.map(({ id }): AppliedChange => {
    const failureReason = failures.get(id) ?? null
    return { id, failureReason, previousPrice: existing.get(id)?.unitPrice ?? null }
  })
  await changeAndRecord(
    tx,
    { object: PRICE_CHANGE_OBJECT, context, ids },
    { names: ['Status__c', 'PreviousPrice__c', 'FailureReason__c'], write: () => storeApplied(tx, applied) },
  )
}

interface Batch {
  readonly changes: readonly PriceChange[]
  /** The prices that are there already, by the ids of their changes. */
  readonly existing: ReadonlyMap<string, ExistingPrice>
}

async function changeExisting(tx: Transaction, context: RecordContext, { changes, existing }: Batch): Promise<void> {
  const updates = changes.flatMap(({ id, unitPrice }) => {
    const price = existing.get(id)
    return price === undefined ? [] : [{ id: price.entryId, unitPrice }]
  })
  if (updates.length === 0) return
  await changeAndRecord(
    tx,
    { object: PRICEBOOK_ENTRY_OBJECT, context, ids: updates.map(({ id }) => id) },
    { names: ['UnitPrice'], write: () => changePrices(tx, updates) },
  )
}

/** Creates the prices that their books do not have yet, and returns why others cannot be, by the ids of their changes. */
async function createMissing(
  tx: Transaction,
  context: RecordContext,
  { changes, existing }: Batch,
): Promise<ReadonlyMap<string, string>> {
  const missing = changes.filter(({ id }) => !existing.has(id))
  if (missing.length === 0) return new Map()
  const results = await createPrices(
    tx,
    missing.map(({ priceBookId, productId, sellingModelId, currencyIsoCode, unitPrice }) => ({
      priceBookId,
      productId,
      sellingModelId,
      currency: currencyIsoCode,
      unitPrice,
      soldCurrencies: context.webstore.supportedCurrencies,
    })),
  )
  const created = results.flatMap((result) => (result.ok ? [result.value] : []))
  await recordCreations(tx, { object: PRICEBOOK_ENTRY_OBJECT, context, ids: created })
  return new Map(
    missing.flatMap(({ id, currencyIsoCode }, index) =>
      results[index]?.ok === false ? [[id, messages.currencyNotSold({ currency: currencyIsoCode })]] : [],
    ),
  )
}
