import { expect, test } from 'vitest'
import { createBlockStyle, toStyleKey, toStyleSheet } from './styles.ts'

test('a responsive style repeats only what differs on narrower devices [BLK-09]', () => {
  const style = createBlockStyle((device) => ({
    color: 'var(--color-ink)',
    width: device === 'desktop' ? '50%' : '100%',
    padding: device === 'mobile' ? '0' : '1rem',
    margin: null,
  }))
  expect(toStyleSheet('a.b', style)).toBe(
    '[data-block="a_b"]{color:var(--color-ink);width:50%;padding:1rem}@media (max-width: 64.06em){[data-block="a_b"]{width:100%}}@media (max-width: 47.9375em){[data-block="a_b"]{padding:0}}',
  )
})

test('no value ends its declaration, its rule or the style element', () => {
  const css = toStyleSheet('x', { desktop: { color: 'red;} body{display:none', width: '</style><script>' } })
  expect(css).toBe('[data-block="x"]{color:red bodydisplay:none;width:/stylescript}')
})

test.each(['plain-1', 'with "quotes"', ']{}</style>', 'é'])('%j becomes a name that is valid in a selector', (id) => {
  expect(toStyleKey(id)).toMatch(/^[\w-]+$/)
})
