import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalculatedTaxes, StoreTaxesInfo } from '@hydrant/contract/shop/tax.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { incrementCatalogVersion } from '../webstore/service.ts'
import { openRecordClient } from '../records/testing/record-client.ts'
import { ids } from '../testing/test-catalogue.ts'
import { openPurchaseTestShop, PLANT_BUYER, shopIds, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { addTaxRates, calculateTax } from './service.ts'
import { saveTaxCountries } from './testing/save-tax-countries.ts'

let shop: PurchaseTestShop
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  const rate = (country: string, ratePercent: string, rest: { description?: string; priority?: number }) => ({
    id: country,
    treatment: 'standard',
    name: `${country} tax`,
    country,
    state: null,
    ratePercent,
    ...rest,
  })
  await shop.database.transaction(async (tx) => {
    await addTaxRates(tx, [rate('US', '0.5', { priority: 1 }), rate('DE', '19', { description: 'Umsatzsteuer' })])
    await saveTaxCountries(tx, [{ country: 'DE', localeType: 'Gross' }])
  })
})
afterAll(() => shop.close())

const getTaxes = async (query = '', client = shop.guest()) =>
  client<StoreTaxesInfo>('GET', `/webstore/taxes/products/${shopIds.gloves}${query}`)
const toRates = ({ taxesInfo }: StoreTaxesInfo) =>
  taxesInfo[shopIds.gloves]?.taxesInfoList.map(({ taxTreatmentName, taxRatePercentage }) => [
    taxTreatmentName,
    taxRatePercentage,
  ])

async function setTaxType(taxType: 'Net' | 'Gross' | 'Automatic'): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await tx.update(webstore).set({ taxType })
    await incrementCatalogVersion(tx)
  })
}

test('returns the rates of a product at a destination, by priority [CAT-10]', async () => {
  const { status, body } = await getTaxes('?countryIsoCode=us&stateIsoCode=nc')
  expect(status).toBe(200)
  expect(body).toMatchObject({ taxLocaleType: 'Net', taxesInfo: { [shopIds.gloves]: { success: true, error: null } } })
  expect(toRates(body)).toEqual([
    ['North Carolina', '7.25'],
    ['US tax', '0.50'],
  ])
  expect(body.taxesInfo[shopIds.gloves]?.taxesInfoList[0]).toEqual({
    taxRatePercentage: '7.25',
    taxTreatmentName: 'North Carolina',
    taxTreatmentDescription: null,
    countryIsoCode: 'US',
    stateIsoCode: 'NC',
    priority: 0,
  })
})

test("without a destination the store's own country is used, and without a rate there is no tax [CAT-10]", async () => {
  expect(toRates((await getTaxes()).body)).toEqual([['US tax', '0.50']])
  expect(toRates((await getTaxes('?countryIsoCode=US&stateIsoCode=OR')).body)).toEqual([['US tax', '0.50']])
  expect(toRates((await getTaxes('?countryIsoCode=CA&stateIsoCode=ON')).body)).toEqual([])
})

test('a tax-exempt account gets no rates [CAT-10]', async () => {
  expect(toRates((await getTaxes('?stateIsoCode=NC', await shop.buyer(PLANT_BUYER))).body)).toEqual([])
})

test('hidden products and unknown destinations return errors [CAT-10] [ROLE-06]', async () => {
  expect(await shop.guest()('GET', `/webstore/taxes/products/${ids.product('CO-1')}`)).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect((await getTaxes('?countryIsoCode=%3Cb%3E')).status).toBe(400)
  for (const [query, named] of [
    ['?countryIsoCode=ZZ', 'countryIsoCode'],
    ['?countryIsoCode=USA', 'countryIsoCode'],
    ['?countryIsoCode=US&stateIsoCode=ZZ', 'stateIsoCode'],
    ['?countryIsoCode=US', 'stateIsoCode'],
    ['?countryIsoCode=US&stateIsoCode=', 'stateIsoCode'],
  ]) {
    expect(await getTaxes(query)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining(named ?? '') }],
    })
  }
})

test('a store that decides by destination includes the tax where the country says so [CAT-10] [PRC-03]', async () => {
  await setTaxType('Automatic')
  const german = (await getTaxes('?countryIsoCode=DE')).body
  expect([german.taxLocaleType, german.taxesInfo[shopIds.gloves]?.taxesInfoList[0]?.taxTreatmentDescription]).toEqual([
    'Gross',
    'Umsatzsteuer',
  ])
  expect((await getTaxes('?countryIsoCode=US&stateIsoCode=NC')).body.taxLocaleType).toBe('Net')
  await setTaxType('Gross')
  expect((await getTaxes('?countryIsoCode=US&stateIsoCode=NC')).body.taxLocaleType).toBe('Gross')
  await setTaxType('Net')
})

test('taxes are calculated for lines at their addresses, each rounded separately [API-04]', async () => {
  const line = (...[lineId, productId, quantity, unitPrice]: readonly [string, string, unknown, unknown]) => ({
    lineId,
    productId,
    quantity,
    unitPrice,
  })
  const groups = [
    {
      deliveryAddress: { countryCode: 'us', stateCode: 'NC', city: 'Raleigh' },
      lineItems: [line('a', shopIds.gloves, 3, '19.95'), line('b', shopIds.hose.slice(0, 15), '1', 100)],
    },
    { deliveryAddress: { countryCode: 'US', stateCode: 'OR' }, lineItems: [line('c', shopIds.hose, '1.5', '0.99')] },
  ]
  const calculate = (body: unknown, client = shop.guest()) =>
    client<CalculatedTaxes>('POST', '/webstore/taxes/actions/calculate-taxes', body)
  const { status, body } = await calculate({ cartItems: groups, currencyIsoCode: 'USD' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    taxLocaleType: 'Net',
    currencyIsoCode: 'USD',
    totalTaxAmount: '12.40',
    success: true,
    errorMessage: null,
  })
  expect(
    Object.values(body.lineItemTaxes).map(({ lineId, taxAmount, taxRate }) => [lineId, taxAmount, taxRate]),
  ).toEqual([
    ['a', '4.64', '7.75'],
    ['b', '7.75', '7.75'],
    ['c', '0.01', '0.5'],
  ])
  expect((await calculate({ cartItems: groups }, await shop.buyer(PLANT_BUYER))).body.totalTaxAmount).toBe('0.00')
  await setTaxType('Gross')
  expect((await calculate({ cartItems: groups.slice(1) })).body).toMatchObject({
    taxLocaleType: 'Gross',
    totalTaxAmount: '0.01',
  })
  await setTaxType('Net')
  const calculateInvalid = (change: object) => calculate({ cartItems: [{ ...groups[0], ...change }] })
  expect(await calculateInvalid({ lineItems: [line('a', ids.product('CO-1'), 1, '1')] })).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND', message: expect.stringMatching(/^productId:/) }],
  })
  expect(
    await calculateInvalid({ lineItems: [line('a', shopIds.gloves, 1, '1'), line('a', shopIds.hose, 1, '1')] }),
  ).toMatchObject({
    status: 400,
    body: [{ message: "lineId: 'a' is used by two lines." }],
  })
  expect(await calculateInvalid({ deliveryAddress: { countryCode: 'Germany' } })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('countryCode') }],
  })
  expect(await calculateInvalid({ deliveryAddress: { countryCode: 'US', stateCode: 'ZZ' } })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringMatching(/^stateCode:/) }],
  })
  for (const [address, message] of [
    [{ countryCode: 'US' }, 'stateCode: an address of this country needs one.'],
    [
      { countryCode: 'US', stateCode: 'NC', postalCode: '97201' },
      'postalCode: the ZIP code 97201 is not in the state NC.',
    ],
    [
      { countryCode: 'US', stateCode: 'NC', postalCode: '2760' },
      "postalCode: '2760' is no postal code of this country.",
    ],
  ] as const)
    expect(await calculateInvalid({ deliveryAddress: address })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_API_INPUT', message }],
    })
  expect(await calculate({ cartItems: groups, currencyIsoCode: 'EUR' })).toMatchObject({
    status: 400,
    body: [{ message: expect.stringMatching(/^currencyIsoCode:/) }],
  })
  expect(await calculate({ cartItems: groups, shouldCommit: true })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'JSON_PARSER_ERROR' }],
  })
})

test.each([
  { amount: '119', rate: '19', isIncluded: true, tax: '19.00' },
  { amount: '119', rate: '19', isIncluded: false, tax: '22.61' },
  { amount: '0.01', rate: '7.25', isIncluded: true, tax: '0.00' },
  { amount: '99.99', rate: '0', isIncluded: true, tax: '0.00' },
])('the tax of $amount at $rate %, included: $isIncluded, is $tax [CART-09]', ({ amount, rate, isIncluded, tax }) => {
  expect(
    calculateTax(decimal(amount), { ratePercent: decimal(rate), isIncluded, currencyIsoCode: 'USD' }).toFixed(2),
  ).toBe(tax)
})

test('a rate above 100 percent is refused, created or changed [REC-37]', async () => {
  const records = await openRecordClient(shop)
  const rate = { Name: 'Sales tax', Country__c: 'FR', RatePercent__c: 100 }
  const expected = { errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['RatePercent__c'] }
  expect(await records.refuse('TaxRate__c', { ...rate, RatePercent__c: 100.5 })).toMatchObject([expected])
  const id = await records.create('TaxRate__c', rate)
  const change = await records.send('PATCH', `/sobjects/TaxRate__c/${id}`, { RatePercent__c: 190 })
  expect(change).toMatchObject({ status: 400, body: [expected] })
})
