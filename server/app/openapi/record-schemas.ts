import type { FieldDefinition, FieldType, RecordDefinition, StaffAccess } from '@hydrant/contract/records/definition.ts'
import type { JsonObject } from './plain-schema.ts'

/**
 * Creates the schemas of records, by names such as `Product2Record`: the fields of each object with their limits,
 * references, and what may be written. They follow from the definitions that validation follows from.
 */
export function createRecordSchemas(definitions: readonly RecordDefinition[]): Record<string, JsonObject> {
  return Object.fromEntries(
    definitions.map((definition) => [`${definition.name}Record`, toRecordSchema(definition)] as const),
  )
}

function toRecordSchema(definition: RecordDefinition): JsonObject {
  const { label, subject, fields, createdBy, updatedBy, deletedBy, seenBy } = definition
  return {
    type: 'object',
    title: label,
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toFieldSchema(field)])),
    required: Object.entries(fields)
      .filter(([, field]) => isNeededToCreate(field))
      .map(([name]) => name),
    additionalProperties: false,
    'x-subject': subject,
    'x-access': toAccess({ read: seenBy, create: createdBy, update: updatedBy, delete: deletedBy }),
    'x-unique-together': (definition.uniqueTogether ?? []).map((names) => [...names]),
  }
}

function toAccess(access: Readonly<Record<string, StaffAccess>>): JsonObject {
  return { ...access }
}

function toFieldSchema(field: FieldDefinition): JsonObject {
  const type = toJsonType(field.type)
  const isNullable = field.isRequired !== true && field.type !== 'boolean'
  return {
    title: field.label,
    type: isNullable ? [type, 'null'] : type,
    ...(field.type === 'datetime' && { format: 'date-time' }),
    ...(field.length !== undefined && { maxLength: field.length }),
    ...(field.minimum !== undefined && { minimum: field.minimum }),
    ...(field.values !== undefined && { enum: [...field.values, ...(isNullable ? [null] : [])] }),
    ...(field.default !== undefined && { default: field.default }),
    ...(field.onlyValue !== undefined && { const: field.onlyValue }),
    ...(field.writable === 'never' && { readOnly: true }),
    ...(field.writable === 'on-create' && { 'x-set-once': true }),
    ...(field.precision !== undefined && { 'x-precision': field.precision, 'x-scale': field.scale ?? 0 }),
    ...(field.isUnique === true && { 'x-unique': true }),
    ...(field.isExternalId === true && { 'x-external-id': true }),
    ...(field.reference !== undefined && { 'x-reference-to': field.reference.to }),
  }
}

function isNeededToCreate(field: FieldDefinition): boolean {
  return (
    field.isRequired === true &&
    field.writable !== 'never' &&
    field.default === undefined &&
    field.isDefaultedByShop !== true
  )
}

function toJsonType(type: FieldType): 'string' | 'boolean' | 'integer' | 'number' {
  switch (type) {
    case 'boolean':
      return 'boolean'
    case 'int':
      return 'integer'
    case 'double':
    case 'currency':
      return 'number'
    case 'id':
    case 'string':
    case 'textarea':
    case 'datetime':
    case 'picklist':
    case 'reference':
      return 'string'
    default:
      return type satisfies never
  }
}
