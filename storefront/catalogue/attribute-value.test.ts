import { expect, test } from 'vitest'
import { formatAttributeValue } from './attribute-value.ts'

test.each([
  ['2026-11-30', 'November 30, 2026'],
  ['2026-13-45', '2026-13-45'],
  ['2026-11', '2026-11'],
  ['NFPA 1961', 'NFPA 1961'],
  ['', ''],
])('the attribute value %j is shown as %j [FMT-01]', (value, shown) => {
  expect(formatAttributeValue(value)).toBe(shown)
})
