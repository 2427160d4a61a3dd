import { expect, test } from 'vitest'
import { toThemeCss } from './theme-css.ts'
import { listPairContrasts, listWeakPairs } from './theme-contrast.ts'
import {
  DEFAULT_THEME,
  listInvalidThemeParts,
  parseTheme,
  type Theme,
  THEME_CHOICES,
  THEME_CHOICE_NAMES,
  toThemeDocument,
} from './theme.ts'

test('the theme of the design takes nothing in the head of a page, and can be read [THM-02] [THM-04]', () => {
  expect(toThemeCss(DEFAULT_THEME)).toBe('')
  expect(listWeakPairs(DEFAULT_THEME)).toEqual([])
  expect(listInvalidThemeParts(toThemeDocument(DEFAULT_THEME))).toEqual([])
})

test('only what differs from the design is declared, colors for both looks and only without a wish for contrast [THM-04]', () => {
  expect(toThemeCss({ ...DEFAULT_THEME, accentTextDark: '#8ab4f8' })).toBe(
    '@media not (prefers-contrast:more){html:root{--color-accent-text:light-dark(#98100f,#8ab4f8)}}',
  )
  expect(toThemeCss({ ...DEFAULT_THEME, radius: 'round' })).toBe('html:root{--radius-s:10px;--radius-m:16px}')
  expect(toThemeCss({ ...DEFAULT_THEME, typeface: 'system' })).toBe('html:root{--font-text:system-ui,sans-serif}')
  expect(toThemeCss({ ...DEFAULT_THEME, textSize: 'small' })).toContain(
    '--text-xs:0.75rem;--text-s:0.7637rem;--text-m:0.8812rem;',
  )
})

test('whatever is stored, the style sheet has only declarations of the shop [THM-04]', () => {
  const hostile = [
    '</style>',
    ';x:y',
    '}a{b:c',
    'url(//x)',
    '#12345g',
    '\\3c',
    '*/',
    '"',
    '#0b57d0;x:url(//x)',
    null,
    {},
  ]
  for (const value of hostile) {
    const stored = Object.fromEntries(Object.keys(DEFAULT_THEME).map((name) => [name, value]))
    expect(toThemeCss(parseTheme(stored))).toBe('')
  }
  for (const name of THEME_CHOICE_NAMES)
    for (const choice of THEME_CHOICES[name])
      expect(toThemeCss(parseTheme({ ...DEFAULT_THEME, [name]: choice }))).toMatch(/^(?:html:root\{[^{}<>\\]*\})?$/)
})

test('colors that are made of the accent keep the text on it readable, be it light or dark [THM-02]', () => {
  const yellow: Theme = { ...DEFAULT_THEME, accentLight: '#f7c600', onAccentLight: '#14181c' }
  const ratios = new Map(
    listPairContrasts(yellow)
      .filter(({ look, front }) => look === 'light' && front === 'on-accent')
      .map(({ back, ratio }) => [back, ratio]),
  )
  expect(ratios.get('accent-strong')).toBeGreaterThan(ratios.get('accent') ?? 21)
  expect(listWeakPairs(yellow)).toEqual([])
  expect(
    listWeakPairs({ ...DEFAULT_THEME, barLight: '#eeeeee' }).map(({ front, back, look }) => [front, back, look]),
  ).toEqual(expect.arrayContaining([['on-inverse', 'inverse', 'light']]))
})
