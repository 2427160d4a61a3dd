import type { Json } from '@hydrant/contract/shared/schema.ts'
import { safeLink } from '@hydrant/kernel/text/rich-text-rules.ts'
import { sanitizeRichText } from '@hydrant/kernel/text/rich-text.ts'

const LINKS = /(?:^|_)(?:url|href|src|link)$|Url$|Link$|Href$/i

/**
 * A content's body as it may be shown: rich text is sanitised wherever it stands, and fields that hold addresses lead
 * nowhere dangerous.
 */
export function safeBody(body: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, safeValue(name, value)]))
}

function safeValue(name: string, value: Json): Json {
  if (typeof value === 'string') return LINKS.test(name) ? safeLink(value) : sanitizeRichText(value)
  if (Array.isArray(value)) return value.map((one: Json) => safeValue(name, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]: [string, Json]) => [key, safeValue(key, inner)]))
}
