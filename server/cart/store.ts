import type { CartSort, CartStatus } from '@hydrant/contract/shop/cart.ts'
import { toBatches } from '@hydrant/database/connection/batches.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { hasCode } from '@hydrant/database/connection/with-retry.ts'
import { columnPlaceholders, type Placeholders, statement } from '@hydrant/database/connection/statement.ts'
import { cart, cartItem } from '@hydrant/database/schema/cart.ts'
import { and, asc, count, countDistinct, desc, eq, inArray, isNull, lte, max, type SQL, sql } from 'drizzle-orm'
import type { Cart, CartLine, DeliveryGroup } from './cart.ts'
import { type CartRow, SAVED_COLUMNS, toCart, toCartRow } from './cart-row-store.ts'
import { toGroupRows, buildGroupsInsert } from './delivery-store.ts'
import { toLineRows, buildLinesInsert, saveLines, toLine } from './line-store.ts'

export type { Database, Executor }

/** The owner of a cart: a buyer with an account and a currency, or a guest with a secret key. */
export type CartOwner =
  | { readonly ownerId: string; readonly accountId: string | null; readonly currencyIsoCode: string }
  | { readonly guestKey: string }

const LIVE_STATUSES: CartStatus[] = ['Active', 'Checkout', 'Processing']

/** Finds the primary live cart of an owner, or null. With `lock` the row is locked until the transaction ends. */
export async function findLiveCart(
  executor: Executor,
  cartOwner: CartOwner,
  { lock }: { readonly lock: boolean },
): Promise<Cart | null> {
  const [row] = await queryLiveCart(executor, cartOwner, lock)
  return row === undefined ? null : toCart(row)
}

function queryLiveCart(
  executor: Executor,
  cartOwner: CartOwner,
  lock: boolean,
): Promise<Array<typeof cart.$inferSelect>> {
  const mode = lock ? 'locked' : 'unlocked'
  if ('guestKey' in cartOwner) return guestCartQueries[mode](executor, cartOwner)
  const { accountId, ...owner } = cartOwner
  return accountId === null
    ? ownerCartQueries[mode](executor, owner)
    : accountCartQueries[mode](executor, { ...owner, accountId })
}

const isOwnedInCurrency = ({
  ownerId,
  currencyIsoCode,
}: Placeholders<{ ownerId: string; currencyIsoCode: string }>): SQL | undefined =>
  and(eq(cart.ownerId, ownerId), eq(cart.currencyIsoCode, currencyIsoCode))
const guestCartQueries = createLiveCartQueries<{ guestKey: string }>(({ guestKey }) => eq(cart.guestKey, guestKey))
const ownerCartQueries = createLiveCartQueries<{ ownerId: string; currencyIsoCode: string }>((params) =>
  and(isOwnedInCurrency(params), isNull(cart.accountId)),
)
const accountCartQueries = createLiveCartQueries<{ ownerId: string; accountId: string; currencyIsoCode: string }>(
  (params) => and(isOwnedInCurrency(params), eq(cart.accountId, params.accountId)),
)

function createLiveCartQueries<Owner extends object>(
  toOwnerCondition: (params: Placeholders<Owner>) => SQL | undefined,
) {
  const query = (executor: Executor, params: Placeholders<Owner>) =>
    executor
      .select()
      .from(cart)
      .where(
        and(
          toOwnerCondition(params),
          eq(cart.type, 'Cart'),
          eq(cart.isSecondary, false),
          inArray(cart.status, LIVE_STATUSES),
        ),
      )
      .orderBy(asc(cart.createdAt))
      .limit(1)
  return {
    unlocked: statement<Owner>()(query),
    locked: statement<Owner>()((executor, params) => query(executor, params).for('update')),
  }
}

/** Counts the carts of an owner that are neither ordered nor deleted. */
export async function countLiveCarts(executor: Executor, cartOwner: CartOwner): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(cart)
    .where(and(isOwnedBy(cartOwner), inArray(cart.status, LIVE_STATUSES)))
  return row?.total ?? 0
}

function isOwnedBy(cartOwner: CartOwner): SQL | undefined {
  if ('guestKey' in cartOwner) return eq(cart.guestKey, cartOwner.guestKey)
  const { ownerId, accountId, currencyIsoCode } = cartOwner
  return and(
    eq(cart.ownerId, ownerId),
    accountId === null ? isNull(cart.accountId) : eq(cart.accountId, accountId),
    eq(cart.currencyIsoCode, currencyIsoCode),
  )
}

/** Finds a cart by its id. With `lock` the row is locked until the transaction ends. */
export async function findCart(
  executor: Executor,
  id: string,
  { lock }: { readonly lock: boolean },
): Promise<Cart | null> {
  const [row] = await (lock ? lockedCart : unlockedCart)(executor, { id })
  return row === undefined ? null : toCart(row)
}

const unlockedCart = statement<{ id: string }>()((executor, { id }) =>
  executor.select().from(cart).where(eq(cart.id, id)),
)
const lockedCart = statement<{ id: string }>()((executor, { id }) =>
  executor.select().from(cart).where(eq(cart.id, id)).for('update'),
)

/** A cart to insert. */
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
 * Inserts an empty cart, which is then locked, with its delivery groups; null when its owner has a live one already.
 */
export async function insertCart(
  executor: Executor,
  values: NewCartRow,
  groups: readonly DeliveryGroup[],
): Promise<Cart | null> {
  const [row] = await insertCartStatement(executor, {
    ...values,
    customFields: [...values.customFields],
    groups: toGroupRows(groups),
  })
  return row === undefined ? null : toCart(row)
}

const NEW_CART_COLUMNS = [
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

const insertCartStatement = statement<NewCartRow & { groups: string }>()((executor) => {
  const inserted = executor
    .$with('made')
    .as(executor.insert(cart).values(columnPlaceholders(cart, NEW_CART_COLUMNS)).onConflictDoNothing().returning())
  const groups = executor.$with('groups').as(buildGroupsInsert(executor, sql`exists (select from made)`))
  return executor.with(inserted, groups).select().from(inserted)
})

/** Updates totals, status, purchase order and pricing key of a cart, and increments its version. */
export async function updateCart(executor: Executor, changed: Cart): Promise<void> {
  await saveCartStatement(executor, toCartRow(changed))
}

/** Whether an error says that the owner already has another primary cart (unique violation). */
export function isPrimaryCartConflict(error: unknown): boolean {
  return hasCode(error, '23505')
}

/** Updates a cart together with its new and changed lines, usually in one statement. */
export async function saveCartWithLines(executor: Executor, changed: Cart, lines: readonly CartLine[]): Promise<void> {
  const [first = [], ...otherBatches] = toBatches(lines)
  for (const batch of otherBatches) await saveLines(executor, batch)
  if (first.length === 0) await updateCart(executor, changed)
  else await saveCartWithLinesStatement(executor, { ...toCartRow(changed), lines: toLineRows(first) })
}

const buildCartUpdate = (executor: Executor, { id }: Placeholders<{ id: string }>) =>
  executor
    .update(cart)
    .set({ ...columnPlaceholders(cart, SAVED_COLUMNS), version: sql`${cart.version} + 1` })
    .where(eq(cart.id, id))

const saveCartStatement = statement<CartRow>()(buildCartUpdate)
const saveCartWithLinesStatement = statement<CartRow & { lines: string }>()((executor, params) =>
  buildLinesInsert(executor.with(executor.$with('saved').as(buildCartUpdate(executor, params)))),
)

/** Order and page of the lines to find. */
export interface LineListing {
  readonly sort: CartSort
  readonly limit: number
  readonly offset: number
  /** Only the lines of this delivery group. */
  readonly groupId?: string
}

/** Finds a page of the lines of a cart. */
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
    .orderBy(...toOrderBy(page.sort))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(toLine)
}

/** Finds the first lines of each delivery group: at most `limit` of each. */
export async function findFirstLines(
  executor: Executor,
  cartId: string,
  first: { readonly groupIds: readonly string[]; readonly sort: CartSort; readonly limit: number },
): Promise<CartLine[]> {
  const { groupIds } = first
  if (groupIds.length === 0 || first.limit === 0) return []
  const order = sql.join(toOrderBy(first.sort), sql`, `)
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
    .orderBy(...toOrderBy(first.sort))
  return rows.map(({ line }) => toLine(line))
}

/** Finds a page of the products in a cart, the last added first, and the total number of products. */
export async function findProductPage(
  executor: Executor,
  cartId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ productIds: string[]; total: number }> {
  const [countRow] = await executor
    .select({ total: countDistinct(cartItem.productId) })
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
  const total = countRow?.total ?? 0
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

/** Finds all lines of a delivery group, oldest first. */
export async function findLinesOfGroup(executor: Executor, cartId: string, groupId: string): Promise<CartLine[]> {
  const rows = await executor
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.deliveryGroupId, groupId)))
    .orderBy(...toOrderBy('CreatedDateAsc'))
  return rows.map(toLine)
}

/** Finds the lines with these ids that are in a cart. */
export async function findLinesByIds(executor: Executor, cartId: string, ids: readonly string[]): Promise<CartLine[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), inArray(cartItem.id, [...ids])))
  return rows.map(toLine)
}

/** Finds all lines of a cart, oldest first. */
export async function findLines(executor: Executor, cartId: string): Promise<CartLine[]> {
  const rows = await linesOfCartQuery(executor, { cartId })
  return rows.map(toLine)
}

const linesOfCartQuery = statement<{ cartId: string }>()((executor, { cartId }) =>
  executor
    .select()
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
    .orderBy(...toOrderBy('CreatedDateAsc')),
)

/** Finds the lines of a cart with one of these products. */
export async function findLinesOfProducts(
  executor: Executor,
  cartId: string,
  productIds: readonly string[],
): Promise<CartLine[]> {
  if (productIds.length === 0) return []
  const rows = await linesOfProductsQuery(executor, { cartId, productIds })
  return rows.map(toLine)
}

const linesOfProductsQuery = statement<{ cartId: string; productIds: readonly string[] }>()((executor, params) =>
  executor
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, params.cartId), sql`${cartItem.productId} = any(${params.productIds})`)),
)

/** Finds one line of a cart, or null. */
export async function findLine(executor: Executor, cartId: string, lineId: string): Promise<CartLine | null> {
  const [row] = await lineOfCartQuery(executor, { cartId, lineId })
  return row === undefined ? null : toLine(row)
}

const lineOfCartQuery = statement<{ cartId: string; lineId: string }>()((executor, { cartId, lineId }) =>
  executor
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.id, lineId))),
)

/** Deletes lines. */
export async function deleteLinesByIds(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await executor.delete(cartItem).where(inArray(cartItem.id, [...ids]))
}

/** Deletes all lines of a cart. */
export async function deleteLines(executor: Executor, cartId: string): Promise<void> {
  await executor.delete(cartItem).where(eq(cartItem.cartId, cartId))
}

function toOrderBy(sort: CartSort): SQL[] {
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
