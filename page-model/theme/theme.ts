import { isRecord } from '@hydrant/kernel/json/is-record.ts'

/** By which text the theme is stored among pages; it does not begin with a slash, so that no visitor can ask for it. */
export const THEME_PATH = 'theme'

/** The colours of a theme, each with a value for the light and for the dark look. */
export const THEME_COLOURS = ['accent', 'onAccent', 'accentText', 'bar'] as const
type ThemeColour = (typeof THEME_COLOURS)[number]

/** A colour of a theme in one look. */
export type ThemeColourName = `${ThemeColour}${'Light' | 'Dark'}`

const CHOICES = {
  radius: ['square', 'slight', 'rounded', 'round'],
  textSize: ['small', 'normal', 'large', 'larger'],
  headingSize: ['calm', 'normal', 'strong'],
  typeface: ['archivo', 'system', 'grotesque', 'humanist', 'geometric', 'serif', 'slab'],
} as const

/** What the look of a shop consists of: colours as `#rrggbb` in small letters, and choices. */
export type Theme = Readonly<Record<ThemeColourName, string>> & {
  readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number]
}

/** The values of each choice of a theme, in the order in which they are offered. */
export const THEME_CHOICES: { readonly [Name in keyof typeof CHOICES]: readonly Theme[Name][] } = CHOICES

/** The names of the choices of a theme. */
export const THEME_CHOICE_NAMES = ['radius', 'textSize', 'headingSize', 'typeface'] as const

/** The theme of a shop that has published none: that of the design. */
export const DEFAULT_THEME: Theme = {
  accentLight: '#c4161c',
  accentDark: '#cb1f25',
  onAccentLight: '#ffffff',
  onAccentDark: '#ffffff',
  accentTextLight: '#98100f',
  accentTextDark: '#ff8a84',
  barLight: '#14181c',
  barDark: '#05070a',
  radius: 'slight',
  textSize: 'normal',
  headingSize: 'normal',
  typeface: 'archivo',
}

const HEX = /^#[\da-f]{6}$/

/** The names of all parts of a theme. */
export const THEME_NAMES: readonly (keyof Theme)[] = [
  ...THEME_COLOURS.flatMap((name) => [`${name}Light`, `${name}Dark`] as const),
  ...THEME_CHOICE_NAMES,
]

/** Whether a value may be that part of a theme. Everything else must never reach a style sheet. */
export function isThemeValue<Name extends keyof Theme>(name: Name, value: unknown): value is Theme[Name] {
  if (typeof value !== 'string') return false
  return isChoiceName(name) ? THEME_CHOICES[name].some((choice) => choice === value) : HEX.test(value)
}

/** Returns the parts of a theme that are missing or invalid, and names that no theme has; empty for a theme. */
function listInvalidThemeNames(value: unknown): readonly string[] {
  if (!isRecord(value)) return [...THEME_NAMES]
  const unknownNames = Object.keys(value).filter((key) => !THEME_NAMES.some((name) => name === key))
  return [...THEME_NAMES.filter((name) => !isThemeValue(name, value[name])), ...unknownNames]
}

/** Reads a theme; what is missing or invalid is that of the design. */
export function parseTheme(value: unknown): Theme {
  const stored = isRecord(value) ? value : {}
  const read = <Name extends keyof Theme>(name: Name): Theme[Name] => {
    const part = stored[name]
    return isThemeValue(name, part) ? part : DEFAULT_THEME[name]
  }
  return {
    accentLight: read('accentLight'),
    accentDark: read('accentDark'),
    onAccentLight: read('onAccentLight'),
    onAccentDark: read('onAccentDark'),
    accentTextLight: read('accentTextLight'),
    accentTextDark: read('accentTextDark'),
    barLight: read('barLight'),
    barDark: read('barDark'),
    radius: read('radius'),
    textSize: read('textSize'),
    headingSize: read('headingSize'),
    typeface: read('typeface'),
  }
}

/** Reads the theme from the document that it is stored as; what is missing or invalid is that of the design. */
export function parseThemeDocument(document: unknown): Theme {
  return parseTheme(getRootProps(document))
}

/** Returns the document that a theme is stored as: one without blocks. */
export function toThemeDocument(theme: Theme) {
  return { root: { props: { ...theme } }, content: [] }
}

/**
 * Returns the parts of the theme in a document that are missing or invalid, and names that no theme has; `content` when
 * the document has blocks. Empty for a theme.
 */
export function listInvalidThemeParts(document: unknown): readonly string[] {
  const content = isRecord(document) ? document['content'] : undefined
  const hasBlocks = !Array.isArray(content) || content.length > 0
  return [...(hasBlocks ? ['content'] : []), ...listInvalidThemeNames(getRootProps(document))]
}

/** Whether a part of a theme is a choice, and no colour. */
export function isChoiceName(name: keyof Theme): name is keyof typeof CHOICES {
  return THEME_CHOICE_NAMES.some((choice) => choice === name)
}

function getRootProps(document: unknown): unknown {
  const root = isRecord(document) ? document['root'] : undefined
  return isRecord(root) ? root['props'] : undefined
}
