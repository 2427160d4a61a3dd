import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GivenUpEvents, ShopEvent, ShopEvents, UndeliveredEvent } from '@hydrant/contract/admin/events.ts'
import { outboxEvent } from '@hydrant/database/schema/orders.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUsers } from '../session/service.ts'
import { PASSWORD } from '../testing/test-catalogue.ts'
import { createRecordingLog } from '../testing/recorded-log.ts'
import { type TestClient, openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { deliverEvents } from './service.ts'
import { signEvent } from './sign-event.ts'

const SECRET = 'a secret of the receiver'
const ADMIN = 'admin@shop.example'

let shop: PurchaseTestShop
let buyer: TestClient
let admin: TestClient
let receiver: Server
let url: string
/**
 * The received events, and how the receiver responds: with the statuses one after the other, then 204; always 422 for
 * the rejected record.
 */
let received: Array<{ event: ShopEvent; body: string; headers: NodeJS.Dict<string | string[]> }>
let statuses: number[]
let rejectedRecordId: string
/** The status for a record at which the receiver fails, such as that of a proxy in front of it. */
let poison: { readonly recordId: string; readonly status: number }
let recordedLog: ReturnType<typeof createRecordingLog>
/** What the receiver awaits before it responds. */
let beforeResponse: () => Promise<void>

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await shop.database.transaction((tx) =>
    createUsers(
      tx,
      [
        {
          id: createIdFromKey('005', 'admin'),
          email: ADMIN,
          firstName: 'A',
          lastName: 'Min',
          phoneNumber: null,
          role: 'admin',
        },
      ],
      PASSWORD,
    ),
  )
  buyer = await shop.buyer()
  admin = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())

beforeEach(async () => {
  await shop.database.transaction((tx) => tx.delete(outboxEvent))
  received = []
  statuses = []
  rejectedRecordId = ''
  poison = { recordId: '', status: 502 }
  recordedLog = createRecordingLog()
  beforeResponse = async () => {}
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString()
      const event = JSON.parse(body) as ShopEvent
      received.push({ event, body, headers: request.headers })
      await beforeResponse()
      response
        .writeHead(statusFor(event.recordId), {
          location: 'http://127.0.0.1:1/',
        })
        .end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`
})
afterEach(() => new Promise((resolve) => receiver.close(resolve)))

const statusFor = (recordId: string): number => {
  if (recordId === poison.recordId) return poison.status
  return recordId === rejectedRecordId ? 422 : (statuses.shift() ?? 204)
}
const placeOrder = async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 1, type: 'Product' })
  await buyer('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await buyer('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO' })
  return (await buyer<{ orderSummaryId: string }>('POST', '/webstore/checkouts/active/orders')).body.orderSummaryId
}
const deliver = (secondsLater = 0, to = url) =>
  deliverEvents(
    { database: shop.database, webhook: { url: to, secret: SECRET }, log: recordedLog.log },
    () => new Date(Date.now() + secondsLater * 1000),
  )
const receivedRecordIds = () => received.map(({ event }) => event.recordId)
const insert = (...recordIds: string[]) =>
  shop.database.transaction((tx) =>
    tx
      .insert(outboxEvent)
      .values(recordIds.map((recordId, index) => ({ type: 'OrderPlaced', recordId, payload: { index } }))),
  )
const events = () => shop.database.query((db) => db.select().from(outboxEvent).orderBy(asc(outboxEvent.position)))

test('an order is posted once, signed, with its content', async () => {
  const orderId = await placeOrder()
  expect(await deliver()).toBe(1)
  expect(await deliver()).toBe(0)
  expect(received).toHaveLength(1)
  const { event, body, headers } = received[0]!
  expect(event).toMatchObject({
    type: 'OrderPlaced',
    recordId: orderId,
    deliveredDate: null,
    payload: { orderSummaryId: orderId, grandTotalAmount: '46.40', items: [{ sku: 'GL-1', quantity: '1' }] },
  })
  const signature = String(headers['hydrant-signature'])
  expect(signature).toBe(signEvent(body, { secret: SECRET, seconds: Number(/^t=(\d+)/.exec(signature)?.[1]) }))
  expect(signature).not.toBe(
    signEvent(body, { secret: 'another secret', seconds: Number(/^t=(\d+)/.exec(signature)?.[1]) }),
  )
  expect(headers['hydrant-event-position']).toBe(String(event.position))
  expect((await events()).map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true])
})

test.each([500, 404, 302])(
  'after status %i an event is sent again later, and others are delivered meanwhile [CHK-17]',
  async (status) => {
    await insert('one', 'two', 'three')
    statuses = [204, status]
    expect(await deliver()).toBe(2)
    expect(receivedRecordIds()).toEqual(['one', 'two', 'three'])
    expect(await deliver()).toBe(0)
    expect(await deliver(3)).toBe(1)
    expect(receivedRecordIds()).toEqual(['one', 'two', 'three', 'two'])
  },
)

test('later events of a record wait for a rejected one and are then delivered in order [CHK-17]', async () => {
  await insert('one', 'two', 'one', 'three')
  rejectedRecordId = 'one'
  expect(await deliver()).toBe(2)
  expect(receivedRecordIds()).toEqual(['one', 'two', 'three'])
  await insert('one')
  expect(await deliver()).toBe(0)
  rejectedRecordId = ''
  expect(await deliver(3)).toBe(3)
  expect(receivedRecordIds().slice(3)).toEqual(['one', 'one', 'one'])
  expect(received.slice(3).map(({ event }) => event.position)).toEqual(
    (await events()).filter(({ recordId }) => recordId === 'one').map(({ position }) => position),
  )
})

test('an event that is always rejected is given up after a day, logged, listed, and sent again on request [CHK-17]', async () => {
  await insert('poison', 'poison', 'good')
  rejectedRecordId = 'poison'
  for (let hour = 0; hour < 60; hour += 1) await deliver(hour * 3601)
  expect(receivedRecordIds().filter((recordId) => recordId === 'good')).toHaveLength(1)
  expect(
    (await events()).map(({ attempts, givenUpAt, lastFailure }) => [attempts, givenUpAt !== null, lastFailure]),
  ).toEqual([
    [36, true, 'The receiver answered with status 422.'],
    [expect.any(Number), false, 'The receiver answered with status 422.'],
    [0, false, null],
  ])
  const [first] = await events()
  expect(recordedLog.entries.filter(({ level }) => level === 'error')).toEqual([
    {
      level: 'error',
      fields: {
        position: first!.position,
        type: 'OrderPlaced',
        recordId: 'poison',
        attempts: 36,
        reason: 'The receiver answered with status 422.',
      },
      message: 'an event was given up: see GET /admin/events/given-up',
    },
  ])
  const listed = await admin<GivenUpEvents>('GET', '/admin/events/given-up')
  expect(listed).toMatchObject({
    status: 200,
    body: {
      count: 1,
      lastPosition: first!.position,
      events: [
        {
          position: first!.position,
          attempts: 36,
          lastFailure: 'The receiver answered with status 422.',
          givenUpDate: expect.any(String),
          payload: { index: 0 },
        },
      ],
    },
  })
  rejectedRecordId = ''
  const resendPath = `/admin/events/${first!.position}/actions/send-again`
  expect(await buyer('POST', resendPath)).toMatchObject({ status: 403 })
  expect(await admin<UndeliveredEvent>('POST', resendPath)).toMatchObject({
    status: 202,
    body: { position: first!.position, attempts: 0, givenUpDate: null },
  })
  expect(await admin('POST', resendPath)).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
  expect(await deliver(100 * 3600)).toBe(2)
  expect((await events()).map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true, true, true])
  expect((await admin<GivenUpEvents>('GET', '/admin/events/given-up')).body).toMatchObject({ count: 0, events: [] })
})

test.each(['http://127.0.0.1:1/', 503])(
  'while the receiver is unavailable (%s) all events wait and one is retried; then all arrive in order [CHK-17]',
  async (unavailableReceiver) => {
    await insert('one', 'two')
    const attempt = (seconds: number) => {
      if (typeof unavailableReceiver === 'number') statuses = [unavailableReceiver]
      return deliver(seconds, typeof unavailableReceiver === 'number' ? url : unavailableReceiver)
    }
    for (const seconds of [0, 0, 2, 2, 6]) expect(await attempt(seconds)).toBe(0)
    expect((await events()).map(({ attempts }) => attempts)).toEqual([3, 0])
    received = []
    statuses = []
    expect(await deliver(60)).toBe(2)
    expect(receivedRecordIds()).toEqual(['one', 'two'])
  },
)

test.each([429, 502, 503, 504])(
  'one event that is always answered with status %i is tested by another after a few attempts, and holds up its own record only [CHK-17]',
  async (status) => {
    poison = { recordId: 'poison', status }
    await insert('poison', 'one', 'poison', 'two', 'one')
    for (const seconds of [0, 2, 5]) expect(await deliver(seconds)).toBe(0)
    expect((await events()).map(({ attempts }) => attempts)).toEqual([3, 0, 0, 0, 0])
    expect(await deliver(6)).toBe(3)
    expect(receivedRecordIds().slice(3)).toEqual(['one', 'two', 'one'])
    await deliver(20)
    await insert('three')
    expect(await deliver(21)).toBe(1)
    poison = { recordId: '', status }
    expect(await deliver(3600)).toBe(2)
    expect((await events()).every(({ deliveredAt }) => deliveredAt !== null)).toBe(true)
    expect(receivedRecordIds().slice(-2)).toEqual(['poison', 'poison'])
  },
)

test('a receiver that is away for a day is tried by the oldest event and one other, and no other uses up its attempts [CHK-17]', async () => {
  await insert('one', 'two', 'three')
  for (let minute = 0; minute < 12 * 60; minute += 10) await deliver(minute * 60, 'http://127.0.0.1:1/')
  await insert('four')
  for (let minute = 12 * 60; minute < 24 * 60; minute += 10) await deliver(minute * 60, 'http://127.0.0.1:1/')
  const [first, ...others] = (await events()).map(({ attempts }) => attempts)
  expect(first).toBeGreaterThan(25)
  for (const attempts of others) expect(attempts).toBeLessThan(15)
  expect(await deliver(48 * 3600)).toBe(4)
  expect(receivedRecordIds()).toEqual(['one', 'two', 'three', 'four'])
})

test.each([
  'http://169.254.169.254/latest/meta-data',
  'https://[fe80::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://2852039166/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://100.100.100.200/',
  'http://[::ffff:100.100.100.200]/',
  'http://168.63.129.16/',
  'http://[64:ff9b::168.63.129.16]/',
])('nothing is posted to the address of metadata services %s [CHK-17]', async (blockedUrl) => {
  await insert('one')
  expect(await deliver(0, blockedUrl)).toBe(0)
  expect((await events())[0]!.lastFailure).toBe(
    'The receiver has an address of cloud metadata services, to which events are not sent.',
  )
})

test('a response that never ends does not block the delivery', async () => {
  await insert('one')
  const endless = createServer((_, response) => void response.writeHead(200).write('more to come'))
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  expect(await deliver(0, `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`)).toBe(1)
  await new Promise((resolve) => endless.close(resolve))
})

test('more than a batch is delivered in one go', async () => {
  const rows = Array.from({ length: 45 }, (_, index) => ({
    type: 'OrderPlaced',
    recordId: `1Os${index}`,
    payload: { index },
  }))
  await shop.database.transaction((tx) => tx.insert(outboxEvent).values(rows))
  expect(await deliver()).toBe(45)
  expect(received.map(({ event }) => event.recordId)).toEqual(rows.map(({ recordId }) => recordId))
})

test('two processes deliver every event once and in order', async () => {
  const placed: string[] = []
  for (let count = 0; count < 5; count += 1) placed.push(await placeOrder())
  const counts = await Promise.all([deliver(), deliver(), deliver()])
  expect(counts.reduce((total, count) => total + count, 0)).toBe(5)
  expect(received.map(({ event }) => event.recordId)).toEqual(placed)
})

test('while a receiver is slow, a second process does not send the same events', async () => {
  const placed = [await placeOrder(), await placeOrder()]
  const [requestArrived, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  beforeResponse = async () => {
    requestArrived.resolve()
    await release.promise
  }
  const first = deliver()
  await requestArrived.promise
  expect(await deliver(150)).toBe(0)
  release.resolve()
  expect(await first).toBe(2)
  expect(received.map(({ event }) => event.recordId)).toEqual(placed)
})

test('only an administrator can list the events after a position', async () => {
  const placed = [await placeOrder(), await placeOrder(), await placeOrder()]
  const first = await admin<ShopEvents>('GET', '/admin/events?limit=2')
  expect(first).toMatchObject({
    status: 200,
    body: { count: 2, events: [{ recordId: placed[0] }, { recordId: placed[1] }] },
  })
  const next = await admin<ShopEvents>('GET', `/admin/events?after=${first.body.lastPosition}`)
  expect(next.body).toMatchObject({ count: 1, events: [{ recordId: placed[2], deliveredDate: null }] })
  expect((await admin<ShopEvents>('GET', `/admin/events?after=${next.body.lastPosition}`)).body).toEqual({
    count: 0,
    lastPosition: next.body.lastPosition,
    events: [],
  })
  expect(await buyer('GET', '/admin/events')).toMatchObject({
    status: 403,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
  })
  expect((await shop.guest()('GET', '/admin/events')).status).toBe(401)
  for (const query of ['after=-1', 'after=x', 'limit=0', 'limit=501'])
    expect(await admin('GET', `/admin/events?${query}`)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
    })
})
