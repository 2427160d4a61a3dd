import { createHash } from 'node:crypto'
import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import { countAttemptWithinLimit, findKeysWithAttempts, subtractAttempt } from '../../session/service.ts'
import type { Transaction } from '../store.ts'

/** What one request adds: one product, or several. */
type AdditionInput = CartItemInput | readonly CartItemInput[]

const KEY_LIFETIME_SECONDS = 24 * 60 * 60

/**
 * Records the idempotency key of a request that adds to a cart. Returns `repeated` when the cart has had this key with
 * the same input within the last day, and `other` when it was with another input: then the transaction must be rolled
 * back.
 */
export async function recordRequestKey(
  tx: Transaction,
  {
    cartId,
    requestKey,
    input,
  }: { readonly cartId: string; readonly requestKey: string; readonly input: AdditionInput },
): Promise<'new' | 'repeated' | 'other'> {
  const recordKey = (key: string): Promise<boolean> =>
    countAttemptWithinLimit(tx, { key, limit: 1, windowSeconds: KEY_LIFETIME_SECONDS })
  const key = `addition ${cartId} ${requestKey}`
  const isNewKey = await recordKey(key)
  const isNewInput = await recordKey(`${key} ${digestInput(input)}`)
  if (isNewKey) return 'new'
  return isNewInput ? 'other' : 'repeated'
}

/** Digests an input without regard to the order of the fields of each product. */
function digestInput(input: AdditionInput): string {
  const fields = 'productId' in input ? toSortedFields(input) : input.map(toSortedFields)
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}

function toSortedFields(item: CartItemInput): Array<[string, unknown]> {
  return Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** An addition of several products: the cart, and the key of its request. */
interface BatchKey {
  readonly cartId: string
  readonly requestKey: string
}

/** Records which rows of a batch were not added, so that a repeated request tries them again and no others. */
export async function recordFailedRows(
  tx: Transaction,
  batch: BatchKey,
  rows: { readonly failed: ReadonlySet<number>; readonly recorded: ReadonlySet<number> },
): Promise<void> {
  for (const row of rows.failed)
    if (!rows.recorded.has(row))
      await countAttemptWithinLimit(tx, { key: toRowKey(batch, row), limit: 1, windowSeconds: KEY_LIFETIME_SECONDS })
  for (const row of rows.recorded) if (!rows.failed.has(row)) await subtractAttempt(tx, toRowKey(batch, row))
}

/** Finds the rows of a batch that were not added by an earlier request with its key. */
export async function findFailedRows(tx: Transaction, batch: BatchKey, rowCount: number): Promise<Set<number>> {
  const rows = Array.from({ length: rowCount }, (_, row) => row)
  const keys = await findKeysWithAttempts(
    tx,
    rows.map((row) => toRowKey(batch, row)),
  )
  return new Set(rows.filter((row) => keys.has(toRowKey(batch, row))))
}

function toRowKey({ cartId, requestKey }: BatchKey, row: number): string {
  return `addition ${cartId} ${requestKey} not added ${row}`
}
