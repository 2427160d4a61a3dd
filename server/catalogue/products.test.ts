import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  FeaturedProducts,
  ProductChildCollection,
  ProductDetail,
  ProductOverviewCollection,
} from '@hydrant/contract/shop/product.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { replaceMedia } from './service.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
  const image = (name: string) => ({
    externalUrl: `https://images.example/${name}.jpg`,
    title: name,
    alternateText: `A picture of ${name}`,
    mediaType: 'Image' as const,
  })
  const productId = ids.product('HN-95/1')
  await shop.database.transaction((tx) =>
    replaceMedia(tx, [
      { productId, usage: 'Listing', media: [image('front')] },
      { productId, usage: 'Standard', media: [image('front'), image('side')] },
    ]),
  )
})
afterAll(() => shop.close())

const productPath = (sku: string) => `/webstore/products/${ids.product(sku)}`
const fetchDetail = async (sku: string, query = {}) =>
  (await shop.guest<ProductDetail>('GET', productPath(sku), { query })).body

test('returns all details of a product [CAT-06] [CAT-14]', async () => {
  const body = await fetchDetail('HN-95/1')
  expect(body).toMatchObject({
    id: ids.product('HN-95/1'),
    name: 'Fog nozzle 95',
    urlName: 'fog-nozzle-95',
    productClass: 'Simple',
    variationInfo: null,
  })
  expect(body.fields).toMatchObject({
    Name: 'Fog nozzle 95',
    StockKeepingUnit: 'HN-95/1',
    ProductCode: 'HN95',
    Family: 'Nozzles',
    IsActive: 'true',
    Brand__c: 'Ironline',
    PackText__c: 'Each',
    IsQuoteOnly__c: 'false',
    QuantityUnitOfMeasure: 'Each',
    CurrencyIsoCode: 'USD',
    Diameter__c: '1.5 in',
    ProductClass: 'Simple',
  })
  expect(body.fields['LastModifiedDate']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(body.attributes).toEqual([
    { apiName: 'Diameter__c', label: 'Diameter', value: '1.5 in' },
    { apiName: 'Flow__c', label: 'Flow', value: '95 gpm' },
  ])
  expect(body.primaryProductCategoryPath?.path.map((category) => category.name)).toEqual(['Nozzles', 'Handline'])
  expect(body.purchaseQuantityRule).toEqual({ minimum: '6', maximum: '600', increment: '6' })
})

test('groups images by use and returns the listing image as the default [CAT-06]', async () => {
  const body = await fetchDetail('HN-95/1')
  expect(body.defaultImage).toMatchObject({
    url: 'https://images.example/front.jpg',
    alternateText: 'A picture of front',
    mediaType: 'Image',
  })
  expect(body.mediaGroups.map((group) => [group.developerName, group.usageType, group.mediaItems.length])).toEqual([
    ['productListImage', 'Listing', 1],
    ['productDetailImage', 'Standard', 2],
  ])
  expect((await fetchDetail('HN-125/1')).defaultImage).toMatchObject({
    id: null,
    title: 'image',
    url: '/img/b2b/default-product-image.svg',
  })
})

test('leaves out what is not requested [CAT-06]', async () => {
  const query = {
    fields: 'Name,Family,Nonsense',
    mediaGroups: 'productListImage',
    excludePrimaryProductCategory: true,
    excludeQuantityRule: true,
  }
  const body = await fetchDetail('HN-95/1', query)
  expect(body.fields).toEqual({ Name: 'Fog nozzle 95', Family: 'Nozzles' })
  expect(body.mediaGroups).toHaveLength(1)
  expect([body.primaryProductCategoryPath, body.purchaseQuantityRule]).toEqual([null, null])
  expect(await fetchDetail('HN-95/1', { excludeFields: true, fields: 'Name', excludeMedia: true })).toMatchObject({
    fields: {},
    mediaGroups: [],
  })
})

test('a variation parent lists its variations [CAT-06] [CAT-14]', async () => {
  const { variationInfo, attributeSetInfo, variationParentId } = await fetchDetail('TC-1')
  expect(variationParentId).toBeNull()
  expect(variationInfo?.attributesToProductMappings.map((mapping) => mapping.canonicalKey)).toEqual([
    'L_Black',
    'L_Tan',
    'M_Black',
    'M_Tan',
  ])
  expect(variationInfo?.variationAttributeInfo['Size__c']).toMatchObject({
    label: 'Size',
    sequence: 1,
    viewType: 'Pill',
    allowableValues: ['M', 'L', 'XL'],
    availableValues: ['M', 'L'],
  })
  expect(variationInfo?.variationAttributeInfo['Size__c']?.options.map((option) => option.variantAvailable)).toEqual([
    true,
    true,
    false,
  ])
  expect(variationInfo?.variationAttributeInfo['Color__c']?.options[0]).toEqual({
    apiName: 'Tan',
    label: 'Tan',
    colorHexCode: '#c2a36b',
    variantAvailable: true,
  })
  expect(Object.keys(attributeSetInfo?.['Size_Color']?.attributeInfo ?? {})).toEqual(['Size__c', 'Color__c'])
})

test('a variation has its parent, its values and its siblings [CAT-06]', async () => {
  const body = await fetchDetail('TC-1-M-T')
  expect(body).toMatchObject({ productClass: 'Variation', variationParentId: ids.product('TC-1') })
  expect(body.variationAttributeSet?.attributes).toEqual({ Size__c: 'M', Color__c: 'Tan' })
  expect(body.variationInfo?.attributesToProductMappings).toHaveLength(4)
  expect(
    (await fetchDetail('TC-1-M-T', { excludeVariationInfo: true, excludeAttributeSetInfo: true })).variationInfo,
  ).toBeNull()
})

test('lists selling models in their order [CAT-06]', async () => {
  expect(
    (await fetchDetail('SUB-1')).productSellingModels?.map((model) => [
      model.name,
      model.subscriptionTermRule?.maximum,
    ]),
  ).toEqual([
    ['Yearly', 5],
    ['Monthly', undefined],
  ])
})

test('products that a shopper may not see return 404 [CAT-06] [ROLE-08]', async () => {
  for (const sku of ['CO-1', 'OFF-1', 'NONE'])
    expect(await shop.guest('GET', productPath(sku))).toMatchObject({
      status: 404,
      body: [{ errorCode: 'ITEM_NOT_FOUND' }],
    })
  expect((await shop.buyer('GET', productPath('CO-1'))).status).toBe(200)
  expect(await shop.guest('GET', '/webstore/products/x')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_ID_FIELD' }],
  })
  expect((await shop.guest('GET', productPath('HN-95/1').slice(0, -3))).status).toBe(200)
})

test('returns products by ids or part numbers in the requested order, with an error for each missing one [CAT-06]', async () => {
  const { body } = await shop.guest<ProductOverviewCollection>('GET', '/webstore/products', {
    query: { skus: 'MN-500,CO-1,HN-95/1', fields: 'StockKeepingUnit', includeQuantityRule: true },
  })
  expect(body.total).toBe(3)
  expect(
    body.products.map((product) => [product.success, product.fields['StockKeepingUnit'], product.error.errorCode]),
  ).toEqual([
    [true, 'MN-500', undefined],
    [false, undefined, 'ITEM_NOT_FOUND'],
    [true, 'HN-95/1', undefined],
  ])
  const byIds = await shop.guest<ProductOverviewCollection>('GET', '/webstore/products', {
    query: { ids: ['TC-1-M-T', 'CO-1'].map(ids.product).join(), includeAttributeSetInfo: true },
  })
  expect(byIds.body.products.map((product) => product.id)).toEqual(['TC-1-M-T', 'CO-1'].map(ids.product))
  expect(byIds.body.products[0]?.variationAttributeSet?.attributes.map((entry) => entry.value)).toEqual(['M', 'Tan'])
})

test('finds a part number that is written otherwise, as searches do [CAT-06]', async () => {
  const { body } = await shop.guest<ProductOverviewCollection>('GET', '/webstore/products', {
    query: { skus: 'mn 500,hn951,HN-95/1,co-1,---', fields: 'StockKeepingUnit' },
  })
  expect(body.products.map((product) => product.fields['StockKeepingUnit'])).toEqual([
    'MN-500',
    'HN-95/1',
    'HN-95/1',
    undefined,
    undefined,
  ])
})

test.each<Record<string, string>>([{}, { ids: 'a', skus: 'b' }, { ids: ',' }])(
  'needs ids or skus, not %j [CAT-06]',
  async (query) => {
    expect(await shop.guest('GET', '/webstore/products', { query })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_API_INPUT' }],
    })
  },
)

test('pages through the components of a set that the shopper may see [CAT-06]', async () => {
  const path = `${productPath('KIT-1')}/children`
  const first = (await shop.guest<ProductChildCollection>('GET', path, { query: { pageSize: 1 } })).body
  expect(first).toMatchObject({
    count: 1,
    total: 2,
    productClass: 'Set',
    currentPageToken: btoa('{"p":1,"o":0}'),
    previousPageToken: null,
  })
  expect(first.items[0]).toMatchObject({
    defaultQuantity: '2',
    isEntitled: true,
    isRequired: true,
    productInfo: { name: 'Fog nozzle 95' },
  })
  const second = (
    await shop.guest<ProductChildCollection>('GET', path, { query: { pageToken: first.nextPageToken ?? '' } })
  ).body
  expect(second).toMatchObject({ items: [{ productInfo: { name: 'Fog nozzle 125' } }], nextPageToken: null })
  expect((await shop.buyer<ProductChildCollection>('GET', path)).body.total).toBe(3)
  expect(await shop.guest('GET', `${productPath('HN-95/1')}/children`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION' }],
  })
  expect(await shop.guest('GET', path, { query: { pageToken: 'nonsense' } })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
  })
})

test('lists related products by relationship [CAT-06] [CAT-14]', async () => {
  const related = async (role: 'guest' | 'buyer', query = {}) =>
    (await shop[role]<FeaturedProducts>('GET', `${productPath('HN-95/1')}/featured-products`, { query })).body
      .featuredProducts
  expect(
    (await related('guest')).map((group) => [group.relationshipType, group.products.map((product) => product.name)]),
  ).toEqual([['Accessories', ['Master stream nozzle']]])
  expect((await related('buyer'))[0]?.products).toHaveLength(2)
  expect(await related('buyer', { relationshipTypes: 'Spare parts' })).toEqual([])
})
