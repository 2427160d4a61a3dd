import { NAMED_SCHEMAS } from '@hydrant/contract/schemas.ts'

/** A JSON value in the document. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject

/** An object of the document. */
export interface JsonObject {
  readonly [key: string]: Json
}

/** Whether a value of the document is a list; `Array.isArray` does not narrow read-only arrays. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** Schemas whose JSON is shorter than this are written out instead of referenced by name. */
const MIN_NAMED_LENGTH = 80

const namesBySchema = new Map<string, string>()
for (const [name, schema] of NAMED_SCHEMAS) {
  const text = JSON.stringify(schema)
  if (text.length >= MIN_NAMED_LENGTH && !namesBySchema.has(text)) namesBySchema.set(text, name)
}

/** Converts a schema into its JSON for the document; named schemas in it become references. */
export function toSchemaWithReferences(schema: object): JsonObject {
  return toReferenceOrInline(toJson(schema))
}

/** Creates the named schemas of the document by name; named schemas in them become references. */
export function createNamedSchemas(): JsonObject {
  return Object.fromEntries(
    [...namesBySchema]
      .toSorted(([, one], [, other]) => one.localeCompare(other))
      .map(([text, name]) => [name, replaceNestedSchemas(parseJson(text))]),
  )
}

function toReferenceOrInline(schema: JsonObject): JsonObject {
  const name = namesBySchema.get(JSON.stringify(schema))
  return name === undefined ? replaceNestedSchemas(schema) : { $ref: `#/components/schemas/${name}` }
}

function replaceNestedSchemas(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'enum' || key === 'const' || key === 'default'
        ? value
        : replaceWithReferences(value, key === 'properties'),
    ]),
  )
}

function replaceWithReferences(value: Json, isPropertyMap: boolean): Json {
  if (isList(value)) return value.map((entry) => replaceWithReferences(entry, false))
  if (typeof value !== 'object' || value === null) return value
  return isPropertyMap
    ? Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, replaceWithReferences(schema, false)]))
    : toReferenceOrInline(value)
}

function toJson(schema: object): JsonObject {
  // A schema is JSON; the library's additions to it are not enumerable.
  return parseJson(JSON.stringify(schema))
}

// The overload gives the result its type: the parsed text is that of a schema, which is an object.
function parseJson(text: string): JsonObject
function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return value
}
