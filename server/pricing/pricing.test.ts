import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PricingResult, ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { priceBook } from '@hydrant/database/schema/pricing.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { eq } from 'drizzle-orm'
import { incrementCatalogVersion } from '../webstore/service.ts'
import { addPriceBooks, savePrices } from './service.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

const pricePath = (sku: string) => `/webstore/pricing/products/${ids.product(sku)}`

test('a guest pays the web price and sees the list price struck through [CAT-08] [ROLE-08]', async () => {
  const { status, body } = await shop.guest<ProductPrice>('GET', pricePath('HN-95/1'))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    productId: ids.product('HN-95/1'),
    currencyIsoCode: 'USD',
    listPrice: '350.00',
    unitPrice: '315.33',
    lowestUnitPrice: '299.5635',
  })
  expect(body.pricebookEntryId).toMatch(/^01u/)
})

test('the lowest unit price is one that the quantity rule lets a buyer reach [PRC-06] [CAT-08]', async () => {
  const setMaximum = (maximumQuantity: string) =>
    shop.database.transaction((tx) =>
      tx
        .update(product)
        .set({ maximumQuantity })
        .where(eq(product.id, ids.product('HN-95/1'))),
    )
  const lowest = async () => (await shop.guest<ProductPrice>('GET', pricePath('HN-95/1'))).body.lowestUnitPrice
  await setMaximum('6')
  expect(await lowest()).toBe('315.33')
  await setMaximum('600')
  expect(await lowest()).toBe('299.5635')
})

test('a buyer pays the lowest price of the price books for their groups [CAT-08] [ROLE-08]', async () => {
  expect((await shop.buyer<ProductPrice>('GET', pricePath('HN-95/1'))).body).toMatchObject({
    listPrice: '350.00',
    unitPrice: '297.50',
    priceAdjustment: null,
  })
  expect((await shop.buyer<ProductPrice>('GET', pricePath('HN-125/1'))).body).toMatchObject({
    listPrice: '410.50',
    unitPrice: '410.50',
  })
})

test('a contract price applies even where the list price is lower [CAT-08]', async () => {
  expect((await shop.guest<ProductPrice>('GET', pricePath('MN-500'))).body).toMatchObject({
    listPrice: '1999.00',
    unitPrice: '2100.00',
  })
})

test('returns the price breaks with their unit prices [PRC-06] [CAT-08]', async () => {
  const { priceAdjustment } = (await shop.guest<ProductPrice>('GET', pricePath('HN-95/1'))).body
  expect(priceAdjustment).toMatchObject({ id: ids.schedule, adjustmentMethod: 'Range', scheduleType: 'Volume' })
  expect(
    priceAdjustment?.priceAdjustmentTiers.map((tier) => [tier.lowerBound, tier.upperBound, tier.tierUnitPrice]),
  ).toEqual([
    ['1', '11', '315.33'],
    ['12', null, '299.5635'],
  ])
})

test('returns the prices of all selling models on request, otherwise of the default one [CAT-08]', async () => {
  const entries = ({ productPriceEntries }: ProductPrice) =>
    productPriceEntries.map((entry) => [entry.productSellingModelId, entry.unitPrice])
  const { body } = await shop.guest<ProductPrice>('GET', pricePath('SUB-1'), {
    query: { allProductSellingModelPrices: true },
  })
  expect(body).toMatchObject({ unitPrice: '1200.00', productSellingModelId: ids.models.yearly })
  expect(entries(body)).toEqual([
    [ids.models.yearly, '1200.00'],
    [ids.models.monthly, '110.00'],
  ])
  expect(entries((await shop.guest<ProductPrice>('GET', pricePath('SUB-1'))).body)).toEqual([
    [ids.models.yearly, '1200.00'],
  ])
})

test('returns the prices of the parts of a kit that the shopper may see [CAT-08]', async () => {
  const query = { includeChildProductPrices: true }
  const guest = (await shop.guest<ProductPrice>('GET', pricePath('KIT-1'), { query })).body
  expect(guest.childEntries.map((child) => child.unitPrice)).toEqual(['315.33', '410.50'])
  expect((await shop.buyer<ProductPrice>('GET', pricePath('KIT-1'), { query })).body.childEntries).toHaveLength(3)
})

test('a variation parent has the lowest price of its variations [CAT-08]', async () => {
  expect((await shop.guest<ProductPrice>('GET', pricePath('TC-1'))).body).toMatchObject({
    unitPrice: null,
    listPrice: null,
    lowestUnitPrice: '1200.00',
  })
})

test('returns the prices of the variations of a parent when its children are requested [CAT-08]', async () => {
  const { childEntries } = (
    await shop.guest<ProductPrice>('GET', pricePath('TC-1'), { query: { includeChildProductPrices: true } })
  ).body
  const prices = new Map(childEntries.map(({ productId, unitPrice }) => [productId, unitPrice]))
  expect(['TC-1-M-T', 'TC-1-M-B', 'TC-1-L-T', 'TC-1-L-B'].map((sku) => prices.get(ids.product(sku)))).toEqual([
    '1200.00',
    '1210.00',
    '1220.00',
    '1230.00',
  ])
  expect(childEntries).toHaveLength(4)
})

test('returns the prices of longer terms, and the lowest of them [PRC-07] [CAT-08]', async () => {
  const scheduleId = createIdFromKey('84m', 'terms')
  await shop.database.transaction(async (tx) => {
    await addPriceBooks(tx, {
      priceBooks: [],
      groups: [],
      schedules: [{ id: scheduleId, name: 'Terms', adjustmentMethod: 'Range', scheduleType: 'Term' }],
      tiers: [
        {
          id: createIdFromKey('84n', 'terms'),
          scheduleId,
          lowerBound: '3',
          upperBound: null,
          adjustmentType: 'AmountBasedAdjustment',
          adjustmentValue: '150',
        },
      ],
    })
    await savePrices(tx, ids.priceBooks.list, [
      {
        productId: ids.product('SUB-1'),
        currency: 'USD',
        unitPrice: '1200',
        scheduleId,
        sellingModelId: ids.models.yearly,
      },
    ])
  })
  const { body } = await shop.guest<ProductPrice>('GET', pricePath('SUB-1'))
  expect(body).toMatchObject({
    unitPrice: '1200.00',
    lowestUnitPrice: '1050.00',
    priceAdjustment: {
      scheduleType: 'Term',
      priceAdjustmentTiers: [{ lowerBound: '3', upperBound: null, tierUnitPrice: '1050.00' }],
    },
  })
})

test('a price book applies between its dates, and only while it is active [CAT-08]', async () => {
  const bookId = createIdFromKey('01s', 'dated')
  const [before, after] = [new Date('2020-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')]
  await shop.database.transaction(async (tx) => {
    await addPriceBooks(tx, {
      priceBooks: [{ id: bookId, name: 'Dated', priority: 1, validFrom: after }],
      groups: [],
      schedules: [],
      tiers: [],
    })
    await savePrices(tx, bookId, [{ productId: ids.product('MN-500'), currency: 'USD', unitPrice: '1' }])
  })
  const priceWith = async (book: Partial<typeof priceBook.$inferInsert>) => {
    await shop.database.transaction(async (tx) => {
      await tx.update(priceBook).set(book).where(eq(priceBook.id, bookId))
      await incrementCatalogVersion(tx)
    })
    return (await shop.guest<ProductPrice>('GET', pricePath('MN-500'))).body.unitPrice
  }
  expect(await priceWith({ validFrom: after })).toBe('2100.00')
  expect(await priceWith({ validFrom: before, validTo: after })).toBe('1.00')
  expect(await priceWith({ validTo: before })).toBe('2100.00')
  expect(await priceWith({ validTo: null })).toBe('1.00')
  expect(await priceWith({ isActive: false })).toBe('2100.00')
})

test('a product without a price is not an error [PRC-01] [CAT-08]', async () => {
  expect(await shop.guest('GET', pricePath('NP-1'))).toMatchObject({
    status: 200,
    body: { unitPrice: null, listPrice: null, productPriceEntries: [] },
  })
})

test('returns errors for products and prices that the shopper may not see [CAT-08] [ROLE-08]', async () => {
  expect(await shop.guest('GET', pricePath('CO-1'))).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect(await shop.guest('GET', pricePath('HID-1'))).toMatchObject({
    status: 403,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
  })
  expect((await shop.buyer<ProductPrice>('GET', pricePath('HID-1'))).body.unitPrice).toBe('75.00')
})

test('failed rows do not affect the others, and the order is that of the request [CAT-08]', async () => {
  const productIds = ['HID-1', 'HN-95/1', 'CO-1'].map(ids.product)
  const { status, body } = await shop.guest<PricingResult>('GET', '/webstore/pricing/products', {
    query: { productIds: [...productIds, 'x'].join(',') },
  })
  expect(status).toBe(200)
  expect(
    body.pricingLineItemResults.map((row) => [row.productId, row.success, row.unitPrice, row.error.errorCode]),
  ).toEqual([
    [productIds[0], false, null, 'INSUFFICIENT_ACCESS'],
    [productIds[1], true, '315.33', undefined],
    [productIds[2], false, null, 'ITEM_NOT_FOUND'],
    ['x', false, null, 'ITEM_NOT_FOUND'],
  ])
})

test('returns the prices of a posted list, by selling model where one is given [CAT-08]', async () => {
  const pricingLineItems = [
    { productId: ids.product('SUB-1'), productSellingModelId: ids.models.monthly },
    { productId: ids.product('HN-125/1') },
  ]
  const { status, body } = await shop.guest<PricingResult>('POST', '/webstore/pricing/products', {
    body: { pricingLineItems },
  })
  expect(status).toBe(201)
  expect(body.pricingLineItemResults.map((row) => row.unitPrice)).toEqual(['110.00', '410.50'])
})

test('accepts at most 500 products at once [CAT-08]', async () => {
  const rows = (count: number) => ({
    pricingLineItems: Array.from({ length: count }, () => ({ productId: ids.product('HN-125/1') })),
  })
  expect((await shop.guest('POST', '/webstore/pricing/products', { body: rows(500) })).status).toBe(201)
  expect((await shop.guest('POST', '/webstore/pricing/products', { body: rows(501) })).status).toBe(400)
})
