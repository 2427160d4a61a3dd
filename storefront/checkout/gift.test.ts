import { createClient } from '@hydrant/client/create-client.ts'
import { expect, test } from 'vitest'
import { loadGiftOptions } from './gift.ts'

test('a checkout whose gift wraps cannot be read has the other gift options, and the failure is reported [CHK-08] [ERR-15]', async () => {
  const client = createClient({
    webstoreId: '0ZE',
    siteId: '0DM',
    baseUrl: 'http://shop.invalid',
    fetch: async () => Response.json([{ errorCode: 'SERVER_UNAVAILABLE', message: 'Later.' }], { status: 503 }),
  })
  const reported: unknown[] = []
  const gift = await loadGiftOptions(
    { client, reportError: (error) => void reported.push(error) },
    {
      application: { giftingConfig: { isGiftingEnabled: true, isGiftMessageEnabled: true, isGiftWrapEnabled: true } },
      group: { isGift: true, giftToName: 'Station 9', giftMessage: null },
      cart: { cartItems: [] },
    },
  )
  expect(gift).toEqual({ isGift: true, toName: 'Station 9', message: '', wraps: [] })
  expect(reported).toMatchObject([{ message: 'Failed to fetch gift wrap details: 503' }])
})
