import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SessionState } from '@hydrant/contract/shop/session.ts'
import { session } from '@hydrant/database/schema/session.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const STATE = '/services/apexrest/auth/session'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

// Only what the clock says; timers and the database go on as they do.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

async function signIn() {
  const { body, cookie } = await shop.call<{ token: string }>('POST', '/services/apexrest/auth/login', {
    body: { username: 'buyer@volunteer.example', password: 'hydrant-demo' },
  })
  const state = (method: 'GET' | 'POST') => shop.call<SessionState>(method, STATE, { token: body.token })
  return { token: body.token, cookie, state }
}

test('a session tells how long it lasts, and going on begins its time anew [SES-01, SES-02]', async () => {
  const { state } = await signIn()
  const first = await state('GET')
  expect(first).toMatchObject({ status: 200, body: { idleSeconds: 7200, userId: expect.stringMatching(/^005/) } })
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.body.secondsLeft).toBeGreaterThan(7190)

  pass(4 * MINUTE)
  expect((await state('GET')).body.secondsLeft).toBeLessThanOrEqual(7200 - 240)
  const extended = await state('POST')
  expect(extended.body.secondsLeft).toBeGreaterThan(7190)
  expect(Date.parse(extended.body.expiresAt)).toBeGreaterThan(Date.parse(first.body.expiresAt))
  expect((await state('GET')).body.expiresAt).toBe(extended.body.expiresAt)
})

test('a session that lies idle ends by itself, and is from then on as one that never was [SES-02]', async () => {
  const { token, cookie, state } = await signIn()
  pass(2 * HOUR + 1000)
  const never = await shop.call('GET', STATE, { token: 'never.was' })
  for (const answer of [
    await state('GET'),
    await state('POST'),
    await shop.call('GET', '/webstore/order-summaries', { token }),
  ]) {
    expect({ status: answer.status, body: answer.body }).toEqual({ status: never.status, body: never.body })
  }
  // A browser becomes a guest, who may look at the shop and at nothing of the buyer's.
  expect((await shop.call('GET', '/webstore/session-context', { cookie })).body).toMatchObject({
    guestUser: true,
    accountId: null,
  })
  for (const path of [
    STATE,
    '/webstore/order-summaries',
    '/services/apexrest/auth/tokens',
    '/webstore/accounts/current/addresses',
  ]) {
    const refused = await shop.call('GET', path, { cookie })
    expect(refused.status, path).toBe(401)
    expect(refused.body, path).toEqual([
      {
        errorCode: expect.stringMatching(/^(?:INVALID_SESSION_ID|GUEST_INSUFFICIENT_ACCESS)$/),
        message: expect.any(String),
      },
    ])
  }
  vi.setSystemTime(Date.now() - HOUR)
  expect((await state('GET')).status, 'it does not come back').toBe(401)
})

test('a session that is used lasts longer than it may lie idle [SES-02]', async () => {
  const { token } = await signIn()
  for (let times = 1; times <= 3; times += 1) {
    pass(2 * HOUR - MINUTE)
    expect((await shop.call('GET', '/webstore/session-context', { token })).body).toMatchObject({ guestUser: false })
  }
})

test('asking how long a session lasts is no use of it: it does not last longer for that [SES-01] [SES-02]', async () => {
  const { state } = await signIn()
  const first = await state('GET')
  for (const minutes of [30, 60, 29]) {
    pass(minutes * MINUTE)
    expect((await state('GET')).body.expiresAt).toBe(first.body.expiresAt)
  }
  pass(2 * MINUTE)
  expect((await state('GET')).status).toBe(401)
})

test('a session ends a week after it began, however much it is used [SES-02]', async () => {
  const { state } = await signIn()
  const began = new Date(Date.now() - 7 * 24 * HOUR + HOUR)
  await shop.database.transaction(async (executor) => void (await executor.update(session).set({ createdAt: began })))
  const last = await state('POST')
  expect(last.body.secondsLeft).toBeLessThanOrEqual(3600)
  pass(59 * MINUTE)
  expect((await state('POST')).body.expiresAt, 'going on does not move the last moment').toBe(last.body.expiresAt)
  pass(2 * MINUTE)
  expect((await state('GET')).status).toBe(401)
})

test('a session that was ended elsewhere cannot be continued [SES-02]', async () => {
  const { token, state } = await signIn()
  await shop.call('POST', '/services/apexrest/auth/logout', { token })
  expect(await state('POST')).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] })
})

test('guests have no session to continue [SES-02]', async () => {
  expect(await shop.call('POST', STATE)).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] })
})
