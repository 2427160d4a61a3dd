import type { WishlistItemInput } from '@hydrant/contract/shop/wishlists.ts'
import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { toAddition } from '../quick-order/order-rows.ts'
import type { ListRow } from '../quick-order/list-row.ts'
import { resolveRows } from '../quick-order/resolve-rows.ts'
import type { ShopContext } from '../shop-context.ts'
import { MAX_LIST_NAME_LENGTH } from './list-limits.ts'

/** What became of an addition to a list. */
export interface ListAddition {
  readonly addedCount: number
  readonly changedCount: number
  /** How many products could not be added. */
  readonly refusedCount: number
  /** Each of them with the reason. */
  readonly refused: ReadonlyArray<{ readonly productId: string; readonly message: string }>
  /** Why, each reason once. */
  readonly problems: readonly string[]
}

/**
 * Adds products to a list by one call, so that nothing is added when it fails. Throws the error of the API when it
 * refuses all of them, such as when the list is full.
 */
export async function addToList(
  { buyer }: Pick<ShopContext, 'buyer'>,
  listId: string,
  products: readonly WishlistItemInput[],
): Promise<ListAddition> {
  if (products.length === 0) return { addedCount: 0, changedCount: 0, refusedCount: 0, refused: [], problems: [] }
  const { addedCount, changedCount, errors } = await buyer.addWishlistItems(listId, { products: [...products] })
  const refused = errors.map(({ productId, message }) => ({
    productId,
    message: message ?? messages.noLongerAvailable(),
  }))
  const problems = new Set(refused.map(({ message }) => message))
  return { addedCount, changedCount, refusedCount: errors.length, refused, problems: [...problems] }
}

/** Resolves part numbers and quantities to products for a list; rows that are wrong are returned with what is wrong. */
export async function resolveForList(
  shop: Pick<ShopContext, 'client'>,
  rows: readonly ListRow[],
): Promise<{
  readonly products: readonly WishlistItemInput[]
  readonly wrong: ReadonlyArray<{ readonly row: ListRow; readonly message: string }>
}> {
  const { answers } = await resolveRows(shop, rows)
  const wrong: { row: ListRow; message: string }[] = []
  const products = rows.flatMap((row, position): WishlistItemInput[] => {
    const answer = answers[position] ?? null
    const addition = toAddition({ answer })
    if (addition === null) {
      wrong.push({ row, message: answer?.message ?? messages.noLongerAvailable() })
      return []
    }
    // Without a quantity, the line is for the least that can be bought, also when that changes.
    return [{ productId: addition.productId, quantity: row.quantity === '' ? null : addition.quantity }]
  })
  return { products, wrong }
}

/** Returns a name as the API takes it; empty for none. */
export function toListName(text: string): string {
  return toStorableText(text.trim().slice(0, MAX_LIST_NAME_LENGTH)).trim()
}
