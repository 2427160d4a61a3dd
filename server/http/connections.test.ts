import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from './create-server.ts'

const MOST = 10
const app = createServer({ basePath: '', logLevel: 'silent', maxConnections: MOST }, pino({ level: 'silent' }), {
  headers: 300,
  silence: 300,
  idle: 60_000,
})
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

/** A connection that has sent `text`, and what it is answered until the server ends it. */
function open(text: string): { readonly socket: Socket; readonly answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  sockets.add(socket)
  const pieces: Buffer[] = []
  socket.on('data', (piece) => pieces.push(piece)).on('error', () => undefined)
  if (text !== '') socket.write(text)
  return {
    socket,
    answer: new Promise((resolve) => void socket.on('close', () => resolve(Buffer.concat(pieces).toString()))),
  }
}

const LAST = 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'
const POST = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n'

test.each([
  ['nothing', '', /^HTTP\/1\.1 408 /],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: sh', /^HTTP\/1\.1 408 /],
  ['a body and stops', `${POST}{"a":`, /^HTTP\/1\.1 408 /],
  ['what is no HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['headers without end', `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: shop\r\nHost: evil.example\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
])('a connection that sends %s is answered, and ended [RUN-06] [RUN-08]', async (_, text, status) => {
  const answer = await open(text).answer
  expect(answer).toMatch(status)
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual([
    { errorCode: expect.any(String), message: expect.any(String) },
  ])
})

test('one that does not take its answer is ended [RUN-06]', async () => {
  const { socket } = open('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n')
  await Promise.all([once(app.server, 'connection'), once(socket.pause(), 'connect')])
  await expect
    .poll(() => new Promise((resolve) => void app.server.getConnections((_, count) => resolve(count))), {
      timeout: 5000,
    })
    .toBe(0)
})

test('a hundred that send nothing take no more places than there are, and give them back [RUN-06]', async () => {
  const opened = Array.from({ length: 10 * MOST }, () => open(''))
  const answers = await Promise.all(opened.map(({ answer }) => answer))
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408')).length).toBeLessThanOrEqual(MOST)
  expect(await open(LAST).answer).toContain('here')
})

test('idle connections make room for new ones [RUN-06]', async () => {
  const idle = Array.from({ length: MOST }, () => open('GET / HTTP/1.1\r\nHost: shop\r\n\r\n'))
  await Promise.all(idle.map(({ socket }) => once(socket, 'data')))
  const refused = await open('GET / HTTP/1.1\r\nHost: shop\r\n\r\n').answer
  expect(refused).toBe('')
  await Promise.all(idle.map(({ answer }) => answer))
  expect(await open(LAST).answer).toContain('here')
})

test.each([
  ['x-forwarded-proto', 'javascript', 'http://127.0.0.1'],
  ['x-forwarded-proto', 'https', 'https://127.0.0.1'],
  ['x-forwarded-host', '<script>', 'http://127.0.0.1'],
  ['x-forwarded-host', ':99999', 'http://127.0.0.1'],
  ['x-forwarded-host', 'shop.example', 'http://shop.example'],
])('%s: %s makes the address of the shop %s [RUN-08]', async (name, value, origin) => {
  expect((await app.inject({ url: '/host', headers: { host: '127.0.0.1', [name]: value } })).body).toBe(origin)
})
