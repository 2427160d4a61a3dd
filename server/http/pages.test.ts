import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { temporaryFolder } from '@hydrant/database/testing/temporary-folder.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import type { PageVisit } from './pages.ts'

/** A page that shows its path, and one that puts something into a guest's cart and shows where it is. */
async function renderProbe(request: Request, { fetch, origin }: PageVisit): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/where') return new Response(origin)
  if (pathname === '/shown-to-builders') return new Response(pathname, { status: 403 })
  if (pathname === '/set-cookie') await fetch(`${origin}/probe-cookie`)
  return new Response(pathname)
}

let database: Database
let app: FastifyInstance
let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await temporaryFolder()
  app = await buildApp({
    database,
    settings: { basePath: '', logLevel: 'silent' },
    secret: 'a secret that only tests know, of 32 characters and more',
    operatorToken: null,
    pages: { assetsDir: folder.path, render: renderProbe, guestCookies: () => null, isPreview: (path) => path.startsWith('/shown') },
  })
  app.get('/probe-cookie', (_, reply) => reply.setCookie('probe', '1', { path: '/' }).send())
})
afterAll(async () => {
  await app.close()
  await folder[Symbol.asyncDispose]()
  await database.close()
})

test('a page is its visitor’s own and is not kept [SES-02]', async () => {
  const page = await app.inject({ url: '/cart' })
  expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([200, '/cart', 'no-store'])
})

test('only a page that is shown beforehand, and is there, stands in the frame of another page of the shop [ROLE-07] [NFR-SEC]', async () => {
  const ancestorsOf = async (url: string) => /frame-ancestors [^;]+/.exec(String((await app.inject({ url })).headers['content-security-policy']))?.[0]
  expect(await ancestorsOf('/shown')).toBe("frame-ancestors 'self'")
  expect(await ancestorsOf('/shown-to-builders')).toBe("frame-ancestors 'none'")
  expect(await ancestorsOf('/orders?at=1&preview=draft')).toBe("frame-ancestors 'none'")
})

test.each(['//', '///', '//a/..//', '//shop:99999'])('the path %s is a page as any other', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(200)
})

test.each(['[', 'a b', 'a/b\\', ':99999'])('the host %s cannot be read, which is not our failure', async (host) => {
  expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(400)
})

test.each(['/search?q=%00', '/product/%00'])('%s holds what no store could keep', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(400)
})

test.each(['application/json', 'text/plain', undefined])('a page takes forms, and nothing of the type %s', async (type) => {
  const sent = { method: 'POST', url: '/cart', payload: 'a=b' } as const
  expect((await app.inject({ ...sent, headers: type === undefined ? {} : { 'content-type': type } })).statusCode).toBe(415)
  expect((await app.inject({ ...sent, headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' } })).statusCode).toBe(200)
})

test('a page of another site sends no form here', async () => {
  const form = { method: 'POST', url: '/cart', payload: 'a=b' } as const
  expect((await app.inject({ ...form, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403)
  expect((await app.inject({ ...form, headers: { origin: 'https://elsewhere.example' } })).statusCode).toBe(403)
})

test.each([
  ['GET', '/product/%zz', 400],
  ['GET', '/search?q=%00', 400],
  ['POST', '/cart', 415],
] as const)('a person who reads HTML is told in HTML what was wrong with %s %s', async (method, url, status) => {
  const sent = { method, url, ...(method === 'POST' && { payload: '{}' }) }
  const page = await app.inject({ ...sent, headers: { accept: 'text/html,*/*', ...(method === 'POST' && { 'content-type': 'application/json' }) } })
  expect(page.statusCode).toBe(status)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toMatch(/<h1>That did not work<\/h1><p>.+<\/p>.*href="\/"/)
  const program = await app.inject({ ...sent, headers: method === 'POST' ? { 'content-type': 'application/json' } : {} })
  expect(program.json()).toEqual([{ errorCode: expect.any(String), message: expect.any(String) }])
})

test.each(['text/html', '*/*'])('what the API does not have is refused as JSON to one who accepts %s', async (accept) => {
  const nowhere = await app.inject({ url: '/services/data/v65.0/nowhere', headers: { accept } })
  expect([nowhere.statusCode, nowhere.json()]).toEqual([404, [{ errorCode: 'NOT_FOUND', message: expect.any(String) }]])
  const otherMethod = await app.inject({ url: '/services/apexrest/auth/login', headers: { accept } })
  expect([otherMethod.statusCode, otherMethod.headers.allow, otherMethod.json()]).toEqual([405, 'POST', [{ errorCode: 'METHOD_NOT_ALLOWED', message: expect.any(String) }]])
})

test('behind a proxy on this machine, pages know the address that visitors see, and cookies are for encrypted connections only', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example', host: '127.0.0.1:3000' }
  expect((await app.inject({ url: '/where', headers })).body).toBe('https://shop.example')
  expect((await app.inject({ url: '/set-cookie', headers })).headers['set-cookie']).toEqual(['probe=1; Path=/; SameSite=Lax; Secure'])
  expect((await app.inject({ url: '/set-cookie' })).headers['set-cookie']).toEqual(['probe=1; Path=/; SameSite=Lax'])
})

test('what a sender from elsewhere says of itself does not count', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', host: 'shop.example' }
  expect((await app.inject({ url: '/where', headers, remoteAddress: '203.0.113.7' })).body).toBe('http://shop.example')
})
