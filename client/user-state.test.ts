import { expect, test } from 'vitest'
import { createUserStateStore } from './user-state.ts'

const BUYER = { guestUser: false, userId: '005B' }
const GUEST = { guestUser: true, userId: '005G' }

test('a buyer is loaded with their user id [CTX-07]', async () => {
  const user = createUserStateStore({ readSession: () => Promise.resolve(BUYER), isBrowser: true })
  const recordedStates: unknown[] = []
  user.subscribe(() => recordedStates.push(user.get()))
  await user.load()
  expect(recordedStates[0]).toMatchObject({ isGuest: { loaded: false, loading: true }, userId: { loaded: false } })
  expect(user.get()).toEqual({
    isGuest: { loaded: true, loading: false, data: false },
    userId: { loaded: true, loading: false, data: '005B' },
  })
})

test('no user id is loaded for a guest, and every lookup counts as available [CTX-07]', async () => {
  const user = createUserStateStore({ readSession: () => Promise.resolve(GUEST), isBrowser: true })
  expect(user.isAvailable(user.get().userId)).toBe(false)
  await user.load()
  expect(user.get()).toEqual({
    isGuest: { loaded: true, loading: false, data: true },
    userId: { loaded: false, loading: false },
  })
  expect([user.isAvailable(user.get().userId), user.isAvailable({ loaded: false, loading: true })]).toEqual([
    true,
    true,
  ])
})

test('for a buyer a lookup is available once it is loaded [CTX-07]', async () => {
  const user = createUserStateStore({ readSession: () => Promise.resolve(BUYER), isBrowser: true })
  await user.load()
  expect([user.isAvailable({ loaded: false, loading: true }), user.isAvailable(user.get().userId)]).toEqual([
    false,
    true,
  ])
})

test('a server render loads nothing [CTX-07]', async () => {
  let calls = 0
  const user = createUserStateStore({ readSession: () => Promise.resolve((calls++, BUYER)), isBrowser: false })
  await user.load()
  expect([calls, user.get().isGuest.loaded]).toEqual([0, false])
})

test('a visitor who is not explicitly signed in is a guest', async () => {
  const user = createUserStateStore({ readSession: () => Promise.resolve({ userId: '005?' }), isBrowser: true })
  await user.load()
  expect(user.get().isGuest.data).toBe(true)
})

test('concurrent callers share one read, a failure ends the loading, and the next load succeeds', async () => {
  const failure = new Error('offline')
  const sessionReplies = [() => Promise.reject(failure), () => Promise.resolve(BUYER)]
  let calls = 0
  const user = createUserStateStore({
    readSession: () => (sessionReplies[calls++] ?? sessionReplies[1])!(),
    isBrowser: true,
  })
  await Promise.all([user.load(), user.load()])
  expect([calls, user.get().isGuest]).toEqual([1, { loaded: false, loading: false, error: failure }])
  await user.load()
  expect(user.get().isGuest.data).toBe(false)
})
