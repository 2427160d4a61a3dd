/** The two looks of the shop. */
export type Look = 'light' | 'dark'

/** The colours that a style sheet gives to tokens in one look, by their names without `--color-`. */
export function coloursOf(css: string, look: Look): ReadonlyMap<string, string> {
  const found = css.matchAll(/--color-([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)
  return new Map(
    Array.from(found, ([, name = '', light = '', dark = '', both]) => [
      name,
      both ?? (look === 'light' ? light : dark),
    ]),
  )
}

/** The contrast of two colours `#rrggbb` as WCAG 2.2 defines it, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
