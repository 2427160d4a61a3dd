/** A colour and the one behind it, by the names of their tokens without `--color-`. */
export type ColourTokenPair = readonly [front: string, back: string]

/** The least contrast of text, and of the borders of controls, by WCAG 2.2 AA. */
export const MIN_TEXT_CONTRAST = 4.5
export const MIN_SHAPE_CONTRAST = 3

const GROUNDS = ['ground', 'surface', 'sunken']
const TEXTS = ['ink', 'ink-muted', 'ink-subtle', 'accent-text', 'error-text', 'positive', 'warning', 'info']
const PAIRED_COLOURS: readonly ColourTokenPair[] = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-inverse', 'inverse'],
  ['on-inverse', 'inverse-raised'],
  ['on-inverse-muted', 'inverse'],
  ['accent-on-inverse', 'inverse'],
  ['error-on-inverse', 'inverse'],
  ['positive-on-inverse', 'inverse'],
  ['warning-on-inverse', 'inverse'],
  ['info-on-inverse', 'inverse'],
  ['on-ink', 'ink'],
  ['accent-text', 'accent-soft'],
  ['error-text', 'error-soft'],
  ['positive', 'positive-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'error-soft'],
  ['ink', 'positive-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'info-soft'],
]

/** Every text colour of the pages with each background that it is used on. */
export const TEXT_PAIRS: readonly ColourTokenPair[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...PAIRED_COLOURS,
]

/** Borders of controls and the focus outline, with what is behind them. */
export const SHAPE_PAIRS: readonly ColourTokenPair[] = ['line-strong', 'focus', 'accent-text', 'error-text'].flatMap(
  (shape) => ['ground', 'surface'].map((ground) => [shape, ground] as const),
)
