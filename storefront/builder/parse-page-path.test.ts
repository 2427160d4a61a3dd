import { expect, test } from 'vitest'
import { parsePagePath } from './parse-page-path.ts'

test.each([
  ['/spring-offers', '/spring-offers'],
  ['spring/offers_2.html', '/spring/offers_2.html'],
  ['/', '/'],
])('%j is the address %j [BLK-10]', (input, path) => {
  expect(parsePagePath(input)).toEqual({ path })
})

test.each(['Spring Offers!', '/a//b', '/a/', '/été', '/a?b', '/.hidden'])(
  'rejects %j with a message [BLK-10]',
  (input) => {
    expect(parsePagePath(input)).toEqual({ error: expect.stringMatching(/^An address has letters without accents/) })
  },
)

test.each(['', ' '])('an address of %j is asked for [BLK-10]', (written) => {
  expect(parsePagePath(written)).toEqual({ error: 'Fill in the address, such as /spring-offers.' })
})
