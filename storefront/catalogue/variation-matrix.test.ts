import { expect, test } from 'vitest'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import { listMatrixProductIds, toVariationMatrix } from './variation-matrix.ts'

type Values = Readonly<Record<string, string>>

/** Creates a parent with an attribute for each key of the first variation; each value is its own label. */
function createParent(variations: Readonly<Record<string, Values>>): ProductDetail {
  const names = Object.keys(Object.values(variations)[0] ?? {})
  const product: Pick<ProductDetail, 'productClass' | 'variationInfo'> = {
    productClass: 'VariationParent',
    variationInfo: {
      attributesToProductMappings: Object.entries(variations).map(([productId, values]) => ({
        productId,
        canonicalKey: '',
        urlName: null,
        selectedAttributes: names.map((apiName, sequence) => ({
          apiName,
          label: apiName,
          sequence,
          value: values[apiName] ?? '',
        })),
      })),
      variationAttributeInfo: Object.fromEntries(
        names.map((apiName, sequence) => {
          const values = [...new Set(Object.values(variations).map((variation) => variation[apiName] ?? ''))]
          return [
            apiName,
            {
              apiName,
              label: apiName,
              fieldEnumOrId: apiName,
              objectName: 'ProductAttribute',
              sequence,
              viewType: 'Pill',
              allowableValues: values,
              availableValues: values,
              options: values.map((value) => ({
                apiName: value,
                label: value,
                colorHexCode: null,
                variantAvailable: true,
              })),
            },
          ]
        }),
      ),
    },
  }
  return product as ProductDetail
}

const priced = (prices: Readonly<Record<string, string | null>>) => ({
  childEntries: Object.entries(prices).map(([productId, unitPrice]) => ({
    productId,
    unitPrice,
    currencyIsoCode: 'USD',
    listPrice: null,
    lowestUnitPrice: null,
    pricebookEntryId: null,
    priceAdjustment: null,
    productSellingModelId: null,
    productPriceEntries: [],
    childEntries: [],
  })),
})

const trousers = createParent({
  p1: { Size: '30', Color: 'Tan' },
  p2: { Size: '32', Color: 'Tan' },
  p3: { Size: '34', Color: 'Tan' },
  p4: { Size: '34', Color: 'Black' },
})

test('the columns are the attribute with fewer values, and combinations without a variation are empty [CAT-15]', () => {
  const matrix = toVariationMatrix(
    trousers,
    priced({ p1: '99.50', p2: '100.00', p3: '101.00', p4: null }),
    new Map([['p2', { quantity: 3 }]]),
  )
  expect(matrix).toMatchObject({ rowLabel: 'Size', columns: ['Tan', 'Black'], lowestPrice: '99.50' })
  expect(matrix?.rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.productId ?? null)])).toEqual([
    ['30', 'p1', null],
    ['32', 'p2', null],
    ['34', 'p3', 'p4'],
  ])
  expect(matrix?.rows[1]?.cells[0]).toEqual({
    productId: 'p2',
    label: '32, Tan',
    unitPrice: '100.00',
    stock: { quantity: 3 },
  })
  expect(matrix?.rows[2]?.cells[1]).toMatchObject({ unitPrice: null, stock: null })
})

test('with one attribute every value is a row, and with three the rows combine two [CAT-15]', () => {
  const one = createParent({ p1: { Size: 'S' }, p2: { Size: 'M' } })
  expect(toVariationMatrix(one, priced({ p1: '1.00' }), new Map())).toMatchObject({
    rowLabel: 'Size',
    columns: ['Quantity'],
    rows: [
      { label: 'S', cells: [{ label: 'S' }] },
      { label: 'M', cells: [{ label: 'M' }] },
    ],
  })
  const three = createParent({
    p1: { Size: 'S', Color: 'Tan', Cut: 'Long' },
    p2: { Size: 'M', Color: 'Black', Cut: 'Long' },
  })
  expect(toVariationMatrix(three, priced({ p1: '1.00' }), new Map())).toMatchObject({
    rowLabel: 'Size, Color',
    columns: ['Long'],
    rows: [{ label: 'S, Tan' }, { label: 'M, Black' }],
  })
})

test('there is no table without prices, for too many variations, or for a product that is no parent [CAT-15]', () => {
  expect(toVariationMatrix(trousers, null, new Map())).toBeNull()
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, size) => [`p${size}`, { Size: String(size) }]))
  expect(listMatrixProductIds(createParent(many))).toEqual([])
  expect(listMatrixProductIds({ ...trousers, productClass: 'Simple' })).toEqual([])
  expect(listMatrixProductIds(trousers)).toEqual(['p1', 'p2', 'p3', 'p4'])
})
