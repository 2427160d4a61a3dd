import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VariationInfo } from '@hydrant/contract/shop/variation.ts'
import { ids } from '../testing/test-catalogue.ts'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../testing/purchase-test-shop.ts'
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

const change = (object: string, id: string, fields: object) =>
  records.send('PATCH', `/sobjects/${object}/${id}`, fields)
const remove = async (object: string, id: string) => (await records.send('DELETE', `/sobjects/${object}/${id}`)).status

interface ProductPage {
  readonly productClass: string
  readonly variationParentId: string | null
  readonly variationAttributeSet: { readonly attributes: Record<string, string | null> } | null
  readonly variationInfo: VariationInfo | null
  readonly attributes: ReadonlyArray<{ readonly apiName: string; readonly label: string; readonly value: string }>
  readonly fields: Readonly<Record<string, string | null>>
}
const readProduct = async (id: string) => (await buyer<ProductPage>('GET', `/webstore/products/${id}`)).body

const createProduct = (fields: object) => records.create('Product2', { Name: 'Helmet', IsActive: true, ...fields })

test('a product with variations is made by records, and buyers choose among them at once [REC-40]', async () => {
  const parentId = await createProduct({ StockKeepingUnit: 'HLM', Type: 'Base' })
  expect(await records.read('Product2', parentId)).toMatchObject({ ProductClass: 'VariationParent', Type: 'Base' })
  const setId = await records.create('ProductAttributeSet', { DeveloperName: 'Helmet', MasterLabel: 'Helmet' })
  const item = (fields: object) => ({ ProductAttributeSetId: setId, ...fields })
  const size = item({ Field: 'Size__c', Label__c: 'Size', Options__c: '[{"value":"M"},{"value":"L","label":"Large"}]' })
  const sizeId = await records.create('ProductAttributeSetItem', size)
  const colors = JSON.stringify([{ value: 'Red', colorHexCode: '#c8102e' }, { value: 'White' }])
  const color = { Field: 'Color__c', Label__c: 'Color', Sequence: 1, ViewType__c: 'ColorSwatch', Options__c: colors }
  await records.create('ProductAttributeSetItem', item(color))
  for (const Options__c of ['x', '[]', '[{"value":"M"},{"value":"M"}]', '[{"value":"M","colorHexCode":"red"}]'])
    expect(
      await records.refuse('ProductAttributeSetItem', item({ Field: 'A__c', Label__c: 'A', Options__c })),
    ).toMatchObject([{ errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['Options__c'] }])
  const simpleId = await createProduct({ StockKeepingUnit: 'HLM-M-R' })
  const otherId = await createProduct({ StockKeepingUnit: 'HLM-L-W' })
  const variation = (ProductId: string, values: object) => ({
    ProductId,
    VariantParentId: parentId,
    Values__c: JSON.stringify(values),
  })
  const red = variation(simpleId, { Size__c: 'M', Color__c: 'Red' })
  expect(await records.refuse('ProductAttribute', red)).toMatchObject([{ fields: ['VariantParentId'] }])
  expect(
    await records.refuse('ProductAttributeSetProduct', { ProductAttributeSetId: setId, ProductId: simpleId }),
  ).toMatchObject([{ fields: ['ProductId'] }])
  const assigned = await records.create('ProductAttributeSetProduct', {
    ProductAttributeSetId: setId,
    ProductId: parentId,
  })
  const redId = await records.create('ProductAttribute', red)
  for (const values of [
    { Size__c: 'M' },
    { Size__c: 'XXL', Color__c: 'Red' },
    { Size__c: 'L', Color__c: 'Red', A: '1' },
  ])
    expect(await records.refuse('ProductAttribute', variation(otherId, values))).toMatchObject([
      { fields: ['Values__c'] },
    ])
  const same = await records.refuse('ProductAttribute', variation(otherId, { Size__c: 'M', Color__c: 'Red' }))
  expect(same).toMatchObject([{ fields: ['Values__c'], message: expect.stringContaining(simpleId) }])
  await records.create('ProductAttribute', variation(otherId, { Size__c: 'L', Color__c: 'White' }))

  const page = await readProduct(parentId)
  expect(page.variationInfo?.variationAttributeInfo).toMatchObject({
    Size__c: { label: 'Size', availableValues: ['M', 'L'], options: [{ label: 'M' }, { label: 'Large' }] },
    Color__c: { viewType: 'ColorSwatch', options: [{ colorHexCode: '#c8102e' }, { colorHexCode: null }] },
  })
  expect(
    page.variationInfo?.attributesToProductMappings.map(({ productId, canonicalKey }) => [productId, canonicalKey]),
  ).toEqual([
    [otherId, 'L_White'],
    [simpleId, 'M_Red'],
  ])
  expect(await readProduct(simpleId)).toMatchObject({ productClass: 'Variation', variationParentId: parentId })
  expect(await records.read('ProductAttribute', redId)).toMatchObject({
    ProductId: simpleId,
    VariantParentId: parentId,
  })
  expect((await change('ProductAttributeSetItem', sizeId, { Label__c: 'Shell size' })).status).toBe(204)
  expect((await readProduct(simpleId)).variationInfo?.variationAttributeInfo['Size__c']?.label).toBe('Shell size')
  expect((await change('ProductAttributeSetItem', sizeId, { Options__c: '[{"value":"L"}]' })).body).toMatchObject([
    { fields: ['Options__c'] },
  ])
  expect(
    (await change('ProductAttribute', redId, { Values__c: '{"Size__c":"L","Color__c":"White"}' })).body,
  ).toMatchObject([{ fields: ['Values__c'] }])
  expect((await change('ProductAttribute', redId, { Values__c: '{"Size__c":"M","Color__c":"White"}' })).status).toBe(
    204,
  )
  expect((await readProduct(simpleId)).variationAttributeSet?.attributes).toEqual({ Size__c: 'M', Color__c: 'White' })
  expect(await records.refuse('ProductAttributeSetItem', item({ ...color, Field: 'Visor__c' }))).toMatchObject([
    { fields: ['ProductAttributeSetId'] },
  ])

  for (const [object, id] of [
    ['ProductAttributeSet', setId],
    ['ProductAttributeSetItem', sizeId],
    ['ProductAttributeSetProduct', assigned],
    ['Product2', parentId],
  ] as const)
    expect(await remove(object, id), object).toBe(400)
  expect(await remove('ProductAttribute', redId)).toBe(204)
  expect(await readProduct(simpleId)).toMatchObject({ productClass: 'Simple', variationParentId: null })
})

test('classes of products are made by records, and a set that is made so has its parts at once [REC-40]', async () => {
  const setId = await createProduct({ StockKeepingUnit: 'SET-1', ProductClass: 'Set' })
  await records.create('ProductRelatedComponent', { ParentProductId: setId, ChildProductId: ids.product('HN-125/1') })
  const { body } = await buyer<{ total: number }>('GET', `/webstore/products/${setId}/children`)
  expect(body.total).toBe(1)
  const fields = { Name: 'Odd', StockKeepingUnit: 'ODD-1' }
  for (const wrong of [{ ProductClass: 'Variation' }, { ProductClass: 'Set', Type: 'Base' }])
    expect(await records.refuse('Product2', { ...fields, ...wrong })).toMatchObject([{ fields: ['ProductClass'] }])
  expect((await change('Product2', setId, { ProductClass: 'Simple' })).status).toBe(400)
})

test('attributes and their values are records that product pages and facets show at once, each under a name of its own [REC-41] [REC-63]', async () => {
  const definition = { Name: 'Rating', DeveloperName: 'Rating__c', IsFacet__c: true, Sequence__c: 9 }
  for (const DeveloperName of ['1st', 'a b', 'Brand__c'])
    expect(await records.refuse('AttributeDefinition', { ...definition, DeveloperName })).toMatchObject([
      { fields: ['DeveloperName'] },
    ])
  const definitionId = await records.create('AttributeDefinition', definition)
  for (const DeveloperName of ['Rating', 'RATING__C'])
    expect(await records.refuse('AttributeDefinition', { ...definition, DeveloperName })).toMatchObject([
      { fields: ['DeveloperName'] },
    ])
  const product = { StockKeepingUnit: 'RATED', Name: 'Rated ladder' }
  for (const Attributes__c of ['7', '{"Unknown__c":"1"}', '{"Rating__c":{"a":1}}'])
    expect(await records.refuse('Product2', { ...product, Attributes__c })).toMatchObject([
      { errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['Attributes__c'] },
    ])
  const productId = await createProduct({ ...product, Attributes__c: '{"Rating__c":"NFPA 1931"}' })
  await records.create('ProductCategoryProduct', {
    ProductId: productId,
    ProductCategoryId: ids.category('Handline'),
  })
  await createProduct({ StockKeepingUnit: 'RATED-2', Name: 'Roof ladder', Attributes__c: '{"Rating__c":"EN 1147"}' })
  expect((await readProduct(productId)).attributes).toEqual([
    { apiName: 'Rating__c', label: 'Rating', value: 'NFPA 1931' },
  ])
  const { body } = await buyer<{ facets: Array<{ displayName: string; values: Array<{ displayName: string }> }> }>(
    'POST',
    '/webstore/search/product-search',
    { searchTerm: 'ladder' },
  )
  expect(body.facets.find(({ displayName }) => displayName === 'Rating')?.values).toMatchObject([
    { displayName: 'EN 1147' },
    { displayName: 'NFPA 1931' },
  ])
  expect(await remove('AttributeDefinition', definitionId)).toBe(400)
  for (const sku of ['RATED', 'RATED-2'])
    expect(
      (await records.send('PATCH', `/sobjects/Product2/StockKeepingUnit/${sku}`, { Attributes__c: null })).status,
    ).toBeLessThan(205)
  expect((await readProduct(productId)).attributes).toEqual([])
  expect(await remove('AttributeDefinition', definitionId)).toBe(204)
})
