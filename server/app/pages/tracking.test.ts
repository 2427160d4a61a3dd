import { expect, test } from 'vitest'
import { removeTrackingParameters } from './tracking.ts'

test.each([
  ['/', '/'],
  ['/?gclid=abc', '/'],
  ['/sale?utm_source=mail&utm_medium=x&UTM_Campaign=', '/sale'],
  ['/sale?recordId=01t&fbclid=1&a=%20b+c', '/sale?recordId=01t&a=%20b+c'],
  ['/sale?%67clid=1&msclkid', '/sale'],
  ['/sale?a&&b=', '/sale?a&&b='],
  ['/search?q=gclid&utm=1&xgclid=2', '/search?q=gclid&utm=1&xgclid=2'],
  ['/sale?a=%E0%A4%A&gbraid=1', '/sale?a=%E0%A4%A'],
])('%s without tracking parameters is %s', (url, page) => {
  expect(removeTrackingParameters(url)).toBe(page)
})
