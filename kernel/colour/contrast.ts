/** The two looks of the shop, of which the visitor's device chooses one. */
export type Look = 'light' | 'dark'

/** Both looks. */
export const LOOKS = ['light', 'dark'] as const satisfies readonly Look[]

/** The contrast ratio of two colours `#rrggbb` by WCAG 2.2, 1 to 21. */
export function computeContrastRatio(firstColour: string, secondColour: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(firstColour), computeLuminance(secondColour)].toSorted(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** The relative luminance of a colour `#rrggbb` by WCAG 2.2, 0 to 1. */
export function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(hex).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mixes two colours `#rrggbb`: `share` of the first one, 0 to 1, and the rest of the second one. */
export function mixColours(first: string, second: string, share: number): string {
  const rest = parseChannels(second)
  const mixed = parseChannels(first).map((channel, index) => channel * share + (rest[index] ?? 0) * (1 - share))
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function parseChannels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
