/** A schema as its JSON says it. */
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

/** Values for fields that only certain values make sense for, by the field's name. */
export type KnownValues = Readonly<Record<string, unknown>>

/**
 * A small value that a schema accepts: known fields as given, also where they may be left out, and of others only what
 * is required.
 */
export function sampleOf(schema: PlainSchema, known: KnownValues, name = ''): unknown {
  if (Object.hasOwn(known, name) && accepts(schema, known[name])) return known[name]
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] ?? {}, known, name)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        sampledFields(schema, known).map((field) => [field, sampleOf(schema.properties?.[field] ?? {}, known, field)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, known, name))
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    default:
      return textFor(schema)
  }
}

function sampledFields({ required = [], properties = {} }: PlainSchema, known: KnownValues): string[] {
  return [
    ...new Set([
      ...required,
      ...Object.keys(properties).filter(
        (field) => Object.hasOwn(known, field) && accepts(properties[field] ?? {}, known[field]),
      ),
    ]),
  ]
}

/** The same name may mean different things in different calls. */
function accepts({ enum: words, pattern, type }: PlainSchema, value: unknown): boolean {
  if (words !== undefined) return words.includes(value)
  if ([type].flat()[0] === 'array') return Array.isArray(value)
  return pattern === undefined || typeof value !== 'string' || new RegExp(pattern, 'u').test(value)
}

/** What the patterns of the contract ask for: a record id, a country, a path, an amount, a moment, a colour. */
const TEXTS = ['000000000000001AAA', 'US', 'USD', '/', '1', '2024-10-31T18:14:13Z', 'v65.0', '#fff']

function textFor({ pattern, minLength }: PlainSchema): string {
  if (pattern === undefined) return 'x'.repeat(minLength ?? 1)
  const fitting = new RegExp(pattern, 'u')
  return TEXTS.find((text) => fitting.test(text)) ?? 'x'
}

/** A field somewhere in a value: names and places on the way to it. */
export interface Field {
  readonly way: ReadonlyArray<string | number>
  readonly schema: PlainSchema
}

/** Every field that a schema names, also those inside fields and list entries. */
export function fieldsOf(schema: PlainSchema, way: Field['way'] = []): Field[] {
  const here = way.length === 0 ? [] : [{ way, schema }]
  const inProperties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    fieldsOf(property, [...way, name]),
  )
  const inItems = schema.items === undefined ? [] : fieldsOf(schema.items, [...way, 0])
  return [
    ...here,
    ...inProperties,
    ...inItems,
    ...(schema.anyOf ?? []).flatMap((one) => fieldsOf(one, way)).filter((field) => field.way.length > way.length),
  ]
}

/** A copy of a value with one field set to another value; what is missing on the way is made. */
export function withField(value: unknown, way: Field['way'], to: unknown): unknown {
  const [step, ...rest] = way
  if (step === undefined) return to
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...value] : []
    list[step] = withField(list[step], rest, to)
    return list
  }
  const record = typeof value === 'object' && value !== null ? value : {}
  return { ...record, [step]: withField(Reflect.get(record, step), rest, to) }
}
