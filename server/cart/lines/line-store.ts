import { toBatches } from '@hydrant/database/connection/batches.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { defineStatement } from '@hydrant/database/connection/statement.ts'
import { cartItem } from '@hydrant/database/schema/cart.ts'
import { type Decimal, decimal } from '@hydrant/kernel/money/decimal.ts'
import {
  and,
  arrayContains,
  asc,
  eq,
  notInArray,
  sql,
  countDistinct,
  desc,
  inArray,
  lte,
  max,
  type SQL,
} from 'drizzle-orm'
import type { CartLine } from '../cart.ts'
import { buildLinesUpsert, serializeLineRows, toLine } from './line-row-store.ts'
import type { CartSort } from '@hydrant/contract/shop/cart.ts'

/** Inserts or updates lines. */
export async function saveLines(tx: Transaction, lines: readonly CartLine[]): Promise<void> {
  for (const batch of toBatches(lines)) await saveLinesStatement(tx, { lines: serializeLineRows(batch) })
}

const saveLinesStatement = defineStatement<{ lines: string }>()((tx: Transaction) => buildLinesUpsert(tx))

/** Finds the lines of a cart that a promotion may reward, the cheapest first; without the excluded ones. */
export async function findRewardableLines(
  db: ReadOnlyDb,
  cartId: string,
  filter: { readonly promotionId: string; readonly exceptLineIds: readonly string[]; readonly limit: number },
): Promise<CartLine[]> {
  const rows = await db
    .select()
    .from(cartItem)
    .where(
      and(
        eq(cartItem.cartId, cartId),
        sql`${cartItem.rewardedBy} <> '{}'`,
        arrayContains(cartItem.rewardedBy, [filter.promotionId]),
        filter.exceptLineIds.length === 0 ? undefined : notInArray(cartItem.id, [...filter.exceptLineIds]),
      ),
    )
    .orderBy(asc(cartItem.salesPrice), asc(cartItem.id))
    .limit(filter.limit)
  return rows.map(toLine)
}

/** Finds how much of each product is in each delivery group of a cart. */
export async function findQuantitiesByGroup(
  db: ReadOnlyDb,
  cartId: string,
): Promise<{ readonly groupId: string; readonly productId: string; readonly quantity: Decimal }[]> {
  const rows = await db
    .select({
      groupId: cartItem.deliveryGroupId,
      productId: cartItem.productId,
      quantity: sql<string>`sum(${cartItem.quantity})`,
    })
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
    .groupBy(cartItem.deliveryGroupId, cartItem.productId)
  return rows.map((row) => ({ ...row, quantity: decimal(row.quantity) }))
}

/** Order and page of the lines to find. */
export interface LineListing {
  readonly sort: CartSort
  readonly limit: number
  readonly offset: number
  /** Only the lines of this delivery group. */
  readonly groupId?: string
}

/** Finds a page of the lines of a cart. */
export async function findLinePage(db: ReadOnlyDb, cartId: string, page: LineListing): Promise<CartLine[]> {
  const rows = await db
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
export async function findFirstLinesOfGroups(
  db: ReadOnlyDb,
  cartId: string,
  query: { readonly groupIds: readonly string[]; readonly sort: CartSort; readonly limit: number },
): Promise<CartLine[]> {
  const { groupIds } = query
  if (groupIds.length === 0 || query.limit === 0) return []
  const order = sql.join(toOrderBy(query.sort), sql`, `)
  const rankedLines = db
    .select({
      id: cartItem.id,
      rank: sql<number>`row_number() over (partition by ${cartItem.deliveryGroupId} order by ${order})`.as('rank'),
    })
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), inArray(cartItem.deliveryGroupId, [...groupIds])))
    .as('ranked')
  const rows = await db
    .select({ line: cartItem })
    .from(cartItem)
    .innerJoin(rankedLines, eq(rankedLines.id, cartItem.id))
    .where(lte(rankedLines.rank, query.limit))
    .orderBy(...toOrderBy(query.sort))
  return rows.map(({ line }) => toLine(line))
}

/** Finds a page of the ids of the products in a cart, the last added first, and the total number of products. */
export async function findProductIdPageOrLast(
  db: ReadOnlyDb,
  cartId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ productIds: string[]; total: number }> {
  const [countRow] = await db
    .select({ total: countDistinct(cartItem.productId) })
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
  const total = countRow?.total ?? 0
  const offset = page.offset < total ? page.offset : Math.max(0, Math.ceil(total / page.limit) - 1) * page.limit
  const rows = await db
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
export async function findLinesOfGroup(db: ReadOnlyDb, cartId: string, groupId: string): Promise<CartLine[]> {
  const rows = await db
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.deliveryGroupId, groupId)))
    .orderBy(...toOrderBy('CreatedDateAsc'))
  return rows.map(toLine)
}

/** Finds the lines with these ids that are in a cart. */
export async function findLinesByIds(db: ReadOnlyDb, cartId: string, ids: readonly string[]): Promise<CartLine[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), inArray(cartItem.id, [...ids])))
  return rows.map(toLine)
}

/** Finds all lines of a cart, oldest first. */
export async function findLines(db: ReadOnlyDb, cartId: string): Promise<CartLine[]> {
  const rows = await linesOfCartQuery(db, { cartId })
  return rows.map(toLine)
}

const linesOfCartQuery = defineStatement<{ cartId: string }>()((db, { cartId }) =>
  db
    .select()
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
    .orderBy(...toOrderBy('CreatedDateAsc')),
)

/** Finds the lines of a cart with one of these products. */
export async function findLinesOfProducts(
  db: ReadOnlyDb,
  cartId: string,
  productIds: readonly string[],
): Promise<CartLine[]> {
  if (productIds.length === 0) return []
  const rows = await linesOfProductsQuery(db, { cartId, productIds })
  return rows.map(toLine)
}

const linesOfProductsQuery = defineStatement<{ cartId: string; productIds: readonly string[] }>()((db, params) =>
  db
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, params.cartId), sql`${cartItem.productId} = any(${params.productIds})`)),
)

/** Finds one line of a cart, or null. */
export async function findLine(db: ReadOnlyDb, cartId: string, lineId: string): Promise<CartLine | null> {
  const [row] = await lineOfCartQuery(db, { cartId, lineId })
  return row === undefined ? null : toLine(row)
}

const lineOfCartQuery = defineStatement<{ cartId: string; lineId: string }>()((db, { cartId, lineId }) =>
  db
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.id, lineId))),
)

/** Deletes lines. */
export async function deleteLinesByIds(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cartItem).where(inArray(cartItem.id, [...ids]))
}

/** Deletes all lines of a cart. */
export async function deleteAllLines(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(cartItem).where(eq(cartItem.cartId, cartId))
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
