import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import {
  deleteArrival,
  deleteLevel,
  deleteLocation,
  insertArrival,
  insertLevel,
  insertLocation,
  type LevelChanges,
  type LocationChanges,
  updateArrival,
  updateLevel,
  updateLocation,
} from './store.ts'

/** Creates a location and returns its id. */
export async function createLocation(
  tx: Transaction,
  location: { readonly name: string; readonly priority: number },
): Promise<Result<string>> {
  const id = newId('131')
  await insertLocation(tx, { id, ...location })
  return ok(id)
}

/** Changes a location; undefined values stay as they are. */
export async function changeLocation(tx: Transaction, id: string, changes: LocationChanges): Promise<Result<null>> {
  await updateLocation(tx, id, changes)
  return ok(null)
}

/** Deletes a location. The database refuses it while products have levels or reservations there. */
export async function removeLocation(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteLocation(tx, id)
  return ok(null)
}

/** Creates the level of a product at a location and returns its id; from then on the product is tracked. */
export async function createStockLevel(
  tx: Transaction,
  level: {
    readonly productId: string
    readonly locationId: string
    readonly onHand: string
    readonly safetyStock: string
    readonly lowStockLevel: string | null
  },
): Promise<Result<string>> {
  return ok(await insertLevel(tx, level))
}

/** Changes a level; undefined values stay as they are. */
export async function changeStockLevel(tx: Transaction, id: string, changes: LevelChanges): Promise<Result<null>> {
  await updateLevel(tx, id, changes)
  return ok(null)
}

/** Deletes a level. A product without any other level is not tracked then. */
export async function removeStockLevel(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteLevel(tx, id)
  return ok(null)
}

/** Stores that a quantity of a product is expected at a location, on the day (in UTC) of a moment; returns its id. */
export async function createExpectedArrival(
  tx: Transaction,
  {
    expectedOn,
    ...arrival
  }: {
    readonly productId: string
    readonly locationId: string
    readonly expectedOn: Date | string
    readonly quantity: string
  },
): Promise<Result<string>> {
  return ok(await insertArrival(tx, { ...arrival, expectedOn: toDay(expectedOn) }))
}

/** Changes when how much is expected; undefined values stay as they are. */
export async function changeExpectedArrival(
  tx: Transaction,
  id: string,
  { expectedOn, quantity }: { readonly expectedOn: Date | string | undefined; readonly quantity: string | undefined },
): Promise<Result<null>> {
  await updateArrival(tx, id, { quantity, expectedOn: expectedOn === undefined ? undefined : toDay(expectedOn) })
  return ok(null)
}

/** Deletes what is not expected any more. */
export async function removeExpectedArrival(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteArrival(tx, id)
  return ok(null)
}

function toDay(moment: Date | string): string {
  return new Date(moment).toISOString().slice(0, 10)
}
