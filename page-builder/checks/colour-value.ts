import { parseColourTokens } from '@hydrant/design/tokens/colours.ts'
import type { Look } from '@hydrant/kernel/colour/contrast.ts'
import css from '@hydrant/design/tokens/tokens.css?raw'

const BASE_CSS = css.split('@media')[0] ?? ''
const TOKENS: Readonly<Record<Look, ReadonlyMap<string, string>>> = {
  light: parseColourTokens(BASE_CSS, 'light'),
  dark: parseColourTokens(BASE_CSS, 'dark'),
}

/**
 * Returns a colour as `#rrggbb` in a look, or null for a translucent one. Takes the value of a colour setting, or the
 * name of a token.
 */
export function findHexColour(look: Look, colour: string): string | null {
  if (!colour.startsWith('#')) return TOKENS[look].get(colour) ?? null
  if (colour.length === 4) return `#${Array.from(colour.slice(1), (digit) => digit + digit).join('')}`
  return colour.length === 7 || colour.toLowerCase().endsWith('ff') ? colour.slice(0, 7) : null
}
