import { expect, test } from 'vitest'
import { FetchResponseError, NetworkError } from './errors.ts'
import { loadGiftWrapsIfEnabled } from './gift-wraps.ts'
import { createRequester } from './request.ts'
import { findUnreachableUrl, startRecordingServer } from './testing/recording-server.ts'

const requesterAt = (baseUrl: string) => createRequester({ baseUrl, webstoreId: 'hydrant' })
const gifting = (isGiftingEnabled: boolean, isGiftWrapEnabled: boolean) => ({
  giftingConfig: { isGiftingEnabled, isGiftWrapEnabled, isGiftMessageEnabled: true },
})

test('gift wraps are requested where gift wrapping is on [CHK-08]', async () => {
  const { baseUrl, requests } = await startRecordingServer({ body: '{"productIds":["01tW"],"products":[]}' })
  expect(
    await loadGiftWrapsIfEnabled(requesterAt(baseUrl), gifting(true, true), { query: { fields: 'Name' } }),
  ).toMatchObject({
    productIds: ['01tW'],
  })
  expect(requests).toMatchObject([
    { url: '/services/data/v65.0/commerce/webstores/hydrant/products/gift-wrap?fields=Name' },
  ])
})

test.each([gifting(false, true), gifting(true, false), {}])(
  'a store without gift wrapping gets no request: %j [CHK-08]',
  async (context) => {
    const { baseUrl, requests } = await startRecordingServer()
    expect(await loadGiftWrapsIfEnabled(requesterAt(baseUrl), context)).toEqual({ productIds: [], products: [] })
    expect(requests).toEqual([])
  },
)

test.each([404, 500])('an error response has its status in the message: %i [CHK-08, ERR-15]', async (status) => {
  const { baseUrl } = await startRecordingServer({ status, body: '[{"errorCode":"X","message":"Something else."}]' })
  const failed = loadGiftWrapsIfEnabled(requesterAt(baseUrl), gifting(true, true))
  await expect(failed).rejects.toBeInstanceOf(FetchResponseError)
  await expect(failed).rejects.toMatchObject({ message: `Failed to fetch gift wrap details: ${status}`, status })
})

test('a network error stays unchanged', async () => {
  await expect(loadGiftWrapsIfEnabled(requesterAt(await findUnreachableUrl()), gifting(true, true))).rejects.toThrow(
    NetworkError,
  )
})
