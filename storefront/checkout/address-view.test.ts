import { expect, test } from 'vitest'
import { formatAddressChoice } from './address-view.ts'

test('addresses of one station are told apart by the street, which comes first [CHK-20]', () => {
  const lines = ['410 Alder Way', 'Olympia, WA 98501', 'United States']
  expect(formatAddressChoice({ name: 'Station 4', lines })).toBe(
    '410 Alder Way, Station 4, Olympia, WA 98501, United States',
  )
  expect(formatAddressChoice({ name: '', lines: ['PO Box 214'] })).toBe('PO Box 214')
  expect(formatAddressChoice({ name: 'Station 4', lines: [] })).toBe('Station 4')
})
