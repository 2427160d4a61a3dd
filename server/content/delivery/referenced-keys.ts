import type { Json } from '@hydrant/contract/shared/schema.ts'

/** Finds the content keys in a body: all values of `contentKey` at any depth, without duplicates. */
export function findReferencedKeys(body: Json): string[] {
  return [...new Set(collectKeys(body))]
}

function collectKeys(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(collectKeys)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, Json]) =>
    name === 'contentKey' && typeof inner === 'string' ? [inner] : collectKeys(inner),
  )
}
