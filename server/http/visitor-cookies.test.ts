import { expect, test } from 'vitest'
import { forBrowser } from './visitor-cookies.ts'

test.each([
  ['http', 'a=1; Path=/', 'a=1; Path=/'],
  ['https', 'a=1; Path=/', 'a=1; Path=/; Secure'],
  ['https', 'a=1; Secure; Path=/', 'a=1; Secure; Path=/'],
  ['https', 'a=1; secure', 'a=1; secure'],
  ['https', 'a=1; Path=/; SecureLooking=1', 'a=1; Path=/; SecureLooking=1; Secure'],
])('a browser over %s gets the cookie %s as %s', (protocol, cookie, got) => {
  expect(forBrowser([cookie], protocol)).toEqual([got])
})
