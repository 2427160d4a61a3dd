import { expect, test } from 'vitest'
import { addSecureWhenEncrypted } from './visitor-cookies.ts'

test.each([
  [false, 'a=1; Path=/', 'a=1; Path=/'],
  [true, 'a=1; Path=/', 'a=1; Path=/; Secure'],
  [true, 'a=1; Secure; Path=/', 'a=1; Secure; Path=/'],
  [true, 'a=1; secure', 'a=1; secure'],
  [true, 'a=1; Path=/; SecureLooking=1', 'a=1; Path=/; SecureLooking=1; Secure'],
])('with encryption %s the cookie %s is sent as %s', (isEncrypted, cookie, expected) => {
  expect(addSecureWhenEncrypted([cookie], isEncrypted)).toEqual([expected])
})
