import type { Field, Fields } from '../fields/field.ts'
import { hasExpression, parseExpressions, type Piece } from './expression.ts'
import { valueAt, type Scope } from './scope.ts'

type Stored = Readonly<Record<string, unknown>>

/**
 * Puts values in the place of expressions, in all settings of a block; what is in its slots has a scope of its own and
 * is left alone.
 */
export function resolveBindings(fields: Fields, stored: Stored, scope: Scope): Stored {
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
 * A text that is one expression and nothing else becomes the value itself, whatever its type; otherwise values are put
 * between the words.
 */
function resolveText(text: string, scope: Scope): unknown {
  if (!hasExpression(text)) return text
  const parsed = parseExpressions(text)
  if ('fault' in parsed) return text
  const [only, ...others] = parsed.pieces
  if (only?.kind === 'path' && others.length === 0) return valueAt(scope, only.path) ?? ''
  return parsed.pieces.map((piece) => wordsOf(piece, scope)).join('')
}

function wordsOf(piece: Piece, scope: Scope): string {
  if (piece.kind === 'words') return piece.words
  const value = valueAt(scope, piece.path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
