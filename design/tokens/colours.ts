import type { Look } from '@hydrant/kernel/colour/contrast.ts'

/** Parses the colour tokens of a style sheet for one look: `#rrggbb` values by their names without `--color-`. */
export function parseColourTokens(css: string, look: Look): ReadonlyMap<string, string> {
  const declarations = css.matchAll(/--color-([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)
  return new Map(
    Array.from(declarations, ([, name = '', light = '', dark = '', both]) => [
      name,
      both ?? (look === 'light' ? light : dark),
    ]),
  )
}
