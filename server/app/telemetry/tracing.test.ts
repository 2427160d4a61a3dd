import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { outboxEvent } from '@hydrant/database/schema/orders.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deliverEvents } from '../../events/service.ts'
import { createTestGateway, tokenizeCard } from '../../payments/service.ts'
import { createRecordingLog } from '../../testing/recorded-log.ts'
import { fillTestCatalogue, ids } from '../../testing/test-catalogue.ts'
import { type ExportedSpan, openTraceCollector, type TraceCollector } from '../../testing/trace-collector.ts'
import { getWebstore } from '../../webstore/service.ts'
import { buildApp } from '../build-app.ts'
import type { PageRenderContext } from '../pages/page-renderer.ts'
import { createRemoteFetch } from '../remote/remote-fetch.ts'
import { startTracing } from './start-tracing.ts'

const PRODUCT_PATH = `/services/data/v65.0/commerce/webstores/${ids.webstore}/products/${ids.product('HN-95/1')}`
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`
const SERVER = 2
const CLIENT = 3

let collector: TraceCollector
/** Another system, and the headers that it gets. */
let otherSystem: Server
let received: IncomingHttpHeaders[] = []
let database: Database
let app: FastifyInstance
let origin: string
let logLines: unknown[] = []
let recordedLog: ReturnType<typeof createRecordingLog>

async function renderTestPage(_request: Request, { fetch, origin: ownOrigin }: PageRenderContext): Promise<Response> {
  const response = await fetch(ownOrigin + PRODUCT_PATH)
  return new Response(await response.text(), { status: response.status })
}

beforeAll(async () => {
  otherSystem = createServer((request, response) => {
    received.push(request.headers)
    response.writeHead(200).end()
  }).listen(0, '127.0.0.1')
  await once(otherSystem, 'listening')
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  app = await buildApp({
    database,
    settings: { basePath: '', logLevel: 'info', tracesUrl: 'http://collector.example/v1/traces' },
    log: pino({ level: 'info' }, { write: (line) => void logLines.push(JSON.parse(line) as unknown) }),
    secret: 'a secret that only tests know, of 32 characters and more',
    operatorToken: null,
    pages: {
      assetsDir: import.meta.dirname,
      render: renderTestPage,
      guestCookies: () => null,
      isGuestCacheable: () => false,
      isPreview: () => false,
    },
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await database.close()
  otherSystem.close()
})
beforeEach(async () => {
  received = []
  logLines = []
  recordedLog = createRecordingLog()
  collector = await openTraceCollector()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await collector.close()
})

const attributesOf = (span: ExportedSpan | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]))

test('a page is one trace: the request, the API call within the process, and its statements without their values [RUN-24]', async () => {
  const stop = await startTracing(collector.url, recordedLog.log)
  const response = await fetch(`${origin}/product?secret=1`, { headers: { traceparent: TRACEPARENT } })
  expect(response.status).toBe(200)
  await fetch(`${origin}/healthz`)
  await stop()
  const spans = collector.listSpans()
  const page = spans.find(({ kind }) => kind === SERVER)
  expect(page).toMatchObject({ name: 'GET /*', traceId: TRACE_ID, parentSpanId: '00f067aa0ba902b7' })
  expect(attributesOf(page)).toMatchObject({ 'http.route': '/*', 'http.response.status_code': 200 })
  const call = spans.find(({ parentSpanId }) => parentSpanId === page?.spanId)
  expect(attributesOf(call)).toMatchObject({ 'http.response.status_code': 200 })
  expect(call?.name).toContain('/products/:productId')
  const statements = spans.filter(({ kind, parentSpanId }) => kind === CLIENT && parentSpanId === call?.spanId)
  expect(attributesOf(statements.find(({ name }) => name === 'select product'))).toMatchObject({
    'hydrant.workload': 'products',
  })
  expect(spans.filter(({ kind }) => kind === SERVER)).toHaveLength(1)
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE_ID]))
  for (const value of ['secret', ids.product('HN-95/1'), 'HN-95'])
    expect(JSON.stringify(collector.exports)).not.toContain(value)
  expect(logLines).toContainEqual(
    expect.objectContaining({ msg: 'request', traceId: TRACE_ID, reqId: attributesOf(page)['hydrant.request_id'] }),
  )
})

test('the trace of a sender that is no trusted proxy is not continued [RUN-24]', async () => {
  const stop = await startTracing(collector.url, recordedLog.log)
  await using folder = await createDisposableFolder()
  // Every network address of this machine may be trusted; the socket of a file has none.
  const socketPath = join(folder.path, 'socket')
  const server = createServer((request, response) => app.routing(request, response)).listen(socketPath)
  await once(server, 'listening')
  const response = Promise.withResolvers<IncomingMessage>()
  sendRequest({ socketPath, path: '/product', headers: { traceparent: TRACEPARENT } }, response.resolve).end()
  await text(await response.promise)
  server.close()
  await stop()
  const page = collector.listSpans().find(({ kind }) => kind === SERVER)
  expect(page?.name).toBe('GET /*')
  expect(page?.parentSpanId).toBeUndefined()
  expect(page?.traceId).not.toBe(TRACE_ID)
})

test('calls of a payment gateway, the webhook and the API of another server are spans, and those get the trace to continue it [RUN-24]', async () => {
  await database.transaction((tx) =>
    tx.insert(outboxEvent).values({ type: 'order.placed', recordId: '1', payload: {} }),
  )
  const url = `http://127.0.0.1:${(otherSystem.address() as AddressInfo).port}`
  const stop = await startTracing(collector.url, recordedLog.log)
  await deliverEvents({ database, webhook: { url, secret: 'a secret of the receiver' }, log: recordedLog.log })
  const commerce = { apiUrl: url, siteUrl: url, mediaUrl: url, webstoreId: ids.webstore, siteId: '', communityId: '' }
  const visitor = { cookie: '', address: '127.0.0.1', userAgent: '', host: 'shop' }
  const remote = createRemoteFetch({ ...commerce, authorization: null }, '', visitor)
  await remote.fetch('http://pages/services/data/v65.0/limits')
  const settings = { payments: { purchaseOrders: true, cardGateway: 'test' } }
  const card = { holderName: 'A', number: '4111111111111111', expiryMonth: 12, expiryYear: 2099, securityCode: '123' }
  await tokenizeCard(
    { database, gateways: { test: createTestGateway(database) }, log: recordedLog.log },
    { ...(await database.query(getWebstore)), settings },
    card,
  )
  await stop()
  const spans = collector.listSpans()
  expect(spans.map(({ name }) => name)).toEqual(['POST webhook', 'GET remote API', 'call payment gateway'])
  expect(received.map(({ traceparent }) => traceparent)).toEqual(
    spans.slice(0, 2).map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`),
  )
})

test('a collector that takes nothing is logged once, and neither requests nor the end of the process wait for it [RUN-24]', async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '1')
  let respond = (response: ServerResponse): void => void response.writeHead(400).end()
  await using stack = new AsyncDisposableStack()
  const refusing = await openTraceCollector((response) => respond(response))
  stack.defer(() => refusing.close())
  const stop = await startTracing(refusing.url, recordedLog.log, 1)
  for (const sent of [1, 2, 3]) {
    expect((await fetch(`${origin}/product`)).status).toBe(200)
    await expect.poll(() => refusing.exports.length).toBeGreaterThanOrEqual(sent)
  }
  await expect
    .poll(() => recordedLog.entries)
    .toMatchObject([{ level: 'warn', message: expect.stringContaining('takes none') }])
  respond = () => undefined
  await fetch(`${origin}/product`)
  await stop()
})
