import { expect, test } from 'vitest'
import { readNewAddress } from './new-address.ts'
import { listRegionsOrCountry } from './regions.ts'

const complete = {
  name: 'Dana Whitlock',
  street: '18 Cannery Street',
  city: 'Olympia',
  region: 'US-WA',
  postalCode: '98501',
  phoneNumber: '',
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a complete address has no errors, and country and region come from one field [CHK-09]', () => {
  const { address, fieldErrors } = readNewAddress(form(complete))
  expect(fieldErrors).toEqual([])
  expect(address).toMatchObject({ country: 'US', region: 'WA', phoneNumber: null, companyName: null })
})

test('every missing field gets one error [CHK-09]', () => {
  expect(readNewAddress(form({ name: '  ' })).fieldErrors).toHaveLength(5)
})

test.each([
  ['US-WA', '98501-1234', 0],
  ['US-WA', '9850', 1],
  ['US-WA', '77507', 1],
  ['DE', '10115', 0],
  ['CA-ON', 'k1a 0b1', 0],
  ['CA-ON', '98501', 1],
])('in %s the postal code %s has %i errors [ADR-05] [CHK-09]', (region, postalCode, count) => {
  expect(readNewAddress(form({ ...complete, region, postalCode })).fieldErrors).toHaveLength(count)
})

test('states are listed as the server checks them, and the country alone where it has none [ADR-05]', () => {
  expect(listRegionsOrCountry('US')).toContainEqual({ code: 'US-WA', name: 'Washington' })
  expect(listRegionsOrCountry('DE')).toEqual([{ code: 'DE', name: 'Germany' }])
})
