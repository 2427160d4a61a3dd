import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import type { Database, ReadOnlyDb } from '../store.ts'
import { findLinesOfProducts } from './line-store.ts'
import { toFullIdIfValid, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { type AddedLines, addToCartWithinGuestCartLimit, retryIfCartWasCreated } from './add-items.ts'
import type { LoadedLine } from './change-item.ts'
import { cartErrors } from '../errors.ts'
import { findProductsOfLines } from './line-pages.ts'
import type { CartRef } from '../load-cart.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { lockOrBuildUnsavedCart } from '../lock-cart.ts'
import { recordRequestKey } from './idempotent-addition.ts'

/**
 * Adds one product to a cart; returns an error, and adds nothing, when the product cannot be added. A repeated request
 * with the same key (null: no key) returns the existing line while that line is in the cart, and an error when its input
 * is another one.
 */
export async function addItem(
  database: Database,
  shopper: Shopper,
  addition: { readonly ref: CartRef; readonly input: CartItemInput; readonly requestKey: string | null },
): Promise<Result<LoadedLine & Pick<AddedLines, 'products'>>> {
  return retryIfCartWasCreated(() =>
    runOrRollBack(database, async (tx) => {
      const lockResult = await lockOrBuildUnsavedCart(tx, shopper, addition.ref)
      if (!lockResult.ok) return lockResult
      const { requestKey, input } = addition
      if (requestKey !== null) {
        const keyUse = await recordRequestKey(tx, { cartId: lockResult.value.cart.id, requestKey, input })
        if (keyUse === 'other') return err(cartErrors.reusedIdempotencyKey)
        const previous = keyUse === 'new' ? null : await findLineOfRepeatedAddition(tx, lockResult.value, input)
        if (previous !== null) return ok(previous)
      }
      const addedLinesResult = await addToCartWithinGuestCartLimit(tx, lockResult.value, [addition.input])
      if (!addedLinesResult.ok) return addedLinesResult
      const { loaded, products, results } = addedLinesResult.value
      const [line] = results
      if (line === undefined) throw new Error('One addition has one result.')
      return line.ok ? ok({ loaded, products, line: line.value }) : line
    }),
  )
}

/** Returns the line that an earlier addition of the same input went to; null when it was deleted. */
async function findLineOfRepeatedAddition(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  input: CartItemInput,
): Promise<(LoadedLine & Pick<AddedLines, 'products'>) | null> {
  const productId = normalizeId(input.productId, '01t')
  const lines = productId === null ? [] : await findLinesOfProducts(db, loaded.cart.id, [productId])
  const line = lines.find(
    ({ sellingModelId }) =>
      typeof input.productSellingModelId !== 'string' ||
      sellingModelId === toFullIdIfValid(input.productSellingModelId),
  )
  return line === undefined ? null : { loaded, line, products: await findProductsOfLines(db, loaded, [line]) }
}
