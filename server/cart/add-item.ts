import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import type { Database, Executor } from './store.ts'
import { fullId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type Additions, addToCart } from './add-items.ts'
import type { OpenLine } from './change-item.ts'
import { findProductsOf } from './line-pages.ts'
import type { CartRef, OpenCart } from './open-cart.ts'
import { ensureForChange } from './open-for-change.ts'
import { isNewAddition } from './repeated-addition.ts'
import * as store from './store.ts'

/**
 * Adds one product; refused as a whole when it cannot be added. What comes again with the same key (null: none) is not
 * added again while it is in the cart.
 */
export async function addItem(
  database: Database,
  shopper: Shopper,
  added: { readonly ref: CartRef; readonly input: CartItemInput; readonly requestKey: string | null },
): Promise<Result<OpenLine & Pick<Additions, 'products'>>> {
  return transactional(database, async (executor) => {
    const opened = await ensureForChange(executor, shopper, added.ref)
    if (!opened.ok) return opened
    const before =
      added.requestKey === null
        ? null
        : await findAdded(executor, opened.value, { ...added, requestKey: added.requestKey })
    if (before !== null) return ok(before)
    const additions = ok(await addToCart(executor, opened.value, [added.input]))
    const { open, products, results } = additions.value
    const [line] = results
    if (line === undefined) throw new Error('One addition has one result.')
    return line.ok ? ok({ open, products, line: line.value }) : line
  })
}

/**
 * The line that an addition went to when it came before with the same key; null when it is new, or its line is gone.
 */
async function findAdded(
  executor: Executor,
  open: OpenCart,
  { input, requestKey }: { readonly input: CartItemInput; readonly requestKey: string },
): Promise<(OpenLine & Pick<Additions, 'products'>) | null> {
  if (await isNewAddition(executor, { cartId: open.cart.id, requestKey })) return null
  const productId = normalizeId(input.productId, '01t')
  const lines = productId === null ? [] : await store.findLinesOfProducts(executor, open.cart.id, [productId])
  const line = lines.find(
    ({ sellingModelId }) =>
      typeof input.productSellingModelId !== 'string' || sellingModelId === fullId(input.productSellingModelId),
  )
  return line === undefined ? null : { open, line, products: await findProductsOf(executor, open, [line]) }
}
