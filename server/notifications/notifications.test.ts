import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GivenUpEvents, ShopEvent, ShopEvents, UndeliveredEvent } from '@hydrant/contract/admin/events.ts'
import { outboxEvent } from '@hydrant/database/schema/orders.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUsers } from '../session/service.ts'
import { PASSWORD } from '../testing/test-catalogue.ts'
import { createRecordedLog } from '../testing/recorded-log.ts'
import { type Caller, openTradeShop, trade, type TradeShop } from '../testing/trade-shop.ts'
import { deliverEvents } from './service.ts'
import { signEvent } from './sign-event.ts'

const SECRET = 'a secret of the receiver'
const ADMIN = 'admin@shop.example'

let shop: TradeShop
let buyer: Caller
let admin: Caller
let receiver: Server
let url: string
/**
 * What has arrived, and how the receiver answers: the statuses one after the other, then 204; always 422 for the record
 * that it refuses.
 */
let arrived: Array<{ event: ShopEvent; body: string; headers: NodeJS.Dict<string | string[]> }>
let statuses: number[]
let refusedRecord: string
let logged: ReturnType<typeof createRecordedLog>
/** What the receiver waits for before it answers. */
let slow: () => Promise<void>

beforeAll(async () => {
  shop = await openTradeShop()
  await shop.database.transaction((executor) =>
    createUsers(
      executor,
      [
        {
          id: idFromKey('005', 'admin'),
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
  await shop.database.transaction((executor) => executor.delete(outboxEvent))
  arrived = []
  statuses = []
  refusedRecord = ''
  logged = createRecordedLog()
  slow = async () => {}
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString()
      const event = JSON.parse(body) as ShopEvent
      arrived.push({ event, body, headers: request.headers })
      await slow()
      response
        .writeHead(event.recordId === refusedRecord ? 422 : (statuses.shift() ?? 204), {
          location: 'http://127.0.0.1:1/',
        })
        .end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`
})
afterEach(() => new Promise((resolve) => receiver.close(resolve)))

const order = async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: trade.gloves, quantity: 1, type: 'Product' })
  await buyer('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await buyer('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO' })
  return (await buyer<{ orderSummaryId: string }>('POST', '/webstore/checkouts/active/orders')).body.orderSummaryId
}
const deliver = (secondsLater = 0, to = url) =>
  deliverEvents(
    { database: shop.database, webhook: { url: to, secret: SECRET }, log: logged.log },
    () => new Date(Date.now() + secondsLater * 1000),
  )
const recordsArrived = () => arrived.map(({ event }) => event.recordId)
const insert = (...recordIds: string[]) =>
  shop.database.transaction((executor) =>
    executor
      .insert(outboxEvent)
      .values(recordIds.map((recordId, index) => ({ type: 'OrderPlaced', recordId, payload: { index } }))),
  )
const events = () =>
  shop.database.read((executor) => executor.select().from(outboxEvent).orderBy(asc(outboxEvent.position)))

test('an order is posted once, signed, with what it is made of', async () => {
  const orderId = await order()
  expect(await deliver()).toBe(1)
  expect(await deliver()).toBe(0)
  expect(arrived).toHaveLength(1)
  const { event, body, headers } = arrived[0]!
  expect(event).toMatchObject({
    type: 'OrderPlaced',
    recordId: orderId,
    deliveredDate: null,
    payload: { orderSummaryId: orderId, grandTotalAmount: '46.4', items: [{ sku: 'GL-1', quantity: '1' }] },
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
  'an event that is answered with %i waits by itself: others go on, and it is sent again later [CHK-17]',
  async (status) => {
    await insert('one', 'two', 'three')
    statuses = [204, status]
    expect(await deliver()).toBe(2)
    expect(recordsArrived()).toEqual(['one', 'two', 'three'])
    expect(await deliver()).toBe(0)
    expect(await deliver(3)).toBe(1)
    expect(recordsArrived()).toEqual(['one', 'two', 'three', 'two'])
  },
)

test('later events of the same record wait for one that is refused, and are in order when it is taken [CHK-17]', async () => {
  await insert('one', 'two', 'one', 'three')
  refusedRecord = 'one'
  expect(await deliver()).toBe(2)
  expect(recordsArrived()).toEqual(['one', 'two', 'three'])
  await insert('one')
  expect(await deliver()).toBe(0)
  refusedRecord = ''
  expect(await deliver(3)).toBe(3)
  expect(recordsArrived().slice(3)).toEqual(['one', 'one', 'one'])
  expect(arrived.slice(3).map(({ event }) => event.position)).toEqual(
    (await events()).filter(({ recordId }) => recordId === 'one').map(({ position }) => position),
  )
})

test('an event that is always refused is given up after a day, told to the operator, listed, and sent again when that is asked for [CHK-17]', async () => {
  await insert('poison', 'poison', 'good')
  refusedRecord = 'poison'
  for (let hour = 0; hour < 60; hour += 1) await deliver(hour * 3601)
  expect(recordsArrived().filter((recordId) => recordId === 'good')).toHaveLength(1)
  expect(
    (await events()).map(({ attempts, givenUpAt, lastFailure }) => [attempts, givenUpAt !== null, lastFailure]),
  ).toEqual([
    [36, true, 'The receiver answered with status 422.'],
    [expect.any(Number), false, 'The receiver answered with status 422.'],
    [0, false, null],
  ])
  const [first] = await events()
  expect(logged.entries.filter(({ level }) => level === 'error')).toEqual([
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
  refusedRecord = ''
  const again = `/admin/events/${first!.position}/actions/send-again`
  expect(await buyer('POST', again)).toMatchObject({ status: 403 })
  expect(await admin<UndeliveredEvent>('POST', again)).toMatchObject({
    status: 202,
    body: { position: first!.position, attempts: 0, givenUpDate: null },
  })
  expect(await admin('POST', again)).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
  expect(await deliver(100 * 3600)).toBe(2)
  expect((await events()).map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true, true, true])
  expect((await admin<GivenUpEvents>('GET', '/admin/events/given-up')).body).toMatchObject({ count: 0, events: [] })
})

test.each(['http://127.0.0.1:1/', 503])(
  'while the receiver is away (%s) all events wait, one of them tries, and then everything arrives in order [CHK-17]',
  async (away) => {
    await insert('one', 'two')
    const attempt = (seconds: number) => {
      if (typeof away === 'number') statuses = [away]
      return deliver(seconds, typeof away === 'number' ? url : away)
    }
    for (const seconds of [0, 0, 2, 2, 6]) expect(await attempt(seconds)).toBe(0)
    expect((await events()).map(({ attempts }) => attempts)).toEqual([3, 0])
    arrived = []
    statuses = []
    expect(await deliver(60)).toBe(2)
    expect(recordsArrived()).toEqual(['one', 'two'])
  },
)

test.each([
  'http://169.254.169.254/latest/meta-data',
  'https://[fe80::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://2852039166/',
])('nothing is posted to the link-local address %s [CHK-17]', async (inside) => {
  await insert('one')
  expect(await deliver(0, inside)).toBe(0)
  expect((await events())[0]!.lastFailure).toBe('The receiver has a link-local address, to which events are not sent.')
})

test('an answer that never ends does not hold the shop up', async () => {
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

test('an administrator reads what has happened since a position, and nobody else does', async () => {
  const placed = [await order(), await order(), await order()]
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
