import type { FieldValue, FieldValues } from '@hydrant/contract/records/definition.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { crossReferenceError, duplicateValueError } from '../errors.ts'
import type { StoredObject } from '../object-store.ts'
import { type ParsedValues, parseValues, type WriteKind } from '../parse-values.ts'
import type { RecordContext } from '../record-context.ts'
import { findIdsByFields } from '../record-store.ts'
import type { RecordRegistry } from '../registry.ts'

/** The objects that may be written, and who writes. */
export interface WriteScope {
  readonly registry: RecordRegistry
  readonly context: RecordContext
}

/** The fields of a body as they were sent. */
export type RecordInput = Readonly<Record<string, unknown>>

interface CheckedWrite {
  readonly object: StoredObject
  readonly input: RecordInput
  readonly kind: WriteKind
  /** The record that is changed; null: a new one. */
  readonly id: string | null
}

/** Parses the body of a write, finds what it refers to, and checks what must be unique. */
export async function parseAndCheck(
  tx: Transaction,
  scope: WriteScope,
  { object, input, kind, id }: CheckedWrite,
): Promise<Result<FieldValues>> {
  const shopDefaults = object.defaults?.(scope.context) ?? {}
  const parsedResult = parseValues(scope.registry, object.definition, {
    body: input,
    kind,
    shopDefaults,
    context: scope.context,
  })
  if (!parsedResult.ok) return parsedResult
  const valuesResult = await lookUpParents(tx, scope, parsedResult.value)
  if (!valuesResult.ok) return valuesResult
  const values = valuesResult.value
  const error =
    (await findReferenceError(tx, scope, { object, values })) ??
    (await findDuplicateError(tx, scope, { object, values, id }))
  return error === null ? ok(values) : err(error)
}

async function lookUpParents(
  tx: Transaction,
  { registry, context }: WriteScope,
  { values, lookups }: ParsedValues,
): Promise<Result<FieldValues>> {
  const complete: Record<string, FieldValue> = { ...values }
  for (const { fieldName, parentObject, externalField, value } of lookups) {
    const parent = registry.findObject(parentObject)
    const ids =
      parent === undefined || value === null
        ? []
        : await findIdsByFields(tx, parent, { criteria: [[externalField, value]], context })
    const [id] = ids
    if (id === undefined || ids.length > 1) return err(crossReferenceError(fieldName, String(value)))
    complete[fieldName] = id
  }
  return ok(complete)
}

async function findReferenceError(
  tx: Transaction,
  { registry, context }: WriteScope,
  { object, values }: { readonly object: StoredObject; readonly values: FieldValues },
) {
  for (const [name, value] of Object.entries(values)) {
    const parent = registry.findObject(object.definition.fields[name]?.reference?.to ?? '')
    if (parent === undefined || value === null) continue
    const [found] = await findIdsByFields(tx, parent, { criteria: [['Id', value]], context })
    if (found === undefined) return crossReferenceError(name, String(value))
  }
  return null
}

async function findDuplicateError(
  tx: Transaction,
  { context }: WriteScope,
  { object, values, id }: { readonly object: StoredObject; readonly values: FieldValues; readonly id: string | null },
) {
  const { fields, uniqueTogether = [] } = object.definition
  const uniqueNames = Object.keys(fields).filter((name) => fields[name]?.isUnique === true)
  for (const names of [...uniqueNames.map((name) => [name]), ...(id === null ? uniqueTogether : [])]) {
    const criteria = names.map((name) => [name, values[name] ?? null] as const)
    if (criteria.every(([, value]) => value === null)) continue
    const other = (await findIdsByFields(tx, object, { criteria, context })).find((one) => one !== id)
    if (other !== undefined) return duplicateValueError(names, other)
  }
  return null
}
