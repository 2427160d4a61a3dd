import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { CategoryDetail } from '@hydrant/contract/shop/category.ts'
import type { CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { BoughtProducts } from '@hydrant/contract/shop/lists.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import type { CreatedWishlist } from '@hydrant/contract/shop/wishlists.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATA, openRecordClient, type RecordClient } from '../../records/testing/record-client.ts'
import {
  openPurchaseTestShop,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'
import { createStaffUser } from '../../testing/staff-with-sets.ts'
import { ids } from '../../testing/test-catalogue.ts'

let shop: PurchaseTestShop
let records: RecordClient
let buyer: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop({ languages: ['es_US', 'es_MX', 'fr'] })
  records = await openRecordClient(shop)
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

const community = createIdFromKey('0DB', 'community')
const nozzle = shopIds.nozzle
const handline = ids.category('Handline')
const read = async <Body>(language: string, path: string) =>
  (await buyer<Body>('GET', `/webstore/${path}`, undefined, { 'accept-language': language })).body
const send = async <Body>(language: string, path: string, body: object) =>
  (await buyer<Body>('POST', `/webstore/${path}`, body, { 'accept-language': language })).body
const translate = (object: 'Product2' | 'ProductCategory', ParentId: string, texts: object) =>
  records.create(`${object}DataTranslation`, { ParentId, ...texts })
const readSeo = (language: string, id: string) =>
  buyer<SeoProperties>('GET', `/services/data/v65.0/connect/communities/${community}/seo/properties/${id}`, undefined, {
    'accept-language': language,
  })
const readName = async (language: string, id = nozzle) => (await read<ProductDetail>(language, `products/${id}`)).name

test('texts in other languages are records, one for each language, with a history, and end with their product [LANG-10]', async () => {
  const product = await records.create('Product2', { Name: 'Strap', StockKeepingUnit: 'ST-9' })
  const category = await records.create('ProductCategory', { Name: 'Straps' })
  for (const [object, parent] of [
    ['Product2', product],
    ['ProductCategory', category],
  ] as const) {
    const name = `${object}DataTranslation`
    const id = await translate(object, parent, { Language: 'es', Name: 'Correa', Description: '<p>De nailon</p>' })
    const texts = { ParentId: parent, Language: 'es' }
    expect(await records.refuse(name, texts)).toMatchObject([
      { errorCode: 'DUPLICATE_VALUE', fields: ['ParentId', 'Language'] },
    ])
    expect(await records.refuse(name, { ...texts, Language: 'it' })).toMatchObject([{ fields: ['Language'] }])
    expect(await records.refuse(name, { ...texts, Language: 'fr', Name: 'x'.repeat(256) })).toHaveLength(1)
    expect((await records.send('PATCH', `/sobjects/${name}/${id}`, { Name: 'Cincha' })).status).toBe(204)
    expect(await records.read(name, id)).toMatchObject({ Name: 'Cincha', Description: '<p>De nailon</p>' })
    const history = `SELECT Operation__c FROM ChangeHistory__c WHERE RecordId__c = '${id}' ORDER BY CreatedDate`
    expect(await records.list(history, 'Operation__c')).toEqual(['create', 'update'])
    expect((await records.send('DELETE', `/sobjects/${object}/${parent}`)).status).toBe(204)
    expect(await records.list(`SELECT Id FROM ${name}`, 'Id')).toEqual([])
  }
})

test('staff of the catalogue write texts in other languages, others do not [LANG-10]', async () => {
  const body = { ParentId: nozzle, Language: 'de', Name: 'Strahlrohr' }
  const path = `${DATA}/sobjects/Product2DataTranslation`
  const pricer = await createStaffUser(shop, records, { name: 'Pricer', sets: ['Prices'] })
  const cataloguer = await createStaffUser(shop, records, { name: 'Cataloguer', sets: ['Catalogue'] })
  expect((await shop.send('POST', path, { token: pricer.token, body })).status).toBe(403)
  expect((await shop.send('POST', path, { token: cataloguer.token, body })).status).toBe(201)
})

describe('in Spanish', () => {
  let translationId: string
  beforeAll(async () => {
    translationId = await translate('Product2', nozzle, {
      Language: 'es',
      Name: 'Boquilla de niebla',
      Description: '<p onclick="x()">Para la primera línea</p>',
    })
    await translate('Product2', nozzle, { Language: 'es_US', Name: 'Pitón de niebla' })
    await translate('Product2', shopIds.hose, { Language: 'es', Name: 'Manguera de ataque' })
    await translate('ProductCategory', handline, { Language: 'es', Name: 'Líneas de mano' })
    await records.create('ProductRelation__c', {
      Product__c: shopIds.gloves,
      RelatedProduct__c: nozzle,
      RelationshipType__c: 'Accessories',
    })
  })

  test('names and descriptions are those of the language, of its country if there are any [LANG-11]', async () => {
    expect(await read<ProductDetail>('es-US', `products/${nozzle}`)).toMatchObject({
      name: 'Pitón de niebla',
      fields: { Name: 'Pitón de niebla', Description: '<p>Para la primera línea</p>' },
    })
    expect(await readName('es-MX')).toBe('Boquilla de niebla')
    expect(await readName('fr')).toBe('Fog nozzle 95')
    expect(await readName('en-US')).toBe('Fog nozzle 95')
    expect(await records.read('Product2', nozzle)).toMatchObject({ Name: 'Fog nozzle 95' })
    expect((await read<CategoryDetail>('es-US', `product-categories/${handline}`)).fields['Name']).toBe(
      'Líneas de mano',
    )
  })

  test('every call that tells shoppers of products and categories does so in their language [LANG-11]', async () => {
    const list = await send<CreatedWishlist>('es-US', 'wishlists', {
      name: 'Station',
      products: [{ productId: nozzle }],
    })
    const replies = {
      products: await read('es-US', `products?ids=${nozzle}`),
      related: await read('es-US', `products/${shopIds.gloves}/featured-products`),
      search: await read('es-US', `search/products?categoryId=${handline}&fields=Name`),
      listing: await send('es-US', 'search/listing', { categoryId: handline, fields: ['Name'] }),
      suggestions: await read('es-US', 'search/suggestions?searchTerm=fog'),
      cart: await send('es-US', 'carts/current/cart-items', { productId: nozzle, quantity: '6', type: 'Product' }),
      quickOrder: await send('es-US', 'quick-order/actions/resolve', {
        rows: [{ partNumber: 'HN-95/1', quantity: '6' }],
      }),
      wishlist: await read('es-US', `wishlists/${list.summary.id}`),
      seo: await readSeo('es-US', nozzle),
    }
    for (const [call, reply] of Object.entries(replies)) {
      expect(JSON.stringify(reply), call).toContain('Pitón de niebla')
      expect(JSON.stringify(reply), call).not.toContain('Fog nozzle 95')
    }
    const categories = {
      menu: await read('es-US', 'category-menu-items'),
      children: await read('es-US', `product-categories/children?parentProductCategoryId=${ids.category('Nozzles')}`),
      path: await read('es-US', `product-category-path/product-categories/${handline}`),
      search: await read('es-US', `search/products?categoryId=${ids.category('Nozzles')}`),
      product: await read('es-US', `products/${nozzle}`),
      suggestions: await read('es-US', 'search/suggestions?searchTerm=mano'),
      seo: await readSeo('es-US', handline),
    }
    for (const [call, reply] of Object.entries(categories)) {
      expect(JSON.stringify(reply), call).toContain('Líneas de mano')
      expect(JSON.stringify(reply), call).not.toContain('"Handline"')
    }
  })

  test('words of every language find a product, also by its categories, and a changed text is seen at once [LANG-11] [LANG-13]', async () => {
    const search = async (language: string, term: string) =>
      (
        await read<ProductSearchResults>(language, `search/products?searchTerm=${encodeURIComponent(term)}`)
      ).productsPage.products.map(({ name }) => name)
    expect(await search('es-US', 'piton')).toEqual(['Pitón de niebla'])
    expect(await search('en-US', 'boquilla')).toEqual(['Fog nozzle 95'])
    expect(await search('es-US', 'fog nozzle 95')).toContain('Pitón de niebla')
    expect(await search('es-US', 'primera linea')).toEqual(['Pitón de niebla'])
    expect(await search('es-MX', 'líneas de mano')).toContain('Manguera de ataque')
    await records.send('PATCH', `/sobjects/Product2DataTranslation/${translationId}`, { Name: 'Lanza' })
    expect(await readName('es-MX')).toBe('Lanza')
    expect(await search('es-MX', 'lanza')).toEqual(['Lanza'])
    expect(await search('es-MX', 'boquilla')).toEqual([])
  })

  test('a cart shows the language of who reads it, and the order has the own name [LANG-11] [LANG-12]', async () => {
    const names = async (language: string) =>
      (await read<CartItemCollection>(language, 'carts/current/cart-items')).cartItems.map(
        ({ cartItem }) => cartItem.name,
      )
    expect(await names('es-US')).toEqual(['Pitón de niebla'])
    expect(await names('en-US')).toEqual(['Fog nozzle 95'])
    await buyer('PUT', '/webstore/checkouts', {
      cartId: 'active',
      deliveryAddressInput: { shouldUseDefaultAddress: true },
    })
    await send('es-US', 'checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' })
    await send<CheckoutOrder>('es-US', 'checkouts/active/orders', {})
    expect(await records.list('SELECT Name FROM OrderItemSummary', 'Name')).toEqual(['Fog nozzle 95'])
    expect((await read<BoughtProducts>('es-US', 'bought-products')).items).toMatchObject([{ name: 'Pitón de niebla' }])
  })
})
