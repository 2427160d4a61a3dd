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

/** Converts a schema for the document: named schemas inside it become references. */
export function toPlainSchema(schema: object): JsonObject {
  return toReferenceOrInline(toJson(schema))
}

/** The named schemas of the document, each written out once. */
export function toNamedSchemas(): JsonObject {
  return Object.fromEntries(
    [...namesBySchema]
      .toSorted(([, one], [, other]) => one.localeCompare(other))
      .map(([text, name]) => [name, replaceInside(parseJson(text))]),
  )
}

function toReferenceOrInline(schema: JsonObject): JsonObject {
  const name = namesBySchema.get(JSON.stringify(schema))
  return name === undefined ? replaceInside(schema) : { $ref: `#/components/schemas/${name}` }
}

function replaceInside(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'enum' || key === 'const' || key === 'default'
        ? value
        : replaceWithReferences(value, key === 'properties'),
    ]),
  )
}

function replaceWithReferences(value: Json, isDictionary: boolean): Json {
  if (isList(value)) return value.map((entry) => replaceWithReferences(entry, false))
  if (typeof value !== 'object' || value === null) return value
  return isDictionary
    ? Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, replaceWithReferences(schema, false)]))
    : toReferenceOrInline(value)
}

function toJson(schema: object): JsonObject {
  // A schema is JSON; what the library adds to it is not enumerable.
  return parseJson(JSON.stringify(schema))
}

// The overload gives the parsed text of a schema, which is an object, its type.
function parseJson(text: string): JsonObject
function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return value
}
