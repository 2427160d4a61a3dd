import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { orderDeliveryGroup } from '@hydrant/database/schema/orders.ts'
import { eq, sql } from 'drizzle-orm'

export type { Transaction }

/** Finds the order of a delivery, or null. */
export async function findOrderIdOfDelivery(db: ReadOnlyDb, id: string): Promise<string | null> {
  const [row] = await db
    .select({ orderId: orderDeliveryGroup.orderSummaryId })
    .from(orderDeliveryGroup)
    .where(eq(orderDeliveryGroup.id, id))
  return row?.orderId ?? null
}

/** Updates parts of the address of a delivery, by their names in it, and its instructions unless they are undefined. */
export async function updateDelivery(
  tx: Transaction,
  id: string,
  {
    address,
    instructions,
  }: {
    readonly address: Readonly<Record<string, string | null | undefined>>
    readonly instructions: string | null | undefined
  },
): Promise<void> {
  await tx
    .update(orderDeliveryGroup)
    .set({
      deliveryAddress: sql`coalesce(${orderDeliveryGroup.deliveryAddress}, '{}'::jsonb) || ${JSON.stringify(address)}::jsonb`,
      ...(instructions !== undefined && { shippingInstructions: instructions }),
    })
    .where(eq(orderDeliveryGroup.id, id))
}
