/** A JSON schema without type information. */
export interface PlainSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, PlainSchema>>
  readonly required?: readonly string[]
  readonly items?: PlainSchema
  readonly anyOf?: readonly PlainSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly minLength?: number
  readonly pattern?: string
  readonly minItems?: number
  readonly default?: unknown
}

/** Values of existing records, by field name, for fields that accept only such values. */
export type ExistingValues = Readonly<Record<string, unknown>>

/**
 * Creates a small value that a schema accepts. Fields for which there is an existing value get it, even when they are
 * optional; of the other fields only required ones are filled.
 */
export function createSampleValue(schema: PlainSchema, existingValues: ExistingValues, name = ''): unknown {
  if (Object.hasOwn(existingValues, name) && schemaAccepts(schema, existingValues[name])) return existingValues[name]
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return createSampleValue(schema.anyOf[0] ?? {}, existingValues, name)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        listFieldsToFill(schema, existingValues).map((field) => [
          field,
          createSampleValue(schema.properties?.[field] ?? {}, existingValues, field),
        ]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        createSampleValue(schema.items ?? {}, existingValues, name),
      )
    case 'null':
      return null
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    default:
      return createSampleText(schema)
  }
}

function listFieldsToFill({ required = [], properties = {} }: PlainSchema, existingValues: ExistingValues): string[] {
  return [
    ...new Set([
      ...required,
      ...Object.keys(properties).filter(
        (field) =>
          Object.hasOwn(existingValues, field) && schemaAccepts(properties[field] ?? {}, existingValues[field]),
      ),
    ]),
  ]
}

/** Whether a schema accepts an existing value; the same name may mean different things in different endpoints. */
function schemaAccepts({ enum: allowedValues, pattern, type }: PlainSchema, value: unknown): boolean {
  if (allowedValues !== undefined) return allowedValues.includes(value)
  if ([type].flat()[0] === 'array') return Array.isArray(value)
  return pattern === undefined || typeof value !== 'string' || new RegExp(pattern, 'u').test(value)
}

/** Samples for the patterns of the contract: a record id, a country, a path, an amount, a time, a color. */
const SAMPLE_TEXTS = ['000000000000001AAA', 'US', 'USD', '/', '1', '2024-10-31T18:14:13Z', 'v65.0', '#fff']

function createSampleText({ pattern, minLength }: PlainSchema): string {
  if (pattern === undefined) return 'x'.repeat(minLength ?? 1)
  const matcher = new RegExp(pattern, 'u')
  return SAMPLE_TEXTS.find((text) => matcher.test(text)) ?? 'x'
}

/** A field somewhere in a value, with its path of names and indexes. */
export interface Field {
  readonly path: ReadonlyArray<string | number>
  readonly schema: PlainSchema
}

/** Lists every field of a schema, including nested ones and those of list entries. */
export function listSchemaFields(schema: PlainSchema, path: Field['path'] = []): Field[] {
  const ownField = path.length === 0 ? [] : [{ path, schema }]
  const inProperties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    listSchemaFields(property, [...path, name]),
  )
  const inItems = schema.items === undefined ? [] : listSchemaFields(schema.items, [...path, 0])
  return [
    ...ownField,
    ...inProperties,
    ...inItems,
    ...(schema.anyOf ?? [])
      .flatMap((one) => listSchemaFields(one, path))
      .filter((field) => field.path.length > path.length),
  ]
}

/** Returns a copy of a value with one field replaced; missing parents are created. */
export function withField(value: unknown, path: Field['path'], newValue: unknown): unknown {
  const [key, ...remainingPath] = path
  if (key === undefined) return newValue
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...value] : []
    list[key] = withField(list[key], remainingPath, newValue)
    return list
  }
  const record = typeof value === 'object' && value !== null ? value : {}
  return { ...record, [key]: withField(Reflect.get(record, key), remainingPath, newValue) }
}
