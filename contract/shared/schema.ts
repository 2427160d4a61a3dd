import Type, { type Static, type TSchema, type TUnsafe } from 'typebox'

/** Creates the schema of a value that may also be null: what the wire sends where a value is absent. */
export function Nullable<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  const single = 'type' in schema && typeof schema.type === 'string' ? schema.type : null
  if (single === null || single === 'null')
    return Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] })
  // A list of types serialises without a validation per value, which a union would need.
  const enumValues: readonly unknown[] = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : []
  const values = enumValues.length > 0 ? { enum: [...enumValues, null] } : {}
  return Type.Unsafe<Static<Schema> | null>({ ...schema, ...values, type: [single, 'null'] })
}

/** Creates the schema of a text that is one of a fixed list of words. */
export function Choice<const Values extends readonly string[]>(
  values: Values,
  options: { readonly description?: string } = {},
): TUnsafe<Values[number]> {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options })
}

/** Creates the schema of an object whose property names are data and whose values all have one schema. */
export function Dictionary<Schema extends TSchema>(values: Schema): TUnsafe<Record<string, Static<Schema>>> {
  return Type.Unsafe<Record<string, Static<Schema>>>({ type: 'object', additionalProperties: values })
}

/** A schema whose value may be left out by the sender, because the receiver fills in a default. */
export type Defaulted<Schema extends TSchema> = Schema & { readonly default: Static<Schema> }

/** Gives a request field the value that is used when the sender leaves it out. */
export function withDefault<Schema extends TSchema>(schema: Schema, value: Static<Schema>): Defaulted<Schema> {
  return Object.assign({}, schema, { default: value })
}

/** The response of a status that has no body, such as 204. */
export const NoContent = Type.Unsafe<undefined>({ type: 'null' })

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Any JSON value, for content that the wire carries without looking inside. */
export const JsonValue = Type.Unsafe<Json>({})

/** The schema of custom fields: a list whose entries this shop stores but does not read. */
export const CustomFields = Type.Array(JsonValue)

/** A record's fields as strings; booleans are `true` and `false`, instants are ISO 8601 without milliseconds. */
export const FieldMap = Dictionary(Nullable(Type.String()))
export type FieldMap = Static<typeof FieldMap>

/** An instant in UTC, such as `2024-10-31T18:14:13Z`. */
export const Timestamp = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' })

/** A currency by its three letters, such as `USD`. */
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' })
