import { expect, test } from 'vitest'
import { validateAndNormalizeAddress } from './check-address.ts'
import { findCountry, findRegion, listCountries, findRegions } from './countries.ts'
import { findStatesOfZip } from './us-zip.ts'

const COMPLETE_ADDRESS = {
  name: 'Dana Whitlock',
  street: '18 Cannery Street',
  city: 'Olympia',
  region: 'WA',
  postalCode: '98501',
  country: 'US',
}

const issuesOf = (change: Record<string, string | null>) =>
  validateAndNormalizeAddress({ ...COMPLETE_ADDRESS, ...change }, { shouldCheckPhone: true }).issues.map(
    ({ field }) => field,
  )

test.each([
  [{}],
  [{ region: 'Washington' }],
  [{ region: 'us-wa', country: 'us', postalCode: '98501-1234' }],
  [{ region: 'Texas', postalCode: '77507' }],
  [{ region: 'AE', postalCode: '09012' }],
  [{ region: 'NY', postalCode: '06390' }],
  [{ country: 'CA', region: 'québec', postalCode: 'h2x 1y4' }],
  [{ country: 'DE', region: null, postalCode: '10115' }],
  [{ country: 'HK', region: null, postalCode: null }],
  [{ country: 'SG', region: null, postalCode: '049213', city: null }],
  [{ country: 'JP', region: '13', postalCode: '100-0001', city: null }],
  [{ country: 'IE', region: null, postalCode: 'D02 AF30' }],
  [{ country: 'MX', region: 'Mexico', postalCode: '50000' }],
  [{ name: null, companyName: 'Station 4' }],
])('a complete address is valid, however its region is written: %o [ADR-05]', (change) => {
  expect(issuesOf(change)).toEqual([])
})

test.each([
  [{ name: ' ' }, ['name']],
  [{ street: '', city: '', postalCode: '', region: '' }, ['street', 'city', 'region', 'postalCode']],
  [{ country: null }, ['country']],
  [{ street: '', city: '', region: '', postalCode: '', country: '' }, ['street', 'city', 'country', 'postalCode']],
  [{ country: 'ZZ' }, ['country']],
  [{ country: 'XK1' }, ['country']],
  [{ country: 'Germany' }, ['country']],
  [{ region: 'ZZ' }, ['region']],
  [{ region: 'Texass' }, ['region']],
  [{ country: 'DE', region: 'WA', postalCode: '10115' }, ['region']],
  [{ region: 'TX' }, ['postalCode']],
  [{ postalCode: '00000' }, ['postalCode']],
  [{ postalCode: '9850' }, ['postalCode']],
  [{ country: 'CA', region: 'ON', postalCode: '98501' }, ['postalCode']],
  [{ phoneNumber: '555' }, ['phoneNumber']],
])('%o is an issue with %o [ADR-05]', (change, fields) => {
  expect(issuesOf(change)).toEqual(fields)
})

test('a valid address has codes, and a name made of its parts [ADR-05]', () => {
  const { address } = validateAndNormalizeAddress(
    {
      ...COMPLETE_ADDRESS,
      name: null,
      firstName: 'Ada',
      lastName: 'Cole',
      region: 'texas',
      country: 'us',
      postalCode: ' 77507 ',
    },
    { shouldCheckPhone: true },
  )
  expect(address).toEqual({ ...COMPLETE_ADDRESS, name: 'Ada Cole', region: 'TX', postalCode: '77507' })
})

test('every country is listed once by its code, and regions by theirs [ADR-05]', () => {
  const codes = listCountries().map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toHaveLength(249)
  expect(findCountry('gb')).toMatchObject({ code: 'GB', name: 'United Kingdom', requiresRegion: false })
  for (const { code, requiresRegion } of listCountries())
    if (requiresRegion) expect(findRegions(code).length).toBeGreaterThan(5)
  expect(findRegion('CA', 'ca-on')).toEqual({ code: 'ON', name: 'Ontario' })
})

test('every state of the United States has ZIP codes [ADR-05]', () => {
  const states = new Set(
    Array.from({ length: 1000 }, (_, prefix) => findStatesOfZip(String(prefix).padStart(3, '0'))).flat(),
  )
  const statesWithoutZip = findRegions('US')
    .filter(({ code }) => !states.has(code))
    .map(({ code }) => code)
  // The outlying islands have no inhabitants and no mail.
  expect(statesWithoutZip).toEqual(['UM'])
})
