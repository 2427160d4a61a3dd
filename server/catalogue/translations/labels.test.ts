import type { Labels } from '@hydrant/contract/admin/labels.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import { orderItem } from '@hydrant/database/schema/orders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecordClient, type RecordClient } from '../../records/testing/record-client.ts'
import {
  openPurchaseTestShop,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'
import { ADMIN } from '../../testing/client-identities.ts'
import { ids } from '../../testing/test-catalogue.ts'

let shop: PurchaseTestShop
let records: RecordClient
let buyer: TestClient
let colorId: string
const coat = ids.product('TC-1-M-B')

beforeAll(async () => {
  shop = await openPurchaseTestShop({ languages: ['es_US', 'fr'] })
  records = await openRecordClient(shop)
  buyer = await shop.buyer()
  const translate = (Kind__c: string, Label__c: string, Translation__c: string) =>
    records.create('LabelTranslation__c', { Kind__c, Label__c, Language__c: 'es', Translation__c })
  await translate('Attribute', 'Size', 'Talla')
  colorId = await translate('Attribute', 'Color', 'Color')
  await translate('Attribute', 'Diameter', 'Diámetro')
  await translate('AttributeValue', 'Black', 'Negro')
  await translate('AttributeValue', '1.5 in', '1.5 pulg.')
  await translate('Unit', 'Each', 'Unidad')
  const each = { Kind__c: 'Unit', Label__c: 'Each', Language__c: 'es_US', Translation__c: 'Pieza' }
  await records.create('LabelTranslation__c', each)
  await translate('DeliveryMethod', 'Ground', 'Terrestre')
  await translate('SellingModel', 'Yearly', 'Anual')
})
afterAll(() => shop.close())

const headers = { 'accept-language': 'es-US' }
const read = async <Body>(path: string, language = 'es-US') =>
  (await buyer<Body>('GET', `/webstore/${path}`, undefined, { 'accept-language': language })).body
const send = async <Body>(method: string, path: string, body: object) =>
  (await buyer<Body>(method, `/webstore/${path}`, body, headers)).body

test('a label has one translation for each language, which staff write as records [LANG-15]', async () => {
  const again = { Kind__c: 'Unit', Label__c: 'Each', Language__c: 'es', Translation__c: 'Uno' }
  expect(await records.refuse('LabelTranslation__c', again)).toMatchObject([
    { errorCode: 'DUPLICATE_VALUE', fields: ['Kind__c', 'Label__c', 'Language__c'] },
  ])
  expect(await records.refuse('LabelTranslation__c', { ...again, Kind__c: 'Page' })).toMatchObject([
    { fields: ['Kind__c'] },
  ])
  expect(await records.refuse('LabelTranslation__c', { ...again, Language__c: 'fr', Translation__c: '' })).toHaveLength(
    1,
  )
})

test('labels in use are listed with their translations for staff of the catalogue [LANG-16]', async () => {
  const admin = await shop.buyer(ADMIN)
  const list = async (search: string) => (await admin<Labels>('GET', `/admin/labels-in-use?language=es&${search}`)).body
  expect((await list('kind=Attribute')).labels).toEqual([
    { label: 'Color', uses: 2, translationId: colorId, translation: 'Color' },
    expect.objectContaining({ label: 'Size', translation: 'Talla' }),
    expect.objectContaining({ label: 'Diameter' }),
    { label: 'Flow', uses: 1, translationId: null, translation: null },
  ])
  const untranslated = await list('kind=AttributeValue&search=GPM&untranslatedOnly=true&limit=1')
  expect(untranslated).toEqual({
    labels: [{ label: '95 gpm', uses: 1, translationId: null, translation: null }],
    nextOffset: null,
  })
  expect((await list('kind=AttributeValue&limit=1')).nextOffset).toBe(1)
  expect((await list('kind=DeliveryMethod')).labels).toContainEqual(
    expect.objectContaining({ translation: 'Terrestre' }),
  )
  const wrong = await admin('GET', '/admin/labels-in-use?language=xx&kind=Unit')
  expect(wrong).toMatchObject({ status: 400, body: [{ message: expect.stringContaining('language') }] })
})

test('specifications, choices of variations, terms and units are in the language of the request [LANG-15]', async () => {
  const nozzle = `products/${shopIds.nozzle}`
  expect(await read<ProductDetail>(nozzle)).toMatchObject({
    attributes: [{ apiName: 'Diameter__c', label: 'Diámetro', value: '1.5 pulg.' }, { label: 'Flow' }],
    fields: { Diameter__c: '1.5 pulg.', QuantityUnitOfMeasure: 'Pieza' },
  })
  expect(await read<ProductDetail>(nozzle, 'fr')).toMatchObject({
    attributes: [{ label: 'Diameter', value: '1.5 in' }, {}],
    fields: { QuantityUnitOfMeasure: 'Each' },
  })
  const parent = await read<ProductDetail>(`products/${coat}?excludeVariationInfo=false&excludeAttributeSetInfo=false`)
  expect(parent.variationInfo?.variationAttributeInfo).toMatchObject({
    Size__c: { label: 'Talla', allowableValues: ['M', 'L', 'XL'] },
    Color__c: { options: expect.arrayContaining([expect.objectContaining({ apiName: 'Black', label: 'Negro' })]) },
  })
  const subscription = await read<ProductDetail>(`products/${ids.product('SUB-1')}?excludeProductSellingModels=false`)
  expect(subscription.productSellingModels).toMatchObject([{ displayName: 'Anual' }, { displayName: 'Monthly' }])
})

test('filters show translated labels, and filter by the label itself; a changed translation is seen at once [LANG-15]', async () => {
  const search = await send<ProductSearchResults>('POST', 'search/product-search', {
    searchTerm: 'coat',
    refinements: [{ nameOrId: 'Color__c', type: 'DistinctValue', attributeType: 'Custom', values: ['Black'] }],
  })
  const findFacet = ({ facets }: ProductSearchResults) => facets.find(({ nameOrId }) => nameOrId === 'Color__c')
  expect(findFacet(search)).toMatchObject({ displayName: 'Color' })
  expect(findFacet(search)?.values).toContainEqual(expect.objectContaining({ nameOrId: 'Black', displayName: 'Negro' }))
  expect(search.productsPage.total).toBeGreaterThan(0)
  await records.send('PATCH', `/sobjects/LabelTranslation__c/${colorId}`, { Translation__c: 'Colores' })
  expect(findFacet(await read<ProductSearchResults>('search/products?searchTerm=coat'))).toMatchObject({
    displayName: 'Colores',
  })
})

test('cart, quick order and delivery methods show translated labels, and an order keeps the own ones [LANG-15]', async () => {
  await send('POST', 'carts/current/cart-items', { productId: coat, quantity: '1', type: 'Product' })
  const { cartItems } = await read<CartItemCollection>('carts/current/cart-items')
  expect(cartItems[0]?.cartItem.productDetails.variationAttributes).toMatchObject({
    Size__c: { label: 'Talla', value: 'M' },
    Color__c: { value: 'Negro' },
  })
  expect(
    await send('POST', 'quick-order/actions/resolve', { rows: [{ partNumber: 'HN-95/1', quantity: '6' }] }),
  ).toMatchObject({ products: [{ unitOfMeasure: 'Pieza' }] })
  const checkout = await send<Checkout>('PUT', 'checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  expect(checkout.deliveryGroups?.items[0]).toMatchObject({
    selectedDeliveryMethod: { name: 'Terrestre' },
    availableDeliveryMethods: expect.arrayContaining([expect.objectContaining({ name: 'Terrestre' })]),
  })
  await send('POST', 'checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' })
  await send<CheckoutOrder>('POST', 'checkouts/active/orders', {})
  const rows = await shop.database.query((db) => db.select({ values: orderItem.variationValues }).from(orderItem))
  expect(rows).toEqual([{ values: { Size: 'M', Color: 'Black' } }])
})
