import { LIST_PRODUCTS } from '@hydrant/contract/shop/lists.ts'
import type { WishlistItemChange } from '@hydrant/contract/shop/lists.ts'
import type { WishlistItemInput } from '@hydrant/contract/shop/wishlists.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { type DomainError, ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import { learnNumbers } from '../customer-part-numbers/service.ts'
import { findPreconditionError, type Precondition } from '../records/service.ts'
import { wishlistErrors } from './errors.ts'
import { lockWishlist } from './list-access.ts'
import * as store from './store.ts'

/** A product that could not be added, and why. */
export interface FailedProduct {
  readonly productId: string
  readonly error: DomainError
}

/** Lines that got products, and what could not be added. */
export interface AddedProducts {
  readonly items: readonly (store.WishlistItem & { readonly isNew: boolean })[]
  readonly failures: readonly FailedProduct[]
  readonly products: ReadonlyMap<string, SellableProduct>
}

/** A line with its product; undefined when the shopper may not see it any more. */
export interface ChangedLine {
  readonly item: store.WishlistItem
  readonly product: SellableProduct | undefined
}

/**
 * Adds products to a locked list; the same product twice is one line with both quantities. A product that cannot be added
 * does not block the others, but nothing is added to a list that would be too long.
 */
export async function addProducts(
  tx: store.Transaction,
  shopper: Shopper,
  { list, products: inputs }: { readonly list: store.Wishlist; readonly products: readonly WishlistItemInput[] },
): Promise<Result<AddedProducts>> {
  const ids = new Map(inputs.map(({ productId }) => [productId, normalizeId(productId, '01t')]))
  const products = await findSellableProducts(
    tx,
    shopper,
    [...ids.values()].flatMap((id) => id ?? []),
  )
  const failures = new Map<string, DomainError>()
  const additions = new Map<string, { quantity: Decimal | null; note: string | null }>()
  for (const { productId, quantity = null, note = null } of inputs) {
    const id = ids.get(productId) ?? null
    const parsed = quantity === null ? null : parsePositiveQuantity(quantity)
    if (id === null || !products.has(id)) failures.set(productId, wishlistErrors.unknownProduct)
    else if (quantity !== null && parsed === null) failures.set(productId, wishlistErrors.malformedQuantity)
    else additions.set(id, mergeAddition(additions.get(id), { quantity: parsed, note: toNote(note) }))
  }
  const listed = await store.findListedProductIds(tx, list.id, [...additions.keys()])
  if (list.productCount + additions.size - listed.size > LIST_PRODUCTS) return err(wishlistErrors.fullList)
  const items = await store.insertOrChangeItems(
    tx,
    list.id,
    [...additions].map(([productId, { quantity, note }]) => ({
      id: newId('2wi'),
      productId,
      quantity: quantity === null ? null : toText(quantity),
      note,
    })),
  )
  if (items.length > 0) await store.updateWishlistAndDate(tx, list)
  const notes = [...additions].map(([productId, { note }]) => ({ productId, text: note }))
  await learnNumbers(tx, shopper.account?.id ?? null, { lines: notes })
  return ok({ items, failures: [...failures].map(([productId, error]) => ({ productId, error })), products })
}

/** Adds products to a list that the shopper sees. */
export function addWishlistItems(
  database: store.Database,
  shopper: Shopper,
  request: { readonly id: string; readonly products: readonly WishlistItemInput[] },
): Promise<Result<AddedProducts>> {
  return runOrRollBack(database, async (tx) => {
    const list = await lockWishlist(tx, shopper, request.id)
    return list.ok ? addProducts(tx, shopper, { list: list.value, products: request.products }) : list
  })
}

/** Adds one product to a list; without a quantity, a line that it has already is returned unchanged. */
export function addWishlistItem(
  database: store.Database,
  shopper: Shopper,
  request: { readonly id: string; readonly product: WishlistItemInput },
): Promise<Result<ChangedLine>> {
  return runOrRollBack(database, async (tx) => {
    const list = await lockWishlist(tx, shopper, request.id)
    if (!list.ok) return list
    const added = await addProducts(tx, shopper, { list: list.value, products: [request.product] })
    if (!added.ok) return added
    const [failure] = added.value.failures
    if (failure !== undefined) return err(failure.error)
    const [item] = added.value.items
    if (item === undefined) throw new Error('The item that was just added to the wishlist is missing.')
    return ok({ item, product: added.value.products.get(item.productId) })
  })
}

/** Names a line of a list. */
interface LineRef {
  readonly id: string
  readonly itemId: string
}

/** Changes quantity or note of a line, unless it is another one than the precondition says. */
export function updateWishlistItem(
  database: store.Database,
  shopper: Shopper,
  request: LineRef & { readonly change: WishlistItemChange; readonly precondition: Precondition },
): Promise<Result<ChangedLine>> {
  const { quantity, note } = request.change
  const parsed = quantity === undefined || quantity === null ? null : parsePositiveQuantity(quantity)
  return changeLine({ database, shopper, line: request }, async (tx, item) => {
    if (quantity !== undefined && quantity !== null && parsed === null) return err(wishlistErrors.malformedQuantity)
    const mismatch = findPreconditionError(request.precondition, { id: item.id, changedAt: item.updatedAt })
    if (mismatch !== null) return err(mismatch)
    await store.updateItem(tx, item, {
      ...(quantity !== undefined && { quantity: parsed === null ? null : toText(parsed) }),
      ...(note !== undefined && { note: toNote(note) }),
    })
    const notes = [{ productId: item.productId, text: note ?? null }]
    await learnNumbers(tx, shopper.account?.id ?? null, { lines: notes })
    return ok(null)
  })
}

/** Moves a line before another one of its list; null: to the end. */
export function moveWishlistItem(
  database: store.Database,
  shopper: Shopper,
  request: LineRef & { readonly beforeItemId: string | null },
): Promise<Result<ChangedLine>> {
  return changeLine({ database, shopper, line: request }, async (tx, item) => {
    const beforeId = request.beforeItemId === null ? null : normalizeId(request.beforeItemId)
    const before = beforeId === null ? null : await store.findItem(tx, item.wishlistId, beforeId)
    if (request.beforeItemId !== null && before === null) return err(wishlistErrors.unknownItem)
    if (before?.id !== item.id) await store.moveItem(tx, item, before)
    return ok(null)
  })
}

function changeLine(
  {
    database,
    shopper,
    line: { id, itemId },
  }: { readonly database: store.Database; readonly shopper: Shopper; readonly line: LineRef },
  change: (tx: store.Transaction, item: store.WishlistItem) => Promise<Result<null>>,
): Promise<Result<ChangedLine>> {
  return runOrRollBack(database, async (tx) => {
    const list = await lockWishlist(tx, shopper, id)
    if (!list.ok) return list
    const lineId = normalizeId(itemId)
    const findLine = () => (lineId === null ? null : store.findItem(tx, list.value.id, lineId))
    const item = await findLine()
    if (item === null) return err(wishlistErrors.unknownItem)
    const changed = await change(tx, item)
    if (!changed.ok) return changed
    await store.updateWishlistAndDate(tx, list.value)
    const products = await findSellableProducts(tx, shopper, [item.productId])
    return ok({ item: (await findLine()) ?? item, product: products.get(item.productId) })
  })
}

function parsePositiveQuantity(value: string | number): Decimal | null {
  const quantity = parseQuantity(value)
  return quantity === null || quantity.lte(ZERO) ? null : quantity
}

function toNote(note: string | null): string | null {
  return note === null || note.trim() === '' ? null : note.trim()
}

function mergeAddition(
  before: { readonly quantity: Decimal | null; readonly note: string | null } | undefined,
  { quantity, note }: { readonly quantity: Decimal | null; readonly note: string | null },
): { quantity: Decimal | null; note: string | null } {
  const earlier = before?.quantity ?? null
  return {
    quantity: earlier === null || quantity === null ? (quantity ?? earlier) : earlier.plus(quantity),
    note: before?.note ?? note,
  }
}
