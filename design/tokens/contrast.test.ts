import { expect, test } from 'vitest'
import { coloursOf, contrastOf, type Look } from './colours.ts'
import css from './tokens.css?raw'

const [usual = '', more = ''] = css.split('@media (prefers-contrast: more)')

function coloursIn(look: Look, contrast: 'usual' | 'more'): Map<string, string> {
  return new Map([...coloursOf(usual, look), ...(contrast === 'more' ? coloursOf(more, look) : [])])
}

const grounds = ['ground', 'surface', 'sunken']
const texts = ['ink', 'ink-muted', 'ink-subtle', 'accent-text', 'positive', 'warning', 'info']
const onTheirOwn = [
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
const textPairs = [...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)), ...onTheirOwn]
const shapePairs = ['line-strong', 'focus', 'accent-text'].flatMap((shape) =>
  ['ground', 'surface'].map((ground) => [shape, ground] as const),
)

const looks = (['light', 'dark'] as const).flatMap((look) =>
  (['usual', 'more'] as const).map((contrast) => ({ look, contrast })),
)

test.each(looks)(
  'text can be read on every ground that it stands on: $look, $contrast contrast',
  ({ look, contrast }) => {
    const colours = coloursIn(look, contrast)
    const least = contrast === 'more' ? 7 : 4.5
    const weak = textPairs.filter(
      ([text, ground]) => contrastOf(colours.get(text) ?? '', colours.get(ground) ?? '') < least,
    )
    expect(
      weak.map(
        ([text, ground]) =>
          `${text} on ${ground}: ${contrastOf(colours.get(text) ?? '', colours.get(ground) ?? '').toFixed(2)}`,
      ),
    ).toEqual([])
  },
)

test.each(looks)('the edges of controls and the focus can be seen: $look, $contrast contrast', ({ look, contrast }) => {
  const colours = coloursIn(look, contrast)
  const weak = shapePairs.filter(
    ([shape, ground]) => contrastOf(colours.get(shape) ?? '', colours.get(ground) ?? '') < 3,
  )
  expect(weak).toEqual([])
})

test('every colour has a value in both looks', () => {
  expect(coloursIn('light', 'usual').size).toBeGreaterThan(30)
  for (const { look, contrast } of looks)
    for (const [name, value] of coloursIn(look, contrast)) expect(value, name).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/)
})
