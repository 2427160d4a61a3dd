import { expect, test } from 'vitest'
import { CheckoutFailure } from './checkout-failure.ts'
import { createClient } from './create-client.ts'
import { startRecordingServer } from './testing/recording-server.ts'

test.each([
  ['options required', []],
  ['deliveryGroupId required', ['current', '']],
  ['deliveryGroupId required', ['current']],
])('a delivery group without an id is not requested: %s [CHK-07]', async (code, input) => {
  const { baseUrl, requests } = await startRecordingServer()
  const { getDeliveryGroup } = createClient({ baseUrl, webstoreId: 'hydrant', siteId: 'main' })
  // Callers in JavaScript can leave it out.
  await expect(getDeliveryGroup(...(input as [string, string]))).rejects.toThrow(new CheckoutFailure(code))
  expect(requests).toEqual([])
})

test('a failure without a message shows its code', () => {
  expect(new CheckoutFailure('SESSION_NOT_LOADED')).toMatchObject({
    message: 'SESSION_NOT_LOADED',
    code: 'SESSION_NOT_LOADED',
    tag: 'checkout',
  })
})
