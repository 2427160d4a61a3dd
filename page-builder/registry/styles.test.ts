import { expect, test } from 'vitest'
import { lookByDevice, styleName, styleSheet } from './styles.ts'

test('a look that differs by device says on narrower ones only what differs [BLK-09]', () => {
  const look = lookByDevice((device) => ({
    color: 'var(--color-ink)',
    width: device === 'desktop' ? '50%' : '100%',
    padding: device === 'mobile' ? '0' : '1rem',
    margin: null,
  }))
  expect(styleSheet('a.b', look)).toBe(
    '[data-block="a_b"]{color:var(--color-ink);width:50%;padding:1rem}@media (max-width: 64.06em){[data-block="a_b"]{width:100%}}@media (max-width: 47.9375em){[data-block="a_b"]{padding:0}}',
  )
})

test('no value ends its declaration, its rule or the style element', () => {
  const sheet = styleSheet('x', { desktop: { color: 'red;} body{display:none', width: '</style><script>' } })
  expect(sheet).toBe('[data-block="x"]{color:red bodydisplay:none;width:/stylescript}')
})

test.each(['plain-1', 'with "quotes"', ']{}</style>', 'é'])('%j becomes a name that fits in a selector', (id) => {
  expect(styleName(id)).toMatch(/^[\w-]+$/)
})
