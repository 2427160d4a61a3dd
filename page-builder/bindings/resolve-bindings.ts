import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { Field, Fields } from '../fields/field.ts'
import { hasExpression, parseExpressions, type TextPart } from './expression.ts'
import { getValueAtPath, type Scope } from './scope.ts'

type StoredSettings = Readonly<Record<string, unknown>>

/**
 * Replaces the expressions in all settings of a block by their values. Blocks in slots have a scope of their own and
 * are not touched.
 */
export function resolveExpressions(fields: Fields, stored: StoredSettings, scope: Scope): StoredSettings {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, resolveSettingExpressions(fields[name], value, scope)]),
  )
}

function resolveSettingExpressions(field: Field<unknown> | undefined, value: unknown, scope: Scope): unknown {
  if (field === undefined || field.kind === 'slot' || field.isTemplate === true || field.isPlain === true) return value
  if (typeof value === 'string') return resolveTextExpressions(value, scope)
  const { items } = field
  if (Array.isArray(value))
    return items === undefined
      ? value
      : value.map((entry: unknown) => (isRecord(entry) ? resolveExpressions(items, entry, scope) : entry))
  if (!isRecord(value)) return value
  return items === undefined
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          typeof part === 'string' ? resolveTextExpressions(part, scope) : part,
        ]),
      )
    : resolveExpressions(items, value, scope)
}

/**
 * Resolves the expressions in a text. A text that is a single expression becomes the value itself, whatever its type;
 * otherwise values are inserted into the text.
 */
function resolveTextExpressions(text: string, scope: Scope): unknown {
  if (!hasExpression(text)) return text
  const parsed = parseExpressions(text)
  if ('issue' in parsed) return text
  const [first, ...rest] = parsed.parts
  if (first?.kind === 'path' && rest.length === 0) return getValueAtPath(scope, first.path) ?? ''
  return parsed.parts.map((piece) => resolvePart(piece, scope)).join('')
}

function resolvePart(piece: TextPart, scope: Scope): string {
  if (piece.kind === 'words') return piece.literal
  const value = getValueAtPath(scope, piece.path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
