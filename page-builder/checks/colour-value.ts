import { coloursOf, type Look } from '@hydrant/design/tokens/colours.ts'
import css from '@hydrant/design/tokens/tokens.css?raw'

const USUAL = css.split('@media')[0] ?? ''
const TOKENS: Readonly<Record<Look, ReadonlyMap<string, string>>> = {
  light: coloursOf(USUAL, 'light'),
  dark: coloursOf(USUAL, 'dark'),
}

/**
 * The value of a colour in a look, as `#rrggbb`; null for one that lets through what is behind it. Takes what colour
 * settings read, or the name of a token.
 */
export function hexIn(look: Look, colour: string): string | null {
  if (!colour.startsWith('#')) return TOKENS[look].get(colour) ?? null
  if (colour.length === 4) return `#${Array.from(colour.slice(1), (digit) => digit + digit).join('')}`
  return colour.length === 7 || colour.toLowerCase().endsWith('ff') ? colour.slice(0, 7) : null
}
