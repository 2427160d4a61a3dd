import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('an empty environment gives the embedded default', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    basePath: '',
    logLevel: 'info',
  })
  expect(settings.dataDir).toMatch(/\.hydrant$/)
})

test.each([
  ['/shop/', '/shop'],
  ['/', ''],
  ['/a/b', '/a/b'],
])('BASE_PATH %s is served at %j', (given, used) => {
  expect(readSettings({ BASE_PATH: given }).basePath).toBe(used)
})

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['HOST', 'http://shop'],
  ['DATABASE_URL', 'mysql://somewhere/db'],
  ['BASE_PATH', 'shop'],
  ['BASE_PATH', '/sh op'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['PUBLIC_URL', 'https://shop.example/shop'],
  ['PUBLIC_URL', 'https://user:password@shop.example'],
  ['MAX_CONNECTIONS', '9'],
  ['MAX_CONNECTIONS', 'many'],
  ['SESSION_IDLE_MINUTES', '1'],
  ['SESSION_IDLE_MINUTES', '90.5'],
  ['SESSION_IDLE_MINUTES', '1441'],
  ['HYDRANT_DEMO', 'yes'],
  ['HYDRANT_ADMIN_EMAIL', 'admin'],
  ['EVENTS_WEBHOOK_URL', 'ftp://somewhere'],
  ['EVENTS_WEBHOOK_SECRET', 'a secret without an address'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name)
})

test('the address of the shop is a scheme and a host, or left to each request [RUN-08]', () => {
  expect(readSettings({})).toMatchObject({ publicUrl: null, maxConnections: 2000 })
  expect(readSettings({ PUBLIC_URL: 'https://Shop.example:443/', MAX_CONNECTIONS: '500' })).toMatchObject({
    publicUrl: 'https://shop.example',
    maxConnections: 500,
  })
})

test('events are posted to an address with a secret, and nowhere without', () => {
  expect(readSettings({}).webhook).toBeNull()
  expect(
    readSettings({ EVENTS_WEBHOOK_URL: 'https://erp.example/events', EVENTS_WEBHOOK_SECRET: 'sixteen characters' })
      .webhook,
  ).toEqual({ url: 'https://erp.example/events', secret: 'sixteen characters' })
  expect(() =>
    readSettings({ EVENTS_WEBHOOK_URL: 'https://erp.example/events', EVENTS_WEBHOOK_SECRET: 'short' }),
  ).toThrow('EVENTS_WEBHOOK_SECRET')
})

test('a session may lie idle for two hours, or for as long as the operator says [SES-02]', () => {
  expect(readSettings({}).sessionIdleSeconds).toBe(7200)
  expect(readSettings({ SESSION_IDLE_MINUTES: '15' }).sessionIdleSeconds).toBe(900)
})

const POSTGRESQL = 'postgres://shop@db.example/shop'

test.each([
  [{}, true, true],
  [{ HOST: '::1' }, true, true],
  [{ HYDRANT_DEMO: 'off' }, false, false],
  [{ HOST: '0.0.0.0' }, true, false],
  [{ HOST: '0.0.0.0', HYDRANT_DEMO: 'on' }, true, false],
  [{ DATABASE_URL: POSTGRESQL }, false, false],
  [{ DATABASE_URL: POSTGRESQL, HYDRANT_DEMO: 'on' }, true, true],
  [{ DATABASE_URL: POSTGRESQL, HYDRANT_DEMO: 'on', HOST: 'shop.example' }, true, false],
])('%o: the demo %s, its published password %s', (environment, isDemo, acceptsPublishedPassword) => {
  expect(readSettings(environment)).toMatchObject({ isDemo, acceptsPublishedPassword })
})

test('a refused database address does not repeat its password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).not.toThrow('hunter2')
})

const ids = { COMMERCE_WEBSTORE_ID: '0ZE000000000001', COMMERCE_SITE_ID: '0DM000000000001' }

test('another server’s API is read with its site prefix, its user and its store', () => {
  const { commerce } = readSettings({
    COMMERCE_API_URL: 'https://shop:s%40fe@api.example/site/webruntime/api/',
    ...ids,
  })
  expect(commerce).toMatchObject({
    apiUrl: 'https://api.example/site/webruntime/api',
    authorization: `Basic ${Buffer.from('shop:s@fe').toString('base64')}`,
  })
  expect(commerce?.webstoreId).toHaveLength(18)
  expect(commerce?.communityId).toBe('')
  expect(
    readSettings({ COMMERCE_API_URL: 'http://127.0.0.1:4000', ...ids, COMMERCE_COMMUNITY_ID: '0DB000000000001' })
      .commerce?.communityId,
  ).toHaveLength(18)
  expect(readSettings({ COMMERCE_API_URL: 'http://127.0.0.1:4000', ...ids }).commerce).toMatchObject({
    apiUrl: 'http://127.0.0.1:4000',
    authorization: null,
  })
  expect(readSettings({}).commerce).toBeNull()
})

test.each([
  [{}, 'http://127.0.0.1:4000/b2b'],
  [{ COMMERCE_MEDIA_URL: 'https://media.example/shop/' }, 'https://media.example/shop'],
])('media of another server are found: %j', (environment, mediaUrl) => {
  expect(
    readSettings({ COMMERCE_API_URL: 'http://127.0.0.1:4000/b2b/webruntime/api', ...ids, ...environment }).commerce,
  ).toMatchObject({ mediaUrl })
})

test('proxies on other machines are believed when they are named', () => {
  expect(readSettings({ TRUSTED_PROXIES: '10.0.0.7, 10.1.0.0/16,fd00::/8' }).trustedProxies).toEqual([
    '10.0.0.7',
    '10.1.0.0/16',
    'fd00::/8',
  ])
  expect(readSettings({}).trustedProxies).toEqual([])
})

test.each([
  '*',
  'https://firm.example/',
  'https://firm.example/path',
  'firm.example',
  'https://Firm.example',
  'ftp://firm.example',
  'https://one.example https://two.example',
  'null',
])('only exact origins may call from browsers: %s', (CORS_ORIGINS) => {
  expect(() => readSettings({ CORS_ORIGINS })).toThrow('CORS_ORIGINS')
  expect(readSettings({ CORS_ORIGINS: 'https://one.example, http://localhost:8080' }).corsOrigins).toEqual([
    'https://one.example',
    'http://localhost:8080',
  ])
})

test.each(['0', '-1', '1.5', 'many', '1000000'])(
  'the number of guest carts an hour must be usable: %s',
  (GUEST_CARTS_PER_HOUR) => {
    expect(() => readSettings({ GUEST_CARTS_PER_HOUR })).toThrow('GUEST_CARTS_PER_HOUR')
    expect(readSettings({}).guestCartsPerHour).toBe(60)
  },
)

test.each([
  ['COMMERCE_API_URL', { COMMERCE_API_URL: 'ftp://api.example', ...ids }],
  ['COMMERCE_WEBSTORE_ID', { COMMERCE_API_URL: 'https://api.example' }],
  ['COMMERCE_API_URL', { COMMERCE_API_URL: 'https://us%zer@api.example', ...ids }],
  ['COMMERCE_API_URL', { COMMERCE_API_URL: 'https://api.example/?site=1', ...ids }],
  ['COMMERCE_MEDIA_URL', { COMMERCE_API_URL: 'https://api.example', COMMERCE_MEDIA_URL: 'media', ...ids }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
  [
    'COMMERCE_COMMUNITY_ID',
    { COMMERCE_API_URL: 'https://api.example', ...ids, COMMERCE_COMMUNITY_ID: ids.COMMERCE_SITE_ID },
  ],
  [
    'COMMERCE_SITE_ID',
    {
      COMMERCE_API_URL: 'https://api.example',
      COMMERCE_WEBSTORE_ID: ids.COMMERCE_WEBSTORE_ID,
      COMMERCE_SITE_ID: 'home',
    },
  ],
])('what does not name another server is refused: %s', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(name)
})
