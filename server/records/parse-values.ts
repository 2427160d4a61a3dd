import type {
  FieldDefinition,
  FieldValue,
  FieldValues,
  RecordDefinition,
} from '@hydrant/contract/records/definition.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { missingFieldsError, onlyValueError, readOnlyFieldsError, unknownFieldError, wrongTypeError } from './errors.ts'
import { parseFieldValue } from './parse-field-value.ts'
import { mayUse, mayUseField } from './permissions.ts'
import type { RecordContext } from './record-context.ts'
import type { NamedField, RecordRegistry } from './registry.ts'

/** A reference that a body names by a field of the record that it refers to, such as its part number. */
export interface ParentLookup {
  readonly fieldName: string
  readonly parentObject: string
  readonly externalField: string
  readonly value: FieldValue
}

/** The values of a body, and the references in it that have to be looked up. */
export interface ParsedValues {
  readonly values: FieldValues
  readonly lookups: readonly ParentLookup[]
}

/** Whether a body makes a record or changes one. */
export type WriteKind = 'create' | 'update'

interface WriteInput {
  readonly body: Readonly<Record<string, unknown>>
  readonly kind: WriteKind
  /** The values of a new record that depend on the shop. */
  readonly shopDefaults: FieldValues
  readonly context: RecordContext
}

/** The name under which a record in a body says of what object it is. */
const ATTRIBUTES = 'attributes'

/** Parses and validates the body of a new or changed record; names are found regardless of case. */
export function parseValues(
  registry: RecordRegistry,
  definition: RecordDefinition,
  { body, kind, shopDefaults, context }: WriteInput,
): Result<ParsedValues> {
  const values: Record<string, FieldValue> = {}
  const lookups: ParentLookup[] = []
  const readOnly: string[] = []
  for (const [key, input] of Object.entries(body)) {
    if (key.toLowerCase() === ATTRIBUTES) continue
    const named = registry.findField(definition, key)
    const parent = named === undefined ? registry.findParentField(definition, key) : undefined
    const target = named ?? parent
    if (target === undefined || !mayUseField(target.field, 'see', context))
      return err(unknownFieldError(key, definition.name))
    if (!isWritable(target.field, kind) || !mayUseField(target.field, kind, context)) {
      readOnly.push(target.name)
      continue
    }
    if (named === undefined) {
      const lookupResult = parseLookup(registry, target, { input, context })
      if (!lookupResult.ok) return lookupResult
      lookups.push(lookupResult.value)
      continue
    }
    const valueResult = parseFieldValue(registry, target, input)
    if (!valueResult.ok) return valueResult
    values[target.name] = valueResult.value
  }
  if (readOnly.length > 0) return err(readOnlyFieldsError(readOnly))
  return finish(registry.listFields(definition), { values, lookups }, { kind, shopDefaults })
}

/** Adds the defaults of a new record, and checks that nothing required is missing. */
function finish(
  fields: readonly NamedField[],
  { values, lookups }: ParsedValues,
  { kind, shopDefaults }: Omit<WriteInput, 'body' | 'context'>,
): Result<ParsedValues> {
  const complete: Record<string, FieldValue> = { ...values }
  const missing: string[] = []
  for (const { name, field } of fields) {
    const defaultValue = field.default ?? shopDefaults[name]
    if (kind === 'create' && defaultValue !== undefined && (complete[name] ?? null) === null)
      complete[name] = defaultValue
    const value = complete[name]
    const isLeftOut = value === undefined && (kind === 'update' || lookups.some(({ fieldName }) => fieldName === name))
    const needsValue = field.isRequired === true && field.writable !== 'never'
    if (needsValue && !isLeftOut && (value ?? null) === null) missing.push(name)
    if (field.onlyValue !== undefined && value !== undefined && value !== field.onlyValue)
      return err(onlyValueError(name, field.onlyValue))
  }
  return missing.length > 0
    ? err(missingFieldsError(missing))
    : ok({ values: kind === 'create' ? complete : withoutOnlyValues(fields, complete), lookups })
}

/** Leaves out the fields that have only one value: a change to it changes nothing. */
function withoutOnlyValues(fields: readonly NamedField[], values: FieldValues): FieldValues {
  const left = fields.filter(({ name, field }) => field.onlyValue !== undefined && values[name] !== undefined)
  return left.length === 0
    ? values
    : Object.fromEntries(Object.entries(values).filter(([name]) => !left.some((one) => one.name === name)))
}

function isWritable({ writable }: FieldDefinition, kind: WriteKind): boolean {
  return writable === 'always' || (writable === 'on-create' && kind === 'create')
}

function parseLookup(
  registry: RecordRegistry,
  { name, field }: NamedField,
  { input, context }: { readonly input: unknown; readonly context: RecordContext },
): Result<ParentLookup> {
  const parent = registry.findObject(field.reference?.to ?? '')
  const pairs =
    typeof input === 'object' && input !== null && !Array.isArray(input)
      ? Object.entries(input).filter(([key]) => key.toLowerCase() !== ATTRIBUTES)
      : []
  const [pair, ...others] = pairs
  if (parent === undefined || pair === undefined || others.length > 0) return err(wrongTypeError(name, input))
  const isVisible = mayUse(parent.definition, 'see', context)
  const external = isVisible ? registry.findVisibleField(parent.definition, pair[0], context) : undefined
  if (external?.field.isExternalId !== true) return err(unknownFieldError(pair[0], parent.definition.name))
  const valueResult = parseFieldValue(registry, external, pair[1])
  return valueResult.ok
    ? ok({
        fieldName: name,
        parentObject: parent.definition.name,
        externalField: external.name,
        value: valueResult.value,
      })
    : valueResult
}
