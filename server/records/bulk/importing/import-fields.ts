import type { ImportMapping, ImportOperation } from '@hydrant/contract/admin/record-imports.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'
import { invalidFieldError, invalidFieldsError, type DomainError } from '@hydrant/kernel/result/result.ts'
import type { WriteScope } from '../../checking/service.ts'
import type { StoredObject } from '../../object-store.ts'
import { mayUse, mayUseField } from '../../permissions.ts'
import { listVisibleFields } from '../../registry.ts'

/** A field that a column can be for; of a reference also the external ids of the records that it refers to. */
export interface ImportField {
  readonly name: string
  readonly label: string
  readonly isRequired: boolean
}

const ID = 'Id'

/** Lists what the columns of a file of an object can be for: its id, and what the user may write. */
export function listImportFields({ registry, context }: WriteScope, { definition }: StoredObject): ImportField[] {
  const fields = listVisibleFields(definition, context).flatMap(({ name, field }): ImportField[] => {
    if (name === ID) return [{ name, label: field.label, isRequired: false }]
    const isWritable =
      field.writable !== 'never' && (['create', 'update'] as const).some((kind) => mayUseField(field, kind, context))
    if (!isWritable) return []
    const isRequired = field.isRequired === true && field.default === undefined && field.isDefaultedByShop !== true
    const own = { name, label: field.label, isRequired: isRequired && field.type !== 'boolean' }
    const parent = registry.findObject(field.reference?.to ?? '')
    if (field.reference === undefined || parent === undefined || !mayUse(parent.definition, 'see', context))
      return [own]
    const { relationshipName } = field.reference
    const lookups = listVisibleFields(parent.definition, context)
      .filter((other) => other.field.isExternalId === true && other.name !== ID)
      .map((other) => ({
        name: `${relationshipName}.${other.name}`,
        label: `${parent.definition.label}: ${other.field.label}`,
        isRequired: own.isRequired,
      }))
    return [own, ...lookups]
  })
  return fields
}

/** Lists the fields by which existing records of an object can be found. */
export function listKeyFields({ context }: WriteScope, { definition }: StoredObject): string[] {
  return listVisibleFields(definition, context)
    .filter(({ name, field }) => name === ID || field.isExternalId === true)
    .map(({ name }) => name)
}

/** Lists what the user may do with the records of a file. */
export function listOperations({ context }: WriteScope, { definition }: StoredObject): ImportOperation[] {
  const mayCreate = mayUse(definition, 'create', context)
  const mayUpdate = mayUse(definition, 'update', context)
  return [
    ...(mayCreate && mayUpdate ? (['upsert'] as const) : []),
    ...(mayUpdate ? (['update'] as const) : []),
    ...(mayCreate ? (['insert'] as const) : []),
  ]
}

/**
 * Proposes what the columns of a file are for, by the API names and labels of fields, and what is done with its rows.
 * Each field is proposed once; with the ids of existing records, only what can be changed of them.
 */
export function proposeMapping(
  scope: WriteScope,
  object: StoredObject,
  headings: readonly string[],
): Required<ImportMapping> {
  const fields = listImportFields(scope, object)
  const byText = new Map<string, string>()
  for (const { name, label } of fields)
    for (const text of [toComparable(label), toComparable(label).replace(/id$/, '')])
      if (text !== '' && !byText.has(text)) byText.set(text, name)
  // An API name counts more than the label of another field.
  for (const { name } of fields) byText.set(toComparable(name), name)
  const used = new Set<string>()
  const proposed = headings.map((heading) => {
    const name = byText.get(toComparable(heading)) ?? null
    const target = name === null ? null : toTarget(scope, object, name)
    if (target === null || used.has(target)) return null
    used.add(target)
    return name
  })
  const keyField = listKeyFields(scope, object).find((name) => proposed.includes(name)) ?? null
  const isChangeable = (name: string) => name === ID || isUpdatable(scope, object, toTarget(scope, object, name))
  const [operation = 'insert'] = listOperations(scope, object).filter(
    (one) => (one === 'insert') === (keyField === null),
  )
  return {
    operation,
    keyField: operation === 'insert' ? null : keyField,
    fields: keyField === ID ? proposed.map((name) => (name === null || isChangeable(name) ? name : null)) : proposed,
  }
}

function isUpdatable({ context }: WriteScope, { definition }: StoredObject, name: string | null): boolean {
  const found = listVisibleFields(definition, context).find((known) => known.name === name)
  return found?.field.writable === 'always' && mayUseField(found.field, 'update', context)
}

function toComparable(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '')
}

/** Returns the field that a column writes: of a field of another record the reference. */
function toTarget({ registry }: WriteScope, { definition }: StoredObject, name: string): string | null {
  const [relationship = '', other] = name.split('.')
  if (other === undefined) return registry.findField(definition, name)?.name ?? null
  return registry.findParentField(definition, relationship)?.name ?? null
}

/** Finds what is wrong with a mapping, at the column that it is about: `fields.0` is the first one. */
export function findMappingError(
  scope: WriteScope,
  object: StoredObject,
  { mapping, columnCount }: { readonly mapping: ImportMapping; readonly columnCount: number },
): DomainError | null {
  const { fields, operation, keyField = null } = mapping
  if (fields.length !== columnCount) {
    const counts = { actual: String(fields.length), expected: String(columnCount) }
    return invalidFieldError('fields', () => messages.importWrongColumnCount(counts))
  }
  if (!listOperations(scope, object).includes(operation))
    return invalidFieldError('operation', () => messages.importMayNot({ object: object.definition.labelPlural }))
  const known = new Set(listImportFields(scope, object).map(({ name }) => name))
  const used = new Set<string | null>()
  const issues = fields.flatMap((name, index) => {
    if (name === null) return []
    const field = `fields.${index}`
    if (!known.has(name)) return { field, message: () => messages.importUnknownField({ field: name }) }
    const target = toTarget(scope, object, name)
    if (used.has(target)) return { field, message: () => messages.importRepeatedField({ field: name }) }
    used.add(target)
    return []
  })
  if (issues.length > 0) return invalidFieldsError(issues)
  if (fields.every((name) => name === null)) return invalidFieldError('fields', messages.importNoFields)
  if (operation === 'insert') return null
  if (keyField === null || !listKeyFields(scope, object).includes(keyField))
    return invalidFieldError('keyField', () => messages.importUnknownKey({ field: keyField ?? '' }))
  if (!fields.includes(keyField))
    return invalidFieldError('keyField', () => messages.importMissingKey({ field: keyField }))
  return null
}
