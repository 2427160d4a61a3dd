import type { CartSort, CartStatus } from '@hydrant/contract/shop/cart.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { cart, cartItem, deliveryGroup, deliveryMethod } from '@hydrant/database/schema/cart.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, arrayContains, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Cart, CartLine, DeliveryGroup, DeliveryMethod } from './cart.ts'

export type { Executor }

/** Whose cart is meant: a buyer's for one account and currency, or a guest's by its secret. */
export type CartHolder =
  | { readonly ownerId: string; readonly accountId: string | null; readonly currencyIsoCode: string }
  | { readonly guestKey: string }

/** A way of delivery to be stored. */
export type NewDeliveryMethod = typeof deliveryMethod.$inferInsert

const LIVE: CartStatus[] = ['Active', 'Checkout', 'Processing']

/** The id of the cart that a holder is filling, or null. */
export async function findLiveCartId(executor: Executor, holder: CartHolder): Promise<string | null> {
  const [row] = await executor
    .select({ id: cart.id })
    .from(cart)
    .where(and(holds(holder), eq(cart.type, 'Cart'), eq(cart.isSecondary, false), inArray(cart.status, LIVE)))
    .orderBy(asc(cart.createdAt))
    .limit(1)
  return row?.id ?? null
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

/** Stores an empty cart; false when its holder has a live one already. */
export async function insertCart(executor: Executor, values: typeof cart.$inferInsert): Promise<boolean> {
  const stored = await executor.insert(cart).values(values).onConflictDoNothing().returning({ id: cart.id })
  return stored.length > 0
}

/** Stores totals, status and what the prices depended on; moves the version. */
export async function saveCart(executor: Executor, changed: Cart): Promise<void> {
  const { totals } = changed
  await executor
    .update(cart)
    .set({
      status: changed.status,
      isSecondary: changed.isSecondary,
      pricedFor: changed.pricedFor,
      lineCount: totals.lineCount,
      productCount: toText(totals.productCount),
      listTotal: toText(totals.list),
      salesTotal: toText(totals.sales),
      itemAdjustmentTotal: toText(totals.itemAdjustment),
      taxTotal: toText(totals.tax),
      netByRate: toRecord(totals.netByRate),
      reductionByPromotion: toRecord(totals.reductionByPromotion),
      version: sql`${cart.version} + 1`,
      updatedAt: new Date(),
    })
    .where(eq(cart.id, changed.id))
}

/** A window of a cart's lines in an order. */
export async function findLinePage(executor: Executor, cartId: string, page: { sort: CartSort; limit: number; offset: number }): Promise<CartLine[]> {
  const rows = await executor
    .select()
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
    .orderBy(...orderOf(page.sort))
    .limit(page.limit)
    .offset(page.offset)
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

/** Stores a line, new or changed. */
export async function saveLine(executor: Executor, line: CartLine): Promise<void> {
  const { price, ...columns } = line
  const values = {
    ...columns,
    quantity: toText(line.quantity),
    listPrice: toText(price.listPrice),
    salesPrice: price.salesPrice === null ? null : toText(price.salesPrice),
    totalListPrice: toText(price.totalListPrice),
    totalSalesPrice: toText(price.totalSalesPrice),
    itemAdjustment: toText(price.reductions.reduce((total, { amount }) => total.plus(amount), decimal(0))),
    reductions: price.reductions.map(({ promotionId, amount }) => ({ promotionId, amount: toText(amount) })),
    totalTax: toText(price.totalTax),
    taxRatePercent: toText(price.ratePercent),
    errorCode: price.problem?.code ?? null,
    errorMessage: price.problem?.message ?? null,
    updatedAt: new Date(),
  }
  const { id: _id, ...changes } = values
  await executor.insert(cartItem).values(values).onConflictDoUpdate({ target: cartItem.id, set: changes })
}

/** Removes a line. */
export async function removeLine(executor: Executor, lineId: string): Promise<void> {
  await executor.delete(cartItem).where(eq(cartItem.id, lineId))
}

/** Removes every line of a cart. */
export async function removeLines(executor: Executor, cartId: string): Promise<void> {
  await executor.delete(cartItem).where(eq(cartItem.cartId, cartId))
}

/** Stores a delivery group, new or changed. */
export async function saveDeliveryGroup(executor: Executor, group: DeliveryGroup): Promise<void> {
  const { id: _id, ...changes } = group
  await executor.insert(deliveryGroup).values(group).onConflictDoUpdate({ target: deliveryGroup.id, set: changes })
}

/** The default delivery group of a cart with its method. Throws when there is none: every cart is made with one. */
export async function findDelivery(executor: Executor, cartId: string): Promise<{ group: DeliveryGroup; method: DeliveryMethod | null }> {
  const [row] = await executor
    .select({ group: deliveryGroup, method: deliveryMethod })
    .from(deliveryGroup)
    .leftJoin(deliveryMethod, eq(deliveryMethod.id, deliveryGroup.deliveryMethodId))
    .where(and(eq(deliveryGroup.cartId, cartId), eq(deliveryGroup.isDefault, true)))
  if (row === undefined) throw new Error(`Cart ${cartId} has no delivery group.`)
  const { createdAt: _created, ...group } = row.group
  return { group, method: row.method === null ? null : toMethod(row.method) }
}

/** The ways to send to a country in a currency, in the order in which they are offered. */
export async function findDeliveryMethods(executor: Executor, place: { country: string; currencyIsoCode: string }): Promise<DeliveryMethod[]> {
  const rows = await executor
    .select()
    .from(deliveryMethod)
    .where(
      and(
        eq(deliveryMethod.isActive, true),
        eq(deliveryMethod.currencyIsoCode, place.currencyIsoCode),
        or(arrayContains(deliveryMethod.countries, [place.country]), sql`cardinality(${deliveryMethod.countries}) = 0`),
      ),
    )
    .orderBy(asc(deliveryMethod.sortOrder), asc(deliveryMethod.id))
  return rows.map(toMethod)
}

/** Stores ways of delivery. */
export async function insertDeliveryMethods(executor: Executor, methods: readonly NewDeliveryMethod[]): Promise<void> {
  if (methods.length > 0) await executor.insert(deliveryMethod).values([...methods])
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
    totals: {
      lineCount: row.lineCount,
      productCount: decimal(row.productCount),
      list: decimal(row.listTotal),
      sales: decimal(row.salesTotal),
      itemAdjustment: decimal(row.itemAdjustmentTotal),
      tax: decimal(row.taxTotal),
      netByRate: toMap(row.netByRate),
      reductionByPromotion: toMap(row.reductionByPromotion),
    },
  }
}

function toLine(row: typeof cartItem.$inferSelect): CartLine {
  return {
    id: row.id,
    cartId: row.cartId,
    productId: row.productId,
    deliveryGroupId: row.deliveryGroupId,
    sellingModelId: row.sellingModelId,
    subscriptionTerm: row.subscriptionTerm,
    name: row.name,
    quantity: decimal(row.quantity),
    price: {
      listPrice: decimal(row.listPrice),
      salesPrice: row.salesPrice === null ? null : decimal(row.salesPrice),
      totalListPrice: decimal(row.totalListPrice),
      totalSalesPrice: decimal(row.totalSalesPrice),
      reductions: row.reductions.map(({ promotionId, amount }) => ({ promotionId, amount: decimal(amount) })),
      ratePercent: decimal(row.taxRatePercent),
      totalTax: decimal(row.totalTax),
      problem: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
    },
  }
}

function toMethod(row: typeof deliveryMethod.$inferSelect): DeliveryMethod {
  const { countries: _countries, sortOrder: _order, isActive: _active, ...method } = row
  return { ...method, baseFee: decimal(row.baseFee), freeFromAmount: row.freeFromAmount === null ? null : decimal(row.freeFromAmount) }
}

function toMap(record: Readonly<Record<string, string>>): ReadonlyMap<string, ReturnType<typeof decimal>> {
  return new Map(Object.entries(record).map(([key, amount]) => [key, decimal(amount)]))
}

function toRecord(map: Cart['totals']['netByRate']): Record<string, string> {
  return Object.fromEntries([...map].map(([key, amount]) => [key, toText(amount)]))
}
