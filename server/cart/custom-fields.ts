import type { Json } from '@hydrant/contract/shared/schema.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { CustomFields } from './cart.ts'
import { cartRefusals } from './errors.ts'

/** Characters of the JSON text of one record's custom fields. */
const LONGEST = 10_000

/** How deep they may be nested. */
const DEEPEST = 10

/** The custom fields that a caller sends; refused when there is more of them than a record keeps. */
export function readCustomFields(fields: CustomFields | undefined): Result<CustomFields> {
  if (fields === undefined) return ok([])
  if (depthOf(fields, DEEPEST) > DEEPEST || JSON.stringify(fields).length > LONGEST)
    return err(cartRefusals.largeCustomFields)
  return ok(fields)
}

/** The custom fields as they were stored. */
export function toCustomFields(stored: readonly unknown[]): CustomFields {
  return stored.filter(isJson)
}

function isJson(value: unknown): value is Json {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol' && typeof value !== 'bigint'
}

/** Counts no deeper than it must. */
function depthOf(value: Json, left: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (left < 0) return 1
  return 1 + Math.max(0, ...Object.values(value).map((inner: Json) => depthOf(inner, left - 1)))
}
