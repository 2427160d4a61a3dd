import type { CartSort, CartStatus } from '@hydrant/contract/shop/cart.ts'
import { batchesOf } from '@hydrant/database/connection/batches.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { cart, cartItem } from '@hydrant/database/schema/cart.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, count, countDistinct, desc, eq, inArray, isNull, lte, max, type SQL, sql } from 'drizzle-orm'
import type { Cart, CartLine, GroupTotals } from './cart.ts'
import { toCustomFields } from './custom-fields.ts'
import { linesSaved, toLine } from './line-store.ts'

export type { Executor }

/** Whose cart is meant: a buyer's for one account and currency, or a guest's by its secret. */
export type CartHolder =
  | { readonly ownerId: string; readonly accountId: string | null; readonly currencyIsoCode: string }
  | { readonly guestKey: string }

const LIVE: CartStatus[] = ['Active', 'Checkout', 'Processing']

/** The cart that a holder is filling, or null. With `lock` nobody else changes it until the transaction ends. */
export async function findLiveCart(executor: Executor, holder: CartHolder, { lock }: { readonly lock: boolean }): Promise<Cart | null> {
  const query = executor
    .select()
    .from(cart)
    .where(and(holds(holder), eq(cart.type, 'Cart'), eq(cart.isSecondary, false), inArray(cart.status, LIVE)))
    .orderBy(asc(cart.createdAt))
    .limit(1)
  const [row] = await (lock ? query.for('update') : query)
  return row === undefined ? null : toCart(row)
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
  return and(eq(cart.ownerId, ownerId), accountId === null ? isNull(cart.accountId) : eq(cart.accountId, accountId), eq(cart.currencyIsoCode, currencyIsoCode))
}

/** A cart by its id. With `lock` nobody else changes it until the transaction ends. */
export async function findCart(executor: Executor, id: string, { lock }: { readonly lock: boolean }): Promise<Cart | null> {
  const query = executor.select().from(cart).where(eq(cart.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row === undefined ? null : toCart(row)
}

/** Stores an empty cart, which is then locked; null when its holder has a live one already. */
export async function insertCart(executor: Executor, values: typeof cart.$inferInsert): Promise<Cart | null> {
  const [row] = await executor.insert(cart).values(values).onConflictDoNothing().returning()
  return row === undefined ? null : toCart(row)
}

/** Stores totals, status, purchase order and what the prices depended on; moves the version. */
export async function saveCart(executor: Executor, changed: Cart): Promise<void> {
  await cartSaved(executor, changed)
}

/** Stores a cart together with those of its lines that are new or changed, as a rule in one statement. */
export async function saveCartWithLines(executor: Executor, changed: Cart, lines: readonly CartLine[]): Promise<void> {
  const [first = [], ...others] = batchesOf(lines)
  for (const batch of others) await linesSaved(executor, batch)
  if (first.length === 0) await cartSaved(executor, changed)
  else await executor.execute(sql`with saved as (${cartSaved(executor, changed).getSQL()}) ${linesSaved(executor, first).getSQL()}`)
}

function cartSaved(executor: Executor, changed: Cart) {
  const { totals } = changed
  return executor
    .update(cart)
    .set({
      status: changed.status,
      isSecondary: changed.isSecondary,
      pricedFor: changed.pricedFor,
      purchaseOrderNumber: changed.purchaseOrderNumber,
      lineCount: totals.lineCount,
      productCount: toText(totals.productCount),
      listTotal: toText(totals.list),
      salesTotal: toText(totals.sales),
      itemAdjustmentTotal: toText(totals.itemAdjustment),
      taxTotal: toText(totals.tax),
      includedTaxTotal: toText(totals.includedTax),
      subscriptionCount: toText(totals.subscriptionCount),
      piecesByPromotion: toRecord(totals.piecesByPromotion),
      netByRate: toRecord(totals.netByRate),
      reductionByPromotion: toRecord(totals.reductionByPromotion),
      totalsByGroup: Object.fromEntries([...totals.byGroup].map(([id, group]) => [id, toGroupRow(group)])),
      version: sql`${cart.version} + 1`,
      updatedAt: new Date(),
    })
    .where(eq(cart.id, changed.id))
}

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
    .where(and(eq(cartItem.cartId, cartId), page.groupId === undefined ? undefined : eq(cartItem.deliveryGroupId, page.groupId)))
    .orderBy(...orderOf(page.sort))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(toLine)
}

/** The first lines of each of these delivery groups in an order: as many of each as `limit` says. */
export async function findFirstLines(executor: Executor, cartId: string, first: { readonly groupIds: readonly string[]; readonly sort: CartSort; readonly limit: number }): Promise<CartLine[]> {
  const { groupIds } = first
  if (groupIds.length === 0 || first.limit === 0) return []
  const order = sql.join(orderOf(first.sort), sql`, `)
  const ranked = executor
    .select({ id: cartItem.id, rank: sql<number>`row_number() over (partition by ${cartItem.deliveryGroupId} order by ${order})`.as('rank') })
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
export async function findProductPage(executor: Executor, cartId: string, page: { readonly limit: number; readonly offset: number }): Promise<{ productIds: string[]; total: number }> {
  const [counted] = await executor.select({ total: countDistinct(cartItem.productId) }).from(cartItem).where(eq(cartItem.cartId, cartId))
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
  const rows = await executor.select().from(cartItem).where(and(eq(cartItem.cartId, cartId), eq(cartItem.deliveryGroupId, groupId))).orderBy(...orderOf('CreatedDateAsc'))
  return rows.map(toLine)
}

/** Those of these lines that a cart has. */
export async function findLinesByIds(executor: Executor, cartId: string, ids: readonly string[]): Promise<CartLine[]> {
  if (ids.length === 0) return []
  const rows = await executor.select().from(cartItem).where(and(eq(cartItem.cartId, cartId), inArray(cartItem.id, [...ids])))
  return rows.map(toLine)
}

/** Every line of a cart, oldest first. */
export async function findLines(executor: Executor, cartId: string): Promise<CartLine[]> {
  const rows = await executor.select().from(cartItem).where(eq(cartItem.cartId, cartId)).orderBy(...orderOf('CreatedDateAsc'))
  return rows.map(toLine)
}

/** The lines of a cart that hold one of these products. */
export async function findLinesOfProducts(executor: Executor, cartId: string, productIds: readonly string[]): Promise<CartLine[]> {
  if (productIds.length === 0) return []
  const rows = await executor
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), inArray(cartItem.productId, [...productIds])))
  return rows.map(toLine)
}

/** One line of a cart, or null. */
export async function findLine(executor: Executor, cartId: string, lineId: string): Promise<CartLine | null> {
  const [row] = await executor.select().from(cartItem).where(and(eq(cartItem.cartId, cartId), eq(cartItem.id, lineId)))
  return row === undefined ? null : toLine(row)
}

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

function toCart(row: typeof cart.$inferSelect): Cart {
  return {
    id: row.id,
    webstoreId: row.webstoreId,
    accountId: row.accountId,
    ownerId: row.ownerId,
    guestKey: row.guestKey,
    name: row.name,
    type: row.type,
    status: row.status,
    isSecondary: row.isSecondary,
    currencyIsoCode: row.currencyIsoCode,
    version: row.version,
    pricedFor: row.pricedFor,
    purchaseOrderNumber: row.purchaseOrderNumber,
    customFields: toCustomFields(row.customFields),
    totals: {
      lineCount: row.lineCount,
      productCount: decimal(row.productCount),
      list: decimal(row.listTotal),
      sales: decimal(row.salesTotal),
      itemAdjustment: decimal(row.itemAdjustmentTotal),
      tax: decimal(row.taxTotal),
      includedTax: decimal(row.includedTaxTotal),
      subscriptionCount: decimal(row.subscriptionCount),
      piecesByPromotion: toMap(row.piecesByPromotion),
      netByRate: toMap(row.netByRate),
      reductionByPromotion: toMap(row.reductionByPromotion),
      byGroup: new Map(Object.entries(row.totalsByGroup).map(([id, group]) => [id, toGroupTotals(group)])),
    },
  }
}

function toGroupRow({ lineCount, productCount, sales, net, problemCount }: GroupTotals) {
  return { lines: lineCount, pieces: toText(productCount), sales: toText(sales), net: toText(net), problems: problemCount }
}

function toGroupTotals({ lines, pieces, sales, net, problems }: ReturnType<typeof toGroupRow>): GroupTotals {
  return { lineCount: lines, productCount: decimal(pieces), sales: decimal(sales), net: decimal(net), problemCount: problems }
}

function toMap(record: Readonly<Record<string, string>>): ReadonlyMap<string, ReturnType<typeof decimal>> {
  return new Map(Object.entries(record).map(([key, amount]) => [key, decimal(amount)]))
}

function toRecord(map: Cart['totals']['netByRate']): Record<string, string> {
  return Object.fromEntries([...map].map(([key, amount]) => [key, toText(amount)]))
}
