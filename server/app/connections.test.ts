import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServerWithoutRoutes } from './create-server.ts'

const MAX_CONNECTIONS = 10
const app = createServerWithoutRoutes(
  { basePath: '', logLevel: 'silent', maxConnections: MAX_CONNECTIONS },
  pino({ level: 'silent' }),
  { timeoutOverrides: { headersTimeoutMs: 300, silenceTimeoutMs: 300, idleTimeoutMs: 60_000 } },
)
const sockets = new Set<Socket>()
let port: number
beforeAll(async () => {
  app.get('/', async () => 'here')
  app.post('/', async () => 'read')
  app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024))
  app.get('/host', (request, reply) => reply.send(request.publicOrigin))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** Opens a connection, sends `text`, and collects the response until the server closes it. */
function openConnection(text: string): { readonly socket: Socket; readonly response: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  sockets.add(socket)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined)
  if (text !== '') socket.write(text)
  return {
    socket,
    response: new Promise((resolve) => void socket.on('close', () => resolve(Buffer.concat(chunks).toString()))),
  }
}

const CLOSING_REQUEST = 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'
const POST = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n'

test.each([
  ['nothing', '', /^HTTP\/1\.1 408 /],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: sh', /^HTTP\/1\.1 408 /],
  ['a body and stops', `${POST}{"a":`, /^HTTP\/1\.1 408 /],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['a request for a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', /^HTTP\/1\.1 405 /],
  ['an expectation that nobody knows', 'GET / HTTP/1.1\r\nHost: shop\r\nExpect: a-miracle\r\n\r\n', /^HTTP\/1\.1 417 /],
  ['what is no HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['headers without end', `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: shop\r\nHost: evil.example\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
])('a connection that sends %s gets an error and is closed [RUN-06] [RUN-08]', async (_, text, status) => {
  const response = await openConnection(text).response
  expect(response).toMatch(status)
  expect(response.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(response.slice(response.indexOf('\r\n\r\n')))).toEqual([
    { errorCode: expect.any(String), message: expect.any(String) },
  ])
})

test('a connection that does not read its response is closed [RUN-06]', async () => {
  const { socket } = openConnection('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n')
  await Promise.all([once(app.server, 'connection'), once(socket.pause(), 'connect')])
  await expect
    .poll(() => new Promise((resolve) => void app.server.getConnections((_, count) => resolve(count))), {
      timeout: 5000,
    })
    .toBe(0)
})

test('a hundred silent connections stay within the limit and are closed after the timeout [RUN-06]', async () => {
  const opened = Array.from({ length: 10 * MAX_CONNECTIONS }, () => openConnection(''))
  const responses = await Promise.all(opened.map(({ response }) => response))
  expect(responses.filter((response) => response.startsWith('HTTP/1.1 408')).length).toBeLessThanOrEqual(
    MAX_CONNECTIONS,
  )
  expect(await openConnection(CLOSING_REQUEST).response).toContain('here')
})

test('idle connections make room for new ones [RUN-06]', async () => {
  const idleConnections = Array.from({ length: MAX_CONNECTIONS }, () =>
    openConnection('GET / HTTP/1.1\r\nHost: shop\r\n\r\n'),
  )
  await Promise.all(idleConnections.map(({ socket }) => once(socket, 'data')))
  const rejected = await openConnection('GET / HTTP/1.1\r\nHost: shop\r\n\r\n').response
  expect(rejected).toBe('')
  await Promise.all(idleConnections.map(({ response }) => response))
  expect(await openConnection(CLOSING_REQUEST).response).toContain('here')
})

test.each([
  ['x-forwarded-proto', 'javascript', 'http://127.0.0.1'],
  ['x-forwarded-proto', 'https', 'https://127.0.0.1'],
  ['x-forwarded-host', '<script>', 'http://127.0.0.1'],
  ['x-forwarded-host', ':99999', 'http://127.0.0.1'],
  ['x-forwarded-host', 'shop.example', 'http://shop.example'],
])('with %s: %s the public origin is %s [RUN-08]', async (name, value, origin) => {
  expect((await app.inject({ url: '/host', headers: { host: '127.0.0.1', [name]: value } })).body).toBe(origin)
})
