import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer as bytes, text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MEDIA_BYTES } from '@hydrant/contract/shared/limits.ts'
import type { PageRenderContext } from '../pages/page-renderer.ts'
import { buildRemoteStorefront } from './remote-storefront.ts'

/** The remote server: it records its requests and responds by content key. */
let remoteServer: Server
let app: FastifyInstance
let requests: IncomingMessage[] = []
/** How many bytes each request contained. */
let receivedSizes: number[] = []
/** The response to a file that the remote server is slow with. */
let slowResponse = Promise.withResolvers<ServerResponse>()

const COOKIE = 'session=abc; Path=/b2b; HttpOnly; Secure; SameSite=Lax; Domain=api.example'

const responders: Readonly<Record<string, (response: ServerResponse) => void>> = {
  picture: (response) =>
    void response.writeHead(200, { 'content-type': 'image/png', etag: '"1"', 'set-cookie': 'theirs=1' }).end('bytes'),
  moved: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  broken: (response) => void response.writeHead(500).end('trace'),
  missing: (response) => void response.writeHead(404).end('none'),
}

beforeAll(async () => {
  remoteServer = createServer((request, response) => {
    requests.push(request)
    void respondToCall(request, response)
  })
  await new Promise<void>((resolve) => void remoteServer.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${portOf(remoteServer)}/b2b`
  app = await buildRemoteStorefront({
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
      render: renderPageThatCallsApi,
      guestCookies: () => null,
      isGuestCacheable: () => false,
      isPreview: () => false,
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  remoteServer.close()
})

beforeEach(() => {
  requests = []
  receivedSizes = []
  slowResponse = Promise.withResolvers()
})

async function renderPageThatCallsApi(
  request: Request,
  { fetch: remoteFetch, origin }: PageRenderContext,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const response = await remoteFetch(
    origin + (pathname === '/method' ? '/lwr/apex/v65.0/Products/list' : '/services/data/v65.0/limits') + search,
  )
  await response.text()
  return new Response('page', { headers: { 'content-type': 'text/html' } })
}

async function respondToCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  receivedSizes.push((await bytes(request)).length)
  const key = /^\/b2b\/cms\/delivery\/media\/([^/?]+)/.exec(request.url ?? '')?.[1]
  const responder = key === undefined ? undefined : (responders[key] ?? responders['missing'])
  if (responder !== undefined) return responder(response)
  if (request.url?.includes('slow.mp4')) return slowResponse.resolve(response)
  response.writeHead(200, request.url?.includes('with-cookie') ? { 'set-cookie': COOKIE } : {}).end('secret')
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Sends a raw request, so that no library normalizes the path. */
async function requestRaw(path: string, { method = 'GET', headers = '' } = {}): Promise<string> {
  const socket = connectToApp()
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: shop.example\r\n${headers}Connection: close\r\n\r\n`)
  return text(socket)
}

function connectToApp(): Socket {
  return connect(portOf(app.server), '127.0.0.1')
}

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url: path, headers })

test('images are forwarded from the remote server with their caching headers and without its cookies', async () => {
  const { statusCode, headers, body } = await get('/cms/delivery/media/picture?width=640')
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'bytes' })
  expect(headers).toMatchObject({ 'content-type': 'image/png', etag: '"1"', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['set-cookie']).toBeUndefined()
  expect(requests.map(({ url }) => url)).toEqual(['/b2b/cms/delivery/media/picture?width=640'])
  expect(requests[0]?.headers.authorization).toBe('Basic c2hvcDpzYWZl')
})

test.each([
  '/cms/delivery/media/../../../../admin/secret',
  '/cms/delivery/media/%2e%2e',
  '/cms/delivery/media/..%2f..%2fadmin',
  '/cms/delivery/media/.',
  '/cms/delivery/media/a/b',
])('other paths of the remote server cannot be reached: %s', async (path) => {
  expect(await requestRaw(path)).not.toContain('secret')
  expect(
    requests
      .map(({ url }) => url)
      .filter((url) => !/^\/b2b\/(?:cms\/delivery\/media|webruntime\/api\/services\/data)\//.test(url ?? '')),
  ).toEqual([])
})

test.each([
  ['moved', 502],
  ['broken', 502],
  ['missing', 404],
])('for an image that is %s the status is %i, and redirects are not followed', async (key, status) => {
  const { statusCode, body } = await get(`/cms/delivery/media/${key}`)
  expect(statusCode).toBe(status)
  expect(body).not.toContain('trace')
})

test('pages call the API as the visitor, with the cookies of the API and no others', async () => {
  const { statusCode, headers } = await get('/?asked=1', {
    cookie: 'other_app=secret; commerce.session=abc',
    authorization: 'Bearer of-the-browser',
  })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  const [call] = requests
  expect(call?.url).toBe('/b2b/webruntime/api/services/data/v65.0/limits?asked=1')
  expect(call?.headers).toMatchObject({
    cookie: 'session=abc',
    authorization: 'Basic c2hvcDpzYWZl',
    'x-forwarded-for': '127.0.0.1',
  })
})

test('server methods are called under the site, without the prefix of its API [SRV-01]', async () => {
  await get('/method?methodParams=%7B%7D')
  expect(requests.map(({ url }) => url)).toEqual(['/b2b/lwr/apex/v65.0/Products/list?methodParams=%7B%7D'])
})

const upload = (payload: Buffer, headers: Record<string, string> = {}, fileName = 'hose.png') =>
  app.inject({
    method: 'POST',
    url: `/admin/builder/media?fileName=${fileName}`,
    payload,
    headers: { 'content-type': 'application/octet-stream', cookie: 'commerce.session=abc', ...headers },
  })

test('an upload to the media library is forwarded to the remote server as the visitor [BLK-10]', async () => {
  const { statusCode } = await upload(Buffer.alloc(3_000_000))
  expect(statusCode).toBe(200)
  expect(requests.map(({ method, url, headers }) => ({ method, url, cookie: headers.cookie }))).toEqual([
    { method: 'POST', url: '/b2b/webruntime/api/admin/builder/media?fileName=hose.png', cookie: 'session=abc' },
  ])
  expect(receivedSizes).toEqual([3_000_000])
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
])('a file $what is not forwarded', async ({ payload, headers, status }) => {
  const response = await upload(payload, headers)
  expect([response.statusCode, response.json()]).toEqual([
    status,
    [{ errorCode: expect.any(String), message: expect.any(String) }],
  ])
  expect(requests).toEqual([])
})

const uploadHead = (fileName: string, headers: string) =>
  `POST /admin/builder/media?fileName=${fileName} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/octet-stream\r\n${headers}\r\n`

test.each([
  ['Sec-Fetch-Site: cross-site\r\nCookie: commerce.session=abc\r\n', 403],
  ['', 401],
])('with the headers %j an upload is rejected before its body arrives', async (headers, status) => {
  const socket = connectToApp()
  socket.write(uploadHead('hose.png', `${headers}Content-Length: ${MEDIA_BYTES}\r\n`))
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  socket.destroy()
})

test('an upload is aborted when its sender disconnects', async () => {
  const socket = connectToApp()
  socket.write(`${uploadHead('slow.mp4', 'Cookie: commerce.session=abc\r\nContent-Length: 3\r\n')}abc`)
  const response = await slowResponse.promise
  const closed = once(response, 'close')
  socket.destroy()
  await closed
  expect(response.writableEnded).toBe(false)
})

test.each(['%2e%2e', '.', '..', '..\\..\\..\\services\\data\\x', '..%2f..%2fservices', '%252e%252e'])(
  'an update of a file’s description cannot reach other paths: %s',
  async (key) => {
    await requestRaw(`/admin/builder/media/${key}`, { method: 'PATCH', headers: 'Cookie: commerce.session=abc\r\n' })
    expect(
      requests
        .map(({ url }) => url)
        .filter((url) => !/^\/b2b\/webruntime\/api\/admin\/builder\/media\/(?!\.{0,2}$)[^/\\?]+$/.test(url ?? '')),
    ).toEqual([])
  },
)

test('an update of a file’s description is forwarded under its content key [BLK-10]', async () => {
  const { statusCode } = await app.inject({
    method: 'PATCH',
    url: '/admin/builder/media/MC%20A',
    payload: { alternateText: 'A hose' },
    headers: { cookie: 'commerce.session=abc' },
  })
  expect(statusCode).toBe(200)
  expect(requests.map(({ method, url, headers }) => [method, url, headers['content-type']])).toEqual([
    ['PATCH', '/b2b/webruntime/api/admin/builder/media/MC%20A', 'application/json'],
  ])
})

test.each([
  ['http', 'commerce.session=abc; HttpOnly; SameSite=Lax; Path=/'],
  ['https', 'commerce.session=abc; HttpOnly; SameSite=Lax; Path=/; Secure'],
])('over %s a cookie of an upload’s response reaches the browser as %s', async (protocol, cookie) => {
  const { headers } = await upload(Buffer.alloc(1), { 'x-forwarded-proto': protocol }, 'with-cookie.png')
  expect(headers['set-cookie']).toEqual([cookie])
})

test('other API paths are 404', async () => {
  const { statusCode, json } = await get('/admin/builder/pages')
  expect(statusCode).toBe(404)
  expect(json()).toEqual([{ errorCode: 'NOT_FOUND', message: 'There is nothing at GET /admin/builder/pages.' }])
})

test('a cookie of the API gets a prefix and the path of the pages in the browser', async () => {
  const { headers } = await get('/?with-cookie=1')
  expect(headers['set-cookie']).toEqual(['commerce.session=abc; HttpOnly; SameSite=Lax; Path=/'])
})
