import { expect, test } from 'vitest'
import { parseColourTokens, computeContrastRatio, type Theme } from './colours.ts'
import css from './tokens.css?raw'

const [defaultCss = '', highContrastCss = ''] = css.split('@media (prefers-contrast: more)')

function readThemeColours(look: Theme, contrast: 'usual' | 'more'): Map<string, string> {
  return new Map([
    ...parseColourTokens(defaultCss, look),
    ...(contrast === 'more' ? parseColourTokens(highContrastCss, look) : []),
  ])
}

const grounds = ['ground', 'surface', 'sunken']
const texts = ['ink', 'ink-muted', 'ink-subtle', 'accent-text', 'positive', 'warning', 'info']
const pairedColours = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-inverse', 'inverse'],
  ['on-inverse', 'inverse-raised'],
  ['on-inverse-muted', 'inverse'],
  ['accent-on-inverse', 'inverse'],
  ['positive-on-inverse', 'inverse'],
  ['warning-on-inverse', 'inverse'],
  ['info-on-inverse', 'inverse'],
  ['on-ink', 'ink'],
  ['accent-text', 'accent-soft'],
  ['positive', 'positive-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'positive-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'info-soft'],
] as const
const textPairs = [...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)), ...pairedColours]
const shapePairs = ['line-strong', 'focus', 'accent-text'].flatMap((shape) =>
  ['ground', 'surface'].map((ground) => [shape, ground] as const),
)

const themeCases = (['light', 'dark'] as const).flatMap((look) =>
  (['usual', 'more'] as const).map((contrast) => ({ look, contrast })),
)

test.each(themeCases)(
  'text is readable on every background that it is used on: $look, $contrast contrast',
  ({ look, contrast }) => {
    const colours = readThemeColours(look, contrast)
    const minimumRatio = contrast === 'more' ? 7 : 4.5
    const weakPairs = textPairs.filter(
      ([text, ground]) => computeContrastRatio(colours.get(text) ?? '', colours.get(ground) ?? '') < minimumRatio,
    )
    expect(
      weakPairs.map(
        ([text, ground]) =>
          `${text} on ${ground}: ${computeContrastRatio(colours.get(text) ?? '', colours.get(ground) ?? '').toFixed(2)}`,
      ),
    ).toEqual([])
  },
)

test.each(themeCases)(
  'the borders of controls and the focus outline are visible: $look, $contrast contrast',
  ({ look, contrast }) => {
    const colours = readThemeColours(look, contrast)
    const weakPairs = shapePairs.filter(
      ([shape, ground]) => computeContrastRatio(colours.get(shape) ?? '', colours.get(ground) ?? '') < 3,
    )
    expect(weakPairs).toEqual([])
  },
)

test('every colour has a value in both themes', () => {
  expect(readThemeColours('light', 'usual').size).toBeGreaterThan(30)
  for (const { look, contrast } of themeCases)
    for (const [name, value] of readThemeColours(look, contrast))
      expect(value, name).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/)
})
