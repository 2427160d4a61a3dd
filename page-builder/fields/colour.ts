import { text, type Field } from './field.ts'

/** Colours of the design, which follow light and dark by themselves. */
const COLOUR_TOKENS = [
  'ground',
  'surface',
  'sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'accent-text',
  'accent-soft',
  'on-accent',
  'inverse',
  'on-inverse',
  'positive',
  'positive-soft',
  'warning',
  'warning-soft',
  'info',
  'info-soft',
] as const

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i

/** A colour as `#rgb`, `#rrggbb` or `#rrggbbaa`, or empty for the design's own. Anything else reads as empty. */
export function hexColour(label: string): Field<string> {
  return {
    ...text(label),
    kind: 'colour',
    group: 'style',
    read: (stored) => (typeof stored === 'string' && HEX.test(stored) ? stored : ''),
  }
}

/**
 * A colour of the design by its name, such as `accent`, or one as `hexColour` takes it; empty for the design's own.
 * Anything else reads as empty.
 */
export function colour(label: string): Field<string> {
  const isToken = (stored: string) => COLOUR_TOKENS.some((token) => token === stored)
  return {
    ...text(label),
    kind: 'colour',
    group: 'style',
    options: COLOUR_TOKENS,
    read: (stored) => (typeof stored === 'string' && (HEX.test(stored) || isToken(stored)) ? stored : ''),
  }
}

/** A colour that was read by `colour` as a CSS value; null for the design's own. */
export function cssColour(read: string): string | null {
  if (read === '') return null
  return read.startsWith('#') ? read : `var(--color-${read})`
}

const INK_ON: Readonly<Record<string, string>> = {
  ink: 'on-ink',
  accent: 'on-accent',
  'accent-strong': 'on-accent',
  inverse: 'on-inverse',
}

/** The colour of the design that text must have on a background of the design; null where the usual one can be read. */
export function inkTokenOn(background: string): string | null {
  return Object.hasOwn(INK_ON, background) ? (INK_ON[background] ?? null) : null
}

/**
 * The colour that text must have on a background of the design as a CSS value; null where the usual one can be read.
 */
export function inkOn(background: string): string | null {
  const ink = inkTokenOn(background)
  return ink === null ? null : `var(--color-${ink})`
}
