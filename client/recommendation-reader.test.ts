import { expect, test } from 'vitest'
import { FetchResponseError } from './errors.ts'
import { createRecommendationReader } from './recommendation-reader.ts'
import { createRequester } from './request.ts'
import { type Reply, startRecordingServer } from './testing/recording-server.ts'

const configuration = (isDeployed: boolean, deploymentEnabled: boolean): Reply => ({
  body: JSON.stringify({ isDeployed, deploymentEnabled }),
})
const RECOMMENDED: Reply = {
  body: '{"recoUUID":"r","recommenderName":"TopSelling","productPage":{"currencyIsoCode":"USD","total":1,"products":[{"id":"01tA"}]}}',
}
const NONE = {
  recoUUID: '',
  recommenderName: 'TopSelling',
  productPage: { currencyIsoCode: '', total: 0, products: [] },
}

async function startReader(...replies: readonly Reply[]) {
  const { baseUrl, requests } = await startRecordingServer(...replies)
  const warnings: string[] = []
  const reader = createRecommendationReader(createRequester({ baseUrl, webstoreId: 'hydrant' }), {
    warn: (message) => warnings.push(message),
  })
  return { reader, warnings, sentRequests: () => requests.map(({ url }) => url.split('/hydrant')[1]) }
}

test('products are recommended where that is deployed, which is checked once [CAT-11]', async () => {
  const { reader, sentRequests, warnings } = await startReader(configuration(true, true), RECOMMENDED)
  expect(await reader.read({ recommender: 'TopSelling' })).toMatchObject({
    productPage: { products: [{ id: '01tA' }] },
  })
  await reader.read({ recommender: 'SimilarProducts', anchorValues: '01tA' })
  expect(sentRequests()).toEqual([
    '/ai/configuration',
    '/ai/recommendations?recommender=TopSelling',
    '/ai/recommendations?recommender=SimilarProducts&anchorValues=01tA',
  ])
  expect(warnings).toEqual([])
})

test.each([configuration(false, true), configuration(true, false)])(
  'none are requested where that is not deployed [CAT-11]',
  async (reply) => {
    const { reader, sentRequests } = await startReader(reply)
    expect(await reader.read({ recommender: 'TopSelling' })).toEqual(NONE)
    expect(sentRequests()).toEqual(['/ai/configuration'])
  },
)

test('without a recommender there are no products, and a warning [CAT-11]', async () => {
  const { reader, sentRequests, warnings } = await startReader(configuration(true, true))
  expect(await reader.read({ anchorValues: '01tA', currencyIsoCode: 'EUR' })).toEqual({
    recoUUID: '',
    recommenderName: null,
    productPage: { currencyIsoCode: 'EUR', total: 0, products: [] },
  })
  expect(sentRequests()).toEqual([])
  expect(warnings).toEqual([expect.stringContaining('recommender')])
})

test('the deployment is checked again after a failure', async () => {
  const { reader } = await startReader({ status: 503 }, configuration(true, true), RECOMMENDED)
  await expect(reader.read({ recommender: 'TopSelling' })).rejects.toThrow(FetchResponseError)
  expect(await reader.read({ recommender: 'TopSelling' })).toMatchObject({ productPage: { total: 1 } })
})
