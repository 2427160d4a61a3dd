import { expect, test } from 'vitest'
import { formatAddressLines } from './format-address.ts'

const parts = { name: 'Ada Cole', street: '12 Alder Rd', city: 'Alder', region: 'WA', postalCode: '98001' }

test.each([
  ['US', ['Ada Cole', '12 Alder Rd', 'Alder, WA 98001']],
  ['CA', ['Ada Cole', '12 Alder Rd', 'Alder WA 98001']],
  ['DE', ['Ada Cole', '12 Alder Rd', '98001 Alder']],
  ['GB', ['Ada Cole', '12 Alder Rd', 'Alder', '98001']],
  ['IT', ['Ada Cole', '12 Alder Rd', '98001 Alder WA']],
  ['AU', ['Ada Cole', '12 Alder Rd', 'Alder WA 98001']],
])('an address in %s [ADR-03]', (country, lines) => {
  expect(formatAddressLines({ ...parts, country })).toEqual(lines)
})

test('the order of an address in Japan depends on its script [ADR-03]', () => {
  expect(
    formatAddressLines({
      name: '山田花子',
      street: '丸の内1-1',
      city: '千代田区',
      region: '東京都',
      postalCode: '100-0005',
      country: 'JP',
    }),
  ).toEqual(['〒100-0005', '東京都', '千代田区', '丸の内1-1', '山田花子'])
  expect(formatAddressLines({ ...parts, country: 'JP' })).toEqual(['Ada Cole', '12 Alder Rd', 'Alder, WA', '98001'])
})

test('missing parts leave neither gaps nor separators, and all parts are shown for an unknown country [ADR-03]', () => {
  expect(formatAddressLines({ ...parts, region: null, postalCode: ' ', country: 'US' })).toEqual([
    'Ada Cole',
    '12 Alder Rd',
    'Alder',
  ])
  expect(formatAddressLines({ ...parts, country: 'XX' })).toEqual(expect.arrayContaining(['Ada Cole', '12 Alder Rd']))
  expect(formatAddressLines({})).toEqual([])
})

test('in every country the lines contain name, company, street, city and postal code [ADR-03]', () => {
  const codes = Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
  )
  for (const country of codes) {
    const lines = formatAddressLines({
      ...parts,
      companyName: 'Station 4',
      street: '12 Alder Rd\nBay 3',
      country,
    }).join('\n')
    for (const part of ['Ada Cole', 'Station 4', '12 Alder Rd', 'Bay 3', 'Alder', '98001'])
      expect(lines, country).toContain(part)
  }
})
