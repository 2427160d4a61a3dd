import type { Executor } from '@hydrant/database/connection/database.ts'
import { inventoryLevel, location, locationGroup, locationGroupMember } from '@hydrant/database/schema/inventory.ts'
import { type Decimal, decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

export type { Executor }

/** What a location holds of a product. */
export interface Level {
  readonly productId: string
  readonly locationId: string
  readonly onHand: Decimal
  readonly safetyStock: Decimal
  /** Held by carts whose time has not run out. */
  readonly reserved: Decimal
}

const reservedHere = sql<string>`coalesce((
  select sum(held.quantity) from inventory_reservation held
  where held.product_id = ${inventoryLevel.productId} and held.location_id = ${inventoryLevel.locationId} and held.expires_at > clock_timestamp()
), 0)`

const levelColumns = {
  productId: inventoryLevel.productId,
  locationId: inventoryLevel.locationId,
  onHand: inventoryLevel.onHand,
  safetyStock: inventoryLevel.safetyStock,
  reserved: reservedHere,
}

/** The levels of products, those of the location that is emptied first first. */
export async function findLevels(executor: Executor, productIds: readonly string[]): Promise<Level[]> {
  const rows = await executor
    .select(levelColumns)
    .from(inventoryLevel)
    .innerJoin(location, eq(location.id, inventoryLevel.locationId))
    .where(inArray(inventoryLevel.productId, [...productIds]))
    .orderBy(asc(location.priority), asc(location.id))
  return rows.map(toLevel)
}

/**
 * Locks the levels of products until the transaction ends, in the order of their keys, so that two buyers of the same products wait for each other
 * and never in a circle. What is read afterwards is as the one before left it.
 */
export async function lockLevels(executor: Executor, productIds: readonly string[]): Promise<void> {
  await executor
    .select({ productId: inventoryLevel.productId })
    .from(inventoryLevel)
    .where(inArray(inventoryLevel.productId, [...productIds]))
    .orderBy(asc(inventoryLevel.productId), asc(inventoryLevel.locationId))
    .for('update')
}

/** Takes from a level what it still holds; false when it holds less. */
export async function decreaseLevel(executor: Executor, taken: { productId: string; locationId: string; quantity: Decimal }): Promise<boolean> {
  const changed = await executor
    .update(inventoryLevel)
    .set({ onHand: sql`${inventoryLevel.onHand} - ${taken.quantity.toFixed()}::numeric` })
    .where(
      and(
        eq(inventoryLevel.productId, taken.productId),
        eq(inventoryLevel.locationId, taken.locationId),
        sql`${inventoryLevel.onHand} >= ${taken.quantity.toFixed()}::numeric`,
      ),
    )
    .returning({ productId: inventoryLevel.productId })
  return changed.length === 1
}

/** What a location is to hold of a product. */
export interface NewLevel {
  readonly productId: string
  readonly locationId: string
  readonly onHand: string
  readonly safetyStock?: string
}

/** Sets levels, new ones and known ones. */
export async function upsertLevels(executor: Executor, levels: readonly NewLevel[]): Promise<void> {
  if (levels.length === 0) return
  const unique = [...new Map(levels.map((level) => [`${level.productId}|${level.locationId}`, level])).values()]
  const rows = unique.map((level) => ({ p: level.productId, l: level.locationId, h: level.onHand, s: level.safetyStock ?? '0' }))
  await executor.execute(sql`
    insert into inventory_level (product_id, location_id, on_hand, safety_stock)
    select p, l, h, s from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(p text, l text, h numeric, s numeric)
    on conflict (product_id, location_id) do update set on_hand = excluded.on_hand, safety_stock = excluded.safety_stock`)
}

/** Locations and the groups that they serve in, to be stored at once. */
export interface NewLocations {
  readonly locations: Array<typeof location.$inferInsert>
  readonly groups: Array<typeof locationGroup.$inferInsert>
  readonly members: Array<typeof locationGroupMember.$inferInsert>
}

/** Stores locations and groups. */
export async function insertLocations(executor: Executor, { locations, groups, members }: NewLocations): Promise<void> {
  if (locations.length > 0) await executor.insert(location).values(locations)
  if (groups.length > 0) await executor.insert(locationGroup).values(groups)
  if (members.length > 0) await executor.insert(locationGroupMember).values(members)
}

/** The locations of groups, by group. */
export async function findGroupMembers(executor: Executor, groupIds: readonly string[]): Promise<Map<string, string[]>> {
  if (groupIds.length === 0) return new Map()
  const rows = await executor.select().from(locationGroupMember).where(inArray(locationGroupMember.locationGroupId, [...groupIds]))
  return new Map([...Map.groupBy(rows, (row) => row.locationGroupId)].map(([id, members]) => [id, members.map((member) => member.locationId)]))
}

function toLevel(row: { productId: string; locationId: string; onHand: string; safetyStock: string; reserved: string }): Level {
  return { ...row, onHand: decimal(row.onHand), safetyStock: decimal(row.safetyStock), reserved: decimal(row.reserved) }
}
