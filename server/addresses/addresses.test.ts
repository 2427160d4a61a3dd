import type { CommerceAddress, CommerceAddressCollection } from '@hydrant/contract/shop/addresses.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const BOOK = '/webstore/accounts/current/addresses'
const STATION = { addressType: 'Shipping', name: 'Apparatus bay', street: '12 Alder Rd', city: 'Alder', region: 'WA', postalCode: '98001', country: 'US' }

let shop: TestShop
let token: string
let volunteer: string

beforeAll(async () => {
  shop = await openTestShop()
  token = await shop.signIn('buyer@county.example')
  volunteer = await shop.signIn('buyer@volunteer.example')
})

afterAll(() => shop.close())

const list = (query: Record<string, string | number | boolean> = {}) => shop.call<CommerceAddressCollection>('GET', BOOK, { token, query })
const create = (body: unknown) => shop.call<CommerceAddress>('POST', BOOK, { token, body })

test('an account lists its addresses by use, defaults first when asked [ADR-01]', async () => {
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
  const seen: string[] = []
  let query: Record<string, string | number> = { sortOrder: 'NameAsc', pageSize: 1 }
  for (let turn = 0; turn < all.length; turn += 1) {
    const { body } = await list(query)
    seen.push(...body.items.map((address) => address.addressId))
    if (body.nextPageToken === null) break
    query = { sortOrder: 'NameAsc', pageToken: body.nextPageToken }
  }
  expect(seen).toEqual(all)
})

test('a new default takes the place of the old one of its use [ADR-01]', async () => {
  const created = await create({ ...STATION, name: 'New default', isDefault: true })
  expect(created.status).toBe(201)
  const defaults = (await list({ addressType: 'Shipping', defaultOnly: true })).body.items
  expect(defaults.map((address) => address.addressId)).toEqual([created.body.addressId])
})

test('an address is changed in part and answers 201 [ADR-01, ADR-02]', async () => {
  const { body: created } = await create({ ...STATION, firstName: 'Ada', lastName: 'Cole', name: undefined })
  expect(created.name).toBe('Ada Cole')
  const path = `${BOOK}/${created.addressId}`
  const changed = await shop.call<CommerceAddress>('PATCH', path, { token, body: { street: ' 14 Alder Rd ', lastName: 'Colt' } })
  expect(changed.status).toBe(201)
  expect(changed.body).toMatchObject({ street: '14 Alder Rd', name: 'Ada Colt', city: 'Alder', region: 'WA', countryCode: 'US' })
  expect((await shop.call('DELETE', path, { token })).status).toBe(204)
  expect((await shop.call('DELETE', path, { token })).status).toBe(404)
})

test('the id of an address does not belong into its body [ADR-01]', async () => {
  const { body: created } = await create(STATION)
  const { status, body } = await shop.call('PATCH', `${BOOK}/${created.addressId}`, { token, body: { addressId: created.addressId } })
  expect(status).toBe(400)
  expect(body).toEqual([{ errorCode: 'JSON_PARSER_ERROR', message: expect.stringContaining('addressId') }])
})

test.each([
  ['no name', { ...STATION, name: ' ' }, 'name'],
  ['no country', { ...STATION, country: undefined }, 'country'],
  ['a country that is none', { ...STATION, country: 'QX' }, 'QX'],
  ['a country spelled out', { ...STATION, country: 'Germany' }, 'Germany'],
  ['no use', { ...STATION, addressType: undefined }, 'addressType'],
])('an address with %s is refused by name [ADR-02]', async (_, body, named) => {
  const answer = await create(body)
  expect(answer.status).toBe(400)
  expect(answer.body).toEqual([{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining(named) }])
})

test('nobody reads or changes the address book of an account that is not theirs [ROLE-06, ADR-01]', async () => {
  const [own] = (await list()).body.items
  const { body: session } = await shop.call<{ accountId: string }>('GET', '/webstore/session-context', { token })
  const foreign = `/webstore/accounts/${session.accountId}/addresses`
  expect((await shop.call('GET', foreign, { token: volunteer })).status).toBe(403)
  expect((await shop.call('POST', foreign, { token: volunteer, body: STATION })).status).toBe(403)
  expect((await shop.call('PATCH', `${BOOK}/${own!.addressId}`, { token: volunteer, body: { street: 'x' } })).status).toBe(404)
  expect((await shop.call('GET', BOOK)).status).toBe(401)
})

test.each(['nonsense', Buffer.from('{"p":0,"o":0}').toString('base64'), Buffer.from('null').toString('base64')])('the page token %s is refused', async (pageToken) => {
  const { status, body } = await list({ pageToken })
  expect(status).toBe(400)
  expect(body).toEqual([{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining('pageToken') }])
})
