import { expect, test } from 'vitest'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import { listSpecifications } from './specifications.ts'

const nozzle: ProductDetail = {
  id: '01t',
  name: 'Fog nozzle',
  urlName: null,
  productClass: 'Simple',
  fields: {
    StockKeepingUnit: 'HN-95',
    ProductCode: 'IL-0095',
    Gtin__c: '2012345678903',
    Brand__c: 'Ironline',
    PackText__c: null,
    QuantityUnitOfMeasure: 'Each',
  },
  attributes: [
    { apiName: 'Weight__c', label: 'Weight (lb)', value: '4.9' },
    { apiName: 'GTIN__c', label: 'GTIN', value: '00012345678905' },
  ],
  defaultImage: {
    id: null,
    title: '',
    alternateText: '',
    url: '',
    thumbnailUrl: null,
    mediaType: 'Image',
    sortOrder: 0,
    contentVersionId: null,
  },
  mediaGroups: [],
  primaryProductCategoryPath: null,
  purchaseQuantityRule: null,
}

test('numbers come first and can be copied, as can attributes that are numbers [CAT-16]', () => {
  expect(listSpecifications(nozzle).map(({ label, value, isIdentifier }) => [label, value, isIdentifier])).toEqual([
    ['Part number', 'HN-95', true],
    ["Manufacturer's number", 'IL-0095', true],
    ['GTIN', '2012345678903', true],
    ['Brand', 'Ironline', false],
    ['Sold by', 'Each', false],
    ['Weight (lb)', '4.9', false],
    ['GTIN', '00012345678905', true],
  ])
})

test('a number is listed once, and a parent has none that could be ordered [CAT-16]', () => {
  const labels = (product: ProductDetail) => listSpecifications(product).map(({ label }) => label)
  expect(labels({ ...nozzle, fields: { ...nozzle.fields, ProductCode: 'HN-95' } })).not.toContain(
    "Manufacturer's number",
  )
  expect(labels({ ...nozzle, productClass: 'VariationParent' })).toEqual(['Brand', 'Weight (lb)', 'GTIN'])
})
