import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer as bytes, text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MEDIA_BYTES } from '@hydrant/contract/shared/limits.ts'
import { buildFront } from './front.ts'

/** The other server: it notes what it is asked, and answers by the content key. */
let other: Server
let front: FastifyInstance
let asked: IncomingMessage[] = []
/** How many bytes came with each call. */
let received: number[] = []
/** Its answer to a file that it takes its time with. */
let slow = Promise.withResolvers<ServerResponse>()

const COOKIE = 'session=abc; Path=/b2b; HttpOnly; Secure; SameSite=Lax; Domain=api.example'

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  picture: (response) =>
    void response.writeHead(200, { 'content-type': 'image/png', etag: '"1"', 'set-cookie': 'theirs=1' }).end('bytes'),
  moved: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  broken: (response) => void response.writeHead(500).end('trace'),
  missing: (response) => void response.writeHead(404).end('none'),
}

beforeAll(async () => {
  other = createServer((request, response) => {
    asked.push(request)
    void answerCall(request, response)
  })
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${portOf(other)}/b2b`
  front = await buildFront({
    settings: { basePath: '', logLevel: 'silent' },
    commerce: {
      apiUrl: `${url}/webruntime/api`,
      siteUrl: url,
      mediaUrl: url,
      authorization: 'Basic c2hvcDpzYWZl',
      webstoreId: '0ZE000000000001AAA',
      siteId: '0DM000000000001AAA',
      communityId: '',
    },
    pages: {
      assetsDir: import.meta.dirname,
      render: pageThatCallsTheApi,
      guestCookies: () => null,
      isPreview: () => false,
    },
  })
  await front.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await front.close()
  other.close()
})

beforeEach(() => {
  asked = []
  received = []
  slow = Promise.withResolvers()
})

async function pageThatCallsTheApi(
  request: Request,
  { fetch: reach, origin }: { readonly fetch: typeof fetch; readonly origin: string },
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await reach(
    origin + (pathname === '/method' ? '/lwr/apex/v65.0/Products/list' : '/services/data/v65.0/limits') + search,
  )
  await answer.text()
  return new Response('page', { headers: { 'content-type': 'text/html' } })
}

async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push((await bytes(request)).length)
  const key = /^\/b2b\/cms\/delivery\/media\/([^/?]+)/.exec(request.url ?? '')?.[1]
  const known = key === undefined ? undefined : (answers[key] ?? answers['missing'])
  if (known !== undefined) return known(response)
  if (request.url?.includes('slow.mp4')) return slow.resolve(response)
  response.writeHead(200, request.url?.includes('with-cookie') ? { 'set-cookie': COOKIE } : {}).end('secret')
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Asks as nobody's library does: the path goes out as it is written. */
async function askRaw(path: string, { method = 'GET', headers = '' } = {}): Promise<string> {
  const socket = connectToFront()
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: shop.example\r\n${headers}Connection: close\r\n\r\n`)
  return text(socket)
}

function connectToFront(): Socket {
  return connect(portOf(front.server), '127.0.0.1')
}

const get = (path: string, headers: Record<string, string> = {}) => front.inject({ method: 'GET', url: path, headers })

test('pictures are the other server’s, with what lets browsers keep them and without its cookies', async () => {
  const { statusCode, headers, body } = await get('/cms/delivery/media/picture?width=640')
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'bytes' })
  expect(headers).toMatchObject({ 'content-type': 'image/png', etag: '"1"', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['set-cookie']).toBeUndefined()
  expect(asked.map(({ url }) => url)).toEqual(['/b2b/cms/delivery/media/picture?width=640'])
  expect(asked[0]?.headers.authorization).toBe('Basic c2hvcDpzYWZl')
})

test.each([
  '/cms/delivery/media/../../../../admin/secret',
  '/cms/delivery/media/%2e%2e',
  '/cms/delivery/media/..%2f..%2fadmin',
  '/cms/delivery/media/.',
  '/cms/delivery/media/a/b',
])('nothing else of the other server is within reach: %s', async (path) => {
  expect(await askRaw(path)).not.toContain('secret')
  expect(
    asked
      .map(({ url }) => url)
      .filter((url) => !/^\/b2b\/(?:cms\/delivery\/media|webruntime\/api\/services\/data)\//.test(url ?? '')),
  ).toEqual([])
})

test.each([
  ['moved', 502],
  ['broken', 502],
  ['missing', 404],
])('a picture that is %s is answered with %i, and nothing is followed', async (key, status) => {
  const { statusCode, body } = await get(`/cms/delivery/media/${key}`)
  expect(statusCode).toBe(status)
  expect(body).not.toContain('trace')
})

test('pages call the API as the visitor, with the cookies that it set itself and no others', async () => {
  const { statusCode, headers } = await get('/?asked=1', {
    cookie: 'other_app=secret; commerce.session=abc',
    authorization: 'Bearer of-the-browser',
  })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  const [call] = asked
  expect(call?.url).toBe('/b2b/webruntime/api/services/data/v65.0/limits?asked=1')
  expect(call?.headers).toMatchObject({
    cookie: 'session=abc',
    authorization: 'Basic c2hvcDpzYWZl',
    'x-forwarded-for': '127.0.0.1',
  })
})

test('server methods are called under the site, beside the prefix of its API [SRV-01]', async () => {
  await get('/method?methodParams=%7B%7D')
  expect(asked.map(({ url }) => url)).toEqual(['/b2b/lwr/apex/v65.0/Products/list?methodParams=%7B%7D'])
})

const upload = (payload: Buffer, headers: Record<string, string> = {}, fileName = 'hose.png') =>
  front.inject({
    method: 'POST',
    url: `/admin/builder/media?fileName=${fileName}`,
    payload,
    headers: { 'content-type': 'application/octet-stream', cookie: 'commerce.session=abc', ...headers },
  })

test('a file for the library goes to the other server as the visitor’s [BLK-10]', async () => {
  const { statusCode } = await upload(Buffer.alloc(3_000_000))
  expect(statusCode).toBe(200)
  expect(asked.map(({ method, url, headers }) => ({ method, url, cookie: headers.cookie }))).toEqual([
    { method: 'POST', url: '/b2b/webruntime/api/admin/builder/media?fileName=hose.png', cookie: 'session=abc' },
  ])
  expect(received).toEqual([3_000_000])
})

test.each<{ what: string; payload: Buffer; headers: Record<string, string>; status: number }>([
  {
    what: 'from a page of another site',
    payload: Buffer.alloc(1),
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
  },
  {
    what: 'of somebody without a session over there',
    payload: Buffer.alloc(1),
    headers: { cookie: 'session=abc; other_app=secret' },
    status: 401,
  },
  {
    what: 'larger than the library takes',
    payload: Buffer.alloc(MEDIA_BYTES + 1),
    headers: { 'sec-fetch-site': 'same-origin' },
    status: 413,
  },
])('a file $what does not get there', async ({ payload, headers, status }) => {
  const answer = await upload(payload, headers)
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    [{ errorCode: expect.any(String), message: expect.any(String) }],
  ])
  expect(asked).toEqual([])
})

const uploadHead = (fileName: string, headers: string) =>
  `POST /admin/builder/media?fileName=${fileName} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/octet-stream\r\n${headers}\r\n`

test.each([
  ['Sec-Fetch-Site: cross-site\r\nCookie: commerce.session=abc\r\n', 403],
  ['', 401],
])('nothing of a file is waited for when its call says by %j that it is not let in', async (headers, status) => {
  const socket = connectToFront()
  socket.write(uploadHead('hose.png', `${headers}Content-Length: ${MEDIA_BYTES}\r\n`))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  socket.destroy()
})

test('a file whose sender leaves is given up', async () => {
  const socket = connectToFront()
  socket.write(`${uploadHead('slow.mp4', 'Cookie: commerce.session=abc\r\nContent-Length: 3\r\n')}abc`)
  const response = await slow.promise
  const givenUp = once(response, 'close')
  socket.destroy()
  await givenUp
  expect(response.writableEnded).toBe(false)
})

test.each(['%2e%2e', '.', '..', '..\\..\\..\\services\\data\\x', '..%2f..%2fservices', '%252e%252e'])(
  'what a file shows is written of nothing but a file: %s',
  async (key) => {
    await askRaw(`/admin/builder/media/${key}`, { method: 'PATCH', headers: 'Cookie: commerce.session=abc\r\n' })
    expect(
      asked
        .map(({ url }) => url)
        .filter((url) => !/^\/b2b\/webruntime\/api\/admin\/builder\/media\/(?!\.{0,2}$)[^/\\?]+$/.test(url ?? '')),
    ).toEqual([])
  },
)

test('what a file shows goes to the other server under its content key [BLK-10]', async () => {
  const { statusCode } = await front.inject({
    method: 'PATCH',
    url: '/admin/builder/media/MC%20A',
    payload: { alternateText: 'A hose' },
    headers: { cookie: 'commerce.session=abc' },
  })
  expect(statusCode).toBe(200)
  expect(asked.map(({ method, url, headers }) => [method, url, headers['content-type']])).toEqual([
    ['PATCH', '/b2b/webruntime/api/admin/builder/media/MC%20A', 'application/json'],
  ])
})

test.each([
  ['http', 'commerce.session=abc; HttpOnly; SameSite=Lax; Path=/'],
  ['https', 'commerce.session=abc; HttpOnly; SameSite=Lax; Path=/; Secure'],
])('a cookie that comes with a file’s answer reaches a browser over %s as %s', async (protocol, cookie) => {
  const { headers } = await upload(Buffer.alloc(1), { 'x-forwarded-proto': protocol }, 'with-cookie.png')
  expect(headers['set-cookie']).toEqual([cookie])
})

test('what only the API answers is not there', async () => {
  const { statusCode, json } = await get('/admin/builder/pages')
  expect(statusCode).toBe(404)
  expect(json()).toEqual([{ errorCode: 'NOT_FOUND', message: 'There is nothing at GET /admin/builder/pages.' }])
})

test('a cookie of the API comes to the browser under a name of its own, for the path of the pages', async () => {
  const { headers } = await get('/?with-cookie=1')
  expect(headers['set-cookie']).toEqual(['commerce.session=abc; HttpOnly; SameSite=Lax; Path=/'])
})
