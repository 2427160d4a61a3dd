import { expect, test } from 'vitest'
import { readAddress } from './page-address.ts'

test.each([
  ['/spring-offers', '/spring-offers'],
  ['spring/offers_2.html', '/spring/offers_2.html'],
  ['/', '/'],
])('%j is the address %j [BLK-10]', (written, path) => {
  expect(readAddress(written)).toEqual({ path })
})

test.each(['Spring Offers!', '/a//b', '/a/', '/été', '/a?b', '/.hidden'])(
  '%j is refused in plain words [BLK-10]',
  (written) => {
    expect(readAddress(written)).toEqual({ fault: expect.stringMatching(/^An address has letters without accents/) })
  },
)

test.each(['', ' '])('an address of %j is asked for [BLK-10]', (written) => {
  expect(readAddress(written)).toEqual({ fault: 'Fill in the address, such as /spring-offers.' })
})
