/** The two themes of the shop. */
export type Theme = 'light' | 'dark'

/** Reads the colours that a style sheet gives to tokens in one theme, by their names without `--color-`. */
export function readColours(css: string, theme: Theme): ReadonlyMap<string, string> {
  const declarations = css.matchAll(/--color-([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)
  return new Map(
    Array.from(declarations, ([, name = '', light = '', dark = '', both]) => [
      name,
      both ?? (theme === 'light' ? light : dark),
    ]),
  )
}

/** The contrast ratio of two colours `#rrggbb` by WCAG 2.2, 1 to 21. */
export function contrastRatio(firstColour: string, secondColour: string): number {
  const [darker = 0, lighter = 0] = [luminance(firstColour), luminance(secondColour)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
