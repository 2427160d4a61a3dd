import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createServerWithoutRoutes } from './create-server.ts'

interface Line {
  readonly msg: string
  readonly path: string | null
  readonly status: number | null
  readonly isAborted?: true
}

let lines: Line[] = []
const app = createServerWithoutRoutes(
  { basePath: '', logLevel: 'info', publicUrl: 'https://shop.example' },
  pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Line) }),
  { timeoutOverrides: { headersTimeoutMs: 300, silenceTimeoutMs: 300 } },
)
let slowRequest = Promise.withResolvers<void>()
let slowAnswer = Promise.withResolvers<string>()
let port: number

beforeAll(async () => {
  app.get('/', async () => 'here')
  app.post('/', async () => 'read')
  app.get('/slow', () => {
    slowRequest.resolve()
    return slowAnswer.promise
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())
beforeEach(() => {
  lines = []
  slowRequest = Promise.withResolvers()
  slowAnswer = Promise.withResolvers()
})

/** Sends a text over a connection, and returns the response when the server has closed it. */
async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('error', () => undefined).on('data', (chunk) => chunks.push(chunk))
  socket.write(text)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}
const requestLines = () => lines.filter(({ msg }) => msg === 'request')
const HEAD = 'Host: shop\r\nConnection: close\r\n'

test.each([
  ['a complete request', `GET /?token=secret HTTP/1.1\r\n${HEAD}\r\n`, { path: '/', status: 200 }],
  [
    'a body that goes silent',
    `POST / HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":`,
    { path: '/', status: 408 },
  ],
  [
    'a body that is no HTTP',
    `POST / HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    { path: '/', status: 400 },
  ],
  ['what is no HTTP', 'hello\r\n\r\n', { path: null, status: 400 }],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: sh', { path: null, status: 408 }],
  ['headers without end', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, { path: null, status: 431 }],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', { path: '/', status: 400 }],
  [
    'an unknown expectation',
    `GET / HTTP/1.1\r\n${HEAD}Expect: a-miracle\r\n\r\n`,
    { method: 'GET', path: '/', status: 417 },
  ],
  [
    'a request for a tunnel',
    `CONNECT a:443 HTTP/1.1\r\n${HEAD}\r\n`,
    { method: 'CONNECT', path: 'a:443', status: 405 },
  ],
  ['an address that cannot be decoded', `GET /%zz?token=secret HTTP/1.1\r\n${HEAD}\r\n`, { path: '/%zz', status: 400 }],
])(
  '%s is one line in the log, and its response has the security headers [RUN-09] [RUN-10]',
  async (_, text, expected) => {
    expect((await send(text)).toLowerCase()).toContain('strict-transport-security: max-age=31536000')
    await expect
      .poll(requestLines)
      .toMatchObject([
        { reqId: expect.any(String), route: expect.any(String), duration: expect.any(Number), ...expected },
      ])
    expect(JSON.stringify(lines)).not.toContain('secret')
  },
)

test('a request whose client goes away is one line in the log, whatever comes of it afterwards [RUN-10]', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /slow HTTP/1.1\r\n${HEAD}\r\n`)
  await slowRequest.promise
  socket.destroy()
  await expect.poll(requestLines).toMatchObject([{ path: '/slow', status: null, isAborted: true }])
  slowAnswer.resolve('too late')
  await send(`GET / HTTP/1.1\r\n${HEAD}\r\n`)
  await expect.poll(requestLines).toMatchObject([{ path: '/slow' }, { path: '/', status: 200 }])
})
