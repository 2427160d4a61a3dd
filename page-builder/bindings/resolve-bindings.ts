import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { Field, Fields } from '../fields/field.ts'
import { hasExpression, parseExpressions, type TextPiece } from './expression.ts'
import { valueAt, type Scope } from './scope.ts'

type StoredSettings = Readonly<Record<string, unknown>>

/**
 * Replaces the expressions in all settings of a block by their values. Blocks in slots have a scope of their own and
 * are not touched.
 */
export function resolveBindings(fields: Fields, stored: StoredSettings, scope: Scope): StoredSettings {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, resolveSetting(fields[name], value, scope)]),
  )
}

function resolveSetting(field: Field<unknown> | undefined, value: unknown, scope: Scope): unknown {
  if (field === undefined || field.kind === 'slot' || field.isTemplate === true || field.isPlain === true) return value
  if (typeof value === 'string') return resolveText(value, scope)
  const { items } = field
  if (Array.isArray(value))
    return items === undefined
      ? value
      : value.map((entry: unknown) => (isRecord(entry) ? resolveBindings(items, entry, scope) : entry))
  if (!isRecord(value)) return value
  return items === undefined
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, typeof part === 'string' ? resolveText(part, scope) : part]),
      )
    : resolveBindings(items, value, scope)
}

/**
 * Resolves the expressions in a text. A text that is a single expression becomes the value itself, whatever its type;
 * otherwise values are inserted into the text.
 */
function resolveText(text: string, scope: Scope): unknown {
  if (!hasExpression(text)) return text
  const parsed = parseExpressions(text)
  if ('fault' in parsed) return text
  const [first, ...rest] = parsed.pieces
  if (first?.kind === 'path' && rest.length === 0) return valueAt(scope, first.path) ?? ''
  return parsed.pieces.map((piece) => toText(piece, scope)).join('')
}

function toText(piece: TextPiece, scope: Scope): string {
  if (piece.kind === 'words') return piece.literal
  const value = valueAt(scope, piece.path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
