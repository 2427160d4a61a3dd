import type { Transaction } from '@hydrant/database/connection/database.ts'
import {
  expectedArrival,
  inventoryLevel,
  location,
  locationGroup,
  locationGroupMember,
} from '@hydrant/database/schema/inventory.ts'
import { eq } from 'drizzle-orm'

export type { Transaction }

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
  readonly lowStockLevel?: string | null | undefined
}

/** Inserts the level of a product at a location and returns its id. */
export async function insertLevel(
  tx: Transaction,
  level: {
    readonly productId: string
    readonly locationId: string
    readonly onHand: string
    readonly safetyStock: string
    readonly lowStockLevel: string | null
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

/** Inserts a group of locations. */
export async function insertLocationGroup(
  tx: Transaction,
  values: { readonly id: string; readonly name: string },
): Promise<void> {
  await tx.insert(locationGroup).values(values)
}

/** Renames a group of locations. */
export async function renameLocationGroup(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.update(locationGroup).set({ name }).where(eq(locationGroup.id, id))
}

/** Deletes a group of locations; the locations stay. */
export async function deleteLocationGroup(tx: Transaction, id: string): Promise<void> {
  await tx.delete(locationGroup).where(eq(locationGroup.id, id))
}

/** Inserts a location into a group and returns the id of the row. */
export async function insertGroupMember(
  tx: Transaction,
  values: { readonly locationGroupId: string; readonly locationId: string },
): Promise<string> {
  const [row] = await tx.insert(locationGroupMember).values(values).returning({ id: locationGroupMember.id })
  return row?.id ?? ''
}

/** Deletes a location from a group. */
export async function deleteGroupMember(tx: Transaction, id: string): Promise<void> {
  await tx.delete(locationGroupMember).where(eq(locationGroupMember.id, id))
}

/** Inserts what is expected and returns its id; the day is an ISO date. */
export async function insertArrival(
  tx: Transaction,
  arrival: {
    readonly productId: string
    readonly locationId: string
    readonly expectedOn: string
    readonly quantity: string
  },
): Promise<string> {
  const [row] = await tx.insert(expectedArrival).values(arrival).returning({ id: expectedArrival.id })
  return row?.id ?? ''
}

/** Updates what is expected. */
export async function updateArrival(
  tx: Transaction,
  id: string,
  changes: { readonly expectedOn?: string | undefined; readonly quantity?: string | undefined },
): Promise<void> {
  await tx.update(expectedArrival).set(changes).where(eq(expectedArrival.id, id))
}

/** Deletes what is expected. */
export async function deleteArrival(tx: Transaction, id: string): Promise<void> {
  await tx.delete(expectedArrival).where(eq(expectedArrival.id, id))
}
