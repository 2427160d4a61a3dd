import { expect, test } from 'vitest'
import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import { toPricedBundle, type BundleItem } from './load-bundle-items.ts'

const toItem = (id: string, quantity: string, isRequired = true): BundleItem => ({
  id,
  name: id,
  href: `/product/${id}`,
  partNumber: id,
  quantity,
  isRequired,
  image: { url: '', alt: '' },
})
const items = [toItem('bar', '1'), toItem('axe', '3'), toItem('bag', '1', false)]

function toPrice(unitPrice: string | null, parts: Readonly<Record<string, string>>): ProductPrice {
  const fields = {
    currencyIsoCode: 'USD',
    listPrice: null,
    lowestUnitPrice: null,
    pricebookEntryId: null,
    priceAdjustment: null,
    productSellingModelId: null,
    productPriceEntries: [],
    childEntries: [],
  }
  return {
    ...fields,
    productId: 'set',
    unitPrice,
    childEntries: Object.entries(parts).map(([productId, price]) => ({ ...fields, productId, unitPrice: price })),
  }
}

test('the required parts of a set are added up in their quantities, to the cent, without the optional ones [CAT-18]', () => {
  const bundle = toPricedBundle(items, toPrice('100.00', { bar: '89.10', axe: '12.345', bag: '40.00' }))
  expect(bundle.bundleItems.map(({ unitPrice }) => unitPrice)).toEqual(['89.10', '12.345', '40.00'])
  expect(bundle).toMatchObject({ partsPrice: '126.14', saving: '26.14' })
})

test('there is no sum while a part costs less in its quantity than one by one [CAT-18]', () => {
  const price = toPrice('100.00', { bar: '89.10', axe: '12.345' })
  const withBreakFrom = (lowerBound: string): ProductPrice => ({
    ...price,
    childEntries: price.childEntries.map((entry) => ({
      ...entry,
      priceAdjustment: {
        id: '',
        priceAdjustmentTiers: [
          {
            id: '',
            lowerBound,
            upperBound: null,
            adjustmentType: 'PercentageBasedAdjustment',
            adjustmentValue: '10',
            tierUnitPrice: '11.11',
          },
        ],
      },
    })),
  })
  expect(toPricedBundle(items, withBreakFrom('3'))).toMatchObject({ partsPrice: null, saving: null })
  expect(toPricedBundle(items, withBreakFrom('4'))).toMatchObject({ partsPrice: '126.14' })
})

test('nothing is saved when the parts cost as much, and there is no sum while a part has no price [CAT-18]', () => {
  expect(toPricedBundle(items, toPrice('99.10', { bar: '89.10', axe: '3.00' }))).toMatchObject({
    partsPrice: '98.10',
    saving: null,
  })
  expect(toPricedBundle(items, toPrice('99.10', { bar: '89.10' }))).toMatchObject({ partsPrice: null, saving: null })
  expect(toPricedBundle(items, null)).toMatchObject({ partsPrice: null, saving: null })
})
