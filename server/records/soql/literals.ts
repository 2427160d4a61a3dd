import type { FieldType, FieldValue } from '@hydrant/contract/records/definition.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'

/** A value of a condition as it was written, such as `'a'`, `5` or `2026-01-31T10:20:30Z`, and its kind. */
export interface Literal {
  readonly text: string
  readonly kind: string
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Converts a quoted text with escapes into what it stands for. */
function unquote(literal: string): string {
  return replaceEscapes(literal, (character) => character)
}

/** Converts a quoted pattern into one for LIKE: `%` and `_` are placeholders, a backslash makes characters literal. */
export function unquotePattern(literal: string): string {
  return replaceEscapes(literal, (character) => (['%', '_', '\\'].includes(character) ? `\\${character}` : character))
}

/** Replaces each escape by what `write` makes of the character that it stands for. */
function replaceEscapes(literal: string, write: (character: string) => string): string {
  return literal
    .slice(1, -1)
    .replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, code: string | undefined, character: string) =>
      write(code === undefined ? (ESCAPES[character] ?? character) : String.fromCharCode(Number.parseInt(code, 16))),
    )
}

/** Converts a literal to a value of a field's type; undefined when the field cannot have it. */
export function toCriterion(type: FieldType, { text, kind }: Literal): FieldValue | undefined {
  if (kind === 'NULL') return null
  switch (type) {
    case 'boolean':
      return kind === 'BOOLEAN' ? text.toUpperCase() === 'TRUE' : undefined
    case 'int':
    case 'double':
    case 'currency':
      return kind === 'INTEGER' || kind === 'DECIMAL' ? toPlainDecimal(text) : undefined
    case 'datetime':
      return kind === 'DATETIME' || kind === 'DATE' ? toInstant(text) : undefined
    case 'id':
    case 'reference':
      return kind === 'STRING' ? toStorableText(toFullIdIfValid(unquote(text))) : undefined
    case 'string':
    case 'textarea':
    case 'picklist':
      return kind === 'STRING' ? toStorableText(unquote(text)) : undefined
    default:
      return type satisfies never
  }
}

/** Returns a text that the database can compare with; undefined for one with parts of characters. */
export function toStorableText(text: string): string | undefined {
  return isStorable(text) ? text : undefined
}

function toPlainDecimal(text: string): string | undefined {
  return /^[+-]?\d{1,30}(?:\.\d{0,30})?$/.test(text) ? text.replace(/^\+/, '').replace(/\.$/, '') : undefined
}

function toInstant(text: string): string | undefined {
  const time = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  if (Number.isNaN(time)) return undefined
  const iso = new Date(time).toISOString()
  // Years of more than four digits have a sign, which PostgreSQL does not read.
  return iso.length === 24 && !iso.startsWith('0000') ? iso : undefined
}
