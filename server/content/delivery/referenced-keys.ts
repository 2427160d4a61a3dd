import type { Json } from '@hydrant/contract/shared/schema.ts'

/** The keys of the contents that a body names: what stands under `contentKey`, however deep, each once. */
export function referencedKeys(body: Json): string[] {
  return [...new Set(keysIn(body))]
}

function keysIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, Json]) =>
    name === 'contentKey' && typeof inner === 'string' ? [inner] : keysIn(inner),
  )
}
