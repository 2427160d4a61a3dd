import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../build-app.ts'
import type { ServerSettings } from '../create-server.ts'
import type { PageRenderContext } from './page-renderer.ts'

/** Page bodies that a test completes. */
class SlowBodies {
  readonly #controllers: ReadableStreamDefaultController<Uint8Array>[] = []
  #started = Promise.withResolvers<void>()

  add(): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start: (controller) => {
        this.#controllers.push(controller)
        this.#started.resolve()
      },
    })
  }

  /** Resolves when the next page is being rendered, with the function that completes it. */
  async next(): Promise<() => void> {
    await this.#started.promise
    this.#started = Promise.withResolvers()
    const controller = this.#controllers.shift()
    return () => {
      controller?.enqueue(new TextEncoder().encode('complete'))
      controller?.close()
    }
  }
}

const slowBodies = new SlowBodies()

/** Renders test pages: most show their path, some set a cookie, take long or show the origin. */
async function renderTestPage(request: Request, { fetch, origin }: PageRenderContext): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/where') return new Response(origin)
  if (pathname === '/robots.txt') return new Response(origin, { headers: { 'cache-control': 'public, max-age=600' } })
  if (pathname === '/shown-to-builders') return new Response(pathname, { status: 403 })
  // What the router answers when the loader of a route without a page throws.
  if (pathname === '/cart/count' || pathname === '/session')
    return new Response('Unexpected Server Error', {
      status: pathname === '/session' ? 503 : 500,
      headers: { 'content-type': 'text/plain' },
    })
  if (pathname.startsWith('/slow')) return new Response(slowBodies.add())
  if (pathname === '/file')
    return new Response(slowBodies.add(), { headers: { 'content-disposition': 'attachment; filename="a.csv"' } })
  if (pathname === '/set-cookie') await fetch(`${origin}/probe-cookie`)
  return new Response(pathname)
}

function openApp(settings: Partial<ServerSettings>): Promise<FastifyInstance> {
  return buildApp({
    database,
    settings: { basePath: '', logLevel: 'silent', ...settings },
    secret: 'a secret that only tests know, of 32 characters and more',
    operatorToken: null,
    pages: {
      assetsDir: folder.path,
      render: renderTestPage,
      guestCookies: () => null,
      isGuestCacheable: () => false,
      isPreview: (path) => path.startsWith('/shown'),
    },
    renderingLimits: {
      name: 'rendered pages',
      running: 1,
      waiting: 1,
      waitMilliseconds: 600_000,
      stuckMilliseconds: Infinity,
    },
  })
}

let database: Database
let app: FastifyInstance
let folder: Awaited<ReturnType<typeof createDisposableFolder>>
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await createDisposableFolder()
  await writeFile(join(folder.path, 'file.txt'), 'a static file')
  for (const name of ['service-worker.js', 'service-worker.js.br']) await writeFile(join(folder.path, name), '')
  app = await openApp({})
  app.get('/probe-cookie', (_, reply) => reply.setCookie('probe', '1', { path: '/' }).send())
})
afterAll(async () => {
  await app.close()
  await folder[Symbol.asyncDispose]()
  await database.close()
})

test('browsers look for a new service worker each time, and may use it for all pages of the shop [OFF-02]', async () => {
  for (const encoding of ['identity', 'br']) {
    const { headers } = await app.inject({ url: '/service-worker.js', headers: { 'accept-encoding': encoding } })
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
  }
  expect((await app.inject({ url: '/file.txt' })).headers).not.toHaveProperty('service-worker-allowed')
  expect((await app.inject({ url: '/cart' })).headers['content-security-policy']).toContain("worker-src 'self'")
})

test('an individual page is not cached [SES-02]', async () => {
  const page = await app.inject({ url: '/cart' })
  expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([200, '/cart', 'no-store'])
})

test('a page occupies its rendering place until its body is complete; one more waits, and the next is 503 at once [RUN-04]', async () => {
  const first = app.inject({ url: '/slow/1' })
  const completeFirst = await slowBodies.next()
  const waiting = [app.inject({ url: '/slow/2' }), app.inject({ url: '/slow/3' }), app.inject({ url: '/slow/4' })]
  const rejected = await Promise.race(waiting)
  expect(rejected.statusCode).toBe(503)
  expect(rejected.headers['retry-after']).toBeDefined()
  completeFirst()
  expect((await first).body).toBe('complete')
  const completeSecond = await slowBodies.next()
  completeSecond()
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 503, 503])
})

test('a file is sent while it is made, and holds up no page meanwhile [REC-60]', async () => {
  const file = app.inject({ url: '/file' })
  const completeFile = await slowBodies.next()
  expect((await app.inject({ url: '/cart' })).statusCode).toBe(200)
  completeFile()
  expect((await file).body).toBe('complete')
})

test('only an existing preview may be framed by another page of the shop [ROLE-07] [NFR-SEC]', async () => {
  const ancestorsOf = async (url: string) =>
    /frame-ancestors [^;]+/.exec(String((await app.inject({ url })).headers['content-security-policy']))?.[0]
  expect(await ancestorsOf('/shown')).toBe("frame-ancestors 'self'")
  expect(await ancestorsOf('/shown-to-builders')).toBe("frame-ancestors 'none'")
  expect(await ancestorsOf('/orders?at=1&preview=draft')).toBe("frame-ancestors 'none'")
})

test.each(['//', '///', '//a/..//', '//shop:99999'])('the path %s is handled as a page', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(200)
})

test.each(['[', 'a b', 'a/b\\', ':99999'])('the unreadable host %s is 400, not a server error', async (host) => {
  expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(400)
})

test.each(['/search?q=%00', '/product/%00'])('%s with unstorable text is 400', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(400)
})

test.each(['application/json', 'text/plain', undefined])(
  'a page accepts forms and rejects the type %s',
  async (type) => {
    const sent = { method: 'POST', url: '/cart', payload: 'a=b' } as const
    expect(
      (await app.inject({ ...sent, headers: type === undefined ? {} : { 'content-type': type } })).statusCode,
    ).toBe(415)
    expect(
      (await app.inject({ ...sent, headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' } }))
        .statusCode,
    ).toBe(200)
  },
)

test('a form from another site is rejected', async () => {
  const form = { method: 'POST', url: '/cart', payload: 'a=b' } as const
  expect((await app.inject({ ...form, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403)
  expect((await app.inject({ ...form, headers: { origin: 'https://elsewhere.example' } })).statusCode).toBe(403)
})

test.each([
  ['GET', '/product/%zz', 400],
  ['GET', '/search?q=%00', 400],
  ['POST', '/cart', 415],
] as const)('the error of %s %s is an HTML page for browsers and JSON for programs', async (method, url, status) => {
  const sent = { method, url, ...(method === 'POST' && { payload: '{}' }) }
  const page = await app.inject({
    ...sent,
    headers: { accept: 'text/html,*/*', ...(method === 'POST' && { 'content-type': 'application/json' }) },
  })
  expect(page.statusCode).toBe(status)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toMatch(/<h1>That did not work<\/h1>\s*<p>.+<\/p>\s*<p>.*href="\/"/)
  const program = await app.inject({
    ...sent,
    headers: method === 'POST' ? { 'content-type': 'application/json' } : {},
  })
  expect(program.json()).toEqual([{ errorCode: expect.any(String), message: expect.any(String) }])
})

test.each(['text/html', '*/*'])('errors of the API are JSON for a client that accepts %s', async (accept) => {
  const unknownPath = await app.inject({ url: '/services/data/v65.0/nowhere', headers: { accept } })
  expect([unknownPath.statusCode, unknownPath.json()]).toEqual([
    404,
    [{ errorCode: 'NOT_FOUND', message: expect.any(String) }],
  ])
  const otherMethod = await app.inject({ url: '/services/apexrest/auth/login', headers: { accept } })
  expect([otherMethod.statusCode, otherMethod.headers.allow, otherMethod.json()]).toEqual([
    405,
    'POST',
    [{ errorCode: 'METHOD_NOT_ALLOWED', message: expect.any(String) }],
  ])
})

test('behind a proxy on this machine, pages know the public origin, and cookies are secure', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example', host: '127.0.0.1:3000' }
  expect((await app.inject({ url: '/where', headers })).body).toBe('https://shop.example')
  expect((await app.inject({ url: '/set-cookie', headers })).headers['set-cookie']).toEqual([
    'probe=1; Path=/; SameSite=Lax; Secure',
  ])
  expect((await app.inject({ url: '/set-cookie' })).headers['set-cookie']).toEqual(['probe=1; Path=/; SameSite=Lax'])
})

test('forwarding headers from other machines are ignored', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', host: 'shop.example' }
  expect((await app.inject({ url: '/where', headers, remoteAddress: '203.0.113.7' })).body).toBe('http://shop.example')
})

test('a page that shared caches may store becomes private when its host was forwarded [RUN-08]', async () => {
  const cacheControl = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/robots.txt', headers: { host: 'shop.example', ...headers } })).headers['cache-control']
  expect(await cacheControl({})).toBe('public, max-age=600')
  expect(await cacheControl({ 'x-forwarded-host': 'shop.example' })).toBe('public, max-age=600')
  expect(await cacheControl({ 'x-forwarded-host': 'evil.example' })).toBe('private, no-cache')
})

test('with a configured public URL the origin of a request does not count [RUN-08]', async () => {
  const named = await openApp({ publicUrl: 'https://shop.example' })
  try {
    const headers = { host: '10.0.0.5:3000', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const robots = await named.inject({ url: '/robots.txt', headers })
    expect([robots.body, robots.headers['cache-control'], robots.headers['strict-transport-security']]).toEqual([
      'https://shop.example',
      'public, max-age=600',
      'max-age=31536000',
    ])
    expect(
      (
        await named.inject({
          method: 'POST',
          url: '/cart',
          payload: 'a=b',
          headers: { origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).statusCode,
    ).toBe(200)
  } finally {
    await named.close()
  }
})

test.each([
  '/cart',
  '/services/data/v65.0/nowhere',
  '/healthz',
  '/openapi.json',
  '/docs/api',
  '/cms/delivery/media/none',
  '/product/%zz',
  '/file.txt',
])('%s has security headers [RUN-09]', async (url) => {
  const { headers } = await app.inject({ url })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/microphone=\(\).*camera=\(self\)/),
  })
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test.each(['/cart', '/%zz', '/services/data/v65.0/%zz'])(
  'over an encrypted connection, the response to %s has Strict-Transport-Security [RUN-09]',
  async (url) => {
    const { headers } = await app.inject({ url, headers: { 'x-forwarded-proto': 'https' } })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  },
)

test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
  'an invalid %s is not a server error [RUN-08]',
  async (name) => {
    for (const value of ['', ',', '\u00e9', 'a b', '<script>', '999.1.1.1', '[', 'x'.repeat(5000)]) {
      for (const url of ['/where', '/services/data/v65.0/nowhere', '/probe-cookie'])
        expect((await app.inject({ url, headers: { [name]: value } })).statusCode, value).toBeLessThan(500)
    }
  },
)

test('a failing route without a page gets an error in the format of the API, or the error page [ERR-01]', async () => {
  const failed = await app.inject('/cart/count')
  expect(failed.statusCode).toBe(500)
  expect(failed.json()).toEqual([
    { errorCode: 'UNKNOWN_EXCEPTION', message: expect.stringMatching(/Mention REQ\w+ when you report it/) },
  ])
  const page = await app.inject({ url: '/cart/count', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  const unavailable = await app.inject('/session')
  expect([unavailable.statusCode, unavailable.headers['retry-after']]).toEqual([503, expect.any(String)])
  expect(unavailable.json()).toMatchObject([{ errorCode: 'SERVER_UNAVAILABLE' }])
})
