import { NAMED_SCHEMAS } from '@hydrant/contract/schemas.ts'

/** A value of JSON in the document. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject

/** An object of the document. */
export interface JsonObject {
  readonly [key: string]: Json
}

/** Shapes that are said faster than their name are written out. */
const WORTH_A_NAME = 80

const names = new Map<string, string>()
for (const [name, schema] of NAMED_SCHEMAS) {
  const text = JSON.stringify(schema)
  if (text.length >= WORTH_A_NAME && !names.has(text)) names.set(text, name)
}

/** A schema as it stands in the document: shapes that have a name are referred to by it. */
export function plainSchema(schema: object): JsonObject {
  return toPlain(asJson(schema))
}

/** The named shapes of the document, each written out once. */
export function namedSchemas(): JsonObject {
  return Object.fromEntries(
    [...names]
      .toSorted(([, one], [, other]) => one.localeCompare(other))
      .map(([text, name]) => [name, insideOf(readJson(text))]),
  )
}

function toPlain(schema: JsonObject): JsonObject {
  const name = names.get(JSON.stringify(schema))
  return name === undefined ? insideOf(schema) : { $ref: `#/components/schemas/${name}` }
}

function insideOf(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'enum' || key === 'const' || key === 'default' ? value : withNames(value, key === 'properties'),
    ]),
  )
}

function withNames(value: Json, isDictionary: boolean): Json {
  if (isList(value)) return value.map((one) => withNames(one, false))
  if (typeof value !== 'object' || value === null) return value
  return isDictionary
    ? Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, withNames(schema, false)]))
    : toPlain(value)
}

/** `Array.isArray` does not know read-only lists. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function asJson(schema: object): JsonObject {
  // A schema is JSON; what the library notes on it beside that is not enumerable.
  return readJson(JSON.stringify(schema))
}

// The overload is where the text of a schema, which is an object, gets its type.
function readJson(text: string): JsonObject
function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return value
}
