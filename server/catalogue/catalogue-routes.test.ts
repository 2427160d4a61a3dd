import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'
import type { CategoryMenu } from '@hydrant/contract/shop/category-menu.ts'
import type {
  FeaturedProducts,
  GiftWraps,
  ProductDetail,
  ProductOverviewCollection,
} from '@hydrant/contract/shop/product.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { inArray } from 'drizzle-orm'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { createUsers } from '../session/service.ts'
import { incrementCatalogVersion } from '../webstore/service.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids, PASSWORD } from '../testing/test-catalogue.ts'
import { replaceMedia } from './service.ts'

let shop: TestCatalogue

const BUILDER = 'builder@shop.example'
const id = ids.product
const notFound = { status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND', message: expect.any(String) }] }

beforeAll(async () => {
  shop = await openTestCatalogueShop()
  await shop.database.transaction(async (tx) => {
    await createUsers(
      tx,
      [
        {
          id: createIdFromKey('005', 'builder'),
          email: BUILDER,
          firstName: 'B',
          lastName: 'Builder',
          phoneNumber: null,
          role: 'site-builder',
        },
      ],
      PASSWORD,
    )
    await tx
      .update(product)
      .set({ purpose: 'GiftWrap' })
      .where(inArray(product.id, [id('NP-1'), id('CO-1')]))
    await tx
      .update(product)
      .set({ description: '<p onclick="x()">Safe</p><script>alert(1)</script>' })
      .where(inArray(product.id, [id('MN-500')]))
    await replaceMedia(tx, [
      {
        productId: id('MN-500'),
        usage: 'Standard',
        media: [{ externalUrl: 'https://images.example/a.jpg', title: 'a', alternateText: 'a', mediaType: 'Image' }],
      },
    ])
    await incrementCatalogVersion(tx)
  })
})
afterAll(() => shop.close())

const fetchSnapshotId = async () =>
  (await shop.guest<ApplicationContext>('GET', '/webstore/application-context')).body.catalogSnapshotVersionId ?? ''

test('returns the catalogue snapshot that the application context names [CAT-06] [CAT-07]', async () => {
  const version = await fetchSnapshotId()
  const [unversioned, versioned] = [
    await shop.guest('GET', `/webstore/products/${id('HN-95/1')}`),
    await shop.guest('GET', `/webstore/versions/${version}/products/${id('HN-95/1')}`, {
      headers: { 'x-high-scale': 'true' },
    }),
  ]
  expect([versioned.status, versioned.body]).toEqual([200, unversioned.body])
  const category = `product-categories/${ids.category('Handline')}`
  expect((await shop.guest('GET', `/webstore/versions/${version.slice(0, 15)}/${category}`)).body).toEqual(
    (await shop.guest('GET', `/webstore/${category}`)).body,
  )
  expect(
    (
      await shop.guest<ProductDetail>('GET', `/webstore/versions/${version}/products/${id('HN-95/1')}`, {
        query: { fields: 'Name', excludeMedia: true },
      })
    ).body.fields,
  ).toEqual({ Name: 'Fog nozzle 95' })
})

test('returns the current snapshot to clients with an earlier one, names it in a header, and rejects unknown ones [CAT-06]', async () => {
  const earlier = await fetchSnapshotId()
  await shop.database.transaction(incrementCatalogVersion)
  const later = await fetchSnapshotId()
  expect(later).not.toBe(earlier)
  for (const version of [earlier, later]) {
    for (const record of [`products/${id('HN-95/1')}`, `product-categories/${ids.category('Handline')}`]) {
      const { status, headers } = await shop.guest('GET', `/webstore/versions/${version}/${record}`)
      expect([status, headers.get('content-location')]).toEqual([
        200,
        expect.stringMatching(new RegExp(`/versions/${later}/${record}$`)),
      ])
    }
  }
  for (const version of ['nothing', createIdFromKey('0ZV', 'x'), ids.webstore]) {
    expect(await shop.guest('GET', `/webstore/versions/${version}/products/${id('HN-95/1')}`)).toMatchObject(notFound)
    expect(
      await shop.guest('GET', `/webstore/versions/${version}/product-categories/${ids.category('Handline')}`),
    ).toMatchObject(notFound)
  }
  expect(await shop.guest('GET', `/webstore/versions/${later}/products/${id('CO-1')}`)).toMatchObject(notFound)
})

test('lists gift wraps while the store offers gift wrapping [CAT-06] [CHK-08]', async () => {
  expect((await shop.guest('GET', '/webstore/products/gift-wrap')).body).toEqual({ productIds: [], products: [] })
  await shop.database.transaction((tx) =>
    tx.update(webstore).set({ settings: { isGiftingEnabled: true, isGiftWrapEnabled: true } }),
  )
  const { body } = await shop.guest<GiftWraps>('GET', '/webstore/products/gift-wrap', {
    query: { fields: 'Name,ProductPurpose' },
  })
  expect(body).toMatchObject({
    productIds: [id('NP-1')],
    products: [{ id: id('NP-1'), success: true, fields: { Name: 'Unpriced spanner', ProductPurpose: 'GiftWrap' } }],
  })
  expect((await shop.buyer<GiftWraps>('GET', '/webstore/products/gift-wrap')).body.productIds).toEqual([
    id('CO-1'),
    id('NP-1'),
  ])
})

test('reports each unknown part number in its own row [CAT-06]', async () => {
  const { body } = await shop.guest<ProductOverviewCollection>('GET', '/webstore/products', {
    query: { skus: 'MN-500,CO-1,NONE' },
  })
  expect(body.products.map(({ success, error }) => [success, error])).toEqual([
    [true, {}],
    [
      false,
      {
        errorCode: 'ITEM_NOT_FOUND',
        message: "There is no product of the part number 'CO-1' among those you may see.",
      },
    ],
    [
      false,
      {
        errorCode: 'ITEM_NOT_FOUND',
        message: "There is no product of the part number 'NONE' among those you may see.",
      },
    ],
  ])
})

test('leaves out media groups of related products unless they are requested [CAT-06]', async () => {
  const related = async (query = {}) =>
    (await shop.guest<FeaturedProducts>('GET', `/webstore/products/${id('HN-95/1')}/featured-products`, { query })).body
      .featuredProducts[0]?.products[0]
  expect(await related()).toMatchObject({
    name: 'Master stream nozzle',
    mediaGroups: [],
    defaultImage: { url: 'https://images.example/a.jpg' },
  })
  expect((await related({ includeMediaGroups: true }))?.mediaGroups.map(({ developerName }) => developerName)).toEqual([
    'productDetailImage',
  ])
  expect((await related({ includeMediaGroups: true, mediaGroups: 'attachment' }))?.mediaGroups).toEqual([])
})

test('returns dynamic attributes only when they are requested [CAT-01]', async () => {
  const detail = async (query = {}) =>
    (await shop.guest<ProductDetail>('GET', `/webstore/products/${id('MN-500')}`, { query })).body
  expect(await detail()).not.toHaveProperty('dynamicAttributeCount')
  expect(await detail({ excludeDynamicAttributeInfo: false })).toMatchObject({ dynamicAttributeCount: 0 })
})

test('sanitizes descriptions [CMS-05]', async () => {
  expect(
    (await shop.guest<ProductDetail>('GET', `/webstore/products/${id('MN-500')}`)).body.fields['Description'],
  ).toBe('<p>Safe</p>')
})

test('returns drafts of the menu only to site builders, and forbids caching them [ROLE-07] [CAT-05]', async () => {
  const { body } = await shop.guest<SignedIn>('POST', ROUTES.signIn.path, {
    body: { username: BUILDER, password: PASSWORD },
  })
  const query = { publishStatus: 'Draft' }
  const draft = await shop.guest<CategoryMenu>('GET', '/webstore/category-menu-items', { query, token: body.token })
  expect([draft.status, draft.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(draft.body.menuItems.map(({ label }) => label)).toEqual(['Nozzles', 'Turnout gear'])
  for (const response of [
    await shop.guest('GET', '/webstore/category-menu-items', { query }),
    await shop.buyer('GET', '/webstore/category-menu-items', { query }),
  ]) {
    expect([response.status, response.body]).toEqual([
      403,
      [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'Only a signed-in site builder may see drafts.' }],
    ])
  }
  expect((await shop.guest('GET', '/webstore/category-menu-items', { query: { publishStatus: 'Live' } })).status).toBe(
    200,
  )
})
