import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeliveryDocumentCollection } from '@hydrant/contract/shop/content-delivery.ts'
import type { GiftWraps } from '@hydrant/contract/shop/product.ts'
import type { Recommendations } from '@hydrant/contract/shop/recommendations.ts'
import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import type { FeaturedBrand, FeaturedProduct } from '@hydrant/contract/shop/server-methods.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { getWebstore } from '../webstore/service.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const params = { methodParams: JSON.stringify({ effectiveAccountId: null, isGuest: true }) }

test('the demo shop has featured products and brands [SRV-02] [BRD-02]', async () => {
  const { body: products } = await shop.call<FeaturedProduct[]>(
    'GET',
    '/lwr/apex/v65.0/FeaturedProductsController/getProducts',
    { query: params },
  )
  expect(products.length).toBeGreaterThanOrEqual(8)
  expect(products.filter(({ price, isParent, isQuoteOnly }) => price === null && !isParent && !isQuoteOnly)).toEqual([])
  expect(products.some(({ isParent }) => isParent) && products.some(({ isQuoteOnly }) => isQuoteOnly)).toBe(true)
  const { body: brands } = await shop.call<FeaturedBrand[]>(
    'GET',
    '/lwr/apex/v65.0/FeaturedBrandsController/getFeaturedBrands',
    { query: params },
  )
  expect(brands.length).toBeGreaterThanOrEqual(10)
  for (const { image } of brands) expect((await shop.call('GET', image ?? '')).status).toBe(200)
})

test('the demo shop has gift wraps, news and SEO titles [CHK-08] [CMS-01] [CAT-12]', async () => {
  const { body: wraps } = await shop.call<GiftWraps>('GET', '/webstore/products/gift-wrap')
  expect(wraps.products.map(({ fields }) => fields['ProductPurpose'])).toEqual(['GiftWrap', 'GiftWrap'])
  const path = `/services/data/v65.0/connect/sites/${shop.siteId}/cms/delivery/contents`
  const { body: news } = await shop.call<DeliveryDocumentCollection>('GET', path, {
    query: { contentTypeFQN: 'sfdc_cms__news', includeContentBody: true, referenceDepth: 1, expandReferences: true },
  })
  expect(news.contents.map(({ urlName }) => urlName)).toEqual([
    'hose-testing-comes-to-your-station',
    'car-blankets-thirty-uses',
  ])
  expect(Object.values(news.references ?? {}).map(({ contentType }) => contentType?.name)).toEqual(['Image', 'Image'])
  const { communityId } = await shop.database.query(getWebstore)
  const { title } = (
    await shop.call<SeoProperties>(
      'GET',
      `/services/data/v65.0/connect/communities/${communityId}/seo/properties/${wraps.productIds[0] ?? ''}`,
    )
  ).body
  expect(title).toMatch(/^Gift wrap, .+, GIFT-\w+ \| Hydrant$/)
})

test('the demo shop has recommendations from the start [CAT-11]', async () => {
  const { body: products } = await shop.call<FeaturedProduct[]>(
    'GET',
    '/lwr/apex/v65.0/FeaturedProductsController/getProducts',
    { query: params },
  )
  const anchor = products.find(({ code }) => code === 'GS-E40')?.id ?? ''
  for (const recommender of [
    'TopSelling',
    'SimilarProducts',
    'Upsell',
    'ComplementaryProducts',
    'CustomersWhoBoughtAlsoBought',
    'MostViewedByCategory',
    'TopSellingByCategory',
    'PersonalizedForShopper',
  ]) {
    const query = { recommender, anchorValues: anchor, includePricingAndProductInformation: true }
    const { status, body } = await shop.call<Recommendations>('GET', '/webstore/ai/recommendations', { query })
    expect([recommender, status, body.productPage.products.length > 0]).toEqual([recommender, 200, true])
  }
})

test('the demo shop learns from the orders that are placed in it [CAT-11]', async () => {
  const token = await shop.signIn('buyer@county.example')
  const skus = ['LH-BAND', 'LS-CHOCK-4']
  const [light = '', chock = ''] = skus.map((sku) => createIdFromKey('01t', sku))
  for (const productId of [light, chock]) {
    expect(
      await shop.call('POST', '/webstore/carts/current/cart-items', {
        token,
        body: { productId, quantity: 2, type: 'Product' },
      }),
    ).toMatchObject({ status: 201 })
  }
  await shop.call('PUT', '/webstore/checkouts', {
    token,
    body: { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } },
  })
  await shop.call('POST', '/webstore/checkouts/active/payments', {
    token,
    body: { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' },
  })
  expect(await shop.call('POST', '/webstore/checkouts/active/orders', { token })).toMatchObject({ status: 201 })
  const findRecommended = async (query: Record<string, string>) =>
    (await shop.call<Recommendations>('GET', '/webstore/ai/recommendations', { query })).body.productPage.products.map(
      ({ id }) => id,
    )
  expect((await findRecommended({ recommender: 'TopSelling' })).slice(0, 2).toSorted()).toEqual(
    [light, chock].toSorted(),
  )
  expect(await findRecommended({ recommender: 'ComplementaryProducts', anchorValues: light })).toContain(chock)
  expect(await findRecommended({ recommender: 'CustomersWhoBoughtAlsoBought', anchorValues: chock })).toContain(light)
})
