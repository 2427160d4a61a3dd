import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import * as messages from '@hydrant/messages/compiled/server/app.js'
import { type Html, html, renderMessageHtml } from '../../http/html.ts'
import { isList, type Json, type JsonObject } from './plain-schema.ts'

/** Renders a schema: a table of its fields if it has any, otherwise one line. */
export function renderSchema(schema: Json | undefined): Html {
  if (!isJsonObject(schema)) return html`<p>${messages.anything()}</p>`
  const fields = renderFields(schema)
  return fields === null ? html`<p>${renderType(schema)}</p>` : html`${renderType(schema)}${fields}`
}

function renderFields(schema: JsonObject): Html | null {
  const { properties } = schema
  if (!isJsonObject(properties)) return null
  const required = new Set(toStringList(schema['required']))
  const rows = Object.entries(properties).map(([name, property]) => {
    const nestedFields = renderNestedFields(property)
    return html`<tr>
      <th scope="row">
        <code>${name}</code>${required.has(name) ? null : html` <small>${messages.optional()}</small>`}
      </th>
      <td>${renderType(property)}${nestedFields}</td>
    </tr>`
  })
  return rows.length === 0
    ? null
    : html`<table>
        <thead>
          <tr>
            <th scope="col">${messages.field()}</th>
            <th scope="col">${messages.parameterValue()}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`
}

/** Renders the fields of a nested object, collapsed. */
function renderNestedFields(property: Json): Html | null {
  if (!isJsonObject(property)) return null
  const objectSchema = [property, property['items'], property['additionalProperties']].find(
    (nestedSchema): nestedSchema is JsonObject =>
      isJsonObject(nestedSchema) && isJsonObject(nestedSchema['properties']),
  )
  const fields = objectSchema === undefined ? null : renderFields(objectSchema)
  return fields === null
    ? null
    : html`<details>
        <summary>${messages.fields()}</summary>
        ${fields}
      </details>`
}

/** Renders the type of a schema in a few words, with links to named schemas. */
export function renderType(schema: Json | undefined): Html {
  if (!isJsonObject(schema)) return html`${messages.anything()}`
  const { $ref } = schema
  if (typeof $ref === 'string') return renderSchemaLink($ref)
  const union = schema['anyOf']
  if (isList(union)) return renderChoice(union.map(renderType))
  return html`${renderTypeName(schema)}${renderLimits(schema)}`
}

function renderTypeName(schema: JsonObject): Html {
  const types = [schema['type'] ?? null].flat().filter((type) => type !== null)
  const isNullable = types.includes('null') && types.length > 1
  const options = types
    .filter((type) => type !== 'null' || !isNullable)
    .map((type): Html =>
      type === 'array'
        ? renderMessageHtml(messages.listOf({ type: createElementPlaceholder('type') }), {
            type: renderType(schema['items']),
          })
        : html`${typeof type === 'string' ? type : JSON.stringify(type)}`,
    )
  const additionalSchema = schema['additionalProperties']
  if (options.length === 0)
    return 'const' in schema ? html`<code>${JSON.stringify(schema['const'])}</code>` : html`${messages.anything()}`
  const type = renderChoice(options)
  const dictionary =
    isJsonObject(additionalSchema) && !isJsonObject(schema['properties'])
      ? renderMessageHtml(
          messages.dictionaryOf({ type: createElementPlaceholder('type'), values: createElementPlaceholder('values') }),
          {
            type,
            values: renderType(additionalSchema),
          },
        )
      : type
  return isNullable ? renderChoice([dictionary, html`null`]) : dictionary
}

const LIMITS: ReadonlyArray<readonly [string, (values: { readonly value: string }) => string]> = [
  ['minimum', messages.minimum],
  ['maximum', messages.maximum],
  ['minLength', messages.minLength],
  ['maxLength', messages.maxLength],
  ['minItems', messages.minItems],
  ['maxItems', messages.maxItems],
  ['pattern', messages.pattern],
  ['default', messages.defaultValue],
]

function renderLimits(schema: JsonObject): Html {
  const options = toStringList(schema['enum'])
  const choices =
    options.length === 0
      ? null
      : html`:
        ${joinHtml(
          options.map((option) => html`<code>${option}</code>`),
          ', ',
        )}`
  const limits = LIMITS.flatMap(([key, writeLimit]) => {
    const limit = schema[key]
    if (limit === undefined) return []
    const value = html`<code>${typeof limit === 'string' ? limit : JSON.stringify(limit)}</code>`
    return [html`, ${renderMessageHtml(writeLimit({ value: createElementPlaceholder('value') }), { value })}`]
  })
  return html`${choices}${limits}`
}

function renderSchemaLink(reference: string): Html {
  const name = reference.split('/').at(-1) ?? reference
  return html`<a href="#shape-${name}">${name}</a>`
}

function renderChoice([first = html``, ...others]: readonly Html[]): Html {
  return others.reduce(
    (one, other) =>
      renderMessageHtml(
        messages.either({ one: createElementPlaceholder('one'), other: createElementPlaceholder('other') }),
        { one, other },
      ),
    first,
  )
}

function joinHtml(fragments: readonly Html[], separator: string): Html {
  return html`${fragments.map((fragment, index) => (index === 0 ? fragment : html`${separator}${fragment}`))}`
}

function toStringList(value: Json | undefined): string[] {
  return isList(value) ? value.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry))) : []
}

/** Whether a value of the document is an object, neither null nor a list. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value)
}
