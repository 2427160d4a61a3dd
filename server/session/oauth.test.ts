import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewIntegration, OpenToken } from '@hydrant/contract/shop/access.ts'
import type { AccessToken } from '@hydrant/contract/shop/oauth.ts'
import { sql } from 'drizzle-orm'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const TOKEN = '/services/oauth2/token'
const REVOKE = '/services/oauth2/revoke'
const INTEGRATIONS = '/services/apexrest/auth/integrations'
const TOKENS = '/services/apexrest/auth/tokens'

let shop: TestShop
let buyer: string

beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.signIn('buyer@county.example')
})
afterAll(() => shop.close())

const post = <Body = AccessToken>(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.call<Body>('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const createIntegration = async (name: string, token = buyer) =>
  (await shop.call<NewIntegration>('POST', INTEGRATIONS, { token, body: { name } })).body
const toBasicHeader = ({ clientId, clientSecret }: NewIntegration) => ({
  authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
})
const toClientFields = ({ clientId, clientSecret }: NewIntegration) => ({
  grant_type: 'client_credentials',
  client_id: clientId,
  client_secret: clientSecret,
})
const readSessionContext = (token: string) =>
  shop.call<{ guestUser: boolean; accountName: string; userId: string }>('GET', '/webstore/session-context', { token })

test('an integration gets a token for its secret and acts as the buyer who created it [ROLE-01]', async () => {
  const integration = await createIntegration('ERP')
  const { status, body, headers } = await post(TOKEN, toClientFields(integration))
  expect(status).toBe(200)
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 7200, instance_url: shop.url, scope: 'api' })
  expect(Number(body.issued_at)).toBeLessThanOrEqual(Date.now())
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.getSetCookie()).toEqual([])
  const [itself, person] = [await readSessionContext(body.access_token), await readSessionContext(buyer)]
  expect(itself.body).toEqual(person.body)
  expect((await shop.call('PUT', '/webstore/carts/active', { token: body.access_token })).status).toBeLessThan(300)
})

test('the secret may come as Basic authentication, the parameters as JSON [ROLE-01]', async () => {
  const integration = await createIntegration('Punchout')
  expect((await post(TOKEN, { grant_type: 'client_credentials' }, toBasicHeader(integration))).status).toBe(200)
  expect((await shop.call('POST', TOKEN, { body: toClientFields(integration) })).status).toBe(200)
})

test('a user’s name and password give a token, without a cookie [ROLE-01]', async () => {
  const { status, body, headers } = await post(TOKEN, {
    grant_type: 'password',
    username: 'buyer@volunteer.example',
    password: 'hydrant-demo',
  })
  expect(status).toBe(200)
  expect(body.expires_in).toBe(7200)
  expect(headers.getSetCookie()).toEqual([])
  expect((await readSessionContext(body.access_token)).body.guestUser).toBe(false)
})

const invalidRequests: ReadonlyArray<readonly [string, Record<string, string>, readonly [number, string]]> = [
  ['no grant type', {}, [400, 'invalid_request']],
  ['another grant type', { grant_type: 'authorization_code' }, [400, 'unsupported_grant_type']],
  ['no client', { grant_type: 'client_credentials' }, [401, 'invalid_client']],
  [
    'an unknown client',
    { grant_type: 'client_credentials', client_id: 'nobody', client_secret: 'x' },
    [401, 'invalid_client'],
  ],
  ['a secret without an id', { grant_type: 'client_credentials', client_secret: 'x' }, [400, 'invalid_request']],
  [
    'a wrong password',
    { grant_type: 'password', username: 'buyer@county.example', password: 'wrong' },
    [400, 'invalid_grant'],
  ],
  ['no password', { grant_type: 'password', username: 'buyer@county.example' }, [400, 'invalid_request']],
  [
    'an unknown scope',
    { grant_type: 'password', username: 'buyer@county.example', password: 'hydrant-demo', scope: 'admin' },
    [400, 'invalid_scope'],
  ],
  ['a NUL', { grant_type: 'password', username: 'a\0b', password: 'x' }, [400, 'invalid_request']],
]

test.each(invalidRequests)('%s is rejected with an OAuth error', async (_, fields, [status, error]) => {
  const reply = await post(TOKEN, fields)
  expect(reply.status).toBe(status)
  expect(reply.body).toEqual({ error, error_description: expect.any(String) })
  expect(reply.headers.get('www-authenticate')).toBe(status === 401 ? 'Basic realm="api", charset="UTF-8"' : null)
})

test.each([
  ['a parameter twice', 'grant_type=password&grant_type=password', 'application/x-www-form-urlencoded'],
  ['half a JSON object', '{"grant_type":', 'application/json'],
  ['a JSON list', '[]', 'application/json'],
  ['a number for a text', '{"grant_type":1}', 'application/json'],
  ['another kind of body', '<token/>', 'application/xml'],
  ['a body beyond the limit', `grant_type=${'a'.repeat(20_000)}`, 'application/x-www-form-urlencoded'],
])('%s is an invalid request', async (_, body, type) => {
  for (const path of [TOKEN, REVOKE]) {
    const reply = await shop.call('POST', path, { body, headers: { 'content-type': type } })
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ error: 'invalid_request', error_description: expect.any(String) })
  }
})

test('a wrong secret is rejected, and so is a correct one sent twice', async () => {
  const integration = await createIntegration('Careless')
  expect(
    (await post(TOKEN, { ...toClientFields(integration), client_secret: `${integration.clientSecret}x` })).status,
  ).toBe(401)
  expect((await post(TOKEN, toClientFields(integration), toBasicHeader(integration))).status).toBe(400)
  expect((await post(TOKEN, { grant_type: 'client_credentials' }, { authorization: 'Basic !' })).status).toBe(401)
})

test('a revoked token is invalid at once; revoking it again is no error [SES-02]', async () => {
  const integration = await createIntegration('Short-lived')
  const { body } = await post(TOKEN, toClientFields(integration))
  expect((await readSessionContext(body.access_token)).status).toBe(200)
  expect(
    (await post(REVOKE, { token: body.access_token }, toBasicHeader({ ...integration, clientSecret: 'wrong' }))).status,
  ).toBe(401)
  expect((await readSessionContext(body.access_token)).status).toBe(200)
  expect((await post(REVOKE, { token: body.access_token, token_type_hint: 'access_token' })).status).toBe(200)
  expect((await readSessionContext(body.access_token)).status).toBe(401)
  expect((await post(REVOKE, { token: body.access_token })).status).toBe(200)
  expect((await post(REVOKE, {})).body).toEqual({
    error: 'invalid_request',
    error_description: expect.stringContaining('token'),
  })
})

test('a deleted integration loses its secret and its tokens at once [SES-02]', async () => {
  const integration = await createIntegration('Former supplier')
  const tokens = await Promise.all(
    [1, 2, 3].map(async () => (await post(TOKEN, toClientFields(integration))).body.access_token),
  )
  expect((await shop.call('DELETE', `${INTEGRATIONS}/${integration.integrationId}`, { token: buyer })).status).toBe(204)
  for (const token of tokens) expect((await readSessionContext(token)).status).toBe(401)
  expect((await post(TOKEN, toClientFields(integration))).status).toBe(401)
  expect((await shop.call('DELETE', `${INTEGRATIONS}/${integration.integrationId}`, { token: buyer })).status).toBe(404)
})

test('the secret is returned once and stored only as a hash', async () => {
  const integration = await createIntegration('Quiet')
  const listed = await shop.call<{ integrations: unknown[] }>('GET', INTEGRATIONS, { token: buyer })
  expect(listed.body.integrations).toContainEqual({
    integrationId: integration.integrationId,
    name: 'Quiet',
    clientId: integration.clientId,
    scope: 'api',
    createdAt: integration.createdAt,
    lastUsedAt: null,
  })
  const { rows } = await shop.database.query((db) =>
    db.execute(sql`select integration::text as row from integration union all select session::text from session`),
  )
  expect(JSON.stringify(rows)).not.toContain(integration.clientSecret)
})

test('a token from the database without its signature is invalid', async () => {
  const { rows } = await shop.database.query((db) => db.execute<{ token: string }>(sql`select token from session`))
  for (const { token } of rows) expect((await readSessionContext(token)).status).toBe(401)
})

test('a buyer sees their own sessions and tokens, and ends any of them [SES-02]', async () => {
  const integration = await createIntegration('Listed')
  const issued = (await post(TOKEN, toClientFields(integration))).body.access_token
  const { body } = await shop.call<{ tokens: OpenToken[] }>('GET', TOKENS, { token: buyer })
  expect(body.tokens.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const listed = body.tokens.find(({ name }) => name === 'Listed')
  expect(listed).toMatchObject({ kind: 'Integration', isCurrent: false })
  expect(JSON.stringify(body)).not.toContain(issued.split('.')[0])
  const volunteer = await shop.signIn('buyer@volunteer.example')
  expect((await shop.call('DELETE', `${TOKENS}/${listed?.tokenId}`, { token: volunteer })).status).toBe(404)
  expect((await shop.call('DELETE', `${INTEGRATIONS}/${integration.integrationId}`, { token: volunteer })).status).toBe(
    404,
  )
  expect((await readSessionContext(issued)).status).toBe(200)
  expect((await shop.call('DELETE', `${TOKENS}/${listed?.tokenId}`, { token: buyer })).status).toBe(204)
  expect((await readSessionContext(issued)).status).toBe(401)
})

test('an integration can neither create nor delete integrations, and ends no session but its own [ROLE-01]', async () => {
  const integration = await createIntegration('Ambitious')
  const token = (await post(TOKEN, toClientFields(integration))).body.access_token
  const { body } = await shop.call<{ tokens: OpenToken[] }>('GET', TOKENS, { token })
  const own = body.tokens.find(({ isCurrent }) => isCurrent)?.tokenId
  const another = body.tokens.find(({ kind }) => kind === 'SignIn')?.tokenId
  const rejected = [
    await shop.call('POST', INTEGRATIONS, { token, body: { name: 'Accomplice' } }),
    await shop.call('DELETE', `${INTEGRATIONS}/${integration.integrationId}`, { token }),
    await shop.call('DELETE', `${TOKENS}/${another}`, { token }),
  ]
  for (const reply of rejected)
    expect(reply).toMatchObject({ status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] })
  expect(
    (await shop.call<{ integrations: unknown[] }>('GET', INTEGRATIONS, { token: buyer })).body.integrations,
  ).not.toContainEqual(expect.objectContaining({ name: 'Accomplice' }))
  expect((await readSessionContext(buyer)).status).toBe(200)
  expect((await shop.call('DELETE', `${TOKENS}/${own}`, { token })).status).toBe(204)
  expect((await readSessionContext(token)).status).toBe(401)
})

test('a read-only integration gets read-only tokens, whatever it requests [ROLE-11]', async () => {
  const { body: integration } = await shop.call<NewIntegration>('POST', INTEGRATIONS, {
    token: buyer,
    body: { name: 'Price list', scope: 'read' },
  })
  expect(integration.scope).toBe('read')
  const issued = await post(TOKEN, toClientFields(integration))
  expect(issued.body.scope).toBe('read')
  const token = issued.body.access_token
  expect((await readSessionContext(token)).body).toEqual((await readSessionContext(buyer)).body)
  const rejected = await shop.call('PUT', '/webstore/carts/active', { token })
  expect(rejected).toMatchObject({
    status: 403,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS', message: expect.stringContaining("'read'") }],
  })
  expect(rejected.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="api"')
  const wider = await post(TOKEN, { ...toClientFields(integration), scope: 'api read' })
  expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
  const { body } = await shop.call<{ tokens: OpenToken[] }>('GET', TOKENS, { token })
  expect(body.tokens.find(({ isCurrent }) => isCurrent)).toMatchObject({ name: 'Price list', scope: 'read' })
})

test('a token of the scope read cannot create integrations, and ends no session but its own [ROLE-11]', async () => {
  const narrowed = await post(TOKEN, { ...toClientFields(await createIntegration('Dashboard')), scope: 'read' })
  const own = await post(TOKEN, {
    grant_type: 'password',
    username: 'buyer@county.example',
    password: 'hydrant-demo',
    scope: 'read',
  })
  for (const { body } of [narrowed, own]) {
    expect(body.scope).toBe('read')
    expect(
      (await shop.call('POST', INTEGRATIONS, { token: body.access_token, body: { name: 'Accomplice' } })).status,
    ).toBe(403)
    const { tokens } = (await shop.call<{ tokens: OpenToken[] }>('GET', TOKENS, { token: body.access_token })).body
    expect(
      (
        await shop.call('DELETE', `${TOKENS}/${tokens.find(({ scope }) => scope === 'api')?.tokenId}`, {
          token: body.access_token,
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await shop.call('DELETE', `${TOKENS}/${tokens.find(({ isCurrent }) => isCurrent)?.tokenId}`, {
          token: body.access_token,
        })
      ).status,
    ).toBe(204)
  }
  expect((await readSessionContext(buyer)).status).toBe(200)
})

test('guests have neither integrations nor tokens, and a user has a limited number of integrations', async () => {
  for (const path of [INTEGRATIONS, TOKENS]) expect((await shop.call('GET', path)).status).toBe(401)
  expect((await shop.call('POST', INTEGRATIONS, { body: { name: 'x' } })).status).toBe(401)
  const token = await shop.signIn('buyer@volunteer.example')
  const replies = await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      shop.call('POST', INTEGRATIONS, { token, body: { name: `Program ${index}` } }),
    ),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(replies.find(({ status }) => status !== 201)?.body).toEqual([
    { errorCode: 'LIMIT_EXCEEDED', message: expect.any(String) },
  ])
  expect((await shop.call('POST', INTEGRATIONS, { token: buyer, body: { name: '  ' } })).body).toEqual([
    { errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('name') },
  ])
  expect((await shop.call('POST', INTEGRATIONS, { token: buyer, body: { name: 'x', secret: 'mine' } })).body).toEqual([
    { errorCode: 'JSON_PARSER_ERROR', message: expect.stringContaining('secret') },
  ])
})

test('a token is revoked also by a form with unencoded plus signs', async () => {
  const tokens = await Promise.all(Array.from({ length: 4 }, () => shop.signIn('buyer@plant.example')))
  for (const token of tokens) {
    expect(
      (
        await shop.call('POST', REVOKE, {
          body: `token=${token}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).status,
    ).toBe(200)
    expect((await readSessionContext(token)).status).toBe(401)
  }
})
