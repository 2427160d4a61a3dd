import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShopEvents, TestDelivery } from '@hydrant/contract/admin/events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers } from '../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../testing/purchase-test-shop.ts'
import { sendTestEvent } from './send-test-event.ts'
import { signEvent } from './sign-event.ts'

const SECRET = 'a secret of the receiver'

let shop: PurchaseTestShop
let admin: TestClient
let receiver: Server
let origin: string
const received: Array<{ readonly body: string; readonly signature: string }> = []
beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['hydrant-signature']),
      })
      response.writeHead(418).end(`No tea\0${'.'.repeat(5000)}`)
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  shop = await openPurchaseTestShop({ webhook: { url: `${origin}/events?key=secret`, secret: SECRET } })
  await createStaffUsers(shop)
  admin = await shop.buyer(ADMIN)
})
afterAll(async () => {
  await shop.close()
  await new Promise((resolve) => receiver.close(resolve))
})

test('a test event is sent signed and is not stored; its answer is told, and nothing secret of the address [ADM-64]', async () => {
  const { status, body } = await admin<TestDelivery>('POST', '/admin/events/actions/send-test')
  expect(status).toBe(200)
  expect(body).toMatchObject({ url: `${origin}/events`, status: 418, failure: null })
  expect(body.answer).toMatch(/^No tea\.+$/)
  expect(body.answer.length).toBeLessThanOrEqual(2000)
  const [sent] = received
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ type: 'Test', position: 0 })
  const seconds = Number(/^t=(\d+)/.exec(sent?.signature ?? '')?.[1])
  expect(sent?.signature).toBe(signEvent(sent?.body ?? '', { secret: SECRET, seconds }))
  expect((await admin<ShopEvents>('GET', '/admin/events')).body.events).toEqual([])
})

test('a test event goes to no address that events are not sent to, and says why nobody has answered [ADM-64]', async () => {
  expect(await sendTestEvent({ url: 'http://169.254.169.254/latest', secret: SECRET })).toMatchObject({
    status: null,
    failure: expect.stringMatching(/cloud metadata/),
  })
})
