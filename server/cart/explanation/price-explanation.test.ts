import type { PriceExplanation } from '@hydrant/contract/admin/price-explanation.ts'
import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { PlatformErrors } from '@hydrant/contract/shared/error.ts'
import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPriceBooks, savePrices } from '../../pricing/service.ts'
import { insertPromotions } from '../../promotions/service.ts'
import { ADMIN, createStaffUsers } from '../../testing/client-identities.ts'
import {
  openPurchaseTestShop,
  PLANT_BUYER,
  shopIds,
  type PurchaseTestShop,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'
import { ids } from '../../testing/test-catalogue.ts'

let shop: PurchaseTestShop
let admin: TestClient

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const contractEnd = inDays(30)
const slabs = createIdFromKey('84X', 'slabs')

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  admin = await shop.buyer(ADMIN)
  const book = (name: string, dates: object = {}) => ({ id: createIdFromKey('01s', name), name, ...dates })
  const [past, future, contract, off] = [
    book('Last year', { validTo: inDays(-1) }),
    book('Next year', { validFrom: inDays(60) }),
    book('County contract', { validTo: contractEnd, priority: 10 }),
    book('Draft', { isActive: false }),
  ]
  const tier = (lowerBound: string, upperBound: string | null, adjustmentValue: string) => ({
    id: createIdFromKey('84Y', `slab ${lowerBound}`),
    scheduleId: slabs,
    lowerBound,
    upperBound,
    adjustmentType: 'PercentageBasedAdjustment' as const,
    adjustmentValue,
  })
  await shop.database.transaction(async (tx) => {
    await addPriceBooks(tx, {
      priceBooks: [past, future, contract, off],
      groups: [{ priceBookId: contract.id, buyerGroupId: ids.groups.county }],
      schedules: [{ id: slabs, name: 'Slabs', adjustmentMethod: 'Slab', scheduleType: 'Volume' }],
      tiers: [tier('1', '5', '0'), tier('6', '20', '3.3'), tier('21', null, '12.5')],
    })
    const gloves = (unitPrice: string) => [{ productId: shopIds.gloves, currency: 'USD', unitPrice }]
    await savePrices(tx, past.id, gloves('1'))
    await savePrices(tx, future.id, gloves('2.5'))
    await savePrices(tx, off.id, gloves('3'))
    await savePrices(tx, contract.id, [
      { productId: shopIds.gloves, currency: 'USD', unitPrice: '17.333333', scheduleId: slabs },
    ])
    const promotion = (name: string, values: object) => ({
      id: createIdFromKey('0c8', name),
      name,
      displayName: name,
      adjustmentType: 'PercentageDiscount' as const,
      targetType: 'Item' as const,
      adjustmentValue: '7.5',
      ...values,
    })
    await insertPromotions(
      tx,
      [
        promotion('Gloves by six', { productIds: [shopIds.gloves], minimumQuantity: '6', priority: 1 }),
        promotion('Valve week', { productIds: [shopIds.rare], isExclusive: true, priority: 2 }),
        promotion('Large orders', { targetType: 'Cart', adjustmentValue: '1.5', minimumAmount: '300', priority: 3 }),
        promotion('Next week', { endsAt: inDays(14), startsAt: inDays(7), priority: 4 }),
      ],
      [],
    )
  })
})
afterAll(() => shop.close())

const explainPath = (query: Readonly<Record<string, string>>) =>
  `/admin/price-explanations?${new URLSearchParams(query).toString()}`
const explain = async (query: Readonly<Record<string, string>>) =>
  (await admin<PriceExplanation>('GET', explainPath(query))).body

async function loadPricesInShop(client: TestClient, productId: string, quantity: string) {
  await client('DELETE', '/webstore/carts/current')
  const price = (await client<ProductPrice>('GET', `/webstore/pricing/products/${productId}`)).body
  const added = await client<CartItem>('POST', '/webstore/carts/current/cart-items', {
    productId,
    quantity,
    type: 'Product',
  })
  if (added.status !== 201) return { price, item: null, cart: null }
  await client('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  return { price, item: added.body, cart: (await client<CartSummary>('GET', '/webstore/carts/current')).body }
}

const QUANTITIES = ['1', '6', '7', '18', '50']
const PRODUCTS = [shopIds.hose, shopIds.gloves, shopIds.rare, shopIds.nozzle, shopIds.quote, ids.product('MN-500')]

test('the explained price is what the shop charges, for each account, product and quantity [PRC-08]', async () => {
  const people = [
    { accountId: shopIds.county, client: await shop.buyer() },
    { accountId: shopIds.plant, client: await shop.buyer(PLANT_BUYER) },
  ]
  let compared = 0
  for (const { accountId, client } of people)
    for (const productId of PRODUCTS)
      for (const quantity of QUANTITIES) {
        const { price, item, cart } = await loadPricesInShop(client, productId, quantity)
        const body = await explain({ accountId, productId, quantity })
        const chosen = body.candidates.find(({ outcome }) => outcome === 'Chosen')
        const which = `${accountId} ${productId} ${quantity}`
        expect({ which, entry: chosen?.pricebookEntryId ?? null, unitPrice: chosen?.unitPrice ?? null }).toEqual({
          which,
          entry: price.pricebookEntryId,
          unitPrice: price.unitPrice,
        })
        expect({ which, isSold: body.problem === null }).toEqual({ which, isSold: item !== null })
        if (cart === null) continue
        compared++
        expect({
          which,
          salesPrice: body.salesPrice,
          list: body.totalListPrice,
          sales: body.totalSalesPrice,
          after: body.totalAmount,
          tax: body.tax.amount,
          total: body.grandTotal,
        }).toEqual({
          which,
          salesPrice: item?.salesPrice,
          list: cart.totalListPrice,
          sales: cart.totalProductAmount,
          after: cart.totalProductAmountAfterAdjustments,
          tax: cart.totalTaxAmount,
          total: decimal(cart.grandTotalAmount).minus(cart.totalChargeAmount).toFixed(2),
        })
      }
  expect(compared).toBeGreaterThan(30)
})

test('every candidate says why it won or lost, for the account and at the time [PRC-08]', async () => {
  const outcomes = async (query: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      (await explain({ productId: shopIds.gloves, ...query })).candidates.map((one) => [
        one.pricebookName,
        one.outcome,
      ]),
    )
  expect(await outcomes({ accountId: shopIds.county })).toMatchObject({
    'County contract': 'Chosen',
    'Last year': 'NoLongerValid',
    'Next year': 'NotYetValid',
    Draft: 'Inactive',
  })
  expect(await outcomes({})).toMatchObject({ 'County contract': 'OtherBuyerGroups' })
  expect(await outcomes({ accountId: shopIds.county, at: inDays(90).toISOString() })).toMatchObject({
    'County contract': 'NoLongerValid',
    'Next year': 'Chosen',
  })
  const { candidates, parts, promotions, exactAmount, totalSalesPrice } = await explain({
    productId: shopIds.gloves,
    accountId: shopIds.county,
    quantity: '22',
  })
  expect(candidates.find(({ isStandard }) => isStandard)?.outcome).toBe('ListPrice')
  expect(parts.map(({ quantity, tier }) => [quantity, tier?.adjustmentValue])).toEqual([
    ['5', '0'],
    ['15', '3.3'],
    ['2', '12.5'],
  ])
  expect([exactAmount, totalSalesPrice]).toEqual(['368.419992', '368.42'])
  expect(Object.fromEntries(promotions.map(({ name, outcome }) => [name, outcome]))).toMatchObject({
    'Gloves by six': 'Applied',
    'Large orders': 'Applied',
    'Next week': 'NotStarted',
    gloves: 'NeedsCoupon',
  })
})

test('an unknown product or account, and a wrong quantity, are named; only staff who may see prices are answered [PRC-08]', async () => {
  const refuse = async (query: Readonly<Record<string, string>>) => {
    const { status, body } = await admin<PlatformErrors>('GET', explainPath(query))
    return [status, body[0]?.errorCode]
  }
  expect(await refuse({ productId: ids.product('none') })).toEqual([404, 'ITEM_NOT_FOUND'])
  expect(await refuse({ productId: shopIds.gloves, accountId: createIdFromKey('001', 'none') })).toEqual([
    404,
    'EFFECTIVE_ACCOUNT_NOT_FOUND',
  ])
  for (const wrong of [{ quantity: '123456789012.55' }, { at: '2026-99-99T99:99:99Z' }] as ReadonlyArray<
    Record<string, string>
  >)
    expect((await refuse({ productId: shopIds.gloves, ...wrong }))[0]).toBe(400)
  expect((await refuse({ productId: shopIds.gloves, quantity: '-1' }))[0]).toBe(400)
  expect((await (await shop.buyer())('GET', explainPath({ productId: shopIds.gloves }))).status).toBe(403)
})

test('buyers are told that a price is agreed with them and until when, and nothing of others [PRC-09]', async () => {
  const priceFor = async (client: TestClient, productId: string) =>
    (await client<ProductPrice>('GET', `/webstore/pricing/products/${productId}`)).body
  const county = await priceFor(await shop.buyer(), shopIds.gloves)
  expect(county.priceReason).toEqual({ kind: 'Contract', validTo: contractEnd.toISOString() })
  const guest = await priceFor(shop.guest(), shopIds.gloves)
  expect(guest.priceReason).toEqual({ kind: 'List', validTo: null })
  for (const price of [county, guest]) expect(JSON.stringify(price)).not.toMatch(/County|Next year|Last year|2\.50/)
})
