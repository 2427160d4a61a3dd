import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { toAnyOfCondition } from '@hydrant/database/connection/text-array.ts'
import { type Decimal, decimal } from '@hydrant/kernel/money/decimal.ts'
import { sql } from 'drizzle-orm'
import type { Arrival } from './store.ts'

/** How much of a product there is at a location, and what is expected there next; null: nothing. */
export interface LevelAtLocation {
  readonly productId: string
  readonly locationId: string
  readonly name: string
  readonly available: Decimal
  readonly nextArrival: Arrival | null
}

/** Finds how much of products there is at each location with a level of them, in the order in which locations are emptied. */
export async function findLevelsByLocation(db: ReadOnlyDb, productIds: readonly string[]): Promise<LevelAtLocation[]> {
  if (productIds.length === 0) return []
  const { rows } = await db.execute<{
    product_id: string
    location_id: string
    name: string
    available: string
    expected_on: string | null
    expected: string | null
  }>(sql`
    select level.product_id, location.id as location_id, location.name,
      level.on_hand - level.safety_stock - coalesce((
        select sum(held.quantity) from inventory_reservation held
        where held.product_id = level.product_id and held.location_id = level.location_id
          and held.expires_at > clock_timestamp()
      ), 0) as available, arrival.expected_on::text, arrival.expected
    from inventory_level level join location on location.id = level.location_id
    left join lateral (
      select expected_on, sum(quantity) as expected from expected_arrival
      where product_id = level.product_id and location_id = level.location_id and quantity > 0
        and expected_on >= (clock_timestamp() at time zone 'UTC')::date
      group by expected_on order by expected_on limit 1
    ) arrival on true
    where ${toAnyOfCondition(sql`level.product_id`, productIds)}
    order by location.priority, location.id`)
  return rows.map((row) => ({
    productId: row.product_id,
    locationId: row.location_id,
    name: row.name,
    available: decimal(row.available),
    nextArrival:
      row.expected_on === null ? null : { expectedDate: row.expected_on, quantity: Number(row.expected ?? 0) },
  }))
}
