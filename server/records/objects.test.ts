import { createIdFromKey, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ObjectDescription } from '@hydrant/contract/records/description.ts'
import type { RecordFields } from '@hydrant/contract/records/record-endpoints.ts'
import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import { RECORD_OBJECTS } from '../app/record-objects.ts'
import { ADMIN } from '../testing/client-identities.ts'
import { BUYER, ids, PASSWORD } from '../testing/test-catalogue.ts'
import {
  openPurchaseTestShop,
  PLANT_BUYER,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../testing/purchase-test-shop.ts'
import { openRecordClient, type RecordClient } from './testing/record-client.ts'

let shop: PurchaseTestShop
let records: RecordClient
let buyer: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const change = async (object: string, id: string, fields: object) =>
  (await records.send('PATCH', `/sobjects/${object}/${id}`, fields)).status
const remove = async (object: string, id: string) => (await records.send('DELETE', `/sobjects/${object}/${id}`)).status

describe.each(RECORD_OBJECTS.map(({ definition }) => [definition.name, definition] as const))(
  '%s',
  (name, definition) => {
    test('is described and read with all of its fields, and what nobody may write is refused [REC-30]', async () => {
      const { body: description } = await records.send<ObjectDescription>('GET', `/sobjects/${name}/describe`)
      expect(description.fields.map((field) => field.name)).toEqual(Object.keys(definition.fields))
      const { status, body } = await records.query(
        `SELECT ${Object.keys(definition.fields).join(', ')} FROM ${name} LIMIT 3`,
      )
      expect([status, body]).toEqual([200, expect.objectContaining({ done: true })])
      for (const record of body.records) {
        const id = toText(record['Id'])
        expect(normalizeId(id, definition.keyPrefix)).toBe(id)
        expect((await records.read(name, id))['Id']).toBe(id)
      }
      const readOnly = Object.keys(definition.fields).filter((field) => definition.fields[field]?.writable === 'never')
      const write = await records.send(
        'POST',
        `/sobjects/${name}`,
        Object.fromEntries(readOnly.map((field) => [field, 'x'])),
      )
      expect(write).toMatchObject(
        description.createable
          ? { status: 400, body: [{ errorCode: 'INVALID_FIELD_FOR_INSERT_UPDATE', fields: readOnly }] }
          : { status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }] },
      )
    })
  },
)

const readStock = async (product: string) => {
  const path = `/services/data/v65.0/commerce/inventory/levels?products=${product}`
  return (await buyer<InventoryLevels>('GET', path)).body.totalInventory[0]
}

interface Related {
  readonly featuredProducts: ReadonlyArray<{
    readonly relationshipType: string
    readonly products: ReadonlyArray<{ readonly id: string }>
  }>
}

test('products that another one mentions are records, in an order, and buyers see them at once [ADM-73]', async () => {
  const Product__c = ids.product('MN-500')
  const readRelated = async () =>
    (await buyer<Related>('GET', `/webstore/products/${Product__c}/featured-products`)).body.featuredProducts.map(
      ({ relationshipType, products }) => [relationshipType, ...products.map(({ id }) => id)],
    )
  expect(await readRelated()).toEqual([])
  const relation = (sku: string, fields: object) => ({
    Product__c,
    RelatedProduct__c: ids.product(sku),
    RelationshipType__c: 'SpareParts',
    ...fields,
  })
  await records.create('ProductRelation__c', relation('HN-95/1', { SortOrder__c: 1 }))
  const firstId = await records.create('ProductRelation__c', relation('HN-125/1', { SortOrder__c: 2 }))
  expect(await readRelated()).toEqual([['SpareParts', ids.product('HN-95/1'), ids.product('HN-125/1')]])
  expect(await change('ProductRelation__c', firstId, { SortOrder__c: 0 })).toBe(204)
  expect(await readRelated()).toEqual([['SpareParts', ids.product('HN-125/1'), ids.product('HN-95/1')]])
  expect(await records.refuse('ProductRelation__c', relation('HN-95/1', {}))).toMatchObject([
    { errorCode: 'DUPLICATE_VALUE' },
  ])
  expect(await records.refuse('ProductRelation__c', relation('MN-500', {}))).toMatchObject([
    { errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['RelatedProduct__c'] },
  ])
  expect(await records.refuse('ProductRelation__c', relation('HN-95/1', { RelationshipType__c: 'x' }))).toHaveLength(1)
  expect(await remove('ProductRelation__c', firstId)).toBe(204)
  expect(await readRelated()).toEqual([['SpareParts', ids.product('HN-95/1')]])
})

test('what search engines are told of a product is a record that ends with the product [ADM-76]', async () => {
  const Product__c = await records.create('Product2', { Name: 'Gated wye', StockKeepingUnit: 'GW-1', IsActive: true })
  const community = createIdFromKey('0DB', 'community')
  const path = `/services/data/v65.0/connect/communities/${community}/seo/properties/${Product__c}`
  const readSeo = async () => (await buyer<SeoProperties>('GET', path)).body
  const before = await readSeo()
  const id = await records.create('ProductSeo__c', { Product__c, Title__c: 'Buy {!Record.Name}', IsIndexed__c: false })
  expect(await readSeo()).toMatchObject({ title: 'Buy Gated wye', isSeoIndexed: false })
  expect(await change('ProductSeo__c', id, { Title__c: null, Description__c: 'Two outlets' })).toBe(204)
  expect(await readSeo()).toMatchObject({ title: before.title, description: 'Two outlets' })
  expect(await records.refuse('ProductSeo__c', { Product__c })).toMatchObject([{ errorCode: 'DUPLICATE_VALUE' }])
  expect(await records.refuse('ProductSeo__c', { Product__c: ids.product('none') })).toHaveLength(1)
  expect(await remove('Product2', Product__c)).toBe(204)
  expect(await records.list(`SELECT Id FROM ProductSeo__c WHERE Product__c = '${Product__c}'`, 'Id')).toEqual([])
})

test('a location and its stock are written as records, and buyers see and order what is there [REC-31]', async () => {
  const Product__c = ids.product('HN-125/1')
  expect(await readStock(Product__c)).toBeUndefined()
  const Location__c = await records.create('Location', { Name: 'North', LocationType: 'Warehouse', Priority__c: 3 })
  const id = await records.create('StockLevel__c', { Product__c, Location__c, QuantityOnHand__c: '7.5' })
  expect(await readStock(Product__c)).toMatchObject({ onHand: 7.5, availableToOrder: 7.5 })
  expect(await change('StockLevel__c', id, { QuantityOnHand__c: 4, SafetyStock__c: 1 })).toBe(204)
  expect(await readStock(Product__c)).toMatchObject({ onHand: 4, availableToOrder: 3 })
  expect(await records.read('StockLevel__c', id)).toMatchObject({ QuantityOnHand__c: 4, QuantityReserved__c: 0 })
  expect(await records.refuse('StockLevel__c', { Product__c, Location__c, QuantityOnHand__c: 1 })).toMatchObject([
    { errorCode: 'DUPLICATE_VALUE' },
  ])
  expect(await records.refuse('StockLevel__c', { Product__c, Location__c, QuantityOnHand__c: -1 })).toMatchObject([
    { errorCode: 'NUMBER_OUTSIDE_VALID_RANGE' },
  ])
  expect(await remove('Location', Location__c)).toBe(400)
  expect(await remove('StockLevel__c', id)).toBe(204)
  expect(await readStock(Product__c)).toBeUndefined()
  expect(await change('Location', Location__c, { Name: 'North yard', LocationType: 'Warehouse' })).toBe(204)
  expect(await remove('Location', Location__c)).toBe(204)
})

interface PriceReply {
  readonly unitPrice: string
  readonly priceAdjustment: { readonly priceAdjustmentTiers: ReadonlyArray<{ readonly tierUnitPrice: string }> } | null
}
const readPrice = async (product: string) =>
  (await buyer<PriceReply>('GET', `/webstore/pricing/products/${product}`)).body

test('price breaks are written as records and are in the prices of buyers at once [REC-32]', async () => {
  const Product2Id = await records.create('Product2', { Name: 'Wye', StockKeepingUnit: 'WYE-1', IsActive: true })
  const PricebookEntryId = await records.create('PricebookEntry', {
    Product2Id,
    Pricebook2Id: ids.priceBooks.web,
    UnitPrice: 40,
  })
  const PriceAdjustmentScheduleId = await records.create('PriceAdjustmentSchedule', { Name: 'By ten' })
  const tier = (fields: object) => ({ PriceAdjustmentScheduleId, TierType: 'AdjustmentPercentage', ...fields })
  const tierId = await records.create('PriceAdjustmentTier', tier({ LowerBound: 10, TierValue: 25 }))
  const assigned = await records.create('PricebookEntryAdjustment', { PricebookEntryId, PriceAdjustmentScheduleId })
  const prices = async () =>
    (await readPrice(Product2Id)).priceAdjustment?.priceAdjustmentTiers.map(({ tierUnitPrice }) =>
      Number(tierUnitPrice),
    )
  expect(await prices()).toEqual([30])
  expect(await change('PriceAdjustmentTier', tierId, { TierType: 'AdjustmentAmount', TierValue: 1.5 })).toBe(204)
  expect(await prices()).toEqual([38.5])
  for (const [fields, field] of [
    [{ LowerBound: 12, UpperBound: 20, TierValue: 1 }, 'LowerBound'],
    [{ LowerBound: 5, UpperBound: 4, TierValue: 1 }, 'UpperBound'],
    [{ LowerBound: 1, UpperBound: 4, TierValue: 101 }, 'TierValue'],
    [{ LowerBound: 1, UpperBound: 4, TierValue: 1, TierType: 'AdjustmentOverride' }, 'TierType'],
  ] as const)
    expect(await records.refuse('PriceAdjustmentTier', tier(fields))).toMatchObject([{ fields: [field] }])
  expect(await remove('PriceAdjustmentSchedule', PriceAdjustmentScheduleId)).toBe(400)
  expect(
    await records.list(
      `SELECT Id, PricebookEntry.UnitPrice FROM PricebookEntryAdjustment WHERE PricebookEntryId = '${PricebookEntryId}'`,
      'Id',
    ),
  ).toEqual([assigned])
  expect(await remove('PricebookEntryAdjustment', assigned)).toBe(204)
  expect(await prices()).toBeUndefined()
  expect(await remove('PriceAdjustmentSchedule', PriceAdjustmentScheduleId)).toBe(204)
})

test('a purchase quantity rule is valid for the products that have it, and for no other [REC-33]', async () => {
  const ProductId = shopIds.gloves
  const rule = await records.create('PurchaseQuantityRule', { Name: 'Boxes', Minimum: 12, Maximum: 120, Increment: 12 })
  const readRule = async () =>
    (await buyer<{ purchaseQuantityRule: RecordFields | null }>('GET', `/webstore/products/${ProductId}`)).body
      .purchaseQuantityRule
  const assigned = await records.create('ProductQuantityRule', { ProductId, PurchaseQuantityRuleId: rule })
  expect(await readRule()).toMatchObject({ minimum: '12', maximum: '120', increment: '12' })
  expect(await change('PurchaseQuantityRule', rule, { Increment: 6 })).toBe(204)
  expect(await readRule()).toMatchObject({ minimum: '12', increment: '6' })
  expect(await records.refuse('ProductQuantityRule', { ProductId, PurchaseQuantityRuleId: rule })).toMatchObject([
    { errorCode: 'DUPLICATE_VALUE' },
  ])
  expect((await records.send('PATCH', `/sobjects/PurchaseQuantityRule/${rule}`, { Maximum: 3 })).body).toMatchObject([
    { errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['Maximum'] },
  ])
  expect(await remove('PurchaseQuantityRule', rule)).toBe(400)
  expect(await remove('ProductQuantityRule', assigned)).toBe(204)
  expect(await readRule()).toBeNull()
  expect(await remove('PurchaseQuantityRule', rule)).toBe(204)
})

test('users belong to accounts as contacts, may buy for others, and are signed out when they are deactivated [REC-34]', async () => {
  const AccountId = await records.create('Account', { Name: 'Rescue 7', ParentId: shopIds.plant })
  expect(
    (await records.send('PATCH', `/sobjects/Account/${shopIds.plant}`, { ParentId: AccountId })).body,
  ).toMatchObject([{ errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['ParentId'] }])
  const person = { Username: 'Ann@rescue.example', Email: 'ann@rescue.example', LastName: 'Cole' }
  expect(await records.refuse('User', { ...person, Email: 'other@rescue.example' })).toMatchObject([
    { fields: ['Email'] },
  ])
  const userId = await records.create('User', { ...person, FirstName: 'Ann', AccountId })
  expect(await records.refuse('User', person)).toMatchObject([{ errorCode: 'DUPLICATE_VALUE' }])
  expect(
    await records.list(`SELECT Name FROM Contact WHERE Account.Parent.Name = 'Plant' AND Email LIKE 'ann@%'`, 'Name'),
  ).toEqual(['Ann Cole'])
  expect(await remove('User', userId)).toBe(403)
  const [plantBuyerId = ''] = await records.list(`SELECT Id FROM User WHERE Username = '${PLANT_BUYER}'`, 'Id')
  const client = await shop.buyer(PLANT_BUYER)
  const readManaged = async () =>
    (
      await client<{ externalManagedAccounts: Array<{ accountId: string }> }>(
        'GET',
        '/webstore/external-managed-accounts',
      )
    ).body.externalManagedAccounts.map(({ accountId }) => accountId)
  expect(await readManaged()).toEqual([])
  const managed = await records.create('DelegatedAccount', { ManagedById: plantBuyerId, TargetId: AccountId })
  expect(await readManaged()).toEqual([AccountId])
  expect(await remove('DelegatedAccount', managed)).toBe(204)
  expect(await readManaged()).toEqual([])
  expect(
    await records.refuse('DelegatedAccount', { ManagedById: plantBuyerId, TargetId: shopIds.plant }),
  ).toMatchObject([{ fields: ['TargetId'] }])
  const signIn = async (username: string) =>
    (await shop.send('POST', '/services/apexrest/auth/login', { body: { username, password: PASSWORD } })).status
  expect(await change('User', plantBuyerId, { Email: 'New@plant.example', FirstName: 'Bea' })).toBe(204)
  expect(await signIn('new@plant.example')).toBe(200)
  expect(await change('User', plantBuyerId, { IsActive: false })).toBe(204)
  expect((await client('GET', '/webstore/external-managed-accounts')).status).toBe(401)
  expect(await signIn('new@plant.example')).toBe(401)
  expect(await change('User', plantBuyerId, { IsActive: true, Username: PLANT_BUYER })).toBe(204)
  expect(await signIn(PLANT_BUYER)).toBe(200)
  const [adminId = ''] = await records.list(`SELECT Id FROM User WHERE Role__c = 'admin'`, 'Id')
  expect((await records.send('PATCH', `/sobjects/User/${adminId}`, { IsActive: false })).body).toMatchObject([
    { fields: ['IsActive'] },
  ])
})

test('addresses of accounts are checked as those of buyers, and buyers have them at once [REC-35]', async () => {
  const address = { Name: 'Yard', ParentId: shopIds.county, Street: '9 Yard Rd', City: 'Raleigh', PostalCode: '27601' }
  expect(await records.refuse('ContactPointAddress', { ...address, Country: 'US', State: 'Nowhere' })).toMatchObject([
    { errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['State'] },
  ])
  const fields = { ...address, Country: 'us', State: 'North Carolina', IsDefault: true }
  const id = await records.create('ContactPointAddress', fields)
  expect(await records.read('ContactPointAddress', id)).toMatchObject({ Country: 'US', State: 'NC' })
  const readDefault = async () =>
    (
      await buyer<{ items: Array<{ addressId: string; street: string }> }>(
        'GET',
        '/webstore/accounts/current/addresses?defaultOnly=true',
      )
    ).body.items.map(({ addressId, street }) => [addressId, street])
  expect(await readDefault()).toEqual([[id, '9 Yard Rd']])
  expect(await change('ContactPointAddress', id, { Street: '10 Yard Rd' })).toBe(204)
  expect(await readDefault()).toEqual([[id, '10 Yard Rd']])
  expect(await remove('ContactPointAddress', id)).toBe(204)
  expect(await readDefault()).toEqual([])
  expect(await change('ContactPointAddress', shopIds.address, { IsDefault: true })).toBe(204)
})

test('an order is queried with its lines, delivery, payment and shipment, and a cart with its lines [REC-36]', async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.hose, quantity: 3, type: 'Product' })
  const carts = await records.query(`
    SELECT Account.Name, WebStore.Name, TotalProductAmount, (SELECT Sku, Quantity, SalesPrice FROM CartItems)
    FROM WebCart WHERE OwnerId IN (SELECT Id FROM User WHERE Username = '${BUYER}') AND Status = 'Active'`)
  expect(carts.body.records).toMatchObject([
    {
      Account: { Name: 'County' },
      TotalProductAmount: 269.97,
      CartItems: { records: [{ Sku: 'TH-1', Quantity: 3, SalesPrice: 89.99 }] },
    },
  ])
  await buyer('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-7',
  })
  const placed = await buyer<{ orderSummaryId: string }>('POST', '/webstore/checkouts/active/orders')
  const orderId = placed.body.orderSummaryId
  const select = (fields: string, object: string) =>
    records.query(`SELECT ${fields} FROM ${object} WHERE OrderSummaryId = '${orderId}'`)
  const [item] = (
    await select('Id, OrderDeliveryGroupSummaryId, StockKeepingUnit, QuantityOrdered', 'OrderItemSummary')
  ).body.records
  expect(item).toMatchObject({ StockKeepingUnit: 'TH-1', QuantityOrdered: 3 })
  const { body: sent } = await records.send<{ fulfillmentOrderIds: string[] }>(
    'POST',
    '/commerce/fulfillment/fulfillment-orders',
    {
      orderSummaryId: orderId,
      orderDeliveryGroupSummaryId: item?.['OrderDeliveryGroupSummaryId'],
      fulfillmentGroups: [
        {
          fulfilledFromLocationId: shopIds.main,
          orderItemSummaries: [{ orderItemSummaryId: item?.['Id'], quantity: 2 }],
        },
      ],
    },
  )
  const admin = await shop.buyer(ADMIN)
  await admin('POST', `/admin/fulfillment-orders/${sent.fulfillmentOrderIds[0]}/actions/ship`, { carrier: 'UPS' })
  const { body } = await records.query(`
    SELECT Status, PoNumber, BillingCity, Account.Name, GrandTotalAmount,
      (SELECT QuantityAllocated, QuantityFulfilled FROM OrderItemSummaries),
      (SELECT DeliverToCity FROM OrderDeliveryGroupSummaries),
      (SELECT Method FROM OrderPaymentSummaries),
      (SELECT Status, StatusCategory FROM FulfillmentOrders),
      (SELECT Provider, FulfillmentOrder.Status FROM Shipments)
    FROM OrderSummary WHERE Id = '${orderId}'`)
  expect(body.records).toMatchObject([
    {
      Status: 'Partially Fulfilled',
      PoNumber: 'PO-7',
      Account: { Name: 'County' },
      OrderItemSummaries: { records: [{ QuantityAllocated: 2, QuantityFulfilled: 2 }] },
      OrderDeliveryGroupSummaries: { records: [{ DeliverToCity: 'Raleigh' }] },
      OrderPaymentSummaries: { records: [{ Method: 'PurchaseOrder' }] },
      FulfillmentOrders: { records: [{ Status: 'Fulfilled', StatusCategory: 'CLOSED' }] },
      Shipments: { records: [{ Provider: 'UPS', FulfillmentOrder: { Status: 'Fulfilled' } }] },
    },
  ])
  const items = await records.query(
    `SELECT Id, Quantity, OrderItemSummary.Product2.Name FROM ShipmentItem WHERE Shipment.OrderSummaryId = '${orderId}'`,
  )
  expect(items.body.records).toMatchObject([{ Quantity: 2, OrderItemSummary: { Product2: { Name: 'Attack hose' } } }])
  expect(await records.read('ShipmentItem', toText(items.body.records[0]?.['Id']))).toMatchObject({ Quantity: 2 })
  expect(await records.read('WebStore', ids.webstore)).toMatchObject({ Name: 'Test shop' })
})

test('settings, taxes and delivery methods are written as records, and checkouts follow them at once [ADM-42] [REC-37] [REC-49] [LANG-04]', async () => {
  const guest = shop.guest()
  const search = async () => (await guest('POST', '/webstore/search/product-search', { searchTerm: 'hose' })).status
  expect(await search()).toBe(201)
  expect(await change('WebStore', ids.webstore, { OptionsGuestBrowsingEnabled: false })).toBe(204)
  expect(await search()).toBe(401)
  expect(await change('WebStore', ids.webstore, { OptionsGuestBrowsingEnabled: true })).toBe(204)
  const before = await records.read('WebStore', ids.webstore)
  expect(before).toMatchObject({ TakesPurchaseOrders__c: true, AreRecommendationsEnabled__c: true })
  const switches = {
    TakesPurchaseOrders__c: false,
    AreRecommendationsEnabled__c: false,
    IsGiftingEnabled__c: true,
    GuestMaximumQuantity__c: 7,
    ShippingCountries__c: 'us;CA',
  }
  expect(await change('WebStore', ids.webstore, switches)).toBe(204)
  expect(await records.read('WebStore', ids.webstore)).toMatchObject({ ...switches, ShippingCountries__c: 'US;CA' })
  const former = Object.fromEntries(Object.keys(switches).map((name) => [name, before[name]]))
  expect(await change('WebStore', ids.webstore, former)).toBe(204)
  expect((await records.send('PATCH', `/sobjects/WebStore/${ids.webstore}`, { Country: 'XX' })).body).toMatchObject([
    { errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['Country'] },
  ])
  const sold = { SupportedCurrencies: 'usd;CAD', InvoiceSellerName__c: 'Rescue Supply', PaymentTermDays__c: 30 }
  expect(await change('WebStore', ids.webstore, sold)).toBe(204)
  expect(await change('WebStore', ids.webstore, { InvoiceSellerCity__c: 'Boise' })).toBe(204)
  expect(await records.read('WebStore', ids.webstore)).toMatchObject({
    ...sold,
    SupportedCurrencies: 'USD;CAD',
    InvoiceSellerCity__c: 'Boise',
  })
  const inCanadianDollars = `/webstore/pricing/products/${shopIds.hose}?currencyIsoCode=CAD`
  expect((await buyer('GET', inCanadianDollars)).status).toBe(200)
  for (const SupportedCurrencies of ['USD;XYZ', 'CAD'])
    expect(
      (await records.send('PATCH', `/sobjects/WebStore/${ids.webstore}`, { SupportedCurrencies })).body,
    ).toMatchObject([{ errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['SupportedCurrencies'] }])
  for (const SupportedLanguages of ['en_US;xx', 'en_US;es-us', 'es_US'])
    expect(
      (await records.send('PATCH', `/sobjects/WebStore/${ids.webstore}`, { SupportedLanguages })).body,
    ).toMatchObject([{ errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['SupportedLanguages'] }])
  expect(await change('WebStore', ids.webstore, { SupportedLanguages: 'en_US; fr' })).toBe(204)
  expect((await buyer('GET', '/webstore/application-context')).body).toMatchObject({
    markets: [{ localeCurrencyMap: { en_US: 'USD', fr: 'USD' } }],
  })
  expect(await change('WebStore', ids.webstore, { SupportedLanguages: 'en_US' })).toBe(204)
  const cleared = {
    SupportedCurrencies: 'USD',
    InvoiceSellerName__c: null,
    InvoiceSellerCity__c: null,
    PaymentTermDays__c: null,
  }
  expect(await change('WebStore', ids.webstore, cleared)).toBe(204)
  expect((await buyer('GET', inCanadianDollars)).status).toBe(400)

  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.hose, quantity: 1, type: 'Product' })
  const start = () =>
    buyer('PUT', '/webstore/checkouts', { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } })
  await start()
  const readTax = async () =>
    Number((await buyer<{ totalTaxAmount: string }>('GET', '/webstore/carts/active')).body.totalTaxAmount)
  const tax = await readTax()
  expect(
    await records.refuse('TaxRate__c', { Name: 'x', Country__c: 'US', State__c: 'ZZ', RatePercent__c: 1 }),
  ).toMatchObject([{ fields: ['State__c'] }])
  const rate = { Name: 'Federal tax', Country__c: 'US', RatePercent__c: 10 }
  const rateId = await records.create('TaxRate__c', rate)
  expect(await readTax()).toBeCloseTo(tax + 9, 2)
  const duplicate = [{ errorCode: 'DUPLICATE_VALUE', fields: ['Treatment__c', 'Country__c', 'State__c'] }]
  expect(await records.refuse('TaxRate__c', { ...rate, Name: 'Again', Country__c: 'us' })).toMatchObject(duplicate)
  expect(
    (await records.send('PATCH', `/sobjects/TaxRate__c/${rateId}`, { State__c: 'nc', RatePercent__c: 20 })).body,
  ).toMatchObject(duplicate)
  expect(await change('TaxRate__c', rateId, { RatePercent__c: 20 })).toBe(204)
  expect(await readTax()).toBeCloseTo(tax + 18, 2)
  expect(await remove('TaxRate__c', rateId)).toBe(204)
  expect(await readTax()).toBeCloseTo(tax, 2)

  const readMethods = async () => {
    const { body } = await buyer<{
      deliveryGroups: { items: Array<{ availableDeliveryMethods: Array<{ name: string }> }> }
    }>('GET', '/webstore/checkouts/active')
    return body.deliveryGroups.items.flatMap(({ availableDeliveryMethods }) =>
      availableDeliveryMethods.map(({ name }) => name),
    )
  }
  const methodId = await records.create('OrderDeliveryMethod', { Name: 'Drone', BaseFee__c: 5, Countries__c: 'US' })
  await start()
  expect(await readMethods()).toContain('Drone')
  expect(await change('OrderDeliveryMethod', methodId, { IsActive: false })).toBe(204)
  await start()
  expect(await readMethods()).not.toContain('Drone')
  expect(await remove('OrderDeliveryMethod', methodId)).toBe(204)
  await buyer('DELETE', '/webstore/carts/active')
})

test('a promotion and its coupon are written as records, and a cart gets and loses them at once [REC-38]', async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 2, type: 'Product' })
  const readDiscount = async () =>
    Number(
      (await buyer<{ totalPromotionalAdjustmentAmount: string }>('GET', '/webstore/carts/active')).body
        .totalPromotionalAdjustmentAmount,
    )
  const fields = {
    Name: 'Fall',
    DisplayName: 'Fall sale',
    TargetType__c: 'Item',
    AdjustmentType__c: 'PercentageDiscount',
    AdjustmentValue__c: 50,
  }
  for (const [wrong, field] of [
    [{ AdjustmentValue__c: 101 }, 'AdjustmentValue__c'],
    [{ BuyQuantity__c: 2 }, 'GetQuantity__c'],
    [{ ProductIds__c: ids.product('nothing') }, 'ProductIds__c'],
    [{ StartDateTime: '2026-02-01', EndDateTime: '2026-01-01' }, 'EndDateTime'],
    [{ CurrencyIsoCode: 'EUR' }, 'CurrencyIsoCode'],
  ] as const)
    expect(await records.refuse('Promotion', { ...fields, ...wrong })).toMatchObject([{ fields: [field] }])
  const PromotionId = await records.create('Promotion', { ...fields, IsActive: true, ProductIds__c: shopIds.gloves })
  expect(await readDiscount()).toBe(-19.95)
  expect(await change('Promotion', PromotionId, { AdjustmentValue__c: 10, IsAutomatic: false })).toBe(204)
  expect(await readDiscount()).toBe(0)
  const couponId = await records.create('Coupon', { CouponCode: 'FALL', PromotionId })
  expect(await records.refuse('Coupon', { CouponCode: 'fall', PromotionId })).toMatchObject([
    { errorCode: 'DUPLICATE_VALUE' },
  ])
  expect((await buyer('POST', '/webstore/carts/active/cart-coupons', { couponCode: 'fall' })).status).toBe(201)
  expect(await readDiscount()).toBe(-3.99)
  expect(await remove('Coupon', couponId)).toBe(400)
  expect(await change('Coupon', couponId, { Status: 'Inactive' })).toBe(204)
  expect(await readDiscount()).toBe(0)
  await buyer('DELETE', '/webstore/carts/active')
  expect(await remove('Promotion', PromotionId)).toBe(400)
  expect(await remove('Promotion', await records.create('Promotion', fields))).toBe(204)
})

test('selling models and the parts of sets are written as records, and buyers see them at once [REC-39]', async () => {
  expect(
    await records.refuse('ProductSellingModel', { Name: 'Odd', SellingModelType: 'Evergreen', PricingTerm: 1 }),
  ).toMatchObject([{ fields: ['PricingTermUnit'] }])
  const ProductSellingModelId = await records.create('ProductSellingModel', {
    Name: 'Quarterly',
    SellingModelType: 'Evergreen',
    PricingTerm: 3,
    PricingTermUnit: 'Months',
  })
  const Product2Id = ids.product('SUB-1')
  const readModels = async () =>
    (
      await buyer<{ productSellingModels: Array<{ name: string }> }>('GET', `/webstore/products/${Product2Id}`)
    ).body.productSellingModels.map(({ name }) => name)
  const option = await records.create('ProductSellingModelOption', {
    Product2Id,
    ProductSellingModelId,
    SortOrder__c: 9,
  })
  const entry = { Pricebook2Id: ids.priceBooks.list, Product2Id, ProductSellingModelId, UnitPrice: 300 }
  const entryId = await records.create('PricebookEntry', entry)
  expect(await readModels()).toEqual(['Yearly', 'Monthly', 'Quarterly'])
  expect(await remove('ProductSellingModel', ProductSellingModelId)).toBe(400)
  expect(await remove('ProductSellingModelOption', option)).toBe(204)
  expect(await remove('PricebookEntry', entryId)).toBe(204)
  expect(await remove('ProductSellingModel', ProductSellingModelId)).toBe(204)
  expect(await readModels()).toEqual(['Yearly', 'Monthly'])

  const ParentProductId = ids.product('KIT-1')
  const readParts = async () =>
    (
      await buyer<{ items: Array<{ productInfo: { name: string } }> }>(
        'GET',
        `/webstore/products/${ParentProductId}/children`,
      )
    ).body.items.map(({ productInfo }) => productInfo.name)
  const part = { ParentProductId, ChildProductId: shopIds.hose }
  expect(await records.refuse('ProductRelatedComponent', { ...part, ParentProductId: shopIds.gloves })).toMatchObject([
    { fields: ['ParentProductId'] },
  ])
  const partId = await records.create('ProductRelatedComponent', { ...part, Quantity: 2, Sequence: 9 })
  expect(await readParts()).toContain('Attack hose')
  expect(await remove('ProductRelatedComponent', partId)).toBe(204)
  expect(await readParts()).not.toContain('Attack hose')
})
