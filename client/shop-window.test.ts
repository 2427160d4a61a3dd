import { expect, test } from 'vitest'
import { createClient } from './create-client.ts'
import { startRecordingServer } from './testing/recording-server.ts'

const STORE = '/services/data/v65.0/commerce/webstores/hydrant'

async function startShop() {
  const server = await startRecordingServer()
  return { ...server, client: createClient({ baseUrl: server.baseUrl, webstoreId: 'hydrant', siteId: 'main' }) }
}

test('server methods that read are sent as GET, others as POST with their parameters in the body [SRV-01] [SRV-02]', async () => {
  const { client, requests } = await startShop()
  await client.serverMethods.featuredProducts({ effectiveAccountId: null, isGuest: true })
  await client.serverMethods.featuredBrands({ effectiveAccountId: '001A' })
  await client.serverMethods.addToCart({ productId: '01t1', quantity: 2 })
  expect(requests.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
    'GET /lwr/apex/v65.0/FeaturedProductsController/getProducts?methodParams={"effectiveAccountId":null,"isGuest":true}',
    'GET /lwr/apex/v65.0/FeaturedBrandsController/getFeaturedBrands?methodParams={"effectiveAccountId":"001A"}',
    'POST /lwr/apex/v65.0/GuestCartController/addToCart',
  ])
  expect(JSON.parse(requests[2]?.body ?? '')).toEqual({ productId: '01t1', quantity: 2 })
})

test('recommendations, activities and SEO properties are requested at their paths [CAT-11] [CAT-12] [CTX-06]', async () => {
  const { client, requests } = await startShop()
  await client.getAiConfiguration()
  await client.getShopperAgentContext()
  await client.getRecommendations({ recommender: 'TopSelling', includePricingAndProductInformation: true })
  await client.recordActivity({ activityType: 'viewProduct', productId: '01t1' })
  await client.getSeoProperties('0DB1', '01t1', { fields: 'Name' })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${STORE}/ai/configuration`,
    `GET ${STORE}/shopperAgent/context`,
    `GET ${STORE}/ai/recommendations?recommender=TopSelling&includePricingAndProductInformation=true`,
    `POST ${STORE}/ai/activities`,
    'GET /services/data/v65.0/connect/communities/0DB1/seo/properties/01t1?fields=Name',
  ])
})

test('a snapshot of the catalogue is read at high scale [CAT-06] [CAT-07]', async () => {
  const { client, requests } = await startShop()
  await client.getProductVersion('0ZV1', '01t1', { excludeMedia: true })
  await client.getCategoryVersion('0ZV1', '0ZG1')
  expect(requests.map(({ url }) => url)).toEqual([
    `${STORE}/versions/0ZV1/products/01t1?excludeMedia=true`,
    `${STORE}/versions/0ZV1/product-categories/0ZG1`,
  ])
  for (const { headers } of requests) expect(headers).toMatchObject({ 'x-high-scale': 'true' })
  await expect(client.getProductVersion('0ZV1', '')).rejects.toThrow(TypeError)
})
