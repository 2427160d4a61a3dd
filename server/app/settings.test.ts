import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

test('an empty environment gives the defaults with the embedded database', () => {
  const settings = parseSettings({})
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
])('BASE_PATH %s becomes %j', (basePath, servedAt) => {
  expect(parseSettings({ BASE_PATH: basePath }).basePath).toBe(servedAt)
})

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['HOST', 'http://shop'],
  ['DATABASE_URL', 'mysql://somewhere/db'],
  ['DATABASE_DIRECT_URL', 'mysql://somewhere/db'],
  ['DATABASE_DIRECT_URL', 'postgres://without.a/pooler'],
  ['REPLICA_DATABASE_URL', 'postgres://without.a/primary'],
  ['OPENSEARCH_URL', 'search.example'],
  ['OPENSEARCH_URL', 'http://without.a/database'],
  ['DATABASE_POOL_SIZE', '2'],
  ['MEDIA_S3_URL', 's3.example'],
  ['MEDIA_S3_URL', 'https://s3.example'],
  ['DATABASE_POOL_SIZE', 'many'],
  ['DATABASE_PREPARED_STATEMENTS', 'yes'],
  ['BASE_PATH', 'shop'],
  ['BASE_PATH', '/sh op'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['PUBLIC_URL', 'https://shop.example/shop'],
  ['PUBLIC_URL', 'https://user:password@shop.example'],
  ['MAX_CONNECTIONS', '9'],
  ['MAX_CONNECTIONS', 'many'],
  ['HYDRANT_SECRET', 'too short'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', 'http://x:9'],
  ['HYDRANT_PROCESSES', '0'],
  ['HYDRANT_PROCESSES', 'all'],
  ['HYDRANT_PROCESSES', '2'],
  ['SESSION_IDLE_MINUTES', '1'],
  ['SESSION_IDLE_MINUTES', '90.5'],
  ['SESSION_IDLE_MINUTES', '1441'],
  ['HYDRANT_DEMO', 'yes'],
  ['EVENTS_WEBHOOK_URL', 'ftp://somewhere'],
  ['EVENTS_WEBHOOK_SECRET', 'a secret without an address'],
])('%s=%s is rejected with the name of the variable', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(name)
})

test('the public URL is an origin, or null without the setting [RUN-08]', () => {
  expect(parseSettings({})).toMatchObject({ publicUrl: null, maxConnections: 2000 })
  expect(parseSettings({ PUBLIC_URL: 'https://Shop.example:443/', MAX_CONNECTIONS: '500' })).toMatchObject({
    publicUrl: 'https://shop.example',
    maxConnections: 500,
  })
})

test('a webhook needs a URL and a secret; without both there is none', () => {
  expect(parseSettings({}).webhook).toBeNull()
  expect(
    parseSettings({ EVENTS_WEBHOOK_URL: 'https://erp.example/events', EVENTS_WEBHOOK_SECRET: 'sixteen characters' })
      .webhook,
  ).toEqual({ url: 'https://erp.example/events', secret: 'sixteen characters' })
  expect(() =>
    parseSettings({ EVENTS_WEBHOOK_URL: 'https://erp.example/events', EVENTS_WEBHOOK_SECRET: 'short' }),
  ).toThrow('EVENTS_WEBHOOK_SECRET')
})

test('a session may be idle for two hours, or for as long as the setting says [SES-02]', () => {
  expect(parseSettings({}).sessionIdleSeconds).toBe(7200)
  expect(parseSettings({ SESSION_IDLE_MINUTES: '15' }).sessionIdleSeconds).toBe(900)
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
])('with %o isDemo is %s and the published password works: %s', (environment, isDemo, acceptsPublishedPassword) => {
  expect(parseSettings(environment)).toMatchObject({ isDemo, acceptsPublishedPassword })
})

test.each([
  [{}, { directUrl: undefined, poolSize: 20, hasPreparedStatements: true }],
  [{ DATABASE_POOL_SIZE: '8' }, { directUrl: undefined, poolSize: 8, hasPreparedStatements: true }],
  [
    { DATABASE_DIRECT_URL: 'postgres://db.example/shop' },
    { directUrl: 'postgres://db.example/shop', poolSize: 20, hasPreparedStatements: false },
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://db.example/shop', DATABASE_PREPARED_STATEMENTS: 'on' },
    { directUrl: 'postgres://db.example/shop', poolSize: 20, hasPreparedStatements: true },
  ],
])('the connections to the server are set by %o [RUN-20]', (environment, databaseServer) => {
  expect(parseSettings({ DATABASE_URL: POSTGRESQL, ...environment })).toMatchObject({ databaseServer })
})

test('the error for a database URL does not contain its password', () => {
  expect(() => parseSettings({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).not.toThrow('hunter2')
})

const ids = { COMMERCE_WEBSTORE_ID: '0ZE000000000001', COMMERCE_SITE_ID: '0DM000000000001' }

test('a remote API is parsed with its site prefix, its user and its store', () => {
  const { commerce } = parseSettings({
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
    parseSettings({ COMMERCE_API_URL: 'http://127.0.0.1:4000', ...ids, COMMERCE_COMMUNITY_ID: '0DB000000000001' })
      .commerce?.communityId,
  ).toHaveLength(18)
  expect(parseSettings({ COMMERCE_API_URL: 'http://127.0.0.1:4000', ...ids }).commerce).toMatchObject({
    apiUrl: 'http://127.0.0.1:4000',
    authorization: null,
  })
  expect(parseSettings({}).commerce).toBeNull()
})

test.each([
  [{}, 'http://127.0.0.1:4000/b2b'],
  [{ COMMERCE_MEDIA_URL: 'https://media.example/shop/' }, 'https://media.example/shop'],
])('the media URL of a remote server is derived or set: %j', (environment, mediaUrl) => {
  expect(
    parseSettings({ COMMERCE_API_URL: 'http://127.0.0.1:4000/b2b/webruntime/api', ...ids, ...environment }).commerce,
  ).toMatchObject({ mediaUrl })
})

test('proxies on other machines are trusted when they are named', () => {
  expect(parseSettings({ TRUSTED_PROXIES: '10.0.0.7, 10.1.0.0/16,fd00::/8' }).trustedProxies).toEqual([
    '10.0.0.7',
    '10.1.0.0/16',
    'fd00::/8',
  ])
  expect(parseSettings({}).trustedProxies).toEqual([])
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
  expect(() => parseSettings({ CORS_ORIGINS })).toThrow('CORS_ORIGINS')
  expect(parseSettings({ CORS_ORIGINS: 'https://one.example, http://localhost:8080' }).corsOrigins).toEqual([
    'https://one.example',
    'http://localhost:8080',
  ])
})

test.each(['0', '-1', '1.5', 'many', '1000000'])(
  'the number of guest carts an hour must be usable: %s',
  (GUEST_CARTS_PER_HOUR) => {
    expect(() => parseSettings({ GUEST_CARTS_PER_HOUR })).toThrow('GUEST_CARTS_PER_HOUR')
    expect(parseSettings({}).guestCartsPerHour).toBe(60)
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
])('an invalid setting for a remote server is rejected: %s', (name, environment) => {
  expect(() => parseSettings(environment)).toThrow(name)
})

test('a mail server needs a sender and the public URL, and its password is in no message [MAIL-08]', () => {
  const url = 'smtps://shop:hidden@mail.example:465'
  const complete = { SMTP_URL: url, MAIL_FROM: 'The Shop <shop@firm.example>', PUBLIC_URL: 'https://shop.example' }
  expect(parseSettings({}).mailServer).toBeNull()
  expect(parseSettings(complete).mailServer).toEqual({ url, from: { name: 'The Shop', address: 'shop@firm.example' } })
  for (const [name, value] of [
    ['SMTP_URL', 'https://shop:hidden@mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'shop'],
    ['MAIL_FROM', 'a <shop@firm.example>, b <b@firm.example>'],
    ['MAIL_FROM', 'a\r\nBcc: <b@firm.example>'],
    ['MAIL_FROM', ''],
    ['PUBLIC_URL', ''],
  ] as const) {
    const parse = () => parseSettings({ ...complete, [name]: value })
    expect(parse).toThrow(name)
    expect(parse).not.toThrow('hidden')
  }
})

const STRIPE = {
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_abcdefgh1234',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefgh1234',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh1234',
}

test('Stripe takes cards with both keys and the secret of its events [STR-06]', () => {
  expect(parseSettings({}).stripe).toBeNull()
  expect(parseSettings(STRIPE).stripe).toEqual({
    secretKey: 'sk_test_abcdefgh1234',
    publishableKey: 'pk_test_abcdefgh1234',
    webhookSecret: 'whsec_abcdefgh1234',
    apiUrl: null,
  })
  expect(parseSettings({ ...STRIPE, STRIPE_API_URL: 'http://127.0.0.1:40001' }).stripe?.apiUrl).toBe(
    'http://127.0.0.1:40001',
  )
})

test.each([
  ['PAYMENT_GATEWAY', { PAYMENT_GATEWAY: 'cash' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: '' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_abcdefgh1234' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_abcdefgh1234' }],
  ['STRIPE_SECRET_KEY', { PAYMENT_GATEWAY: '' }],
  ['STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'sk_test_abcdefgh1234' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'secret' }],
  ['STRIPE_API_URL', { STRIPE_API_URL: 'https://api.stripe.example' }],
  ['STRIPE_API_URL', { STRIPE_API_URL: 'http://10.0.0.7:80' }],
  [
    'STRIPE_API_URL',
    {
      STRIPE_API_URL: 'http://127.0.0.1:40001',
      STRIPE_SECRET_KEY: 'sk_live_abcdefgh1234',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefgh1234',
    },
  ],
])('the error of %s for %j names the variable, and no key [STR-06]', (name, changed) => {
  const parse = () => parseSettings({ ...STRIPE, ...changed })
  expect(parse).toThrow(name)
  expect(parse).not.toThrow('abcdefgh1234')
})
