import { type Html, html } from '../html.ts'
import type { Json, JsonObject } from './plain-schema.ts'

/** What a schema takes, for people: a table of fields where it has any, and a line otherwise. */
export function schemaView(schema: Json | undefined): Html {
  if (!isObject(schema)) return html`<p>Anything.</p>`
  const fields = fieldsOf(schema)
  return fields === null ? html`<p>${typeView(schema)}</p>` : html`${typeView(schema)}${fields}`
}

function fieldsOf(schema: JsonObject): Html | null {
  const { properties } = schema
  if (!isObject(properties)) return null
  const required = new Set(listOf(schema['required']))
  const rows = Object.entries(properties).map(([name, property]) => {
    const inner = innerOf(property)
    return html`<tr>
      <th scope="row"><code>${name}</code>${required.has(name) ? null : html` <small>optional</small>`}</th>
      <td>${typeView(property)}${inner}</td>
    </tr>`
  })
  return rows.length === 0
    ? null
    : html`<table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`
}

/** The fields of an object within a field, closed until asked for. */
function innerOf(property: Json): Html | null {
  if (!isObject(property)) return null
  const holder = [property, property['items'], property['additionalProperties']].find(
    (one): one is JsonObject => isObject(one) && isObject(one['properties']),
  )
  const fields = holder === undefined ? null : fieldsOf(holder)
  return fields === null
    ? null
    : html`<details>
        <summary>Fields</summary>
        ${fields}
      </details>`
}

/** A schema in a few words, with links to the shapes that it names. */
export function typeView(schema: Json | undefined): Html {
  if (!isObject(schema)) return html`anything`
  const { $ref } = schema
  if (typeof $ref === 'string') return linkTo($ref)
  const union = schema['anyOf']
  if (isList(union)) return joined(union.map(typeView), ' or ')
  return html`${typeName(schema)}${limitsOf(schema)}`
}

function typeName(schema: JsonObject): Html {
  const types = [schema['type'] ?? null].flat().filter((type) => type !== null)
  const isNullable = types.includes('null') && types.length > 1
  const words = types
    .filter((type) => type !== 'null' || !isNullable)
    .map((type): Html =>
      type === 'array'
        ? html`list of ${typeView(schema['items'])}`
        : html`${typeof type === 'string' ? type : JSON.stringify(type)}`,
    )
  const others = schema['additionalProperties']
  const dictionary = isObject(others) && !isObject(schema['properties']) ? html` of ${typeView(others)} by key` : null
  if (words.length === 0)
    return 'const' in schema ? html`<code>${JSON.stringify(schema['const'])}</code>` : html`anything`
  return html`${joined(words, ' or ')}${dictionary}${isNullable ? ' or null' : null}`
}

const LIMITS: ReadonlyArray<readonly [string, string]> = [
  ['minimum', 'from'],
  ['maximum', 'to'],
  ['minLength', 'at least this long:'],
  ['maxLength', 'at most this long:'],
  ['minItems', 'at least this many:'],
  ['maxItems', 'at most this many:'],
  ['pattern', 'matches'],
  ['default', 'unless given:'],
]

function limitsOf(schema: JsonObject): Html {
  const words = listOf(schema['enum'])
  const choices =
    words.length === 0
      ? null
      : html`:
        ${joined(
          words.map((word) => html`<code>${word}</code>`),
          ', ',
        )}`
  const limits = LIMITS.flatMap(([key, name]) =>
    schema[key] === undefined
      ? []
      : [html`, ${name} <code>${typeof schema[key] === 'string' ? schema[key] : JSON.stringify(schema[key])}</code>`],
  )
  return html`${choices}${limits}`
}

function linkTo(reference: string): Html {
  const name = reference.split('/').at(-1) ?? reference
  return html`<a href="#shape-${name}">${name}</a>`
}

function joined(parts: readonly Html[], separator: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`
}

function listOf(value: Json | undefined): string[] {
  return isList(value) ? value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))) : []
}

/** Whether a value of the document has keys. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value)
}

/** Whether a value of the document is a list. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}
