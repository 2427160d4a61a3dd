import { expect, test } from 'vitest'
import { parseColourTokens } from '@hydrant/design/tokens/colours.ts'
import css from '@hydrant/design/tokens/tokens.css?raw'
import { LOOKS } from '@hydrant/kernel/colour/contrast.ts'
import { DESIGN_COLOURS } from '@hydrant/page-model/theme/theme-colours.ts'
import { listAllProperties } from '@hydrant/page-model/theme/theme-css.ts'
import { DEFAULT_THEME, isChoiceName, THEME_COLOURS } from '@hydrant/page-model/theme/theme.ts'

const [designCss = ''] = css.split('@media')
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')

test('the theme without changes has the tokens of the design [THM-04]', () => {
  for (const look of LOOKS) {
    const tokens = parseColourTokens(designCss, look)
    for (const [name, value] of DESIGN_COLOURS[look]) expect([name, tokens.get(name)]).toEqual([name, value])
  }
  for (const [name, value] of listAllProperties(DEFAULT_THEME)) {
    const declared = new RegExp(`${name}: ([^;]+);`).exec(designCss)?.[1] ?? ''
    const [, onlyValue] = /^light-dark\((#\w+),\1\)$/.exec(value) ?? []
    expect([name, withoutBlanks(declared)]).toEqual([name, withoutBlanks(onlyValue ?? value)])
  }
})

test('the colors of the theme without changes are those of its tokens [THM-04]', () => {
  const tokens = { accent: 'accent', onAccent: 'on-accent', accentText: 'accent-text', bar: 'inverse' } as const
  for (const colour of THEME_COLOURS) {
    expect(DEFAULT_THEME[`${colour}Light`]).toBe(DESIGN_COLOURS.light.get(tokens[colour]))
    expect(DEFAULT_THEME[`${colour}Dark`]).toBe(DESIGN_COLOURS.dark.get(tokens[colour]))
    expect(isChoiceName(`${colour}Light`)).toBe(false)
  }
})
