/**
 * The names that expressions may begin with somewhere, each with the names of its parts; no parts means that any may
 * follow.
 */
export type KnownNames = Readonly<Record<string, readonly string[]>>

/** What every page gives to its blocks. */
export const PAGE_NAMES: KnownNames = { Route: ['recordId'] }

/** What tells most of a thing, the first of them before the others. */
const TELLING = [/\.\w*name$/i, /\.(?:term|total|pieces)$/, /^/] as const

/** Every value that can be asked for, as it is written, such as `Product.name`. */
export function listPaths(known: KnownNames): readonly string[] {
  return Object.entries(known).flatMap(([name, parts]) =>
    parts.length === 0 ? [name] : parts.map((part) => `${name}.${part}`),
  )
}

/**
 * A value that can be asked for, to show how it is written: one of the nearest provider, which comes last; null where
 * nothing is known.
 */
export function examplePath(known: KnownNames): string | null {
  const nearestFirst = Object.entries(known)
    .toReversed()
    .flatMap(([name, parts]) => listPaths({ [name]: parts }))
  for (const telling of TELLING) {
    const found = nearestFirst.find((path) => telling.test(path))
    if (found !== undefined) return found
  }
  return null
}
