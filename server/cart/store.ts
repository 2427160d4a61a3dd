import type { CartSort, CartStatus } from '@hydrant/contract/shop/cart.ts'
import { batchesOf } from '@hydrant/database/connection/batches.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { hasCode } from '@hydrant/database/connection/retried.ts'
import { columnsGiven, type Given, statement } from '@hydrant/database/connection/statement.ts'
import { cart, cartItem } from '@hydrant/database/schema/cart.ts'
import { and, asc, count, countDistinct, desc, eq, inArray, isNull, lte, max, type SQL, sql } from 'drizzle-orm'
import type { Cart, CartLine, DeliveryGroup } from './cart.ts'
import { type CartRow, SAVED, toCart, toCartRow } from './cart-row-store.ts'
import { groupRows, groupsInsert } from './delivery-store.ts'
import { lineRows, linesInsert, saveLines, toLine } from './line-store.ts'

export type { Database, Executor }

/** Whose cart is meant: a buyer's for one account and currency, or a guest's by its secret. */
export type CartHolder =
  | { readonly ownerId: string; readonly accountId: string | null; readonly currencyIsoCode: string }
  | { readonly guestKey: string }

const LIVE: CartStatus[] = ['Active', 'Checkout', 'Processing']

/** The cart that a holder is filling, or null. With `lock` nobody else changes it until the transaction ends. */
export async function findLiveCart(
  executor: Executor,
  holder: CartHolder,
  { lock }: { readonly lock: boolean },
): Promise<Cart | null> {
  const [row] = await liveCart(executor, holder, lock)
  return row === undefined ? null : toCart(row)
}

function liveCart(executor: Executor, holder: CartHolder, lock: boolean): Promise<Array<typeof cart.$inferSelect>> {
  const way = lock ? 'locked' : 'seen'
  if ('guestKey' in holder) return liveCartOfGuest[way](executor, holder)
  const { accountId, ...owner } = holder
  return accountId === null
    ? liveCartOfOwner[way](executor, owner)
    : liveCartForAccount[way](executor, { ...owner, accountId })
}

const isOfOwner = ({
  ownerId,
  currencyIsoCode,
}: Given<{ ownerId: string; currencyIsoCode: string }>): SQL | undefined =>
  and(eq(cart.ownerId, ownerId), eq(cart.currencyIsoCode, currencyIsoCode))
const liveCartOfGuest = liveCartWhere<{ guestKey: string }>(({ guestKey }) => eq(cart.guestKey, guestKey))
const liveCartOfOwner = liveCartWhere<{ ownerId: string; currencyIsoCode: string }>((given) =>
  and(isOfOwner(given), isNull(cart.accountId)),
)
const liveCartForAccount = liveCartWhere<{ ownerId: string; accountId: string; currencyIsoCode: string }>((given) =>
  and(isOfOwner(given), eq(cart.accountId, given.accountId)),
)

function liveCartWhere<Holder extends object>(isHeld: (given: Given<Holder>) => SQL | undefined) {
  const query = (executor: Executor, given: Given<Holder>) =>
    executor
      .select()
      .from(cart)
      .where(and(isHeld(given), eq(cart.type, 'Cart'), eq(cart.isSecondary, false), inArray(cart.status, LIVE)))
      .orderBy(asc(cart.createdAt))
      .limit(1)
  return {
    seen: statement<Holder>()(query),
    locked: statement<Holder>()((executor, given) => query(executor, given).for('update')),
  }
}

/** How many carts of any kind a holder has that are neither ordered nor deleted. */
export async function countLiveCarts(executor: Executor, holder: CartHolder): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(cart)
    .where(and(holds(holder), inArray(cart.status, LIVE)))
  return row?.total ?? 0
}

function holds(holder: CartHolder): SQL | undefined {
  if ('guestKey' in holder) return eq(cart.guestKey, holder.guestKey)
  const { ownerId, accountId, currencyIsoCode } = holder
  return and(
    eq(cart.ownerId, ownerId),
    accountId === null ? isNull(cart.accountId) : eq(cart.accountId, accountId),
    eq(cart.currencyIsoCode, currencyIsoCode),
  )
}

/** A cart by its id. With `lock` nobody else changes it until the transaction ends. */
export async function findCart(
  executor: Executor,
  id: string,
  { lock }: { readonly lock: boolean },
): Promise<Cart | null> {
  const [row] = await (lock ? lockedCart : seenCart)(executor, { id })
  return row === undefined ? null : toCart(row)
}

const seenCart = statement<{ id: string }>()((executor, { id }) => executor.select().from(cart).where(eq(cart.id, id)))
const lockedCart = statement<{ id: string }>()((executor, { id }) =>
  executor.select().from(cart).where(eq(cart.id, id)).for('update'),
)

/** A cart to be stored. */
export type NewCartRow = Pick<
  Cart,
  | 'id'
  | 'webstoreId'
  | 'accountId'
  | 'ownerId'
  | 'guestKey'
  | 'name'
  | 'type'
  | 'isSecondary'
  | 'currencyIsoCode'
  | 'customFields'
>

/**
 * Stores an empty cart, which is then locked, with its delivery groups; null when its holder has a live one already.
 */
export async function insertCart(
  executor: Executor,
  values: NewCartRow,
  groups: readonly DeliveryGroup[],
): Promise<Cart | null> {
  const [row] = await cartInserted(executor, {
    ...values,
    customFields: [...values.customFields],
    groups: groupRows(groups),
  })
  return row === undefined ? null : toCart(row)
}

const NEW_CART = [
  'id',
  'webstoreId',
  'accountId',
  'ownerId',
  'guestKey',
  'name',
  'type',
  'isSecondary',
  'currencyIsoCode',
  'customFields',
] as const satisfies Array<keyof NewCartRow>

const cartInserted = statement<NewCartRow & { groups: string }>()((executor) => {
  const made = executor
    .$with('made')
    .as(executor.insert(cart).values(columnsGiven(cart, NEW_CART)).onConflictDoNothing().returning())
  const groups = executor.$with('groups').as(groupsInsert(executor, sql`exists (select from made)`))
  return executor.with(made, groups).select().from(made)
})

/** Stores totals, status, purchase order and what the prices depended on; moves the version. */
export async function saveCart(executor: Executor, changed: Cart): Promise<void> {
  await cartSaved(executor, toCartRow(changed))
}

/** Whether a cart could not be stored because its owner has got another primary cart meanwhile. */
export function isSecondPrimaryCart(error: unknown): boolean {
  return hasCode(error, '23505')
}

/** Stores a cart together with those of its lines that are new or changed, as a rule in one statement. */
export async function saveCartWithLines(executor: Executor, changed: Cart, lines: readonly CartLine[]): Promise<void> {
  const [first = [], ...others] = batchesOf(lines)
  for (const batch of others) await saveLines(executor, batch)
  if (first.length === 0) await saveCart(executor, changed)
  else await cartWithLinesSaved(executor, { ...toCartRow(changed), lines: lineRows(first) })
}

const cartUpdate = (executor: Executor, { id }: Given<{ id: string }>) =>
  executor
    .update(cart)
    .set({ ...columnsGiven(cart, SAVED), version: sql`${cart.version} + 1` })
    .where(eq(cart.id, id))

const cartSaved = statement<CartRow>()(cartUpdate)
const cartWithLinesSaved = statement<CartRow & { lines: string }>()((executor, given) =>
  linesInsert(executor.with(executor.$with('saved').as(cartUpdate(executor, given)))),
)

/** Which lines of a cart are wanted. */
export interface LineListing {
  readonly sort: CartSort
  readonly limit: number
  readonly offset: number
  /** Only what is in this delivery group. */
  readonly groupId?: string
}

/** A window of a cart's lines in an order. */
export async function findLinePage(executor: Executor, cartId: string, page: LineListing): Promise<CartLine[]> {
  const rows = await executor
    .select()
    .from(cartItem)
    .where(
      and(
        eq(cartItem.cartId, cartId),
        page.groupId === undefined ? undefined : eq(cartItem.deliveryGroupId, page.groupId),
      ),
    )
    .orderBy(...orderOf(page.sort))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(toLine)
}

/** The first lines of each of these delivery groups in an order: as many of each as `limit` says. */
export async function findFirstLines(
  executor: Executor,
  cartId: string,
  first: { readonly groupIds: readonly string[]; readonly sort: CartSort; readonly limit: number },
): Promise<CartLine[]> {
  const { groupIds } = first
  if (groupIds.length === 0 || first.limit === 0) return []
  const order = sql.join(orderOf(first.sort), sql`, `)
  const ranked = executor
    .select({
      id: cartItem.id,
      rank: sql<number>`row_number() over (partition by ${cartItem.deliveryGroupId} order by ${order})`.as('rank'),
    })
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), inArray(cartItem.deliveryGroupId, [...groupIds])))
    .as('ranked')
  const rows = await executor
    .select({ line: cartItem })
    .from(cartItem)
    .innerJoin(ranked, eq(ranked.id, cartItem.id))
    .where(lte(ranked.rank, first.limit))
    .orderBy(...orderOf(first.sort))
  return rows.map(({ line }) => toLine(line))
}

/** A window of the products in a cart, those added last first, and how many there are in all. */
export async function findProductPage(
  executor: Executor,
  cartId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ productIds: string[]; total: number }> {
  const [counted] = await executor
    .select({ total: countDistinct(cartItem.productId) })
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
  const total = counted?.total ?? 0
  const offset = page.offset < total ? page.offset : Math.max(0, Math.ceil(total / page.limit) - 1) * page.limit
  const rows = await executor
    .select({ productId: cartItem.productId })
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
    .groupBy(cartItem.productId)
    .orderBy(desc(max(cartItem.createdAt)), desc(cartItem.productId))
    .limit(page.limit)
    .offset(offset)
  return { productIds: rows.map((row) => row.productId), total }
}

/** Every line of a delivery group, oldest first. */
export async function findLinesOfGroup(executor: Executor, cartId: string, groupId: string): Promise<CartLine[]> {
  const rows = await executor
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.deliveryGroupId, groupId)))
    .orderBy(...orderOf('CreatedDateAsc'))
  return rows.map(toLine)
}

/** Those of these lines that a cart has. */
export async function findLinesByIds(executor: Executor, cartId: string, ids: readonly string[]): Promise<CartLine[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), inArray(cartItem.id, [...ids])))
  return rows.map(toLine)
}

/** Every line of a cart, oldest first. */
export async function findLines(executor: Executor, cartId: string): Promise<CartLine[]> {
  const rows = await linesOfCart(executor, { cartId })
  return rows.map(toLine)
}

const linesOfCart = statement<{ cartId: string }>()((executor, { cartId }) =>
  executor
    .select()
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
    .orderBy(...orderOf('CreatedDateAsc')),
)

/** The lines of a cart that hold one of these products. */
export async function findLinesOfProducts(
  executor: Executor,
  cartId: string,
  productIds: readonly string[],
): Promise<CartLine[]> {
  if (productIds.length === 0) return []
  const rows = await linesOfProducts(executor, { cartId, productIds })
  return rows.map(toLine)
}

const linesOfProducts = statement<{ cartId: string; productIds: readonly string[] }>()((executor, given) =>
  executor
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, given.cartId), sql`${cartItem.productId} = any(${given.productIds})`)),
)

/** One line of a cart, or null. */
export async function findLine(executor: Executor, cartId: string, lineId: string): Promise<CartLine | null> {
  const [row] = await lineOfCart(executor, { cartId, lineId })
  return row === undefined ? null : toLine(row)
}

const lineOfCart = statement<{ cartId: string; lineId: string }>()((executor, { cartId, lineId }) =>
  executor
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.id, lineId))),
)

/** Removes lines. */
export async function removeLinesByIds(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await executor.delete(cartItem).where(inArray(cartItem.id, [...ids]))
}

/** Removes every line of a cart. */
export async function removeLines(executor: Executor, cartId: string): Promise<void> {
  await executor.delete(cartItem).where(eq(cartItem.cartId, cartId))
}

function orderOf(sort: CartSort): SQL[] {
  switch (sort) {
    case 'CreatedDateAsc':
      return [asc(cartItem.createdAt), asc(cartItem.id)]
    case 'CreatedDateDesc':
      return [desc(cartItem.createdAt), desc(cartItem.id)]
    case 'NameAsc':
      return [asc(sql`lower(${cartItem.name})`), asc(cartItem.id)]
    case 'NameDesc':
      return [desc(sql`lower(${cartItem.name})`), desc(cartItem.id)]
    case 'SalesPriceAsc':
      return [asc(cartItem.salesPrice), asc(cartItem.id)]
    case 'SalesPriceDesc':
      return [sql`${cartItem.salesPrice} desc nulls last`, desc(cartItem.id)]
    default:
      return sort satisfies never
  }
}
