import type { Json } from '@hydrant/contract/shared/schema.ts'
import { isBlock } from './builder/page-document.ts'

/**
 * Returns blocks, or a document with them, with ids that begin with a prefix, so that they can be shown on one page with
 * others. Documents are not deep, see `PAGE_DOCUMENT_DEPTH`.
 */
export function prefixBlockIds(value: Json, prefix: string): Json {
  if (Array.isArray(value)) return value.map((entry: Json) => prefixBlockIds(entry, prefix))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, Json> = Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, Json]): [string, Json] => [name, prefixBlockIds(inner, prefix)]),
  )
  return isBlock(copy) ? { ...copy, props: { ...copy.props, id: prefix + copy.props.id } } : copy
}
