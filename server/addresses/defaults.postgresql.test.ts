import type { CommerceAddress, CommerceAddressCollection } from '@hydrant/contract/shop/addresses.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const BOOK = '/webstore/accounts/current/addresses'
const DEPOT = {
  addressType: 'Shipping',
  name: 'Depot',
  street: '12 Alder Rd',
  city: 'Alder',
  region: 'WA',
  postalCode: '98001',
  country: 'US',
}

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await openTestShop()
  token = await shop.signIn('buyer@county.example')
})
afterAll(() => shop.close())

const create = (body: object) => shop.call<CommerceAddress>('POST', BOOK, { token, body })
const change = (addressId: string | null | undefined, body: object) =>
  shop.call<CommerceAddress>('PATCH', `${BOOK}/${addressId}`, { token, body })
const defaults = async () =>
  (
    await shop.call<CommerceAddressCollection>('GET', BOOK, {
      token,
      query: { addressType: 'Shipping', defaultOnly: true },
    })
  ).body.items

test('of default addresses that are created at the same time one stays the default [ADR-01]', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) => create({ ...DEPOT, name: `Depot ${index}`, isDefault: true })),
  )
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201))
  expect(await defaults()).toHaveLength(1)
})

test('of addresses that become the default at the same time one stays it, also while the old one is updated [ADR-01]', async () => {
  const [first, second] = [(await create(DEPOT)).body, (await create(DEPOT)).body]
  const changes = Array.from({ length: 6 }, async (_, index) => {
    const [old] = await defaults()
    return Promise.all([
      change(old?.addressId, { street: `${index} Elm St` }),
      change(first.addressId, { isDefault: true }),
      change(second.addressId, { isDefault: true }),
    ])
  })
  const replies = (await Promise.all(changes)).flat()
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201))
  expect(await defaults()).toHaveLength(1)
})
