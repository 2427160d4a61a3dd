import type { Executor } from '@hydrant/database/connection/database.ts'
import { textStatement } from '@hydrant/database/connection/statement.ts'
import { type SQL, sql } from 'drizzle-orm'

export type { Executor }

// How far back is counted: enough to tell what sells, and the same work however old the shop is.
const RECENT_SALES = 20_000
const RECENT_VIEWS = 20_000
const ORDERS_OF_ANCHOR = 2000
const BUYERS_OF_ANCHOR = 300
const SALES_OF_BUYER = 100
const NEIGHBOURS = 1000

/** How long views are remembered. */
const VIEWS_KEPT = sql.raw(`interval '90 days'`)

/** A product of an order, and how many. */
export interface SoldProduct {
  readonly productId: string
  /** A decimal. */
  readonly quantity: string
}

/** Notes which products an order had; variations count as what they are variations of. */
export async function insertSales(
  executor: Executor,
  order: { readonly orderId: string; readonly buyerId: string; readonly products: readonly SoldProduct[] },
): Promise<void> {
  const { orderId, buyerId } = order
  await salesInserted(executor, {
    orderId,
    buyerId,
    products: order.products.map(({ productId }) => productId),
    quantities: order.products.map(({ quantity }) => quantity),
  })
}

const salesInserted = textStatement<
  { orderId: string; buyerId: string; products: readonly string[]; quantities: readonly string[] },
  never
>(
  (given) => sql`
    insert into sale (order_id, buyer_id, product_id, quantity)
    select ${given.orderId}, ${given.buyerId}, coalesce(product.parent_id, product.id), sum(given.q)
    from unnest(${given.products}::text[], ${given.quantities}::numeric[]) as given(p, q)
    join product on product.id = given.p
    group by coalesce(product.parent_id, product.id)
    on conflict do nothing`,
)

/** Notes that somebody looks at a product, and forgets a few views that are too old. */
export async function upsertView(executor: Executor, viewer: string, productId: string): Promise<void> {
  await executor.execute(sql`
    with forgotten as (
      delete from product_view where (viewer, product_id) in (
        select viewer, product_id from product_view where viewed_at < clock_timestamp() - ${VIEWS_KEPT} limit 20 for update skip locked)
    )
    insert into product_view as known (viewer, product_id, viewed_at)
    select ${viewer}, coalesce(parent_id, id), clock_timestamp() from product where id = ${productId}
    on conflict (viewer, product_id) do update set views = known.views + 1, viewed_at = excluded.viewed_at`)
}

/** Products as lists show them: variations stand as what they are variations of. In the order given, each once. */
export async function findListed(executor: Executor, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return []
  return idsOf(
    executor,
    sql`
    select coalesce(product.parent_id, product.id) as id
    from unnest(${list(productIds)}) with ordinality as given(id, place)
    join product on product.id = given.id
    group by coalesce(product.parent_id, product.id)
    order by min(given.place)`,
  )
}

/** The primary categories of products. */
export async function findPrimaryCategories(executor: Executor, productIds: readonly string[]): Promise<string[]> {
  return idsOf(
    executor,
    sql`select distinct category_id as id from product_category where is_primary and product_id = any(${list(productIds)})`,
  )
}

/** What somebody looked at, the last first. */
export function findViewedBy(executor: Executor, viewer: string, limit: number): Promise<string[]> {
  return idsOf(
    executor,
    sql`select product_id as id from product_view where viewer = ${viewer} order by viewed_at desc limit ${limit}`,
  )
}

/** What an account bought, the last first. */
export function findBoughtBy(executor: Executor, buyerId: string, limit: number): Promise<string[]> {
  return idsOf(
    executor,
    sql`select product_id as id from (select product_id, position from sale where buyer_id = ${buyerId} order by position desc limit ${SALES_OF_BUYER}) recent group by product_id order by max(position) desc limit ${limit}`,
  )
}

/** Where candidates are looked for: in these categories and below, or everywhere. */
export interface Scope {
  readonly categoryIds: readonly string[] | null
  readonly limit: number
}

/** What most orders of late had. */
export function findMostSold(executor: Executor, { categoryIds, limit }: Scope): Promise<string[]> {
  return idsOf(
    executor,
    sql`
    select product_id as id from (select product_id, quantity from sale order by position desc limit ${RECENT_SALES}) recent
    ${within('recent', categoryIds)}
    group by product_id order by count(*) desc, sum(quantity) desc, product_id collate "C" limit ${limit}`,
  )
}

/** What most people looked at of late. */
export function findMostViewed(executor: Executor, { categoryIds, limit }: Scope): Promise<string[]> {
  return idsOf(
    executor,
    sql`
    select product_id as id from (
      select product_id, views from product_view where viewed_at > clock_timestamp() - ${VIEWS_KEPT} order by viewed_at desc limit ${RECENT_VIEWS}) recent
    ${within('recent', categoryIds)}
    group by product_id order by count(*) desc, sum(views) desc, product_id collate "C" limit ${limit}`,
  )
}

/** What was in the same orders as the anchors. */
export function findBoughtTogether(executor: Executor, anchors: readonly string[], limit: number): Promise<string[]> {
  return idsOf(
    executor,
    sql`
    with anchored as (select order_id from (select order_id from sale where product_id = any(${list(anchors)}) order by position desc limit ${ORDERS_OF_ANCHOR}) recent group by order_id)
    select sale.product_id as id from sale join anchored on anchored.order_id = sale.order_id
    where sale.product_id <> all(${list(anchors)})
    group by sale.product_id order by count(*) desc, max(sale.position) desc limit ${limit}`,
  )
}

/** What the buyers of the anchors bought besides, in whichever order. */
export function findBoughtByTheSame(executor: Executor, anchors: readonly string[], limit: number): Promise<string[]> {
  return idsOf(
    executor,
    sql`
    with buyer as (
      select buyer_id from (select buyer_id, position from sale where product_id = any(${list(anchors)}) order by position desc limit ${ORDERS_OF_ANCHOR}) recent
      group by buyer_id order by max(position) desc limit ${BUYERS_OF_ANCHOR})
    select bought.product_id as id
    from buyer cross join lateral (select distinct product_id from (select product_id from sale where buyer_id = buyer.buyer_id order by position desc limit ${SALES_OF_BUYER}) own) bought
    where bought.product_id <> all(${list(anchors)})
    group by bought.product_id order by count(*) desc, bought.product_id collate "C" limit ${limit}`,
  )
}

/** What the anchors name as related, in their order. */
export function findRelated(executor: Executor, anchors: readonly string[], limit: number): Promise<string[]> {
  return idsOf(
    executor,
    sql`
    select coalesce(product.parent_id, product.id) as id
    from product_relation relation join product on product.id = relation.related_product_id
    where relation.product_id = any(${list(anchors)}) and relation.related_product_id <> all(${list(anchors)})
    group by coalesce(product.parent_id, product.id) order by count(*) desc, min(relation.sort_order), 1 limit ${limit}`,
  )
}

/** What stands in the anchors' categories and shares most of their family and attributes. */
export function findSimilar(executor: Executor, anchors: readonly string[], limit: number): Promise<string[]> {
  return idsOf(
    executor,
    sql`
    with anchor as (select id, family, attributes from product where id = any(${list(anchors)})),
    neighbour as (
      select distinct product_id from product_category
      where category_id in (select category_id from product_category where is_primary and product_id = any(${list(anchors)})) limit ${NEIGHBOURS})
    select product.id
    from neighbour join product on product.id = neighbour.product_id and product.is_active and product.parent_id is null and product.purpose is null
    cross join anchor
    where product.id <> all(${list(anchors)})
    group by product.id
    order by max((product.family is not distinct from anchor.family)::int * 2
      + (select count(*) from jsonb_each_text(anchor.attributes) shared where product.attributes ->> shared.key = shared.value)) desc, product.name collate "C"
    limit ${limit}`,
  )
}

/** What came into the catalogue last. */
export function findNewest(executor: Executor, { categoryIds, limit }: Scope): Promise<string[]> {
  return idsOf(
    executor,
    sql`
    select product.id from product
    where is_active and parent_id is null and purpose is null
      ${categoryIds === null ? sql.empty() : sql`and product.id in (select product_id from product_category where category_id in ${inside(categoryIds)})`}
    order by created_at desc, product.id collate "C" limit ${limit}`,
  )
}

function within(rows: string, categoryIds: readonly string[] | null): SQL {
  return categoryIds === null
    ? sql.empty()
    : sql`where ${sql.raw(rows)}.product_id in (select product_id from product_category where category_id in ${inside(categoryIds)})`
}

function inside(categoryIds: readonly string[]): SQL {
  return sql`(select id from category where id = any(${list(categoryIds)}) or ancestor_ids && ${list(categoryIds)})`
}

function list(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}::text[]`
}

async function idsOf(executor: Executor, query: SQL): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}
