import { expect, test } from 'vitest'
import { forBrowser } from './visitor-cookies.ts'

test.each([
  [false, 'a=1; Path=/', 'a=1; Path=/'],
  [true, 'a=1; Path=/', 'a=1; Path=/; Secure'],
  [true, 'a=1; Secure; Path=/', 'a=1; Secure; Path=/'],
  [true, 'a=1; secure', 'a=1; secure'],
  [true, 'a=1; Path=/; SecureLooking=1', 'a=1; Path=/; SecureLooking=1; Secure'],
])('a browser whose connection is encrypted (%s) gets the cookie %s as %s', (isEncrypted, cookie, got) => {
  expect(forBrowser([cookie], isEncrypted)).toEqual([got])
})
