/**
 * The names that expressions may start with in a scope, each with the names of its properties; an empty list allows any
 * property.
 */
export type ScopeNames = Readonly<Record<string, readonly string[]>>

/** The names that every page provides to its blocks. */
export const PAGE_NAMES: ScopeNames = { Route: ['recordId'] }

/** Patterns of the paths that make the best examples, the best first. */
const PREFERRED_PATHS = [/\.\w*name$/i, /\.(?:term|total|pieces)$/, /^/] as const

/** Lists the paths of all values in a scope as they are written, such as `Product.name`. */
export function listExpressionPaths(scopeNames: ScopeNames): readonly string[] {
  return Object.entries(scopeNames).flatMap(([name, properties]) =>
    properties.length === 0 ? [name] : properties.map((property) => `${name}.${property}`),
  )
}

/**
 * Finds the path to use as an example in messages, preferring the nearest provider, which is listed last; null when the
 * scope is empty.
 */
export function findExamplePath(scopeNames: ScopeNames): string | null {
  const nearestFirst = Object.entries(scopeNames)
    .toReversed()
    .flatMap(([name, properties]) => listExpressionPaths({ [name]: properties }))
  for (const pattern of PREFERRED_PATHS) {
    const example = nearestFirst.find((path) => pattern.test(path))
    if (example !== undefined) return example
  }
  return null
}
