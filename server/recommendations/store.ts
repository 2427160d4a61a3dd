import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { defineSqlStatement } from '@hydrant/database/connection/statement.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { type SQL, sql } from 'drizzle-orm'

export type { ReadOnlyDb, Transaction }

// How many recent rows are counted: enough to find what sells, and the same work however old the shop is.
const RECENT_SALES = 20_000
const RECENT_VIEWS = 20_000
const ORDERS_OF_ANCHOR = 2000
const BUYERS_OF_ANCHOR = 300
const SALES_OF_BUYER = 100
const MAX_SIMILAR_CANDIDATES = 1000

/** How long views are stored. */
const VIEW_RETENTION = sql.raw(`interval '90 days'`)

/** A product of an order with its quantity. */
export interface SoldProduct {
  readonly productId: string
  /** A decimal. */
  readonly quantity: string
}

/** Inserts the products of an order; variations count as their parent. */
export async function insertSales(
  tx: Transaction,
  order: { readonly orderId: string; readonly buyerId: string; readonly products: readonly SoldProduct[] },
): Promise<void> {
  const { orderId, buyerId } = order
  await insertSalesStatement(tx, {
    orderId,
    buyerId,
    products: JSON.stringify(order.products.map(({ productId, quantity }) => ({ p: productId, q: quantity }))),
  })
}

const insertSalesStatement = defineSqlStatement<{ orderId: string; buyerId: string; products: string }, never>(
  (parameters) => sql`
    insert into sale (order_id, buyer_id, product_id, quantity)
    select ${parameters.orderId}, ${parameters.buyerId}, coalesce(product.parent_id, product.id), sum(given.q)
    from jsonb_to_recordset(${parameters.products}::jsonb) as given(p text, q numeric)
    join product on product.id = given.p
    group by coalesce(product.parent_id, product.id)
    on conflict do nothing`,
)

/** Records a view of a product, and deletes a few views that are too old. */
export async function upsertViewAndDeleteOld(tx: Transaction, viewer: string, productId: string): Promise<void> {
  await tx.execute(sql`
    with forgotten as (
      delete from product_view where (viewer, product_id) in (
        select viewer, product_id from product_view where viewed_at < clock_timestamp() - ${VIEW_RETENTION} limit 20 for update skip locked)
    )
    insert into product_view as known (viewer, product_id, viewed_at)
    select ${viewer}, coalesce(parent_id, id), clock_timestamp() from product where id = ${productId}
    on conflict (viewer, product_id) do update set views = known.views + 1, viewed_at = excluded.viewed_at`)
}

/**
 * Converts product ids to those of listed products: variations become their parent. In the given order, without
 * duplicates.
 */
export async function replaceVariationIdsByParents(db: ReadOnlyDb, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return []
  return selectIds(
    db,
    sql`
    select coalesce(product.parent_id, product.id) as id
    from unnest(${toTextArraySql(productIds)}) with ordinality as given(id, place)
    join product on product.id = given.id
    group by coalesce(product.parent_id, product.id)
    order by min(given.place)`,
  )
}

/** Finds the primary categories of products. */
export async function findPrimaryCategoryIds(db: ReadOnlyDb, productIds: readonly string[]): Promise<string[]> {
  return selectIds(
    db,
    sql`select distinct category_id as id from product_category where is_primary and product_id = any(${toTextArraySql(productIds)})`,
  )
}

/** Finds the products that a viewer has viewed, most recent first. */
export function findViewedBy(db: ReadOnlyDb, viewer: string, limit: number): Promise<string[]> {
  return selectIds(
    db,
    sql`select product_id as id from product_view where viewer = ${viewer} order by viewed_at desc limit ${limit}`,
  )
}

/** Finds the products that an account has bought, most recent first. */
export function findBoughtBy(db: ReadOnlyDb, buyerId: string, limit: number): Promise<string[]> {
  return selectIds(
    db,
    sql`select product_id as id from (select product_id, position from sale where buyer_id = ${buyerId} order by position desc limit ${SALES_OF_BUYER}) recent group by product_id order by max(position) desc limit ${limit}`,
  )
}

/** Where to find candidates: in these categories and those below them, or everywhere (null), and how many at most. */
export interface Scope {
  readonly categoryIds: readonly string[] | null
  readonly limit: number
}

/** Finds the products in most of the recent orders. */
export function findMostSold(db: ReadOnlyDb, { categoryIds, limit }: Scope): Promise<string[]> {
  return selectIds(
    db,
    sql`
    select product_id as id from (select product_id, quantity from sale order by position desc limit ${RECENT_SALES}) recent
    ${toWhereInCategoriesSql('recent', categoryIds)}
    group by product_id order by count(*) desc, sum(quantity) desc, product_id collate "C" limit ${limit}`,
  )
}

/** Finds the products that most viewers have viewed recently. */
export function findMostViewed(db: ReadOnlyDb, { categoryIds, limit }: Scope): Promise<string[]> {
  return selectIds(
    db,
    sql`
    select product_id as id from (
      select product_id, views from product_view where viewed_at > clock_timestamp() - ${VIEW_RETENTION} order by viewed_at desc limit ${RECENT_VIEWS}) recent
    ${toWhereInCategoriesSql('recent', categoryIds)}
    group by product_id order by count(*) desc, sum(views) desc, product_id collate "C" limit ${limit}`,
  )
}

/** Finds the products in the same orders as the anchors. */
export function findBoughtTogether(db: ReadOnlyDb, anchors: readonly string[], limit: number): Promise<string[]> {
  return selectIds(
    db,
    sql`
    with anchored as (select order_id from (select order_id from sale where product_id = any(${toTextArraySql(anchors)}) order by position desc limit ${ORDERS_OF_ANCHOR}) recent group by order_id)
    select sale.product_id as id from sale join anchored on anchored.order_id = sale.order_id
    where sale.product_id <> all(${toTextArraySql(anchors)})
    group by sale.product_id order by count(*) desc, max(sale.position) desc limit ${limit}`,
  )
}

/** Finds other products that the buyers of the anchors have bought, in any order. */
export function findBoughtBySameBuyers(db: ReadOnlyDb, anchors: readonly string[], limit: number): Promise<string[]> {
  return selectIds(
    db,
    sql`
    with buyer as (
      select buyer_id from (select buyer_id, position from sale where product_id = any(${toTextArraySql(anchors)}) order by position desc limit ${ORDERS_OF_ANCHOR}) recent
      group by buyer_id order by max(position) desc limit ${BUYERS_OF_ANCHOR})
    select bought.product_id as id
    from buyer cross join lateral (select distinct product_id from (select product_id from sale where buyer_id = buyer.buyer_id order by position desc limit ${SALES_OF_BUYER}) own) bought
    where bought.product_id <> all(${toTextArraySql(anchors)})
    group by bought.product_id order by count(*) desc, bought.product_id collate "C" limit ${limit}`,
  )
}

/** Finds the products related to the anchors: those of most anchors first, then by sort order. */
export function findRelated(db: ReadOnlyDb, anchors: readonly string[], limit: number): Promise<string[]> {
  return selectIds(
    db,
    sql`
    select coalesce(product.parent_id, product.id) as id
    from product_relation relation join product on product.id = relation.related_product_id
    where relation.product_id = any(${toTextArraySql(anchors)}) and relation.related_product_id <> all(${toTextArraySql(anchors)})
    group by coalesce(product.parent_id, product.id) order by count(*) desc, min(relation.sort_order), 1 limit ${limit}`,
  )
}

/** Finds the products in the anchors' categories with most of the same attributes and the same family. */
export function findSimilar(db: ReadOnlyDb, anchors: readonly string[], limit: number): Promise<string[]> {
  return selectIds(
    db,
    sql`
    with anchor as (select id, family, attributes from product where id = any(${toTextArraySql(anchors)})),
    neighbour as (
      select distinct product_id from product_category
      where category_id in (select category_id from product_category where is_primary and product_id = any(${toTextArraySql(anchors)})) limit ${MAX_SIMILAR_CANDIDATES})
    select product.id
    from neighbour join product on product.id = neighbour.product_id and product.is_active and product.parent_id is null and product.purpose is null
    cross join anchor
    where product.id <> all(${toTextArraySql(anchors)})
    group by product.id
    order by max((product.family is not distinct from anchor.family)::int * 2
      + (select count(*) from jsonb_each_text(anchor.attributes) shared where product.attributes ->> shared.key = shared.value)) desc, product.name collate "C"
    limit ${limit}`,
  )
}

/** Finds the newest active products of the categories, or of the whole shop. */
export function findNewest(db: ReadOnlyDb, { categoryIds, limit }: Scope): Promise<string[]> {
  return selectIds(
    db,
    sql`
    select product.id from product
    where is_active and parent_id is null and purpose is null
      ${categoryIds === null ? sql.empty() : sql`and product.id in (select product_id from product_category where category_id in ${toCategoryIdsSql(categoryIds)})`}
    order by created_at desc, product.id collate "C" limit ${limit}`,
  )
}

function toWhereInCategoriesSql(alias: string, categoryIds: readonly string[] | null): SQL {
  return categoryIds === null
    ? sql.empty()
    : sql`where ${sql.raw(alias)}.product_id in (select product_id from product_category where category_id in ${toCategoryIdsSql(categoryIds)})`
}

function toCategoryIdsSql(categoryIds: readonly string[]): SQL {
  return sql`(select id from category where id = any(${toTextArraySql(categoryIds)}) or ancestor_ids && ${toTextArraySql(categoryIds)})`
}

async function selectIds(db: ReadOnlyDb, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}
