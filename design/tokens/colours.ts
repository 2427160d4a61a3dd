/** The two themes of the shop. */
export type Theme = 'light' | 'dark'

/** Parses the colour tokens of a style sheet for one theme: `#rrggbb` values by their names without `--color-`. */
export function parseColourTokens(css: string, theme: Theme): ReadonlyMap<string, string> {
  const declarations = css.matchAll(/--color-([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)
  return new Map(
    Array.from(declarations, ([, name = '', light = '', dark = '', both]) => [
      name,
      both ?? (theme === 'light' ? light : dark),
    ]),
  )
}

/** The contrast ratio of two colours `#rrggbb` by WCAG 2.2, 1 to 21. */
export function computeContrastRatio(firstColour: string, secondColour: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(firstColour), computeLuminance(secondColour)].toSorted(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
