import { expect, test } from 'vitest'
import { parseInstant, toTimestamp } from './timestamp.ts'

test.each([
  ['2026-01-31', '2026-01-31T00:00:00Z'],
  ['2026-01-31T08:00:00-05:00', '2026-01-31T13:00:00Z'],
  ['0001-01-01', '0001-01-01T00:00:00Z'],
  ['2028-02-29', '2028-02-29T00:00:00Z'],
])('%s is parsed as %s', (text, expected) => {
  const instant = parseInstant(text)
  expect(instant && toTimestamp(instant)).toBe(expected)
})

test.each([
  ['0000-01-01'],
  ['+275760-09-13'],
  ['-000001-01-01'],
  ['9999-12-31T23:59:59-12:00'],
  ['2026-13-01'],
  ['2026-02-29'],
  ['2026-04-31T10:00:00Z'],
  ['Foo 1'],
  ['1'],
  [''],
])('%s is no timestamp', (text) => {
  expect(parseInstant(text)).toBeNull()
})
