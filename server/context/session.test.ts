import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

interface Session {
  readonly guestUser: boolean
  readonly accountId: string | null
  readonly accountName: string | null
  readonly buyerGroups: ReadonlyArray<{ readonly name: string }>
  readonly profile?: { readonly firstName?: string }
}

const LOGIN = '/services/apexrest/auth/login'
const LOGOUT = '/services/apexrest/auth/logout'
const COUNTY = { username: 'buyer@county.example', password: 'hydrant-demo' }

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})

afterAll(() => shop.close())

const readSession = (
  call: { token?: string; cookie?: string; query?: Record<string, string>; headers?: Record<string, string> } = {},
) => shop.call<Session>('GET', '/webstore/session-context', call)

test('a visitor without a session is a guest in the guests’ buyer groups [ROLE-01, CTX-03]', async () => {
  const { status, body, headers } = await readSession()
  expect(status).toBe(200)
  expect(body).toMatchObject({ guestUser: true, accountId: null, accountName: null })
  expect(body.buyerGroups.length).toBeGreaterThan(0)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('signing in gives a token and a cookie, and each of them identifies the buyer [CTX-03, ROLE-08]', async () => {
  const signedIn = await shop.call<{
    token: string
    tokenType: string
    expiresAt: string
    accountId: string
    user: { roles: string[] }
  }>('POST', LOGIN, { body: COUNTY })
  expect(signedIn.status).toBe(200)
  expect(signedIn.body).toMatchObject({ tokenType: 'Bearer', user: { email: COUNTY.username, roles: ['buyer'] } })
  expect(Date.parse(signedIn.body.expiresAt)).toBeGreaterThan(Date.now())
  expect(signedIn.headers.getSetCookie().join()).toMatch(/sid=.*HttpOnly; SameSite=Lax/)
  for (const proof of [{ token: signedIn.body.token }, { cookie: signedIn.cookie }]) {
    const { body } = await readSession(proof)
    expect(body).toMatchObject({ guestUser: false, accountId: signedIn.body.accountId })
    expect(body.profile?.firstName).toBeTruthy()
    expect(body.buyerGroups.length).toBeGreaterThan(0)
  }
})

test('signing out ends the session for cookie and token alike [SES-02]', async () => {
  const { body, cookie } = await shop.call<{ token: string }>('POST', LOGIN, { body: COUNTY })
  expect((await shop.call('POST', LOGOUT, { cookie })).status).toBe(204)
  expect((await readSession({ cookie })).body.guestUser).toBe(true)
  const withToken = await readSession({ token: body.token })
  expect(withToken.status).toBe(401)
  expect(withToken.body).toEqual([{ errorCode: 'INVALID_SESSION_ID', message: expect.any(String) }])
})

test.each([
  ['a wrong password', { ...COUNTY, password: 'wrong' }],
  ['an unknown name', { username: 'nobody@nowhere.example', password: 'hydrant-demo' }],
  ['a name that is no address', { username: "' or 1=1 --", password: 'hydrant-demo' }],
])('%s is rejected without revealing which of the two was wrong', async (_, credentials) => {
  const { status, body, cookie } = await shop.call('POST', LOGIN, { body: credentials })
  expect(status).toBe(401)
  expect(body).toEqual([{ errorCode: 'INVALID_LOGIN', message: 'The user name or the password is not right.' }])
  expect(cookie).toBe('')
})

test('a sign-in with a start URL sets the cookie and returns a URL of this shop [API-09]', async () => {
  for (const [startUrl, path] of [
    ['/cart?a=b', '/cart?a=b'],
    [undefined, '/'],
  ]) {
    const { status, body, cookie } = await shop.call('POST', LOGIN, { body: { request: { ...COUNTY, startUrl } } })
    expect([status, body]).toEqual([200, { success: true, redirectUrl: shop.url + path }])
    expect((await readSession({ cookie })).body.guestUser).toBe(false)
  }
})

test.each([
  ['request.startUrl', { request: { ...COUNTY, startUrl: 'https://evil.example/' } }],
  ['request.startUrl', { request: { ...COUNTY, startUrl: '//evil.example' } }],
  ['request.startUrl', { request: { ...COUNTY, startUrl: '/\\evil.example' } }],
  ['request.startUrl', { request: { ...COUNTY, startUrl: 'javascript:alert(1)' } }],
  ['request.startUrl', { request: { ...COUNTY, startUrl: 5 } }],
  ["'request' must have required property 'password'", { request: { username: COUNTY.username } }],
  ['request.password', { request: { ...COUNTY, password: '' } }],
  ["'request'", { request: 'x' }],
  ['remember', { request: { ...COUNTY, remember: true } }],
  ['remember', { request: COUNTY, remember: true }],
  ['remember', { ...COUNTY, remember: true }],
  ['username', {}],
  ['username', { ...COUNTY, username: 5 }],
])('an invalid sign-in is rejected with the name of its field: %s [API-09]', async (named, body) => {
  const reply = await shop.call('POST', LOGIN, { body })
  expect(reply).toMatchObject({
    status: 400,
    body: [{ errorCode: expect.any(String), message: expect.stringContaining(named) }],
    cookie: '',
  })
})

test('a wrong password gets the same error in both request forms [API-09]', async () => {
  const [plain, nestedReply] = await Promise.all(
    [{ ...COUNTY, password: 'wrong' }, { request: { ...COUNTY, password: 'wrong' } }].map((body) =>
      shop.call('POST', LOGIN, { body }),
    ),
  )
  expect(nestedReply).toMatchObject({ status: 401, body: plain?.body })
})

test('an invalid token is rejected, an invalid cookie counts as a guest', async () => {
  for (const authorization of ['Bearer', 'Bearer ', 'bearer  ', 'Bearer two words'])
    expect((await readSession({ headers: { authorization } })).status, authorization).toBe(401)
  expect((await readSession({ token: 'not.atoken' })).status).toBe(401)
  expect((await readSession({ cookie: 'sid=not.acookie' })).body.guestUser).toBe(true)
})

test('a page of another site cannot use the session’s cookie to change something', async () => {
  const { cookie } = await shop.call('POST', LOGIN, { body: COUNTY })
  const forged = { cookie, headers: { origin: 'https://evil.example' } }
  expect((await shop.call('PUT', '/webstore/carts/active', forged)).status).toBe(403)
  expect(
    (await shop.call('PUT', '/webstore/carts/active', { cookie, headers: { 'sec-fetch-site': 'cross-site' } })).status,
  ).toBe(403)
  expect(
    (await shop.call('PUT', '/webstore/carts/active', { cookie, headers: { origin: shop.url } })).status,
  ).toBeLessThan(300)
})

test('the application context is complete, and the same for guests and buyers [CTX-01]', async () => {
  const token = await shop.signIn('buyer@county.example')
  const read = (call: { token?: string; query?: Record<string, string> }) =>
    shop.call<Record<string, unknown>>('GET', '/webstore/application-context', call)
  const { body, headers } = await read({ query: { asGuest: 'true' } })
  expect(headers.get('cache-control')).toBe('max-age=300')
  expect(Object.keys(body).toSorted()).toEqual([
    'cartCalculateEnabled',
    'catalogSnapshotVersionId',
    'checkoutSettings',
    'clientSidePaymentConfiguration',
    'commerceMultiCartEnabled',
    'country',
    'defaultCurrency',
    'giftingConfig',
    'guestBrowsingEnabled',
    'guestCartCheckoutEnabled',
    'guestCartEnabled',
    'guestCheckoutEnabled',
    'hideShippingAddress',
    'inventoryConfiguration',
    'managedCheckoutVersion',
    'markets',
    'orderStatuses',
    'placeOrderV2Enabled',
    'productConfig',
    'propertiesEx',
    'quoteStatuses',
    'selfRegistrationConfirmsEmail',
    'selfRegistrationEnabled',
    'selfRegistrationNeedsApproval',
    'sessionDrivenCurrency',
    'shippingCountries',
    'shopperConsentEnabled',
    'skipPhoneNumberValidationEnabled',
    'splitShipmentEnabled',
    'subscriptionConfig',
    'supportedCurrencies',
    'taxType',
    'usesSingleEntitlementPolicy',
    'usesUniversalPricebooks',
  ])
  expect(body).toMatchObject({
    markets: [{ marketId: expect.stringMatching(/^0ZI/), localeCurrencyMap: { en_US: 'USD' } }],
    shippingCountries: ['US', 'CA'],
    clientSidePaymentConfiguration: { takesPurchaseOrders: true, takesCards: expect.any(Boolean) },
    inventoryConfiguration: {
      isInventoryEnabled: true,
      inventoryDefaultSource: { reservationInSeconds: 14_400, webStoreInventoryLocationSourceType: 'LocationGroup' },
    },
    propertiesEx: { highScaleCartEnabled: false, shopperCopilotUIEnabled: false, paymentsLegacyFormsEnabled: false },
  })
  expect((await read({ token })).body).toEqual(body)
})

test('preview flags are set for a site builder on request, and for nobody else [CTX-03, ROLE-07]', async () => {
  const [builder, buyer] = [await shop.signIn('builder@hydrant.example'), await shop.signIn('buyer@county.example')]
  const preview = async (token: string | undefined, query: Record<string, string>) => {
    const { body } = await shop.call<{ isPreview: boolean; isAnonymousPreview: boolean }>(
      'GET',
      '/webstore/session-context',
      { ...(token !== undefined && { token }), query },
    )
    return [body.isPreview, body.isAnonymousPreview]
  }
  expect(await preview(builder, { preview: 'true' })).toEqual([true, false])
  expect(await preview(builder, { preview: 'true', asGuest: 'true' })).toEqual([true, true])
  expect(await preview(builder, {})).toEqual([false, false])
  for (const token of [buyer, undefined])
    expect(await preview(token, { preview: 'true', asGuest: 'true' })).toEqual([false, false])
})

test('the session context has empty guest details for a guest, and none for a buyer [CTX-03]', async () => {
  expect((await readSession()).body).toMatchObject({ guestUserDetails: {} })
  expect((await readSession({ token: await shop.signIn('buyer@county.example') })).body).not.toHaveProperty(
    'guestUserDetails',
  )
})

describe('changing the password', () => {
  const PLANT = { username: 'buyer@plant.example', password: COUNTY.password }
  const PASSWORD = '/services/apexrest/auth/password'
  const signIn = async (password: string) =>
    shop.call<{ token: string }>('POST', LOGIN, { body: { ...PLANT, password } })

  test('ends all other sessions and the tokens of integrations, and is forbidden for integrations [SES-03]', async () => {
    const [ownToken, otherToken] = [
      (await signIn(PLANT.password)).body.token,
      (await signIn(PLANT.password)).body.token,
    ]
    const { body } = await shop.call<{ clientId: string; clientSecret: string }>(
      'POST',
      '/services/apexrest/auth/integrations',
      { token: ownToken, body: { name: 'Planner' } },
    )
    const proof = { grant_type: 'client_credentials', client_id: body.clientId, client_secret: body.clientSecret }
    const program = (await shop.call<{ access_token: string }>('POST', '/services/oauth2/token', { body: proof })).body
      .access_token
    const requestChange = (token: string, currentPassword: string, newPassword: string) =>
      shop.call('POST', PASSWORD, { token, body: { currentPassword, newPassword } })

    expect(await requestChange(program, PLANT.password, 'another password')).toMatchObject({
      status: 403,
      body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
    })
    expect(await requestChange(ownToken, 'wrong', 'another password')).toMatchObject({
      status: 401,
      body: [{ errorCode: 'INVALID_LOGIN' }],
    })
    for (const unusable of ['too short', 'x'.repeat(129), PLANT.password]) {
      expect(await requestChange(ownToken, PLANT.password, unusable)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_API_INPUT', arguments: ['newPassword'] }],
      })
    }
    expect((await requestChange(ownToken, PLANT.password, 'another password')).status).toBe(204)
    const statuses = await Promise.all(
      [ownToken, otherToken, program].map(async (token) => (await readSession({ token })).status),
    )
    expect(statuses).toEqual([200, 401, 401])
    expect((await signIn(PLANT.password)).status).toBe(401)
    expect((await signIn('another password')).status).toBe(200)
  })

  test('is forbidden for guests [SES-03]', async () => {
    expect((await shop.call('POST', PASSWORD, { body: { currentPassword: 'a', newPassword: 'b' } })).status).toBe(401)
  })
})
