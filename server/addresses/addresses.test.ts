import type { CommerceAddress, CommerceAddressCollection } from '@hydrant/contract/shop/addresses.ts'
import type { CountryCollection, CountryDetail } from '@hydrant/contract/shop/countries.ts'
import { address as addressTable } from '@hydrant/database/schema/addresses.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const BOOK = '/webstore/accounts/current/addresses'
const STATION = {
  addressType: 'Shipping',
  name: 'Apparatus bay',
  street: '12 Alder Rd',
  city: 'Alder',
  region: 'WA',
  postalCode: '98001',
  country: 'US',
}
const BERLIN = { name: 'Wache', street: '1 Weg', city: 'Berlin', region: null, postalCode: '10115', country: 'DE' }

let shop: TestShop
let token: string
let volunteerToken: string

beforeAll(async () => {
  shop = await openTestShop()
  token = await shop.signIn('buyer@county.example')
  volunteerToken = await shop.signIn('buyer@volunteer.example')
})

afterAll(() => shop.close())

const list = (query: Record<string, string | number | boolean> = {}) =>
  shop.call<CommerceAddressCollection>('GET', BOOK, { token, query })
const create = (body: unknown) => shop.call<CommerceAddress>('POST', BOOK, { token, body })

test('an account lists its addresses by type, defaults first on request [ADR-01]', async () => {
  const { status, body } = await list({ shouldShowDefaultAddrFirst: true, excludeUnsupportedCountries: true })
  expect(status).toBe(200)
  expect(body.count).toBe(body.items.length)
  expect(body.items[0]?.isDefault).toBe(true)
  const billing = (await list({ addressType: 'Billing' })).body.items
  expect(billing.length).toBeGreaterThan(0)
  expect(billing.every((address) => address.addressType === 'Billing')).toBe(true)
})

test('a list is read page by page with tokens [ADR-01]', async () => {
  await create({ ...STATION, name: 'A' })
  const all = (await list({ sortOrder: 'NameAsc' })).body.items.map((address) => address.addressId)
  const listedIds: string[] = []
  let query: Record<string, string | number> = { sortOrder: 'NameAsc', pageSize: 1 }
  for (let pageIndex = 0; pageIndex < all.length; pageIndex += 1) {
    const { body } = await list(query)
    listedIds.push(...body.items.map((address) => address.addressId))
    if (body.nextPageToken === null) break
    query = { sortOrder: 'NameAsc', pageToken: body.nextPageToken }
  }
  expect(listedIds).toEqual(all)
})

test('the addresses of an account are searched by words of their texts, whatever the words contain [CHK-30]', async () => {
  await create({
    ...STATION,
    name: 'Hangar 51',
    companyName: 'Air 100% Rescue',
    street: '9 Runway Rd',
    city: 'Eltopia',
  })
  await create({ ...STATION, addressType: 'Billing', name: 'Hangar 51 accounting' })
  const search = async (searchTerm: string) =>
    (await list({ searchTerm, addressType: 'Shipping' })).body.items.map(({ name }) => name)
  for (const term of ['hangar', 'RUNWAY eltopia', '  51   98001 wa ', 'air 100%', 'resc'])
    expect(await search(term), term).toEqual(['Hangar 51'])
  for (const term of ['hangar berlin', '100_', "'; drop table address --", '\\'])
    expect(await search(term), term).toEqual([])
  expect((await list({ searchTerm: '' })).body.count).toBeGreaterThan(1)
  expect((await list({ searchTerm: 'x'.repeat(101) })).status).toBe(400)
})

test('a new default replaces the old one of its type [ADR-01]', async () => {
  const created = await create({ ...STATION, name: 'New default', isDefault: true })
  expect(created.status).toBe(201)
  const defaults = (await list({ addressType: 'Shipping', defaultOnly: true })).body.items
  expect(defaults.map((address) => address.addressId)).toEqual([created.body.addressId])
})

test('an address is updated in part and returns 201 [ADR-01, ADR-02]', async () => {
  const { body: created } = await create({ ...STATION, firstName: 'Ada', lastName: 'Cole', name: undefined })
  expect(created.name).toBe('Ada Cole')
  const path = `${BOOK}/${created.addressId}`
  const changed = await shop.call<CommerceAddress>('PATCH', path, {
    token,
    body: { street: ' 14 Alder Rd ', lastName: 'Colt' },
  })
  expect(changed.status).toBe(201)
  expect(changed.body).toMatchObject({
    street: '14 Alder Rd',
    name: 'Ada Colt',
    city: 'Alder',
    region: 'WA',
    countryCode: 'US',
  })
  expect((await shop.call('DELETE', path, { token })).status).toBe(204)
  expect((await shop.call('DELETE', path, { token })).status).toBe(404)
})

test('a state is stored as its code, however it was written, and an update keeps the address complete [ADR-05]', async () => {
  const { body: created } = await create({ ...STATION, region: 'washington', country: 'us' })
  expect(created).toMatchObject({
    region: 'WA',
    regionCode: 'WA',
    country: 'US',
    addressId: expect.stringMatching(/^8lW/),
  })
  const path = `${BOOK}/${created.addressId}`
  expect(await shop.call('PATCH', path, { token, body: { street: '' } })).toMatchObject({
    status: 400,
    body: [{ message: expect.stringContaining("'street'") }],
  })
  for (const [body, ...fields] of [
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ country: '' }, 'country'],
    [{ countryCode: ' ' }, 'country'],
    [{ countryCode: 'CA' }, 'region', 'postalCode'],
  ] as const)
    expect(await shop.call('PATCH', path, { token, body })).toMatchObject({
      status: 400,
      body: fields.map((field) => ({ message: expect.stringContaining(`'${field}'`), arguments: [field] })),
    })
  const moved = await shop.call('PATCH', path, {
    token,
    body: { region: 'Ontario', country: 'CA', postalCode: 'K1A 0B1' },
  })
  expect(moved).toMatchObject({ status: 201, body: { region: 'ON', country: 'CA' } })
})

test('the id of an address in its body is rejected [ADR-01]', async () => {
  const { body: created } = await create(STATION)
  const { status, body } = await shop.call('PATCH', `${BOOK}/${created.addressId}`, {
    token,
    body: { addressId: created.addressId },
  })
  expect(status).toBe(400)
  expect(body).toEqual([{ errorCode: 'JSON_PARSER_ERROR', message: expect.stringContaining('addressId') }])
})

test.each([
  ['no name', { ...STATION, name: ' ' }, 'name'],
  ['no country', { ...STATION, country: undefined }, 'country'],
  ['a country that is none', { ...STATION, country: 'QX' }, 'QX'],
  ['a country spelled out', { ...STATION, country: 'Germany' }, 'Germany'],
  ['no street', { ...STATION, street: ' ' }, "'street'"],
  ['no city', { ...STATION, city: null }, "'city'"],
  ['no state', { ...STATION, region: undefined }, "'region'"],
  ['no postal code', { ...STATION, postalCode: undefined }, "'postalCode'"],
  ['a country that ISO does not list', { ...STATION, country: 'ZZ' }, "'country'"],
  ['a state that is none', { ...STATION, region: 'Washingtown' }, "'region'"],
  ['the ZIP code of another state', { ...STATION, region: 'TX' }, "'postalCode'"],
  ['no use', { ...STATION, addressType: undefined }, 'addressType'],
])('an address with %s is rejected with the name of the field [ADR-02] [ADR-05]', async (_, body, named) => {
  const reply = await create(body)
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject([{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining(named) }])
})

test('nobody reads or changes the address book of an account that is not theirs [ROLE-06, ADR-01]', async () => {
  const [own] = (await list()).body.items
  const { body: session } = await shop.call<{ accountId: string }>('GET', '/webstore/session-context', { token })
  const foreign = `/webstore/accounts/${session.accountId}/addresses`
  expect((await shop.call('GET', foreign, { token: volunteerToken })).status).toBe(403)
  expect((await shop.call('POST', foreign, { token: volunteerToken, body: STATION })).status).toBe(403)
  expect(
    (await shop.call('PATCH', `${BOOK}/${own!.addressId}`, { token: volunteerToken, body: { street: 'x' } })).status,
  ).toBe(404)
  expect((await shop.call('GET', BOOK)).status).toBe(401)
})

test.each(['nonsense', Buffer.from('{"p":0,"o":0}').toString('base64'), Buffer.from('null').toString('base64')])(
  'the page token %s is refused',
  async (pageToken) => {
    const { status, body } = await list({ pageToken })
    expect(status).toBe(400)
    expect(body).toEqual([
      { errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining('pageToken') },
    ])
  },
)

test('custom fields are stored, returned on request, and removed with null [ADR-01]', async () => {
  const { body: created } = await create({
    ...STATION,
    name: 'Fields',
    fields: { Gate__c: '6' },
    commerceAddressFieldInputList: [
      { name: 'Dock__c', value: 2 },
      { fieldName: 'Hazmat__c', fieldValue: true },
    ],
  })
  expect(created.fields).toEqual({ Gate__c: '6', Dock__c: 2, Hazmat__c: true })
  const getAddress = async (query: Record<string, string>) =>
    (await list({ addressId: created.addressId, ...query })).body.items[0]
  expect(await getAddress({})).not.toHaveProperty('fields')
  expect((await getAddress({ fields: 'Gate__c,Other__c' }))?.fields).toEqual({ Gate__c: '6', Other__c: null })
  expect((await getAddress({ fields: 'constructor,toString' }))?.fields).toEqual({ constructor: null, toString: null })
  const changed = await shop.call<CommerceAddress>('PATCH', `${BOOK}/${created.addressId}`, {
    token,
    body: { fields: { Gate__c: null } },
  })
  expect(changed.body.fields).toEqual({ Dock__c: 2, Hazmat__c: true })
})

test.each([
  ['a custom field with a strange name', { fields: { 'x y': 1 } }, ['INVALID_API_INPUT', 'x y']],
  [
    'too many custom fields',
    { fields: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`F${index}`, 1])) },
    ['INVALID_API_INPUT', '20'],
  ],
  ['an unknown field', { nickname: 'x' }, ['JSON_PARSER_ERROR', 'nickname']],
  ['a phone number that is none', { phoneNumber: '555' }, ['INVALID_API_INPUT', 'phoneNumber']],
  ['words for a phone number', { phoneNumber: 'ask for Ada' }, ['INVALID_API_INPUT', 'phoneNumber']],
] as const)('%s is refused by name [ADR-01, ADR-04]', async (_, extra, [errorCode, named]) => {
  const reply = await create({ ...STATION, ...extra })
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject([{ errorCode, message: expect.stringContaining(named) }])
})

test('an infinite number is rejected [ADR-01]', async () => {
  const reply = await create(JSON.stringify({ ...STATION, fields: { Gate__c: 9 } }).replace(':9', ':1e999'))
  expect(reply).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('Gate__c') }],
  })
})

test('a phone number is checked by the country of its address, or not at all where the store says so [ADR-04]', async () => {
  expect((await create({ ...STATION, phoneNumber: '(360) 555-0110' })).status).toBe(201)
  expect((await create({ ...STATION, ...BERLIN, phoneNumber: '030 123456' })).status).toBe(201)
  const settings = (value: boolean) =>
    shop.database.transaction((tx) =>
      tx
        .update(webstore)
        .set({ settings: sql`settings || ${JSON.stringify({ skipPhoneNumberValidationEnabled: value })}::jsonb` }),
    )
  await settings(true)
  expect((await create({ ...STATION, phoneNumber: 'ask for Ada' })).status).toBe(201)
  await settings(false)
  expect((await create({ ...STATION, phoneNumber: 'ask for Ada' })).status).toBe(400)
})

test.each([
  ['JP', '13', 'Cole Ada'],
  ['VN', null, 'Cole Ada'],
  ['US', 'WA', 'Ada Cole'],
])('in %s, %s first and last name are joined to %s [ADR-03]', async (country, region, name) => {
  expect(
    (await create({ ...STATION, country, region, name: undefined, firstName: 'Ada', lastName: 'Cole' })).body.name,
  ).toBe(name)
})

test('a list is filtered by type, default, country and id, and returns its order [ADR-01]', async () => {
  const { body: abroad } = await create({ ...STATION, ...BERLIN, name: 'Abroad' })
  const ids = async (query: Record<string, string | number | boolean>) =>
    (await list({ pageSize: 100, ...query })).body.items.map((address) => address.addressId)
  expect(await ids({})).toContain(abroad.addressId)
  expect(await ids({ excludeUnsupportedCountries: true })).not.toContain(abroad.addressId)
  expect(await ids({ addressId: abroad.addressId.slice(0, 15) })).toEqual([abroad.addressId])
  expect(await ids({ addressType: 'Billing', addressId: abroad.addressId })).toEqual([])
  expect((await ids({ addressType: 'Shipping,Billing' })).length).toBe((await ids({})).length)
  expect((await ids({}))[0]).toBe(abroad.addressId)
  expect((await ids({ sortOrder: 'CreatedDateAsc' })).at(-1)).toBe(abroad.addressId)
  expect((await list({ sortOrder: 'NameDesc' })).body.sortOrder).toBe('NameDesc')
})

test.each([
  [{ pageSize: 0 }, 'pageSize'],
  [{ pageSize: 101 }, 'pageSize'],
  [{ sortOrder: 'Random' }, 'sortOrder'],
  [{ addressType: 'Home' }, 'addressType'],
  [{ addressId: 'home' }, 'addressId'],
  [{ addressId: '8lW000000000000zzz' }, 'addressId'],
  [{ defaultOnly: 'maybe' }, 'defaultOnly'],
  [{ fields: Array.from({ length: 21 }, (_, index) => `F${index}`).join(',') }, 'fields'],
])('a list with the query %o is rejected with the name of the parameter [ADR-01] [API-16]', async (query, named) => {
  const { status, body } = await list(query)
  expect(status).toBe(400)
  expect(body).toEqual([{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining(named) }])
})

test('everybody can read the countries and regions that addresses are checked by [ADR-05]', async () => {
  const all = await shop.call<CountryCollection>('GET', '/webstore/countries')
  expect(all).toMatchObject({ status: 200, body: { count: 249 } })
  const shipping = (await shop.call<CountryCollection>('GET', '/webstore/countries', { query: { shippingOnly: true } }))
    .body.countries
  expect(shipping.length).toBeLessThan(10)
  expect(shipping).toContainEqual({
    countryCode: 'US',
    name: 'United States',
    isShippingCountry: true,
    isCityRequired: true,
    isPostalCodeRequired: true,
    isRegionRequired: true,
  })
  const states = await shop.call<CountryDetail>('GET', '/webstore/countries/us')
  expect(states.body.regions).toContainEqual({ regionCode: 'WA', name: 'Washington' })
  expect(await shop.call('GET', '/webstore/countries/ZZ')).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
})

test('a full address book accepts no more [ADR-01]', async () => {
  const { accountId } = (
    await shop.call<{ accountId: string }>('GET', '/webstore/session-context', { token: volunteerToken })
  ).body
  const filler = Array.from({ length: 1000 }, (_, index) => ({
    id: `filler${index}`,
    accountId,
    addressType: 'Shipping' as const,
    name: 'x',
    country: 'US',
  }))
  await shop.database.transaction((tx) => tx.insert(addressTable).values(filler))
  const { status, body } = await shop.call('POST', BOOK, { token: volunteerToken, body: STATION })
  expect(status).toBe(400)
  expect(body).toEqual([{ errorCode: 'LIMIT_EXCEEDED', message: expect.any(String) }])
})
