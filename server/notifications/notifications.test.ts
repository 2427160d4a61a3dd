import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShopEvent, ShopEvents } from '@hydrant/contract/admin/events.ts'
import { outboxEvent } from '@hydrant/database/schema/orders.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUsers } from '../session/service.ts'
import { PASSWORD } from '../testing/test-catalogue.ts'
import { type Caller, openTradeShop, trade, type TradeShop } from '../testing/trade-shop.ts'
import { retryDelay } from './retry-delay.ts'
import { deliverEvents } from './service.ts'
import { signEvent } from './sign-event.ts'

const SECRET = 'a secret of the receiver'
const ADMIN = 'admin@shop.example'

let shop: TradeShop
let buyer: Caller
let admin: Caller
let receiver: Server
let url: string
/** What has arrived, and how the receiver answers: the statuses one after the other, then 204. */
let arrived: Array<{ event: ShopEvent; body: string; headers: NodeJS.Dict<string | string[]> }>
let statuses: number[]
/** What the receiver waits for before it answers. */
let slow: () => Promise<void>

beforeAll(async () => {
  shop = await openTradeShop()
  await shop.database.transaction((executor) => createUsers(executor, [{ id: idFromKey('005', 'admin'), email: ADMIN, firstName: 'A', lastName: 'Min', phoneNumber: null, role: 'admin' }], PASSWORD))
  buyer = await shop.buyer()
  admin = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())

beforeEach(async () => {
  await shop.database.transaction((executor) => executor.delete(outboxEvent))
  arrived = []
  statuses = []
  slow = async () => {}
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString()
      arrived.push({ event: JSON.parse(body) as ShopEvent, body, headers: request.headers })
      await slow()
      response.writeHead(statuses.shift() ?? 204, { location: 'http://127.0.0.1:1/' }).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`
})
afterEach(() => new Promise((resolve) => receiver.close(resolve)))

const order = async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: trade.gloves, quantity: 1, type: 'Product' })
  await buyer('PUT', '/webstore/checkouts', { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } })
  await buyer('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO' })
  return (await buyer<{ orderSummaryId: string }>('POST', '/webstore/checkouts/active/orders')).body.orderSummaryId
}
const deliver = (secondsLater = 0) => deliverEvents(shop.database, { url, secret: SECRET }, () => new Date(Date.now() + secondsLater * 1000))
const events = () => shop.database.read((executor) => executor.select().from(outboxEvent).orderBy(asc(outboxEvent.position)))

test('an order is posted once, signed, with what it is made of', async () => {
  const orderId = await order()
  expect(await deliver()).toBe(1)
  expect(await deliver()).toBe(0)
  expect(arrived).toHaveLength(1)
  const { event, body, headers } = arrived[0]!
  expect(event).toMatchObject({ type: 'OrderPlaced', recordId: orderId, deliveredDate: null, payload: { orderSummaryId: orderId, grandTotalAmount: '46.4', items: [{ sku: 'GL-1', quantity: '1' }] } })
  const signature = String(headers['hydrant-signature'])
  expect(signature).toBe(signEvent(body, { secret: SECRET, seconds: Number(/^t=(\d+)/.exec(signature)?.[1]) }))
  expect(signature).not.toBe(signEvent(body, { secret: 'another secret', seconds: Number(/^t=(\d+)/.exec(signature)?.[1]) }))
  expect(headers['hydrant-event-position']).toBe(String(event.position))
  expect((await events()).map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true])
})

test.each([500, 404, 302])('an answer of %i is no delivery: nothing overtakes the event, and it is tried again later', async (status) => {
  const placed = [await order(), await order(), await order()]
  statuses = [204, status]
  expect(await deliver()).toBe(1)
  expect(arrived.map(({ event }) => event.recordId)).toEqual([placed[0], placed[1]])
  expect(await deliver()).toBe(0)
  expect(arrived).toHaveLength(2)
  expect(await deliver(3)).toBe(2)
  expect(arrived.map(({ event }) => event.recordId)).toEqual([placed[0], placed[1], placed[1], placed[2]])
})

test('a receiver that is away gets everything when it is back', async () => {
  const placed = [await order(), await order()]
  const gone = { url: 'http://127.0.0.1:1/', secret: SECRET }
  expect(await deliverEvents(shop.database, gone)).toBe(0)
  expect((await events()).map(({ attempts, deliveredAt }) => [attempts, deliveredAt])).toEqual([[1, null], [1, null]])
  expect(await deliver(60)).toBe(2)
  expect(arrived.map(({ event }) => event.recordId)).toEqual(placed)
})

test('more than a batch is delivered in one go', async () => {
  const rows = Array.from({ length: 45 }, (_, index) => ({ type: 'OrderPlaced', recordId: `1Os${index}`, payload: { index } }))
  await shop.database.transaction((executor) => executor.insert(outboxEvent).values(rows))
  expect(await deliver()).toBe(45)
  expect(arrived.map(({ event }) => event.recordId)).toEqual(rows.map(({ recordId }) => recordId))
})

test('two processes deliver every event once and in order', async () => {
  const placed: string[] = []
  for (let count = 0; count < 5; count += 1) placed.push(await order())
  const counts = await Promise.all([deliver(), deliver(), deliver()])
  expect(counts.reduce((total, count) => total + count, 0)).toBe(5)
  expect(arrived.map(({ event }) => event.recordId)).toEqual(placed)
})

test('a receiver that takes its time is not told by a second process meanwhile', async () => {
  const placed = [await order(), await order()]
  const [isAsked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  slow = async () => {
    isAsked.resolve()
    await release.promise
  }
  const first = deliver()
  await isAsked.promise
  expect(await deliver(150)).toBe(0)
  release.resolve()
  expect(await first).toBe(2)
  expect(arrived.map(({ event }) => event.recordId)).toEqual(placed)
})

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [40, 3600],
])('after %i failures the next try waits %i seconds', (attempts, seconds) => {
  expect(retryDelay(attempts)).toBe(seconds)
})

test('an administrator reads what has happened since a position, and nobody else does', async () => {
  const placed = [await order(), await order(), await order()]
  const first = await admin<ShopEvents>('GET', '/admin/events?limit=2')
  expect(first).toMatchObject({ status: 200, body: { count: 2, events: [{ recordId: placed[0] }, { recordId: placed[1] }] } })
  const next = await admin<ShopEvents>('GET', `/admin/events?after=${first.body.lastPosition}`)
  expect(next.body).toMatchObject({ count: 1, events: [{ recordId: placed[2], deliveredDate: null }] })
  expect((await admin<ShopEvents>('GET', `/admin/events?after=${next.body.lastPosition}`)).body).toEqual({ count: 0, lastPosition: next.body.lastPosition, events: [] })
  expect(await buyer('GET', '/admin/events')).toMatchObject({ status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] })
  expect((await shop.guest()('GET', '/admin/events')).status).toBe(401)
  for (const query of ['after=-1', 'after=x', 'limit=0', 'limit=501']) expect(await admin('GET', `/admin/events?${query}`)).toMatchObject({ status: 400, body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }] })
})
