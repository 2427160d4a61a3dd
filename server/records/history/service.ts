import type { Actor } from '@hydrant/database/connection/current-actor.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { insertChange, isStaffActing, type StoredChange } from './store.ts'

export { insertManyChanges, runAsActor } from './store.ts'

/** A value in the history: what JSON has. */
export type HistoryValue =
  | string
  | number
  | boolean
  | null
  | readonly HistoryValue[]
  | { readonly [name: string]: HistoryValue | undefined }

/** What was changed: never a secret such as a password. */
export interface Change {
  /** The object of the record API, or what else it is, such as `Page`. */
  readonly objectName: string
  /** Null for what is not about one record. */
  readonly recordId: string | null
  /** Such as `create`, `update`, `delete`, or the name of the call. */
  readonly operation: string
  /** The changed fields before; left out where there was nothing. */
  readonly oldValues?: Readonly<Record<string, HistoryValue | undefined>> | undefined
  /** The changed fields after; left out where nothing is left. */
  readonly newValues?: Readonly<Record<string, HistoryValue | undefined>> | undefined
}

/**
 * Stores in the transaction of a change that the sender of the current request made it, or somebody else, where the
 * change is made after the request was answered.
 */
export async function recordChange(tx: Transaction, change: Change, actor?: Actor): Promise<void> {
  await insertChange(tx, toStoredChange(change), actor)
}

function toStoredChange({ oldValues, newValues, ...change }: Change): StoredChange {
  return { ...change, oldValues: toJson(oldValues), newValues: toJson(newValues) }
}

/** Does the same when staff act for an account: what buyers do themselves has no history. */
export async function recordChangeByStaff(tx: Transaction, change: Change): Promise<void> {
  if (isStaffActing()) await recordChange(tx, change)
}

/** Returns the values that differ, before and after. */
export function toDifference<Values extends Readonly<Record<string, HistoryValue | undefined>>>(
  before: Values,
  after: Values,
): Pick<Change, 'oldValues' | 'newValues'> {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]))
  return { oldValues: pick(before), newValues: pick(after) }
}

function toJson(values: Change['oldValues']): string | null {
  return values === undefined ? null : JSON.stringify(values)
}
