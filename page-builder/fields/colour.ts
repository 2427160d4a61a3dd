import { textField, type Field, type Label } from './field.ts'

/** The colour tokens of the design, which adapt to the light and dark theme. */
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

/**
 * Defines a setting for a colour as `#rgb`, `#rrggbb` or `#rrggbbaa`; empty for the design's own colour. Anything else
 * is read as empty.
 */
export function hexColourField(label: Label): Field<string> {
  return {
    ...textField(label),
    kind: 'colour',
    group: 'style',
    read: (stored) => (typeof stored === 'string' && HEX.test(stored) ? stored : ''),
  }
}

/**
 * Defines a setting for a colour token such as `accent`, or a colour as `hexColourField` takes it; empty for the
 * design's own colour. Anything else is read as empty.
 */
export function colourField(label: Label): Field<string> {
  const isToken = (stored: string) => COLOUR_TOKENS.some((token) => token === stored)
  return {
    ...textField(label),
    kind: 'colour',
    group: 'style',
    options: COLOUR_TOKENS,
    read: (stored) => (typeof stored === 'string' && (HEX.test(stored) || isToken(stored)) ? stored : ''),
  }
}

/** Converts the value of a `colourField` setting to CSS; null for the design's own colour. */
export function toCssColour(colourSetting: string): string | null {
  if (colourSetting === '') return null
  return colourSetting.startsWith('#') ? colourSetting : `var(--color-${colourSetting})`
}

const INK_BY_BACKGROUND: Readonly<Record<string, string>> = {
  ink: 'on-ink',
  accent: 'on-accent',
  'accent-strong': 'on-accent',
  inverse: 'on-inverse',
}

/**
 * Returns the token of the text colour that a background token requires; null where the default text colour is
 * readable.
 */
export function findTextColourToken(background: string): string | null {
  return Object.hasOwn(INK_BY_BACKGROUND, background) ? (INK_BY_BACKGROUND[background] ?? null) : null
}

/** Returns the CSS text colour that a background token requires; null where the default text colour is readable. */
export function findCssTextColour(background: string): string | null {
  const ink = findTextColourToken(background)
  return ink === null ? null : `var(--color-${ink})`
}
