import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { inventoryLevel } from '@hydrant/database/schema/inventory.ts'
import { decimal, type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { eq, sql } from 'drizzle-orm'

export type { Database, ReadOnlyDb, Transaction }

/** A level that staff look at or adjust. */
export interface StoredLevel {
  readonly id: string
  readonly productId: string
  readonly locationId: string
  readonly onHand: Decimal
  readonly changedAt: Date
}

/** Finds a level by its id, and locks it until the transaction ends; null for none. */
export async function lockLevel(tx: Transaction, id: string): Promise<StoredLevel | null> {
  const [row] = await tx.select().from(inventoryLevel).where(eq(inventoryLevel.id, id)).for('update')
  return row === undefined ? null : toLevel(row)
}

/** Finds a level by its id, or null. */
export async function findLevel(db: ReadOnlyDb, id: string): Promise<StoredLevel | null> {
  const [row] = await db.select().from(inventoryLevel).where(eq(inventoryLevel.id, id))
  return row === undefined ? null : toLevel(row)
}

/** Updates what is on hand. */
export async function updateOnHand(tx: Transaction, id: string, onHand: Decimal): Promise<void> {
  await tx
    .update(inventoryLevel)
    .set({ onHand: toText(onHand) })
    .where(eq(inventoryLevel.id, id))
}

const MAX_ROWS = 200

/** Finds the carts that stock of a product at a location is reserved for, the first to expire first. */
export async function findReservations(db: ReadOnlyDb, { productId, locationId }: StoredLevel) {
  const { rows } = await db.execute<{ cart: string; quantity: string; expires: string }>(sql`
    select held.cart_id as cart, sum(held.quantity)::text as quantity,
      min(held.expires_at)::text as expires
    from inventory_reservation held
    where held.product_id = ${productId} and held.location_id = ${locationId}
      and held.expires_at > clock_timestamp()
    group by held.cart_id order by min(held.expires_at) limit ${MAX_ROWS}`)
  return rows.map(({ cart, quantity, expires }) => ({
    cartId: cart,
    quantity: decimal(quantity),
    expiresAt: new Date(expires),
  }))
}

function toLevel({ id, productId, locationId, onHand, updatedAt }: typeof inventoryLevel.$inferSelect): StoredLevel {
  return { id, productId, locationId, onHand: decimal(onHand), changedAt: updatedAt }
}
