import type { Transaction } from '@hydrant/database/connection/database.ts'
import { inventoryLevel, location } from '@hydrant/database/schema/inventory.ts'
import { eq } from 'drizzle-orm'

/** Changed values of a location; undefined ones stay as they are. */
export interface LocationChanges {
  readonly name?: string | undefined
  readonly priority?: number | undefined
}

/** Inserts a location. */
export async function insertLocation(
  tx: Transaction,
  values: { readonly id: string; readonly name: string; readonly priority: number },
): Promise<void> {
  await tx.insert(location).values(values)
}

/** Updates a location. */
export async function updateLocation(tx: Transaction, id: string, changes: LocationChanges): Promise<void> {
  await tx.update(location).set(changes).where(eq(location.id, id))
}

/** Deletes a location. */
export async function deleteLocation(tx: Transaction, id: string): Promise<void> {
  await tx.delete(location).where(eq(location.id, id))
}

/** Changed quantities of a level; undefined ones stay as they are. */
export interface LevelChanges {
  readonly onHand?: string | undefined
  readonly safetyStock?: string | undefined
}

/** Inserts the level of a product at a location and returns its id. */
export async function insertLevel(
  tx: Transaction,
  level: {
    readonly productId: string
    readonly locationId: string
    readonly onHand: string
    readonly safetyStock: string
  },
): Promise<string> {
  const [row] = await tx.insert(inventoryLevel).values(level).returning({ id: inventoryLevel.id })
  return row?.id ?? ''
}

/** Updates the quantities of a level. */
export async function updateLevel(tx: Transaction, id: string, changes: LevelChanges): Promise<void> {
  await tx.update(inventoryLevel).set(changes).where(eq(inventoryLevel.id, id))
}

/** Deletes a level. */
export async function deleteLevel(tx: Transaction, id: string): Promise<void> {
  await tx.delete(inventoryLevel).where(eq(inventoryLevel.id, id))
}
