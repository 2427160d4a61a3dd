import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Checkout } from '@hydrant/contract/shop/checkout.ts'
import { migrationsFolder } from '@hydrant/database/connection/migrations.ts'
import { address } from '@hydrant/database/schema/addresses.ts'
import { deliveryGroup } from '@hydrant/database/schema/cart.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestClient, openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'

const ELM_STREET = {
  name: 'Ada Cole',
  street: '2 Elm St',
  city: 'Raleigh',
  region: 'NC',
  postalCode: '27601',
  country: 'US',
}

let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/carts/current')
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 1, type: 'Product' })
})

const start = (deliveryAddressInput: object | null = null) =>
  buyer<Checkout>('PUT', '/webstore/checkouts', { cartId: 'active', deliveryAddressInput })
const update = (change: object) => buyer<Checkout>('PATCH', '/webstore/checkouts/active', change)
const pay = (billingAddress: object | null = null) =>
  buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-1',
    billingAddress,
  })
const place = () => buyer('POST', '/webstore/checkouts/active/orders')
const storeAddress = (deliveryAddress: Record<string, string | null>) =>
  shop.database.transaction((tx) => tx.update(deliveryGroup).set({ deliveryAddress }))

test.each([
  [{ name: null }, ['name']],
  [{ street: ' ', city: null, postalCode: undefined, region: undefined }, ['street', 'city', 'region', 'postalCode']],
  [{ region: 'Carolina' }, ['region']],
  [{ region: 'TX' }, ['postalCode']],
  [{ country: 'ZZ' }, ['country']],
  [{ shipToPhoneNumber: 'ask Ada' }, ['phoneNumber']],
])('a checkout is neither started with nor sent to an address with %j [ADR-04] [ADR-05]', async (change, fields) => {
  const started = await start({ ...ELM_STREET, ...change })
  await start()
  const changed = await update({ deliveryAddress: { ...ELM_STREET, ...change } })
  for (const reply of [started, changed])
    expect(reply).toMatchObject({
      status: 400,
      body: fields.map((field) => ({
        errorCode: 'INVALID_API_INPUT',
        message: expect.stringContaining(`'${field}'`),
        arguments: [field],
      })),
    })
})

test('an address with the name of a state is taxed as that state [ADR-05] [CART-09]', async () => {
  const { body } = await start({ ...ELM_STREET, region: 'north carolina', country: 'us' })
  expect(body).toMatchObject({
    deliveryGroups: { items: [{ deliveryAddress: { region: 'NC', country: 'US' } }] },
    cartSummary: { totalTaxAmount: '1.45' },
  })
})

test('a billing address must be complete; its phone number is not checked [ADR-05]', async () => {
  await start(ELM_STREET)
  expect(await pay({ country: 'US' })).toMatchObject({
    status: 400,
    body: ['name', 'street', 'city', 'region', 'postalCode'].map((field) => ({ arguments: [field] })),
  })
  expect(await pay({ ...ELM_STREET, shipToPhoneNumber: 'ask' })).toMatchObject({ status: 201 })
})

test.each([
  ['has no street', { ...ELM_STREET, street: null }, "'street'"],
  ['has a state that was not stored as its code', { ...ELM_STREET, region: 'NORTH CAROLINA' }, "'region'"],
])('no order is placed to an old address that %s [ADR-05]', async (_, stored, field) => {
  await start(ELM_STREET)
  await storeAddress(stored)
  await pay()
  expect(await place()).toMatchObject({
    status: 422,
    body: {
      orderReferenceNumber: null,
      errors: [{ type: '/commerce/errors/shipping-failure', message: expect.stringContaining(field) }],
    },
  })
})

test('an incomplete default address is not chosen automatically, and rejected when it is requested [ADR-05]', async () => {
  const set = (city: string | null) => shop.database.transaction((tx) => tx.update(address).set({ city }))
  await set(null)
  const { body } = await start({ shouldUseDefaultAddress: true })
  expect(body.deliveryGroups).toMatchObject({ items: [{ deliveryAddress: null }] })
  expect(await update({ deliveryAddress: { id: shopIds.address } })).toMatchObject({
    status: 400,
    body: [{ message: expect.stringContaining("'city'") }],
  })
  await set('Raleigh')
})

test('contact details are checked as in addresses, unless the store turns that off [ADR-04]', async () => {
  await start()
  const contactInfo = { lastName: 'Cole', email: 'ada@cole.example', phoneNumber: '030 123456' }
  expect(await update({ contactInfo })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining("'phoneNumber'") }],
  })
  expect(await update({ contactInfo: { ...contactInfo, email: 'ada@cole' } })).toMatchObject({
    status: 400,
    body: [{ message: 'Enter a valid e-mail address.' }],
  })
  expect((await update({ contactInfo: { ...contactInfo, phoneNumber: '+49 30 123456' } })).status).toBe(202)
  const setCheck = (isSkipped: boolean) =>
    shop.database.transaction((tx) =>
      tx
        .update(webstore)
        .set({ settings: sql`settings || ${JSON.stringify({ skipPhoneNumberValidationEnabled: isSkipped })}::jsonb` }),
    )
  await setCheck(true)
  expect((await update({ contactInfo: { ...contactInfo, email: 'ada@cole' } })).status).toBe(202)
  await setCheck(false)
})

test('the desired delivery date is today or later [CHK-01]', async () => {
  await start(ELM_STREET)
  const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(await update({ desiredDeliveryDate: dateInDays(-1) })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: 'desiredDeliveryDate must not be in the past.' }],
  })
  expect((await update({ desiredDeliveryDate: dateInDays(0) })).status).toBe(202)
  expect((await update({ desiredDeliveryDate: dateInDays(30) })).status).toBe(202)
})

test('a migration corrects ids of addresses with a wrong prefix, also in copies [ADR-01]', async () => {
  await start({ id: shopIds.address })
  await pay({ id: shopIds.address })
  const migration = await readFile(join(migrationsFolder, '0024_contact-point-address-ids.sql'), 'utf8')
  const read = () =>
    shop.database.query(async (db) => {
      const [book, groups, payments] = await Promise.all([
        db.select().from(address),
        db.select().from(deliveryGroup),
        db.select().from(payment),
      ])
      return JSON.stringify({ book, groups, payments })
    })
  const before = await read()
  await shop.database.transaction(async (tx) => {
    await tx.execute(sql`update address set id = overlay(id placing '81W' from 1)`)
    for (const [table, column] of [
      ['delivery_group', 'delivery_address'],
      ['payment', 'billing_address'],
    ] as const) {
      await tx.execute(sql.raw(`update ${table} set ${column} = replace(${column}::text, '8lW', '81W')::jsonb`))
    }
  })
  expect(await read()).not.toContain('8lW')
  await shop.database.transaction(async (tx) => {
    for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
  })
  const after = await read()
  expect(after).not.toContain('81W')
  expect([...after.matchAll(/8lW\w{15}/g)].map(([id]) => id).toSorted()).toEqual(
    [...before.matchAll(/8lW\w{15}/g)].map(([id]) => id).toSorted(),
  )
  expect(await update({ deliveryAddress: { id: shopIds.address } })).toMatchObject({ status: 202 })
})
