import type { ImportChange, ImportReject } from '@hydrant/contract/admin/record-imports.ts'

/** A row of a batch that is wrong: its position there, the reason, and the fields that this is about. */
export interface BatchReject {
  readonly index: number
  readonly reason: string
  readonly fields: readonly string[]
}

/** Reads the fields of the columns of an import. */
export function toMappedNames(stored: unknown): ReadonlyArray<string | null> {
  return Array.isArray(stored) ? stored.map((name: unknown) => (typeof name === 'string' ? name : null)) : []
}

/** Reads the first rows of the file of an import. */
export function toSamples(stored: unknown): ReadonlyArray<readonly string[]> {
  return Array.isArray(stored) ? stored.filter(isTextList) : []
}

/** Reads what a check has found that rows change. */
export function toChanges(stored: unknown): ImportChange[] {
  return Array.isArray(stored) ? stored.filter((value): value is ImportChange => hasMember(value, 'recordId')) : []
}

/** Reads the wrong rows that an import shows. */
export function toRejects(stored: unknown): ImportReject[] {
  return Array.isArray(stored) ? stored.filter((value): value is ImportReject => hasMember(value, 'reason')) : []
}

/** Reads the rows of a batch that a check found to be wrong. */
export function toBatchRejects(stored: unknown): BatchReject[] {
  return Array.isArray(stored) ? stored.filter((value): value is BatchReject => hasMember(value, 'index')) : []
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((cell) => typeof cell === 'string')
}

/** The database contains what was stored as one type, whose members are known by one of them. */
function hasMember(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && name in value
}
