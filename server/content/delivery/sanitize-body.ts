import type { Json } from '@hydrant/contract/shared/schema.ts'
import { toSafeOrVoidLink } from '@hydrant/kernel/text/rich-text-rules.ts'
import { sanitizeRichText } from '../../sanitizing/service.ts'

const LINK_FIELD = /(?:^|_)(?:url|href|src|link)$|Url$|Link$|Href$/i

/** Sanitizes the body of a content: rich text at any depth, and the URLs in link fields. */
export function sanitizeBody(body: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, sanitizeValue(name, value)]))
}

function sanitizeValue(name: string, value: Json): Json {
  if (typeof value === 'string') return LINK_FIELD.test(name) ? toSafeOrVoidLink(value) : sanitizeRichText(value)
  if (Array.isArray(value)) return value.map((entry: Json) => sanitizeValue(name, entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, Json]) => [key, sanitizeValue(key, inner)]),
  )
}
