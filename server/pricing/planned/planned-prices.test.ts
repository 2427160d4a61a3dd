import type { PriceBookPlan } from '@hydrant/contract/admin/planned-prices.ts'
import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import { priceChange } from '@hydrant/database/schema/pricing.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadJobSender } from '../../app/load-job-sender.ts'
import { openRecordClient, type RecordClient } from '../../records/testing/record-client.ts'
import { openPurchaseTestShop, type PurchaseTestShop, shopIds } from '../../testing/purchase-test-shop.ts'
import { createStaffUser, type StaffUser } from '../../testing/staff-with-sets.ts'
import { applyDuePrices } from './applying/service.ts'

let shop: PurchaseTestShop
let records: RecordClient
let planner: StaffUser
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
  planner = await createStaffUser(shop, records, { name: 'Planner', sets: ['Prices'] })
})
afterAll(() => shop.close())

const DAY_MS = 86_400_000
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const apply = (days: number) =>
  applyDuePrices(
    { database: shop.database, loadSender: loadJobSender, isStopped: () => false },
    new Date(`${dayAfter(days)}T00:00:00Z`),
  )

const createBook = (name: string) => records.create('Pricebook2', { Name: name, IsActive: true, Priority__c: 1 })
const planOf = (book: string, days: number, price: string) => ({
  Pricebook__c: book,
  Product__c: shopIds.hose,
  UnitPrice__c: price,
  EffectiveDate__c: dayAfter(days),
})
const listPrice = async (book: string, productId: string = shopIds.hose) =>
  (
    await records.list(
      `SELECT UnitPrice FROM PricebookEntry WHERE Pricebook2Id = '${book}' AND Product2Id = '${productId}'`,
      'UnitPrice',
    )
  )[0]

test('a planned price is paid from the beginning of its day on, also in a cart, and is named in the history [PRC-10]', async () => {
  const book = await createBook('Everyone pays')
  await records.create('PricebookEntry', { Pricebook2Id: book, Product2Id: shopIds.hose, UnitPrice: '11.10' })
  const { body: change } = await shop.send<{ id: string }>('POST', '/services/data/v65.0/sobjects/PriceChange__c', {
    token: planner.token,
    body: planOf(book, 3, '9.995'),
  })
  const guest = shop.guest()
  const pricePath = `/webstore/pricing/products/${shopIds.hose}`
  const unitPrice = async () => (await guest<ProductPrice>('GET', pricePath)).body.unitPrice
  await guest('POST', '/webstore/carts/current/cart-items', { productId: shopIds.hose, quantity: '2', type: 'Product' })
  expect(await unitPrice()).toBe('11.10')
  expect(await apply(2)).toEqual({ applied: 0 })
  expect(await unitPrice()).toBe('11.10')
  expect(await apply(3)).toEqual({ applied: 1 })
  expect(await unitPrice()).toBe('9.995')
  expect((await guest<{ totalProductAmount: string }>('GET', '/webstore/carts/current')).body.totalProductAmount).toBe(
    '19.99',
  )
  expect(await records.read('PriceChange__c', change.id)).toMatchObject({
    Status__c: 'Applied',
    PreviousPrice__c: 11.1,
  })
  const history = await records.query(
    `SELECT UserId__c, OldValues__c, NewValues__c FROM ChangeHistory__c WHERE Object__c = 'PricebookEntry' AND Operation__c = 'update'`,
  )
  expect(history.body.records).toMatchObject([
    { UserId__c: planner.id, OldValues__c: '{"UnitPrice":11.1}', NewValues__c: '{"UnitPrice":9.995}' },
  ])
  expect(await apply(3)).toEqual({ applied: 0 })
})

test('changes of several days that a shop was down for are written in their order, and a missing price is created [PRC-10]', async () => {
  const book = await createBook('Down for days')
  const last = await records.create('PriceChange__c', planOf(book, 5, '6'))
  // Whoever changes a plan last is in the history with the price.
  await shop.send('PATCH', `/services/data/v65.0/sobjects/PriceChange__c/${last}`, {
    token: planner.token,
    body: { UnitPrice__c: '7' },
  })
  await records.create('PriceChange__c', planOf(book, 4, '8'))
  expect(await apply(9)).toEqual({ applied: 2 })
  expect(await listPrice(book)).toBe('7')
  const [entry = ''] = await records.list(`SELECT Id FROM PricebookEntry WHERE Pricebook2Id = '${book}'`, 'Id')
  expect(
    await records.list(
      `SELECT UserId__c FROM ChangeHistory__c WHERE RecordId__c = '${entry}' AND Operation__c = 'update'`,
      'UserId__c',
    ),
  ).toEqual([planner.id])
})

test('of two processes at the same time one applies a change [PRC-10]', async () => {
  const book = await createBook('Two processes')
  await records.create('PriceChange__c', planOf(book, 2, '5'))
  await records.create('PriceChange__c', { ...planOf(book, 2, '6'), Product__c: shopIds.gloves })
  const results = await Promise.all([apply(2), apply(2)])
  expect(results.reduce((total, { applied }) => total + applied, 0)).toBe(2)
  expect(await listPrice(book)).toBe('5')
})

test('a change is changed and canceled before its day only, and stays once it was applied [PRC-11]', async () => {
  const book = await createBook('Changed plans')
  const change = (id: string, fields: object) => records.send('PATCH', `/sobjects/PriceChange__c/${id}`, fields)
  const planned = await records.create('PriceChange__c', planOf(book, 4, '4'))
  expect((await change(planned, { UnitPrice__c: '4.5', EffectiveDate__c: dayAfter(5) })).status).toBe(204)
  expect(await change(planned, { Status__c: 'Applied' })).toMatchObject({
    status: 400,
    body: [{ fields: ['Status__c'] }],
  })
  expect(await change(planned, { EffectiveDate__c: dayAfter(0) })).toMatchObject({
    status: 400,
    body: [{ fields: ['EffectiveDate__c'] }],
  })
  expect((await change(planned, { Status__c: 'Canceled' })).status).toBe(204)
  expect(await change(planned, { UnitPrice__c: '4' })).toMatchObject({ status: 400, body: [{ fields: ['Status__c'] }] })
  const again = await records.create('PriceChange__c', planOf(book, 5, '4.6'))
  expect(await records.refuse('PriceChange__c', planOf(book, 5, '4.7'))).toMatchObject([
    { errorCode: 'DUPLICATE_VALUE' },
  ])
  expect(await apply(6)).toEqual({ applied: 1 })
  expect(await listPrice(book)).toBe('4.6')
  expect((await records.send('DELETE', `/sobjects/PriceChange__c/${again}`)).status).toBe(400)
  expect((await records.send('DELETE', `/sobjects/PriceChange__c/${planned}`)).status).toBe(204)
  const begun = await records.create('PriceChange__c', planOf(book, 5, '3'))
  await shop.database.transaction((tx) =>
    tx
      .update(priceChange)
      .set({ effectiveOn: dayAfter(0) })
      .where(eq(priceChange.id, begun)),
  )
  expect(await change(begun, { Status__c: 'Canceled' })).toMatchObject({
    status: 400,
    body: [{ fields: ['EffectiveDate__c'] }],
  })
})

test('what is wrong with a change is told at its field [PRC-11]', async () => {
  const book = await createBook('Refused')
  const refuse = async (fields: object) =>
    (await records.refuse('PriceChange__c', { ...planOf(book, 2, '1'), ...fields }))[0]
  expect(await refuse({ EffectiveDate__c: dayAfter(0) })).toMatchObject({ fields: ['EffectiveDate__c'] })
  expect(await refuse({ EffectiveDate__c: '2020-02-30' })).toMatchObject({ fields: ['EffectiveDate__c'] })
  expect(await refuse({ UnitPrice__c: '-1' })).toMatchObject({ fields: ['UnitPrice__c'] })
  expect(await refuse({ UnitPrice__c: '12345678901234567890' })).toMatchObject({ fields: ['UnitPrice__c'] })
  expect(await refuse({ UnitPrice__c: '1.1234567' })).toMatchObject({ fields: ['UnitPrice__c'] })
  expect(await refuse({ CurrencyIsoCode: 'XXX' })).toMatchObject({ fields: ['CurrencyIsoCode'] })
  expect(await refuse({ Status__c: 'Applied' })).toMatchObject({ fields: ['Status__c'] })
  expect(await refuse({ Product__c: createIdFromKey('01t', 'nothing') })).toMatchObject({ fields: ['Product__c'] })
  const free = await records.create('PriceChange__c', planOf(book, 2, '0'))
  expect(await records.read('PriceChange__c', free)).toMatchObject({ UnitPrice__c: 0, Status__c: 'Planned' })
})

test('a change goes with its product, and an inactive product gets its price [PRC-10]', async () => {
  const book = await createBook('Products that go')
  const inactive = await records.create('Product2', { Name: 'Inactive', StockKeepingUnit: 'IN-1' })
  const deleted = await records.create('Product2', { Name: 'Deleted', StockKeepingUnit: 'DE-1' })
  await records.create('PriceChange__c', { ...planOf(book, 2, '2'), Product__c: inactive })
  await records.create('PriceChange__c', { ...planOf(book, 2, '2'), Product__c: deleted })
  expect((await records.send('DELETE', `/sobjects/Product2/${deleted}`)).status).toBe(204)
  expect(await apply(2)).toEqual({ applied: expect.any(Number) })
  expect(await listPrice(book, inactive)).toBe('2')
})

test('a price in a currency that the shop has given up fails with the reason [PRC-11]', async () => {
  const book = await createBook('Another currency')
  await shop.database.transaction((tx) => tx.update(webstore).set({ supportedCurrencies: ['USD', 'CAD'] }))
  const change = await records.create('PriceChange__c', { ...planOf(book, 2, '2'), CurrencyIsoCode: 'cad' })
  await shop.database.transaction((tx) => tx.update(webstore).set({ supportedCurrencies: ['USD'] }))
  await apply(2)
  expect(await records.read('PriceChange__c', change)).toMatchObject({
    Status__c: 'Failed',
    FailureReason__c: 'The shop does not sell in CAD any more.',
  })
})

test('all prices of a book are planned by a percentage, rounded to the currency, after a preview [PRC-12]', async () => {
  const book = await createBook('By percentage')
  for (const [productId, UnitPrice] of [
    [shopIds.hose, '10.01'],
    [shopIds.gloves, '0.01'],
    [shopIds.rare, '100'],
  ])
    await records.create('PricebookEntry', { Pricebook2Id: book, Product2Id: productId, UnitPrice })
  await records.create('PriceChange__c', planOf(book, 3, '20'))
  await records.create('PriceChange__c', { ...planOf(book, 6, '50'), Product__c: shopIds.rare })
  const plan = async (fields: object, token = planner.token) =>
    shop.send<PriceBookPlan>('POST', `/admin/price-books/${book}/actions/plan-price-change`, {
      token,
      body: { percentage: '3.5', effectiveDate: dayAfter(6), ...fields },
    })
  const expected = {
    plannedCount: 1,
    unchangedCount: 1,
    alreadyPlannedCount: 1,
    // From the price that is planned until then, not from the one of today.
    examples: [{ sku: 'TH-1', unitPrice: '20', newUnitPrice: '20.7' }],
  }
  const countPlanned = async () =>
    (await records.list(`SELECT Id FROM PriceChange__c WHERE Pricebook__c = '${book}'`, 'Id')).length
  expect(await plan({ isPreview: true })).toMatchObject({ status: 200, body: expected })
  expect(await countPlanned()).toBe(2)
  const both = await Promise.all([plan({}), plan({})])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.reduce((total, { body }) => total + body.plannedCount, 0)).toBe(1)
  expect(await countPlanned()).toBe(3)
  for (const [fields, name] of [
    [{ percentage: '-100' }, 'percentage'],
    [{ percentage: '0' }, 'percentage'],
    [{ percentage: '1.23456' }, 'percentage'],
    [{ percentage: 'a lot' }, 'percentage'],
    [{ effectiveDate: dayAfter(0) }, 'effectiveDate'],
    [{ effectiveDate: '2027-02-30' }, 'effectiveDate'],
  ] as const)
    expect(await plan(fields)).toMatchObject({ status: 400, body: [{ arguments: [name] }] })
  const seller = await createStaffUser(shop, records, { name: 'Seller', sets: ['Catalogue'] })
  expect((await plan({}, seller.token)).status).toBe(403)
  expect(
    (
      await shop.send('POST', `/services/data/v65.0/sobjects/PriceChange__c`, {
        token: seller.token,
        body: planOf(book, 8, '1'),
      })
    ).status,
  ).toBe(403)
})

test('thousands of changes are written in several transactions [PRC-10]', async () => {
  const book = await createBook('Thousands')
  await shop.database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into product (id, sku, part_number_key, name, url_name, product_class)
      select id, id, id, id, id, 'Simple'
      from (select '01t' || lpad(number::text, 15, '0') as id from generate_series(1, 1200) as number) as many`)
    await tx.execute(sql`
      insert into price_change (price_book_id, product_id, currency_iso_code, unit_price, effective_on)
      select ${book}, id, 'USD', 3, ${dayAfter(2)}::date from product where sku = id`)
  })
  expect(await apply(2)).toEqual({ applied: 1200 })
  expect(
    (await records.list(`SELECT Id FROM PricebookEntry WHERE Pricebook2Id = '${book}' AND UnitPrice = 3`, 'Id')).length,
  ).toBe(1200)
})
