import { expect, test } from 'vitest'
import { computeContrastRatio, type Look, LOOKS } from '@hydrant/kernel/colour/contrast.ts'
import {
  MIN_SHAPE_CONTRAST,
  MIN_TEXT_CONTRAST,
  SHAPE_PAIRS,
  TEXT_PAIRS,
} from '@hydrant/kernel/colour/contrast-pairs.ts'
import { parseColourTokens } from './colours.ts'
import css from './tokens.css?raw'

const [defaultCss = '', highContrastCss = ''] = css.split('@media (prefers-contrast: more)')

function readColours(look: Look, contrast: 'usual' | 'more'): Map<string, string> {
  return new Map([
    ...parseColourTokens(defaultCss, look),
    ...(contrast === 'more' ? parseColourTokens(highContrastCss, look) : []),
  ])
}

const lookCases = LOOKS.flatMap((look) => (['usual', 'more'] as const).map((contrast) => ({ look, contrast })))

test.each(lookCases)(
  'text is readable on every background that it is used on: $look, $contrast contrast',
  ({ look, contrast }) => {
    const colours = readColours(look, contrast)
    const minimumRatio = contrast === 'more' ? 7 : MIN_TEXT_CONTRAST
    const weakPairs = TEXT_PAIRS.filter(
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

test.each(lookCases)(
  'the borders of controls and the focus outline are visible: $look, $contrast contrast',
  ({ look, contrast }) => {
    const colours = readColours(look, contrast)
    const weakPairs = SHAPE_PAIRS.filter(
      ([shape, ground]) =>
        computeContrastRatio(colours.get(shape) ?? '', colours.get(ground) ?? '') < MIN_SHAPE_CONTRAST,
    )
    expect(weakPairs).toEqual([])
  },
)

test('every colour has a value in both looks', () => {
  expect(readColours('light', 'usual').size).toBeGreaterThan(30)
  for (const { look, contrast } of lookCases)
    for (const [name, value] of readColours(look, contrast)) expect(value, name).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/)
})
