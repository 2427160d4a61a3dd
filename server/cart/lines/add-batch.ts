import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import type { CartLine } from '../cart.ts'
import { cartErrors } from '../errors.ts'
import type { CartRef } from '../load-cart.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { lockOrBuildUnsavedCart } from '../lock-cart.ts'
import type { Database, Transaction } from '../store.ts'
import { type AddedLines, addToCartWithinGuestCartLimit, retryIfCartWasCreated } from './add-items.ts'
import { findFailedRows, recordFailedRows, recordRequestKey } from './idempotent-addition.ts'
import { findProductsOfLines } from './line-pages.ts'
import { findLinesOfProducts } from './line-store.ts'

/**
 * Adds several products to a cart; each has its own result. A repeated request with the same key (null: no key) returns
 * the lines of the rows that were added, while these are in the cart, and adds only the other rows; with other rows it is
 * an error.
 */
export async function addItems(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly inputs: readonly CartItemInput[]; readonly requestKey: string | null },
): Promise<Result<AddedLines>> {
  const { ref, inputs, requestKey } = request
  return retryIfCartWasCreated(() =>
    runOrRollBack(database, async (tx) => {
      const lockResult = await lockOrBuildUnsavedCart(tx, shopper, ref)
      if (!lockResult.ok) return lockResult
      const loaded = lockResult.value
      if (requestKey === null) return addToCartWithinGuestCartLimit(tx, loaded, inputs)
      const batch = { cartId: loaded.cart.id, requestKey }
      const keyUse = await recordRequestKey(tx, { ...batch, input: inputs })
      if (keyUse === 'other') return err(cartErrors.reusedIdempotencyKey)
      const recorded = keyUse === 'new' ? new Set<number>() : await findFailedRows(tx, batch, inputs.length)
      const earlier =
        keyUse === 'new' ? new Map<number, CartLine>() : await findEarlierLines(tx, loaded, { inputs, recorded })
      const addResult = await addRemaining(tx, loaded, { inputs, earlier })
      if (!addResult.ok) return addResult
      const failed = new Set(addResult.value.results.flatMap((result, row) => (result.ok ? [] : [row])))
      await recordFailedRows(tx, batch, { failed, recorded })
      return addResult
    }),
  )
}

/** Finds the lines that rows went to which an earlier request has added; rows whose line was deleted are missing. */
async function findEarlierLines(
  tx: Transaction,
  loaded: LoadedCart,
  { inputs, recorded }: { readonly inputs: readonly CartItemInput[]; readonly recorded: ReadonlySet<number> },
): Promise<Map<number, CartLine>> {
  const productIds = inputs.map(({ productId }) => normalizeId(productId, '01t'))
  const lines = await findLinesOfProducts(
    tx,
    loaded.cart.id,
    productIds.filter((id) => id !== null),
  )
  return new Map(
    productIds.flatMap((productId, row): [number, CartLine][] => {
      const line = recorded.has(row) ? undefined : lines.find((one) => one.productId === productId)
      return line === undefined ? [] : [[row, line]]
    }),
  )
}

/** Adds the rows that have no earlier line; the results are those of all rows. */
async function addRemaining(
  tx: Transaction,
  loaded: LoadedCart,
  { inputs, earlier }: { readonly inputs: readonly CartItemInput[]; readonly earlier: ReadonlyMap<number, CartLine> },
): Promise<Result<AddedLines>> {
  const remaining = inputs.filter((_, row) => !earlier.has(row))
  const addResult = await addToCartWithinGuestCartLimit(tx, loaded, remaining)
  if (!addResult.ok || earlier.size === 0) return addResult
  const added = addResult.value
  const results = added.results.values()
  return ok({
    loaded: added.loaded,
    products: new Map([...added.products, ...(await findProductsOfLines(tx, loaded, [...earlier.values()]))]),
    results: inputs.map((_, row) => {
      const line = earlier.get(row)
      if (line !== undefined) return ok(line)
      const { value } = results.next()
      if (value === undefined) throw new Error('Every remaining row has a result.')
      return value
    }),
  })
}
