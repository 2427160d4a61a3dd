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

// Only the date is faked; timers and the database run normally.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function advanceClock(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

async function signIn() {
  const { body, cookie } = await shop.call<{ token: string }>('POST', '/services/apexrest/auth/login', {
    body: { username: 'buyer@volunteer.example', password: 'hydrant-demo' },
  })
  const state = (method: 'GET' | 'POST') => shop.call<SessionState>(method, STATE, { token: body.token })
  return { token: body.token, cookie, state }
}

test('the session state says how long the session lasts, and extending it restarts the idle time [SES-01, SES-02]', async () => {
  const { state } = await signIn()
  const first = await state('GET')
  expect(first).toMatchObject({ status: 200, body: { idleSeconds: 7200, userId: expect.stringMatching(/^005/) } })
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.body.secondsLeft).toBeGreaterThan(7190)

  advanceClock(4 * MINUTE)
  expect((await state('GET')).body.secondsLeft).toBeLessThanOrEqual(7200 - 240)
  const extended = await state('POST')
  expect(extended.body.secondsLeft).toBeGreaterThan(7190)
  expect(Date.parse(extended.body.expiresAt)).toBeGreaterThan(Date.parse(first.body.expiresAt))
  expect((await state('GET')).body.expiresAt).toBe(extended.body.expiresAt)
})

test('an idle session ends, and is then treated like an unknown one [SES-02]', async () => {
  const { token, cookie, state } = await signIn()
  advanceClock(2 * HOUR + 1000)
  const unknownSession = await shop.call('GET', STATE, { token: 'never.was' })
  for (const reply of [
    await state('GET'),
    await state('POST'),
    await shop.call('GET', '/webstore/order-summaries', { token }),
  ]) {
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: unknownSession.status,
      body: unknownSession.body,
    })
  }
  // The browser becomes a guest, who sees nothing of the buyer's.
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
    const rejected = await shop.call('GET', path, { cookie })
    expect(rejected.status, path).toBe(401)
    expect(rejected.body, path).toEqual([
      {
        errorCode: expect.stringMatching(/^(?:INVALID_SESSION_ID|GUEST_INSUFFICIENT_ACCESS)$/),
        message: expect.any(String),
      },
    ])
  }
  vi.setSystemTime(Date.now() - HOUR)
  expect((await state('GET')).status, 'it does not come back').toBe(401)
})

test('a session in its last second has a second left, and ends when that has passed [SES-01, SES-02]', async () => {
  // The response tells when the session ends in whole seconds; it begins, and so ends, at one.
  vi.setSystemTime(Math.ceil(Date.now() / 1000) * 1000)
  const { state } = await signIn()
  const { expiresAt } = (await state('GET')).body
  vi.setSystemTime(Date.parse(expiresAt) - 400)
  expect(await state('GET')).toMatchObject({ status: 200, body: { secondsLeft: 1 } })
  advanceClock(1000)
  expect((await state('GET')).status).toBe(401)
})

test('a session in use lasts longer than the idle time [SES-02]', async () => {
  const { token } = await signIn()
  for (let times = 1; times <= 3; times += 1) {
    advanceClock(2 * HOUR - MINUTE)
    expect((await shop.call('GET', '/webstore/session-context', { token })).body).toMatchObject({ guestUser: false })
  }
})

test('reading the session state does not extend the session [SES-01] [SES-02]', async () => {
  const { state } = await signIn()
  const first = await state('GET')
  for (const minutes of [30, 60, 29]) {
    advanceClock(minutes * MINUTE)
    expect((await state('GET')).body.expiresAt).toBe(first.body.expiresAt)
  }
  advanceClock(2 * MINUTE)
  expect((await state('GET')).status).toBe(401)
})

test('a session ends after a week even when it is in use [SES-02]', async () => {
  const { state } = await signIn()
  const createdAt = new Date(Date.now() - 7 * 24 * HOUR + HOUR)
  await shop.database.transaction(async (tx) => void (await tx.update(session).set({ createdAt })))
  const last = await state('POST')
  expect(last.body.secondsLeft).toBeLessThanOrEqual(3600)
  advanceClock(59 * MINUTE)
  expect((await state('POST')).body.expiresAt, 'going on does not move the last moment').toBe(last.body.expiresAt)
  advanceClock(2 * MINUTE)
  expect((await state('GET')).status).toBe(401)
})

test('a session that was ended cannot be extended [SES-02]', async () => {
  const { token, state } = await signIn()
  await shop.call('POST', '/services/apexrest/auth/logout', { token })
  expect(await state('POST')).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] })
})

test('guests have no session to extend [SES-02]', async () => {
  expect(await shop.call('POST', STATE)).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] })
})
