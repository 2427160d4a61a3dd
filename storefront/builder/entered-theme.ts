import {
  DEFAULT_THEME,
  isChoiceName,
  isThemeValue,
  parseTheme,
  type Theme,
  THEME_NAMES,
} from '@hydrant/page-model/theme/theme.ts'
import { toSixDigitHex } from '@hydrant/page-builder/fields/six-digit-hex.ts'
import { readTextField } from '../session/form-text.ts'

/** The parts of a theme as they were entered. */
export type EnteredTheme = Readonly<Record<keyof Theme, string>>

/** Reads the parts of a theme from its form. */
export function readEnteredTheme(form: FormData): EnteredTheme {
  const read = (name: keyof Theme) => readTextField(form, name)
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

/**
 * Converts what was entered to a theme: colours also as `#rgb` and in capital letters; an empty one is that of the
 * design, and so is one that is invalid, whose name is in `invalidNames`.
 */
export function toTheme(entered: EnteredTheme): {
  readonly theme: Theme
  readonly invalidNames: readonly (keyof Theme)[]
} {
  const values = Object.fromEntries(THEME_NAMES.map((name) => [name, normalizeValue(name, entered[name].trim())]))
  return {
    theme: parseTheme(values),
    invalidNames: THEME_NAMES.filter((name) => !isThemeValue(name, values[name])),
  }
}

function normalizeValue(name: keyof Theme, text: string): string {
  if (isChoiceName(name)) return text
  if (text === '') return DEFAULT_THEME[name]
  return /^#[\da-f]{3}$/i.test(text) ? toSixDigitHex(text).toLowerCase() : text.toLowerCase()
}
