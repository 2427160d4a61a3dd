import { toBatches } from '@hydrant/database/connection/batches.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { defineStatement, defineSqlStatement } from '@hydrant/database/connection/statement.ts'
import { toAnyOfCondition } from '@hydrant/database/connection/text-array.ts'
import {
  expectedArrival,
  inventoryLevel,
  inventoryReservation,
  location,
  locationGroup,
  locationGroupMember,
} from '@hydrant/database/schema/inventory.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'

export type { ReadOnlyDb, Transaction }

/** The inventory level of a product at a location. */
export interface Level {
  readonly productId: string
  readonly locationId: string
  readonly onHand: Decimal
  readonly safetyStock: Decimal
  /** The quantity in reservations that have not expired. */
  readonly reserved: Decimal
}

/**
 * Finds the levels of products, in the order in which locations are emptied. The reservation of one cart can be left
 * out of `reserved`.
 */
export async function findLevels(
  db: ReadOnlyDb,
  productIds: readonly string[],
  exceptCartId: string | null = null,
): Promise<Level[]> {
  if (productIds.length === 0) return []
  const rows = await levelsQuery(db, { productIds, exceptCartId })
  return rows.map(toLevel)
}

const levelsQuery = defineStatement<{ productIds: readonly string[]; exceptCartId: string | null }>()((db, params) =>
  db
    .select({
      productId: inventoryLevel.productId,
      locationId: inventoryLevel.locationId,
      onHand: inventoryLevel.onHand,
      safetyStock: inventoryLevel.safetyStock,
      reserved: sql<string>`coalesce((
        select sum(held.quantity) from inventory_reservation held
        where held.product_id = ${inventoryLevel.productId} and held.location_id = ${inventoryLevel.locationId}
          and held.expires_at > clock_timestamp() and held.cart_id is distinct from ${params.exceptCartId}
      ), 0)`,
    })
    .from(inventoryLevel)
    .innerJoin(location, eq(location.id, inventoryLevel.locationId))
    .where(toAnyOfCondition(inventoryLevel.productId, params.productIds))
    .orderBy(asc(location.priority), asc(location.id)),
)

/** Finds the products whose levels, less safety stock and what is reserved, leave something to order. */
export async function findStockedProductIds(db: ReadOnlyDb): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select level.product_id as id from inventory_level level
    left join (
      select product_id, sum(quantity) as quantity from inventory_reservation
      where expires_at > clock_timestamp() group by product_id
    ) held on held.product_id = level.product_id
    group by level.product_id
    having sum(level.on_hand - level.safety_stock) - coalesce(max(held.quantity), 0) > 0
    order by level.product_id`)
  return rows.map(({ id }) => id)
}

/** Finds the products that consist of others and have no levels of their own. */
export async function findKitIds(db: ReadOnlyDb): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct parent_id as id from product_component part
    where not exists (select from inventory_level level where level.product_id = part.parent_id)
    order by part.parent_id`)
  return rows.map(({ id }) => id)
}

/**
 * Locks the inventory levels of products until the transaction ends, always in the order of their keys: a second buyer
 * of the same products waits for the first instead of ending in a deadlock, and then reads what the first committed.
 */
export async function lockLevels(tx: Transaction, productIds: readonly string[]): Promise<void> {
  await lockLevelsStatement(tx, { productIds })
}

/**
 * Locks the levels of products as `lockLevels` does, but only if every product has a level; otherwise it locks none.
 */
export async function lockLevelsIfAllTracked(tx: Transaction, productIds: readonly string[]): Promise<void> {
  await lockLevelsIfAllTrackedStatement(tx, { productIds })
}

const buildLevelsLock = (tx: Transaction, productIds: Placeholder, condition?: SQL) =>
  tx
    .select({ productId: inventoryLevel.productId })
    .from(inventoryLevel)
    .where(and(toAnyOfCondition(inventoryLevel.productId, productIds), condition))
    .orderBy(asc(inventoryLevel.productId), asc(inventoryLevel.locationId))
    .for('update')

const lockLevelsStatement = defineStatement<{ productIds: readonly string[] }>()((tx: Transaction, { productIds }) =>
  buildLevelsLock(tx, productIds),
)
const lockLevelsIfAllTrackedStatement = defineStatement<{ productIds: readonly string[] }>()(
  (tx: Transaction, { productIds }) =>
    buildLevelsLock(
      tx,
      productIds,
      sql`not exists (
      select from unnest(${productIds}::text[]) as needed(id)
      where not exists (select from inventory_level tracked where tracked.product_id = needed.id))`,
    ),
)

/**
 * Decreases the levels that have enough on hand, and deletes the reservation of a cart (null: none); returns how many
 * levels were decreased. Each level may occur only once in `stockParts`.
 */
export async function decreaseSufficientLevelsAndDeleteReservation(
  tx: Transaction,
  stockParts: readonly StockPart[],
  cartId: string | null,
): Promise<number> {
  const parts = stockParts.map(({ productId, locationId, quantity }) => ({
    p: productId,
    l: locationId,
    q: toText(quantity),
  }))
  return (await decreaseLevelsStatement(tx, { parts: JSON.stringify(parts), cartId })).length
}

const decreaseLevelsStatement = defineSqlStatement<{ parts: string; cartId: string | null }, { product_id: string }>(
  ({ parts, cartId }) => sql`
    with released as (delete from inventory_reservation where cart_id = ${cartId})
    update inventory_level level set on_hand = level.on_hand - part.q
    from jsonb_to_recordset(${parts}::jsonb) as part(p text, l text, q numeric)
    where level.product_id = part.p and level.location_id = part.l and level.on_hand >= part.q
    returning level.product_id`,
)

/**
 * Increases levels by quantities. A level that was deleted meanwhile is created again, unless its product or location does
 * not exist any more, or the product has no level at all: then its stock is not counted any more.
 */
export async function increaseLevels(tx: Transaction, stockParts: readonly StockPart[]): Promise<void> {
  await lockLevels(tx, [...new Set(stockParts.map(({ productId }) => productId))])
  for (const { productId, locationId, quantity } of stockParts)
    await tx.execute(sql`
      insert into inventory_level (product_id, location_id, on_hand)
      select product.id, location.id, ${toText(quantity)}::numeric from product, location
      where product.id = ${productId} and location.id = ${locationId}
        and exists (select from inventory_level other where other.product_id = product.id)
      on conflict (product_id, location_id) do update set on_hand = inventory_level.on_hand + excluded.on_hand`)
}

/** A quantity of a product at a location. */
export interface StockPart {
  readonly productId: string
  readonly locationId: string
  readonly quantity: Decimal
}

/** Stock at a location that is reserved for a line of a cart. */
export interface ReservedPart extends StockPart {
  readonly id: string
  readonly reservationId: string
  readonly lineId: string
  /** The quantity of the line that it is reserved for. */
  readonly lineQuantity: Decimal
}

/** Inserts a reservation of a cart that expires after a number of seconds. */
export async function insertReservation(
  tx: Transaction,
  cartId: string,
  reservation: { readonly parts: readonly ReservedPart[]; readonly seconds: number },
): Promise<void> {
  const expiresAt = sql`clock_timestamp() + make_interval(secs => ${reservation.seconds})`
  for (const batch of toBatches(reservation.parts)) {
    await tx.insert(inventoryReservation).values(
      batch.map((part) => ({
        ...part,
        cartId,
        quantity: toText(part.quantity),
        lineQuantity: toText(part.lineQuantity),
        expiresAt,
      })),
    )
  }
}

/** Finds the reserved stock of a cart, and in how many seconds it expires: no parts and 0 without a reservation. */
export async function findReservedPartsAndSeconds(
  db: ReadOnlyDb,
  cartId: string,
): Promise<{ parts: ReservedPart[]; seconds: number }> {
  const rows = await db
    .select({
      part: inventoryReservation,
      seconds: sql<string>`extract(epoch from ${inventoryReservation.expiresAt} - clock_timestamp())`,
    })
    .from(inventoryReservation)
    .where(and(eq(inventoryReservation.cartId, cartId), sql`${inventoryReservation.expiresAt} > clock_timestamp()`))
    .orderBy(asc(inventoryReservation.id))
  const parts = rows.map(({ part: { id, reservationId, lineId, lineQuantity, productId, locationId, quantity } }) => ({
    id,
    reservationId,
    lineId,
    lineQuantity: decimal(lineQuantity),
    productId,
    locationId,
    quantity: decimal(quantity),
  }))
  return { parts, seconds: Math.max(0, ...rows.map((row) => Number(row.seconds))) }
}

/** Deletes the reservation of a cart, so that others can buy the stock. */
export async function deleteReservation(tx: Transaction, cartId: string): Promise<void> {
  await deleteReservationStatement(tx, { cartId })
}

const deleteReservationStatement = defineStatement<{ cartId: string }>()((tx: Transaction, { cartId }) =>
  tx.delete(inventoryReservation).where(eq(inventoryReservation.cartId, cartId)),
)

/** Deletes the reserved stock of lines that a cart no longer has. */
export async function deleteReservationsOfLines(
  tx: Transaction,
  cartId: string,
  lineIds: readonly string[],
): Promise<void> {
  await tx
    .delete(inventoryReservation)
    .where(and(eq(inventoryReservation.cartId, cartId), inArray(inventoryReservation.lineId, [...lineIds])))
}

/** Saves the reduced quantity of a reserved part, and the reduced quantity of the cart line for which it was reserved. */
export async function updateReservedPart(tx: Transaction, part: ReservedPart): Promise<void> {
  await tx
    .update(inventoryReservation)
    .set({ quantity: toText(part.quantity), lineQuantity: toText(part.lineQuantity) })
    .where(eq(inventoryReservation.id, part.id))
}

/** Deletes expired reservations of products. Rows that another transaction has locked are left to it. */
export async function deleteExpiredReservations(tx: Transaction, productIds: readonly string[]): Promise<void> {
  const expired = tx
    .select({ id: inventoryReservation.id })
    .from(inventoryReservation)
    .where(
      and(
        inArray(inventoryReservation.productId, [...productIds]),
        sql`${inventoryReservation.expiresAt} <= clock_timestamp()`,
      ),
    )
    .for('update', { skipLocked: true })
  await tx.delete(inventoryReservation).where(inArray(inventoryReservation.id, expired))
}

/** An inventory level to save. */
export interface NewLevel {
  readonly productId: string
  readonly locationId: string
  readonly onHand: string
  readonly safetyStock?: string
}

/** Inserts or updates the inventory levels of products at locations. */
export async function upsertInventoryLevels(tx: Transaction, levels: readonly NewLevel[]): Promise<void> {
  if (levels.length === 0) return
  const uniqueLevels = [...new Map(levels.map((level) => [`${level.productId}|${level.locationId}`, level])).values()]
  const rows = uniqueLevels.map((level) => ({
    p: level.productId,
    l: level.locationId,
    h: level.onHand,
    s: level.safetyStock ?? '0',
  }))
  await tx.execute(sql`
    insert into inventory_level (product_id, location_id, on_hand, safety_stock)
    select p, l, h, s from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(p text, l text, h numeric, s numeric)
    on conflict (product_id, location_id) do update set on_hand = excluded.on_hand, safety_stock = excluded.safety_stock`)
}

/** Locations, location groups and their members, to insert together. */
export interface NewLocations {
  readonly locations: Array<typeof location.$inferInsert>
  readonly groups: Array<typeof locationGroup.$inferInsert>
  readonly members: Array<typeof locationGroupMember.$inferInsert>
}

/** Inserts locations and their groups. */
export async function insertLocations(tx: Transaction, { locations, groups, members }: NewLocations): Promise<void> {
  if (locations.length > 0) await tx.insert(location).values(locations)
  if (groups.length > 0) await tx.insert(locationGroup).values(groups)
  if (members.length > 0) await tx.insert(locationGroupMember).values(members)
}

/** Returns those of the ids that belong to locations. */
export async function findExistingLocationIds(db: ReadOnlyDb, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: location.id })
    .from(location)
    .where(inArray(location.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** Finds the locations of groups, by group; groups that do not exist are missing. */
export async function findLocationIdsByGroup(
  db: ReadOnlyDb,
  groupIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (groupIds.length === 0) return new Map()
  const rows = await db
    .select({ groupId: locationGroup.id, locationId: locationGroupMember.locationId })
    .from(locationGroup)
    .leftJoin(locationGroupMember, eq(locationGroupMember.locationGroupId, locationGroup.id))
    .where(inArray(locationGroup.id, [...groupIds]))
  return new Map(
    [...Map.groupBy(rows, (row) => row.groupId)].map(([id, members]) => [
      id,
      members.flatMap(({ locationId }) => locationId ?? []),
    ]),
  )
}

function toLevel(row: {
  productId: string
  locationId: string
  onHand: string
  safetyStock: string
  reserved: string
}): Level {
  return { ...row, onHand: decimal(row.onHand), safetyStock: decimal(row.safetyStock), reserved: decimal(row.reserved) }
}

/** Whether a group of locations is the one that the web store sells from. */
export async function isLocationGroupOfStore(db: ReadOnlyDb, id: string): Promise<boolean> {
  const rows = await db.select({ id: webstore.id }).from(webstore).where(eq(webstore.inventoryLocationGroupId, id))
  return rows.length > 0
}

/** What is expected of a product on a day (in UTC). */
export interface Arrival {
  readonly expectedDate: string
  readonly quantity: number
}

/** Finds what is expected of products next, from today (in UTC) on, by their ids; those without anything are missing. */
export async function findNextArrivals(db: ReadOnlyDb, productIds: readonly string[]): Promise<Map<string, Arrival>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([expectedArrival.productId], {
      productId: expectedArrival.productId,
      expectedDate: expectedArrival.expectedOn,
      quantity: sql<string>`sum(${expectedArrival.quantity})`,
    })
    .from(expectedArrival)
    .where(
      and(
        toAnyOfCondition(expectedArrival.productId, productIds),
        sql`${expectedArrival.quantity} > 0`,
        sql`${expectedArrival.expectedOn} >= (clock_timestamp() at time zone 'UTC')::date`,
      ),
    )
    .groupBy(expectedArrival.productId, expectedArrival.expectedOn)
    .orderBy(asc(expectedArrival.productId), asc(expectedArrival.expectedOn))
  return new Map(
    rows.map(({ productId, expectedDate, quantity }) => [productId, { expectedDate, quantity: Number(quantity) }]),
  )
}
