import { expect, test } from 'vitest'
import { isEmailAddress } from './email.ts'

test.each(['a@b.example', 'first.last+tag@sub.county.example', "o'hara@station-4.example"])(
  '%s is an email address [ADR-04]',
  (text) => {
    expect(isEmailAddress(text)).toBe(true)
  },
)

test.each([
  '',
  'a',
  'a@b',
  '@b.example',
  'a@.example',
  'a b@c.example',
  'a@b..example',
  'a@-b.example',
  'a@b.example\n',
  `${'a'.repeat(250)}@b.example`,
])('%j is no email address [ADR-04]', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
