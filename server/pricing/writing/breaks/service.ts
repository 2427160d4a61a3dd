import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { err, ok, type DomainError, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/pricing.js'
import { integrityError } from '../../../records/service.ts'
import {
  deleteSchedule,
  deleteTier,
  findEntryIdOfAdjustment,
  findTier,
  hasOverlappingTier,
  insertSchedule,
  insertTier,
  type ScheduleValues,
  type TierValues,
  updateEntrySchedule,
  updateSchedule,
  updateTier,
} from './store.ts'

type ChangesOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** Creates a schedule without any price break and returns its id. */
export async function addSchedule(tx: Transaction, schedule: ScheduleValues): Promise<Result<string>> {
  const id = newId('84X')
  await insertSchedule(tx, { id, ...schedule })
  return ok(id)
}

/** Changes a schedule; undefined values stay as they are. */
export async function changeSchedule(
  tx: Transaction,
  id: string,
  changes: ChangesOf<ScheduleValues>,
): Promise<Result<null>> {
  await updateSchedule(tx, id, changes)
  return ok(null)
}

/** Deletes a schedule with its price breaks. The database refuses it while prices have it. */
export async function removeSchedule(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteSchedule(tx, id)
  return ok(null)
}

/** Creates a price break and returns its id. Returns an error when its bounds or its value cannot be. */
export async function createTier(tx: Transaction, tier: TierValues): Promise<Result<string>> {
  const id = newId('84Y')
  const error = await findTierError(tx, id, tier)
  if (error !== null) return err(error)
  await insertTier(tx, { id, ...tier })
  return ok(id)
}

/** Changes a price break; undefined values stay as they are. Returns an error as `createTier` does. */
export async function changeTier(
  tx: Transaction,
  id: string,
  changes: ChangesOf<Omit<TierValues, 'scheduleId'>>,
): Promise<Result<null>> {
  const existing = await findTier(tx, id)
  const changed = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const error = existing === null ? null : await findTierError(tx, id, { ...existing, ...changed })
  if (error !== null) return err(error)
  await updateTier(tx, id, changes)
  return ok(null)
}

/** Deletes a price break. */
export async function removeTier(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteTier(tx, id)
  return ok(null)
}

/** Gives a price the price breaks of a schedule, and returns the id of the assignment. */
export async function assignSchedule(
  tx: Transaction,
  assignment: { readonly entryId: string; readonly scheduleId: string },
): Promise<Result<string>> {
  return ok(await updateEntrySchedule(tx, assignment.entryId, assignment.scheduleId))
}

/** Replaces the schedule of an assignment; undefined leaves it as it is. */
export async function replaceSchedule(
  tx: Transaction,
  id: string,
  scheduleId: string | undefined,
): Promise<Result<null>> {
  const entryId = await findEntryIdOfAdjustment(tx, id)
  if (entryId !== null && scheduleId !== undefined) await updateEntrySchedule(tx, entryId, scheduleId)
  return ok(null)
}

/** Takes the price breaks away from a price. */
export async function unassignSchedule(tx: Transaction, id: string): Promise<Result<null>> {
  const entryId = await findEntryIdOfAdjustment(tx, id)
  if (entryId !== null) await updateEntrySchedule(tx, entryId, null)
  return ok(null)
}

async function findTierError(tx: Transaction, id: string, tier: TierValues): Promise<DomainError | null> {
  const { lowerBound, upperBound, adjustmentType, adjustmentValue } = tier
  if (upperBound !== null && decimal(upperBound).lt(decimal(lowerBound)))
    return integrityError('UpperBound', messages.boundsInWrongOrder)
  if (adjustmentType === 'PercentageBasedAdjustment' && decimal(adjustmentValue).gt(decimal(100)))
    return integrityError('TierValue', messages.percentageAboveHundred)
  return (await hasOverlappingTier(tx, id, tier)) ? integrityError('LowerBound', messages.overlappingTiers) : null
}
