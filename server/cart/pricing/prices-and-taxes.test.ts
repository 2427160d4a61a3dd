import { eq } from 'drizzle-orm'
import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import type { OrderDetail } from '@hydrant/contract/shop/order.ts'
import { priceBook } from '@hydrant/database/schema/pricing.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createIdFromKey, newId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPriceBooks, savePrices } from '../../pricing/service.ts'
import { saveTaxCountries } from '../../tax/testing/save-tax-countries.ts'
import { ids } from '../../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  PLANT_BUYER,
  shopIds,
  type PurchaseTestShop,
} from '../../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/carts/current')
})

const add = (
  client: TestClient,
  productId: string,
  rest: { quantity: number; productSellingModelId?: string; subscriptionTerm?: number },
) => client<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, type: 'Product', ...rest })
const getCart = async (client = buyer) => (await client<CartSummary>('GET', '/webstore/carts/current')).body
const startCheckout = (client: TestClient) =>
  client<Checkout>('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
const setTaxType = (taxType: 'Net' | 'Gross' | 'Automatic') =>
  shop.database.transaction((tx) => tx.update(webstore).set({ taxType }))

test.each([
  { how: 'on top', taxType: 'Net' as const, tax: '8.48', grandTotal: '150.38', lineAmount: '96.51' },
  { how: 'within', taxType: 'Gross' as const, tax: '7.90', grandTotal: '141.90', lineAmount: '89.99' },
  {
    how: 'as the country has it',
    taxType: 'Automatic' as const,
    tax: '7.90',
    grandTotal: '141.90',
    lineAmount: '89.99',
  },
])(
  'the tax is $how, exact to the cent up to the order [CART-09] [CHK-06]',
  async ({ taxType, tax, grandTotal, lineAmount }) => {
    await setTaxType(taxType)
    await shop.database.transaction((tx) => saveTaxCountries(tx, [{ country: 'US', localeType: 'Gross' }]))
    const hose = (await add(buyer, shopIds.hose, { quantity: 2 })).body
    await add(buyer, shopIds.gloves, { quantity: 2 })
    await buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode: 'TEN' })
    await startCheckout(buyer)
    const line = await buyer<CartItem>('PATCH', `/webstore/carts/current/cart-items/${hose.cartItemId}`, {
      quantity: 1,
    })
    expect(line.body).toMatchObject({ totalPrice: '89.99', totalAmount: lineAmount })
    // 89.99 + 39.90 = 129.89, less 10 % = 116.90; delivery 25.00
    const totals = {
      totalProductAmount: '129.89',
      totalCartLevelAdjustmentAmount: '-12.99',
      totalChargeAmount: '25.00',
      totalTaxAmount: tax,
      grandTotalAmount: grandTotal,
    }
    expect(await getCart()).toMatchObject({ taxType, ...totals })
    await buyer('POST', '/webstore/checkouts/active/payments', {
      requestType: 'SimplePurchaseOrder',
      paymentToken: 'PO-1',
    })
    const placed = await buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
    expect(placed.status).toBe(201)
    const order = await buyer<OrderDetail>('POST', '/webstore/order-summaries/actions/lookup', {
      orderSummaryIdOrRefNumber: placed.body.orderReferenceNumber,
    })
    expect(order.body.fields).toMatchObject({ GrandTotalAmount: { text: grandTotal }, TotalTaxAmount: { text: tax } })
    await setTaxType('Net')
  },
)

test('a tax-exempt account pays the stated price without tax, added or included [CART-09]', async () => {
  await setTaxType('Gross')
  const plant = await shop.buyer(PLANT_BUYER)
  await add(plant, shopIds.gloves, { quantity: 2 })
  await startCheckout(plant)
  expect(await getCart(plant)).toMatchObject({ totalTaxAmount: '0.00', grandTotalAmount: '64.90' })
  await setTaxType('Net')
})

async function setSchedule(
  {
    adjustmentType = 'AmountBasedAdjustment',
    ...schedule
  }: {
    adjustmentMethod: 'Range' | 'Slab'
    scheduleType: 'Volume' | 'Term'
    adjustmentType?: 'AmountBasedAdjustment' | 'PercentageBasedAdjustment'
  },
  tiers: ReadonlyArray<readonly [string, string | null, string]>,
): Promise<string> {
  const id = newId('84m')
  await shop.database.transaction((tx) =>
    addPriceBooks(tx, {
      priceBooks: [],
      groups: [],
      schedules: [{ id, name: id, ...schedule }],
      tiers: tiers.map(([lowerBound, upperBound, adjustmentValue]) => ({
        id: newId('84n'),
        scheduleId: id,
        lowerBound,
        upperBound,
        adjustmentType,
        adjustmentValue,
      })),
    }),
  )
  return id
}

test.each([
  { method: 'Range' as const, quantity: 7, total: '139.65', unit: '19.95' },
  { method: 'Range' as const, quantity: 11, total: '208.45', unit: '18.95' },
  { method: 'Slab' as const, quantity: 7, total: '139.65', unit: '19.95' },
  { method: 'Slab' as const, quantity: 11, total: '217.45', unit: '19.768182' },
  { method: 'Slab' as const, quantity: 30, total: '583.50', unit: '19.45' },
])('$quantity units by $method cost $total [PRC-06]', async ({ method, quantity, total, unit }) => {
  const scheduleId = await setSchedule(
    { adjustmentMethod: method, scheduleType: 'Volume' },
    method === 'Range'
      ? [['10', null, '1']]
      : [
          ['10', '24', '1'],
          ['25', null, '0'],
        ],
  )
  await shop.database.transaction((tx) =>
    savePrices(tx, ids.priceBooks.list, [
      { productId: shopIds.gloves, currency: 'USD', unitPrice: '19.95', scheduleId },
    ]),
  )
  expect((await add(buyer, shopIds.gloves, { quantity })).body).toMatchObject({ salesPrice: unit, totalPrice: total })
})

test('a percentage off a price below a cent is exact, in the price and in the cart [PRC-06] [CART-09]', async () => {
  const scheduleId = await setSchedule(
    { adjustmentMethod: 'Range', scheduleType: 'Volume', adjustmentType: 'PercentageBasedAdjustment' },
    [['1000', null, '10']],
  )
  await shop.database.transaction((tx) =>
    savePrices(tx, ids.priceBooks.list, [
      { productId: shopIds.gloves, currency: 'USD', unitPrice: '0.05', scheduleId },
    ]),
  )
  const price = await buyer<ProductPrice>('GET', `/webstore/pricing/products/${shopIds.gloves}`)
  expect(price.body.priceAdjustment?.priceAdjustmentTiers[0]?.tierUnitPrice).toBe('0.045')
  expect((await add(buyer, shopIds.gloves, { quantity: 10_000 })).body).toMatchObject({
    salesPrice: '0.045',
    unitAdjustedPrice: '0.045',
    totalListPrice: '500.00',
    totalPrice: '450.00',
  })
  expect(await getCart()).toMatchObject({ totalProductAmount: '450.00' })
})

test.each([
  { method: 'Range' as const, term: 1, price: '1200.00' },
  { method: 'Range' as const, term: 3, price: '3300.00' },
  { method: 'Range' as const, term: 5, price: '5500.00' },
  { method: 'Slab' as const, term: 3, price: '3500.00' },
  { method: 'Slab' as const, term: 5, price: '5700.00' },
])('a subscription for $term years by $method costs $price [PRC-07]', async ({ method, term, price }) => {
  const scheduleId = await setSchedule({ adjustmentMethod: method, scheduleType: 'Term' }, [['3', null, '100']])
  const productId = ids.product('SUB-1')
  await shop.database.transaction((tx) =>
    savePrices(tx, ids.priceBooks.list, [
      { productId, currency: 'USD', unitPrice: '1200', scheduleId, sellingModelId: ids.models.yearly },
    ]),
  )
  const line = await add(buyer, productId, {
    quantity: 2,
    productSellingModelId: ids.models.yearly,
    subscriptionTerm: term,
  })
  const total = decimal(price).times(2).toFixed(2)
  expect(line.body).toMatchObject({
    salesPrice: price,
    totalPrice: total,
    subscriptionTerm: term,
    billingFrequency: null,
    firstPymtTotalAmount: total,
  })
  expect(await getCart()).toMatchObject({ totalSubProductCount: '2', firstPymtGrandTotalAmount: total })
})

test('a price book that begins or ends takes effect in carts without any other write [CART-09] [CAT-08]', async () => {
  const bookId = createIdFromKey('01s', 'sale')
  const [hourAgo, inAnHour] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000))
  await shop.database.transaction(async (tx) => {
    await addPriceBooks(tx, {
      priceBooks: [{ id: bookId, name: 'Sale', priority: 1, validFrom: inAnHour! }],
      groups: [],
      schedules: [],
      tiers: [],
    })
    await savePrices(tx, bookId, [{ productId: shopIds.rare, currency: 'USD', unitPrice: '7' }])
  })
  const moveBook = (dates: { validFrom?: Date | null; validTo?: Date | null }) =>
    shop.database.transaction((tx) => tx.update(priceBook).set(dates).where(eq(priceBook.id, bookId)))
  await add(buyer, shopIds.rare, { quantity: 2 })
  expect((await getCart()).totalProductAmount).toBe('20.00')
  await moveBook({ validFrom: hourAgo! })
  expect((await getCart()).totalProductAmount).toBe('14.00')
  await moveBook({ validTo: hourAgo! })
  expect((await getCart()).totalProductAmount).toBe('20.00')
  await moveBook({ validTo: inAnHour! })
  expect((await add(buyer, shopIds.rare, { quantity: 1 })).body).toMatchObject({ quantity: '3', totalPrice: '21.00' })
})

test('a store with the strategy Priority uses the first price book, not the cheapest [CAT-08] [CART-09]', async () => {
  await shop.database.transaction((tx) => tx.update(webstore).set({ pricingStrategy: 'Priority' }))
  await add(buyer, shopIds.hose, { quantity: 1 })
  await shop.database.transaction((tx) =>
    savePrices(tx, ids.priceBooks.web, [{ productId: shopIds.hose, currency: 'USD', unitPrice: '50' }]),
  )
  expect((await getCart()).totalProductAmount).toBe('89.99')
  await shop.database.transaction((tx) => tx.update(webstore).set({ pricingStrategy: 'LowestPrice' }))
  expect((await getCart()).totalProductAmount).toBe('50.00')
})
