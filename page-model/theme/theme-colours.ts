import { computeLuminance, type Look, mixColours } from '@hydrant/kernel/colour/contrast.ts'
import { DEFAULT_THEME, type Theme, type THEME_COLOURS } from './theme.ts'

/**
 * The colours of the design that a theme changes, or that stand in front of or behind one that it changes, by the names
 * of their tokens: as in `design/tokens/tokens.css`, which a test compares with them.
 */
export const DESIGN_COLOURS: Readonly<Record<Look, ReadonlyMap<string, string>>> = {
  light: new Map(
    Object.entries({
      ground: '#f5f6f7',
      surface: '#ffffff',
      sunken: '#eaedf0',
      ink: '#14181c',
      accent: '#c4161c',
      'accent-strong': '#98100f',
      'accent-text': '#98100f',
      'accent-soft': '#fbebea',
      'on-accent': '#ffffff',
      inverse: '#14181c',
      'inverse-raised': '#22282e',
      'line-inverse': '#3a434c',
      'on-inverse': '#f5f6f7',
      'on-inverse-muted': '#b0b9c1',
      'accent-on-inverse': '#ff8a84',
      'error-on-inverse': '#ff8a84',
      'positive-on-inverse': '#6ed39a',
      'warning-on-inverse': '#f0b35c',
      'info-on-inverse': '#8fc1ee',
    }),
  ),
  dark: new Map(
    Object.entries({
      ground: '#0f1316',
      surface: '#181d21',
      sunken: '#22282e',
      ink: '#eef1f4',
      accent: '#cb1f25',
      'accent-strong': '#a91417',
      'accent-text': '#ff8a84',
      'accent-soft': '#3a1a1b',
      'on-accent': '#ffffff',
      inverse: '#05070a',
      'inverse-raised': '#14191e',
      'line-inverse': '#3a434c',
      'on-inverse': '#f5f6f7',
      'on-inverse-muted': '#b0b9c1',
      'accent-on-inverse': '#ff8a84',
      'error-on-inverse': '#ff8a84',
      'positive-on-inverse': '#6ed39a',
      'warning-on-inverse': '#f0b35c',
      'info-on-inverse': '#8fc1ee',
    }),
  ),
}

/** The tokens that a theme can change. */
export const THEMED_TOKENS: ReadonlySet<string> = new Set([
  'accent',
  'accent-strong',
  'accent-text',
  'accent-soft',
  'on-accent',
  'inverse',
  'inverse-raised',
  'line-inverse',
])

const SUFFIXES = { light: 'Light', dark: 'Dark' } as const satisfies Record<Look, string>
const BLACK = '#000000'
const WHITE = '#ffffff'

/** How much of black or white, or of the accent, a colour that is made of another one has. */
const STRONG_SHARE = 0.22
const SOFT_SHARE = 0.1
const RAISED_SHARE = 0.06
const LINE_SHARE = 0.18

/**
 * Returns the colours that a theme changes in a look, by the names of their tokens: those that were chosen, and those
 * that are made of them. What is that of the design is left out.
 */
export function listThemedColours(theme: Theme, look: Look): ReadonlyMap<string, string> {
  const read = (colour: (typeof THEME_COLOURS)[number]) => {
    const name = `${colour}${SUFFIXES[look]}` as const
    return { value: theme[name], isChosen: theme[name] !== DEFAULT_THEME[name] }
  }
  const [accent, onAccent, accentText, bar] = [read('accent'), read('onAccent'), read('accentText'), read('bar')]
  // Away from the text, so that the text of a button that is pointed at is read at least as well.
  const extreme = computeLuminance(onAccent.value) >= computeLuminance(accent.value) ? BLACK : WHITE
  const surface = DESIGN_COLOURS[look].get('surface') ?? WHITE
  const colours: Readonly<Record<string, string | false>> = {
    accent: accent.isChosen && accent.value,
    'accent-strong': (accent.isChosen || onAccent.isChosen) && mixColours(extreme, accent.value, STRONG_SHARE),
    'accent-soft': accent.isChosen && mixColours(accent.value, surface, SOFT_SHARE),
    'on-accent': onAccent.isChosen && onAccent.value,
    'accent-text': accentText.isChosen && accentText.value,
    inverse: bar.isChosen && bar.value,
    'inverse-raised': bar.isChosen && mixColours(WHITE, bar.value, RAISED_SHARE),
    'line-inverse': bar.isChosen && mixColours(WHITE, bar.value, LINE_SHARE),
  }
  return new Map(Object.entries(colours).flatMap(([name, value]) => (value === false ? [] : [[name, value]])))
}
