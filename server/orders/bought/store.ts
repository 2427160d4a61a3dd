import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toContainsPattern } from '@hydrant/database/connection/like-pattern.ts'
import { toTextKey } from '@hydrant/database/schema/columns.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { boughtProduct } from '@hydrant/database/schema/orders.ts'
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'

/** What a buyer has ordered of a product. */
export type BoughtProduct = typeof boughtProduct.$inferSelect

/** A product of a new order. */
export type NewlyBought = Omit<BoughtProduct, 'orderCount'>

/** The order of a list of bought products. */
export type BoughtOrder = 'LastOrdered' | 'OrderCount' | 'PartNumber'

/** A row that a page begins after: what the list is ordered by, as text, and the product. */
export interface BoughtKey {
  readonly value: string
  readonly productId: string
}

/**
 * Counts the products of an order for its buyer, each of whose rows is written in the order of products, so that two
 * orders of one buyer wait for each other and cannot block each other.
 */
export async function countBoughtProducts(tx: Transaction, products: readonly NewlyBought[]): Promise<void> {
  const rows = products.toSorted((one, other) => (one.productId < other.productId ? -1 : 1))
  for (let start = 0; start < rows.length; start += ROWS_OF_STATEMENT)
    await tx
      .insert(boughtProduct)
      .values(rows.slice(start, start + ROWS_OF_STATEMENT).map((row) => ({ ...row, orderCount: 1 })))
      .onConflictDoUpdate({
        target: [boughtProduct.buyerId, boughtProduct.productId],
        set: {
          orderCount: sql`${boughtProduct.orderCount} + 1`,
          sku: sql`excluded.sku`,
          name: sql`excluded.name`,
          lastOrderedAt: sql`excluded.last_ordered_at`,
          lastOrderId: sql`excluded.last_order_id`,
          lastQuantity: sql`excluded.last_quantity`,
          lastUnitPrice: sql`excluded.last_unit_price`,
          currencyIsoCode: sql`excluded.currency_iso_code`,
        },
      })
}

/** Rows of one statement; it has ten parameters for each. */
const ROWS_OF_STATEMENT = 1000

/** Finds a page of what a buyer has ordered, read in the order of an index. `term` is part of part number or name. */
export async function findBoughtPage(
  db: ReadOnlyDb,
  query: {
    readonly buyerId: string
    readonly term: string
    readonly order: BoughtOrder
    readonly after: BoughtKey | null
    readonly limit: number
  },
): Promise<BoughtProduct[]> {
  const { column, isDescending, toValue } = ORDERS[query.order]
  const direction = isDescending ? desc : asc
  return db
    .select()
    .from(boughtProduct)
    .where(
      and(
        eq(boughtProduct.buyerId, query.buyerId),
        // Gift wrap is chosen with an order and not bought by itself.
        sql`not exists (select from ${product} where ${product.id} = ${boughtProduct.productId} and ${product.purpose} is not null)`,
        query.term === '' ? undefined : toTermCondition(query.term),
        query.after === null
          ? undefined
          : sql`(${column}, ${boughtProduct.productId}) ${sql.raw(isDescending ? '<' : '>')} (${toValue(query.after.value)}, ${query.after.productId})`,
      ),
    )
    .orderBy(direction(column), direction(boughtProduct.productId))
    .limit(query.limit)
}

/** Finds the ids of all products that a buyer has ordered. */
export async function findBoughtIds(db: ReadOnlyDb, buyerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: boughtProduct.productId })
    .from(boughtProduct)
    .where(eq(boughtProduct.buyerId, buyerId))
    .orderBy(asc(boughtProduct.productId))
  return rows.map(({ id }) => id)
}

/** Returns what a row is ordered by, as text. */
export function toBoughtKey(row: BoughtProduct, order: BoughtOrder): BoughtKey {
  return { value: ORDERS[order].read(row), productId: row.productId }
}

/** Whether a text can be what a list is ordered by. */
export function isBoughtValue(value: string, order: BoughtOrder): boolean {
  switch (order) {
    case 'LastOrdered':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value))
    case 'OrderCount':
      return /^\d{1,9}$/.test(value)
    case 'PartNumber':
      return true
    default:
      return order satisfies never
  }
}

interface BoughtOrderSql {
  readonly column: SQL
  readonly isDescending: boolean
  readonly toValue: (value: string) => SQL
  readonly read: (row: BoughtProduct) => string
}

const ORDERS: Readonly<Record<BoughtOrder, BoughtOrderSql>> = {
  LastOrdered: {
    column: sql`${boughtProduct.lastOrderedAt}`,
    isDescending: true,
    toValue: (value) => sql`${value}::timestamptz`,
    read: ({ lastOrderedAt }) => lastOrderedAt.toISOString(),
  },
  OrderCount: {
    column: sql`${boughtProduct.orderCount}`,
    isDescending: true,
    toValue: (value) => sql`${value}::integer`,
    read: ({ orderCount }) => String(orderCount),
  },
  PartNumber: {
    column: toTextKey(boughtProduct.sku),
    isDescending: false,
    toValue: (value) => toTextKey(sql`${value}::text`),
    read: ({ sku }) => sku,
  },
}

function toTermCondition(term: string): SQL | undefined {
  const pattern = toContainsPattern(term)
  return or(
    sql`${toTextKey(boughtProduct.sku)} like ${toTextKey(sql`${pattern}::text`)}`,
    sql`${toTextKey(boughtProduct.name)} like ${toTextKey(sql`${pattern}::text`)}`,
  )
}
