import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from '../testing/test-catalogue.ts'
import { buildApp } from './build-app.ts'

const LISTED = 'https://www.firm.example'
const SESSION = `/services/data/v65.0/commerce/webstores/${ids.webstore}/session-context`
const LOGIN = '/services/apexrest/auth/login'

let database: Database
let app: FastifyInstance
let appWithoutOrigins: FastifyInstance
let folder: Awaited<ReturnType<typeof createDisposableFolder>>

const openShop = (corsOrigins: readonly string[]): Promise<FastifyInstance> =>
  buildApp({
    database,
    settings: { basePath: '', logLevel: 'silent', corsOrigins },
    secret: 'a secret that only tests know, of 32 characters and more',
    operatorToken: null,
    pages: {
      assetsDir: folder.path,
      render: () => Promise.resolve(new Response('a page')),
      guestCookies: () => null,
      isGuestCacheable: () => false,
      isPreview: () => false,
    },
  })

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  folder = await createDisposableFolder()
  app = await openShop([LISTED])
  appWithoutOrigins = await openShop([])
})
afterAll(async () => {
  await appWithoutOrigins.close()
  await app.close()
  await folder[Symbol.asyncDispose]()
  await database.close()
})

const preflight = (shop: FastifyInstance, url: string, origin: string) =>
  shop.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })

test('pages of a listed origin may call the API with credentials, and the headers never allow all origins [API-08]', async () => {
  const preflightReply = await preflight(app, LOGIN, LISTED)
  expect(preflightReply.statusCode).toBe(204)
  expect(preflightReply.headers).toMatchObject({
    'access-control-allow-origin': LISTED,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization,content-type',
    'access-control-max-age': '600',
  })
  expect(preflightReply.headers['access-control-allow-methods']).toContain('PATCH')
  const read = await app.inject({ url: SESSION, headers: { origin: LISTED, 'sec-fetch-site': 'cross-site' } })
  expect([read.statusCode, read.headers['access-control-allow-origin'], read.headers['vary']]).toEqual([
    200,
    LISTED,
    'Origin',
  ])
  expect(read.headers['access-control-expose-headers']).toBe(
    'Content-Location, ETag, Location, Retry-After, WWW-Authenticate',
  )
  const rejected = await app.inject({ url: SESSION, headers: { origin: LISTED, authorization: 'Bearer none' } })
  expect([rejected.statusCode, rejected.headers['access-control-allow-origin']]).toEqual([401, LISTED])
})

test('a page of a listed origin may sign in; one of another site may not [API-08]', async () => {
  const signIn = (shop: FastifyInstance, origin: string) =>
    shop.inject({
      method: 'POST',
      url: LOGIN,
      headers: { origin, 'sec-fetch-site': 'cross-site' },
      payload: { username: BUYER, password: PASSWORD },
    })
  expect((await signIn(app, LISTED)).statusCode).toBe(200)
  expect((await signIn(app, 'https://evil.example')).statusCode).toBe(403)
  expect((await signIn(appWithoutOrigins, LISTED)).statusCode).toBe(403)
})

test.each([
  ['another site', LOGIN, 'https://evil.example'],
  ['a listed name with another scheme', LOGIN, 'http://www.firm.example'],
  ['a listed name with another port', LOGIN, `${LISTED}:8443`],
  ['a page of the shop', '/cart', LISTED],
])('there are no CORS headers for %s [API-08]', async (_, url, origin) => {
  for (const reply of [
    await preflight(app, url, origin),
    await app.inject({ url, headers: { origin } }),
    await preflight(appWithoutOrigins, url, origin),
  ]) {
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
})

test('cacheable responses vary by origin [API-08]', async () => {
  const products = await app.inject({
    url: `/services/data/v65.0/commerce/webstores/${ids.webstore}/product-categories/children`,
    headers: { origin: LISTED },
  })
  expect([products.statusCode, products.headers['access-control-allow-origin']]).toEqual([200, LISTED])
  expect(String(products.headers['vary']).toLowerCase()).toContain('origin')
})
