import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { decimal, type Decimal } from '@hydrant/kernel/money/decimal.ts'
import { sql } from 'drizzle-orm'

const MAX_ROWS = 200

/** An order, and how much stock of a product it has taken from a location. */
export interface OrderWithStock {
  readonly orderSummaryId: string
  readonly orderNumber: string
  readonly quantity: Decimal
}

/**
 * Finds the orders of the last year that are neither fulfilled nor cancelled and have taken stock of a product from a
 * location, the latest first, at most 200.
 */
export async function findOrdersWithStock(
  db: ReadOnlyDb,
  { productId, locationId }: { readonly productId: string; readonly locationId: string },
): Promise<OrderWithStock[]> {
  const { rows } = await db.execute<{ id: string; number: string; quantity: string }>(sql`
    select placed.id, placed.order_number as number, sum(taken.quantity)::text as quantity
    from order_item item
    join order_allocation taken on taken.order_item_id = item.id
    join order_summary placed on placed.id = item.order_summary_id
    where item.product_id = ${productId} and taken.product_id = ${productId} and taken.location_id = ${locationId}
      and placed.status not in ('Fulfilled', 'Cancelled') and taken.quantity > 0
      and placed.ordered_at > clock_timestamp() - interval '1 year'
    group by placed.id, placed.order_number order by placed.id desc limit ${MAX_ROWS}`)
  return rows.map(({ id, number, quantity }) => ({
    orderSummaryId: id,
    orderNumber: number,
    quantity: decimal(quantity),
  }))
}
