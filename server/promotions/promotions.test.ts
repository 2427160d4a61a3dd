import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartEvaluation, ProductEvaluations } from '@hydrant/contract/shop/promotions.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { ids } from '../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  PLANT_BUYER,
  shopIds,
  type PurchaseTestShop,
} from '../testing/purchase-test-shop.ts'
import { insertPromotions } from './service.ts'

let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
  const offer = {
    displayName: 'Offer',
    targetType: 'Item' as const,
    adjustmentType: 'PercentageDiscount' as const,
    adjustmentValue: '10',
  }
  await shop.database.transaction((tx) =>
    insertPromotions(
      tx,
      [
        {
          ...offer,
          id: createIdFromKey('0c8', 'a'),
          name: 'a',
          displayName: 'Ten off',
          termsAndConditions: 'While it lasts.',
          productIds: [shopIds.hose, shopIds.gloves],
          priority: 1,
        },
        {
          ...offer,
          id: createIdFromKey('0c8', 'b'),
          name: 'b',
          displayName: 'For the county',
          adjustmentType: 'AmountDiscount',
          adjustmentValue: '2',
          currencyIsoCode: 'USD',
          productIds: [shopIds.hose],
          buyerGroupIds: [ids.groups.county],
          priority: 2,
        },
        {
          ...offer,
          id: createIdFromKey('0c8', 'c'),
          name: 'c',
          productIds: [shopIds.rare],
          minimumQuantity: '2',
          priority: 3,
        },
        {
          ...offer,
          id: createIdFromKey('0c8', 'd'),
          name: 'd',
          adjustmentValue: '100',
          productIds: [shopIds.gloves],
          qualifyingProductIds: [shopIds.hose],
          buyQuantity: 2,
          getQuantity: 1,
          priority: 4,
        },
        {
          ...offer,
          id: createIdFromKey('0c8', 'e'),
          name: 'e',
          targetType: 'Cart',
          adjustmentValue: '5',
          minimumAmount: '300',
          priority: 5,
        },
      ],
      [],
    ),
  )
})
afterAll(() => shop.close())

const evaluate = (client: TestClient, body: object) =>
  client<ProductEvaluations>('POST', '/services/data/v65.0/commerce/promotions/actions/evaluate-products', {
    webStoreId: ids.webstore,
    ...body,
  })
const evaluateCart = (client: TestClient, cartItems: readonly object[], rest: object = {}) =>
  client<CartEvaluation>('POST', '/services/data/v65.0/commerce/promotions/actions/evaluate', {
    cart: { currencyIsoCode: 'USD', cartItems },
    ...rest,
  })

test('returns the prices of products for the shopper with the promotions on them [CAT-13] [CAT-08]', async () => {
  const products = [shopIds.hose, shopIds.gloves, shopIds.rare].map((productId) => ({ productId }))
  const { status, body } = await evaluate(buyer, { products })
  expect(status).toBe(201)
  expect(body.promotionProductEvaluationResults[0]).toEqual({
    productId: shopIds.hose,
    sku: 'TH-1',
    salesPrice: '89.99',
    promotionalPrice: '78.99',
    currencyIsoCode: 'USD',
    isSuccess: true,
    errorMessage: null,
    promotionPriceAdjustmentList: [
      {
        promotionId: createIdFromKey('0c8', 'a'),
        displayName: 'Ten off',
        termsAndConditions: 'While it lasts.',
        adjustmentType: 'PercentageDiscount',
        adjustmentValue: '10',
        adjustmentAmount: '-9.00',
      },
      {
        promotionId: createIdFromKey('0c8', 'b'),
        displayName: 'For the county',
        termsAndConditions: null,
        adjustmentType: 'AmountDiscount',
        adjustmentValue: '2',
        adjustmentAmount: '-2.00',
      },
    ],
  })
  expect(
    body.promotionProductEvaluationResults.map(({ salesPrice, promotionalPrice }) => [salesPrice, promotionalPrice]),
  ).toEqual([
    ['89.99', '78.99'],
    ['19.95', '17.95'],
    ['10.00', '10.00'],
  ])
  const guest = await evaluate(shop.guest(), { products: [{ productId: shopIds.hose, salesPrice: '1.00' }] })
  expect(guest.body.promotionProductEvaluationResults[0]).toMatchObject({
    salesPrice: '100.00',
    promotionalPrice: '90.00',
    promotionPriceAdjustmentList: [{ displayName: 'Ten off' }],
  })
})

test('reveals nothing about products and prices that the shopper may not see, in each row [CAT-13] [ROLE-06]', async () => {
  const products = ['CO-1', 'HID-1', 'NP-1', 'TC-1', 'TH-1'].map((sku) => ({ productId: ids.product(sku) }))
  const { body } = await evaluate(shop.guest(), { products: [...products, { productId: 'x' }] })
  expect(
    body.promotionProductEvaluationResults.map(({ isSuccess, salesPrice, sku }) => [isSuccess, salesPrice, sku]),
  ).toEqual([
    [false, null, null],
    [false, null, null],
    [false, null, null],
    [false, null, null],
    [true, '100.00', 'TH-1'],
    [false, null, null],
  ])
  expect(body.promotionProductEvaluationResults[0]?.errorMessage).toBe(
    'This product does not exist or is not available to you.',
  )
  expect(body.promotionProductEvaluationResults[1]?.errorMessage).toBe('There is no price for you for this product.')
})

test('account, store and currency of the body are used [CAT-13] [ROLE-06]', async () => {
  const products = [{ productId: shopIds.hose }]
  expect(
    (await evaluate(buyer, { products, effectiveAccountId: shopIds.station })).body.promotionProductEvaluationResults[0]
      ?.salesPrice,
  ).toBe('89.99')
  expect(await evaluate(buyer, { products, effectiveAccountId: shopIds.plant })).toMatchObject({ status: 403 })
  expect(await evaluate(buyer, { products, webStoreId: createIdFromKey('0ZE', 'other') })).toMatchObject({
    status: 404,
    body: [{ errorCode: 'WEBSTORE_NOT_FOUND' }],
  })
  expect(await evaluate(buyer, { products, webStoreId: `${ids.webstore.slice(0, 15)}zzz` })).toMatchObject({
    status: 404,
    body: [{ errorCode: 'WEBSTORE_NOT_FOUND' }],
  })
  expect((await evaluate(buyer, { products, currencyIsoCode: 'EUR' })).status).toBe(400)
  expect((await evaluate(buyer, { products: [] })).status).toBe(400)
})

test('returns what products would cost in a cart, with all promotions that apply to them together [CAT-13]', async () => {
  const { status, body } = await evaluateCart(buyer, [
    { id: '1', type: 'Product', product2Id: shopIds.hose, quantity: 4 },
    { product2Id: shopIds.gloves, quantity: '3' },
  ])
  expect(status).toBe(201)
  // Hose: 359.96 - 10 % = 323.96, less 2.00 each = 315.96. Gloves: 59.85 - 10 % = 53.86 (rounded), two of three free:
  // 17.95. Five percent off 333.91.
  expect(body.cart).toEqual({
    totalNetAmount: '317.21',
    cartItems: [
      { product2Id: shopIds.hose, totalNetAmount: '300.16' },
      { product2Id: shopIds.gloves, totalNetAmount: '17.05' },
    ],
  })
})

test('products that are not available return an error for the whole evaluation [CAT-13] [ROLE-06]', async () => {
  expect(await evaluateCart(shop.guest(), [{ product2Id: ids.product('CO-1'), quantity: 1 }])).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect(await evaluateCart(shop.guest(), [{ product2Id: ids.product('HID-1'), quantity: 1 }])).toMatchObject({
    status: 403,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
  })
  for (const quantity of [0, '77777777777777777777', '0.0000000000001'])
    expect(await evaluateCart(buyer, [{ product2Id: shopIds.hose, quantity }])).toMatchObject({
      status: 400,
      body: [{ message: 'Enter a valid number.' }],
    })
  expect(
    (await evaluateCart(await shop.buyer(PLANT_BUYER), [{ product2Id: shopIds.hose, quantity: 1 }])).body.cart
      .totalNetAmount,
  ).toBe('90.00')
})
