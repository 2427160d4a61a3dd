import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUICK_ORDER_ROWS } from '@hydrant/contract/shared/limits.ts'
import type { QuickOrderInputRow, QuickOrderResult } from '@hydrant/contract/shop/quick-order.ts'
import { expectedArrival } from '@hydrant/database/schema/inventory.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

const PATH = '/webstore/quick-order/actions/resolve'
const resolve = async (who: 'guest' | 'buyer', rows: readonly QuickOrderInputRow[]) =>
  (await shop[who]<QuickOrderResult>('POST', PATH, { body: { rows } })).body
const resolveOne = async (
  who: 'guest' | 'buyer',
  partNumber: string,
  quantity: QuickOrderInputRow['quantity'] = null,
) => {
  const { rows, products } = await resolve(who, [{ partNumber, quantity }])
  const skuOf = (id: string | null) => products.find((product) => product.id === id)?.sku ?? null
  const [row] = rows
  if (row === undefined) throw new Error('A row has an answer.')
  return { ...row, sku: skuOf(row.productId), suggested: row.suggestedProductIds.map(skuOf), products }
}

test('a row is answered with product, stock, rule and the price at its quantity [QKO-01]', async () => {
  const row = await resolveOne('guest', 'HN-95/1', 6)
  expect(row).toMatchObject({
    success: true,
    error: {},
    warning: {},
    matchedField: 'StockKeepingUnit',
    quantity: '6',
    listPrice: '350.00',
    unitPrice: '315.33',
    totalPrice: '1891.98',
    nextPriceBreak: { quantity: '12', unitPrice: '299.5635' },
  })
  expect(row.products).toMatchObject([
    {
      id: ids.product('HN-95/1'),
      name: 'Fog nozzle 95',
      sku: 'HN-95/1',
      packText: 'Each',
      purchaseQuantityRule: { minimum: '6', maximum: '600', increment: '6' },
      availableToOrder: 13,
    },
  ])
  expect(await resolveOne('guest', 'HN-95/1', '12')).toMatchObject({ totalPrice: '3594.76', nextPriceBreak: null })
  expect(await resolveOne('buyer', 'HN-95/1')).toMatchObject({ quantity: '6', unitPrice: '297.50' })
})

test('a number counts however it is written, as does a product code [QKO-02]', async () => {
  for (const written of [' hn-95/1 ', 'HN 951', 'hn951'])
    expect(await resolveOne('guest', written)).toMatchObject({ sku: 'HN-95/1', matchedField: 'StockKeepingUnit' })
  expect(await resolveOne('guest', 'hn-95')).toMatchObject({ sku: 'HN-95/1', matchedField: 'ProductCode' })
})

test('unknown numbers get the products that may be meant, and hidden products are unknown [QKO-02]', async () => {
  expect(await resolveOne('guest', 'HN-126/1')).toMatchObject({
    success: false,
    error: { errorCode: 'ITEM_NOT_FOUND', message: 'No product has this part number.' },
    suggested: ['HN-125/1'],
  })
  expect((await resolveOne('guest', 'TC-1', 1)).suggested).toEqual(
    expect.arrayContaining(['TC-1-L-B', 'TC-1-L-T', 'TC-1-M-B', 'TC-1-M-T']),
  )
  const [hidden, inactive, unknown] = (
    await resolve(
      'guest',
      ['CO-1', 'OFF-1', 'ZZ-1'].map((partNumber) => ({ partNumber, quantity: 1 })),
    )
  ).rows
  for (const row of [hidden, inactive]) expect({ ...row, partNumber: '' }).toEqual({ ...unknown, partNumber: '' })
  expect(await resolveOne('guest', 'C0-1')).toMatchObject({ success: false, suggested: [] })
  expect(await resolveOne('buyer', 'CO-1', 1)).toMatchObject({ success: true })
})

test.each([
  { who: 'guest', partNumber: 'HN-95/1', quantity: '7', errorCode: 'CART_VALIDATION_ERROR', fix: '12' },
  { who: 'guest', partNumber: 'HN-95/1', quantity: '101', errorCode: 'MAX_LIMIT_EXCEEDED', fix: '96' },
  { who: 'buyer', partNumber: 'HN-95/1', quantity: '5000', errorCode: 'CART_VALIDATION_ERROR', fix: '600' },
  { who: 'guest', partNumber: 'MN-500', quantity: 'a few', errorCode: 'INVALID_QUANTITY', fix: '1' },
  { who: 'guest', partNumber: 'MN-500', quantity: 0, errorCode: 'INVALID_QUANTITY', fix: '1' },
  { who: 'guest', partNumber: 'HID-1', quantity: 1, errorCode: 'CART_VALIDATION_ERROR', fix: null },
  { who: 'guest', partNumber: 'NP-1', quantity: 1, errorCode: 'CART_VALIDATION_ERROR', fix: null },
] as const)(
  'as $who, $partNumber × $quantity is mended by a quantity [QKO-03]',
  async ({ who, partNumber, quantity, errorCode, fix }) => {
    expect(await resolveOne(who, partNumber, quantity)).toMatchObject({
      success: false,
      error: { errorCode },
      suggestedQuantity: fix,
    })
  },
)

test('too little stock is a warning with what there is [QKO-03]', async () => {
  expect(await resolveOne('guest', 'HN-95/1', 18)).toMatchObject({
    success: true,
    warning: { errorCode: 'INSUFFICIENT_INVENTORY', message: 'Only 13 in stock.' },
    suggestedQuantity: '12',
  })
  expect(await resolveOne('guest', 'MN-500', 1)).toMatchObject({
    success: true,
    warning: { message: 'Not in stock at the moment.' },
    suggestedQuantity: null,
  })
  expect(await resolveOne('guest', 'HN-125/1', 1)).toMatchObject({ warning: {} })
})

test('what is not in stock says how much is expected next, and when [QKO-11]', async () => {
  await shop.database.transaction((tx) =>
    tx.insert(expectedArrival).values({
      productId: ids.product('HN-95/1'),
      locationId: ids.locations.main,
      expectedOn: '2099-06-03',
      quantity: '60',
    }),
  )
  const row = await resolveOne('guest', 'HN-95/1', 18)
  expect(row.warning.message).toBe('Only 13 in stock. 60 expected on Jun 3, 2099.')
  expect(row.products).toMatchObject([{ nextArrival: { expectedDate: '2099-06-03', quantity: 60 } }])
  expect(await resolveOne('guest', 'MN-500', 1)).toMatchObject({ products: [{ nextArrival: null }] })
})

test('similar numbers are suggested for the first 25 unknown ones [QKO-01]', async () => {
  const unknown = Array.from({ length: 25 }, (_, index) => `ZZ-${index}`)
  const toRows = (partNumbers: readonly string[]) => partNumbers.map((partNumber) => ({ partNumber, quantity: 1 }))
  const suggestLast = async (partNumbers: readonly string[]) =>
    (await resolve('guest', toRows(partNumbers))).rows.at(-1)?.suggestedProductIds
  expect(await suggestLast([...unknown.slice(1), 'HN-126/1'])).toEqual([ids.product('HN-125/1')])
  expect(await suggestLast([...unknown, 'HN-126/1'])).toEqual([])
})

test('many rows are answered as each of them alone [QKO-01]', async () => {
  const numbers = [
    'HN-95/1',
    'hn95',
    'HN-125/1',
    'TC-1',
    'TC-1-M-T',
    'KIT-1',
    'SUB-1',
    'CO-1',
    'HID-1',
    'OFF-1',
    'MN500',
  ]
  const row = fc.record({
    partNumber: fc.oneof(fc.constantFrom(...numbers), fc.string({ maxLength: 20 })),
    quantity: fc.oneof(fc.integer({ min: -1, max: 700 }), fc.constantFrom('1.5', '', 'x', null)),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('guest', 'buyer'),
      fc.array(row, { minLength: 1, maxLength: 12 }),
      async (who, rows) => {
        const together = await resolve(who, rows)
        const alone = await Promise.all(rows.map((one) => resolve(who, [one])))
        expect(together.rows).toEqual(alone.flatMap((result) => result.rows))
        const productsAlone = new Map(alone.flatMap(({ products }) => products.map((product) => [product.id, product])))
        expect(new Map(together.products.map((product) => [product.id, product]))).toEqual(productsAlone)
      },
    ),
    { numRuns: 30 },
  )
})

test('ten thousand rows are one call, and more are refused [QKO-01]', async () => {
  const rows = Array.from({ length: QUICK_ORDER_ROWS }, (_, index) => ({
    partNumber: index % 2 === 0 ? 'HN-125/1' : `NO-${index}`,
    quantity: String(index + 1),
  }))
  const result = await resolve('buyer', rows)
  expect(result.rows.map(({ quantity }) => quantity)).toEqual(rows.map(({ quantity }) => quantity))
  expect(result.products.map(({ sku }) => sku)).toEqual(['HN-125/1'])
  for (const tooMany of [[], [...rows, ...rows]])
    expect(await shop.buyer('POST', PATH, { body: { rows: tooMany } })).toMatchObject({ status: 400 })
})
