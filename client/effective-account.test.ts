import { describe, expect, test } from 'vitest'
import { createClient } from './create-client.ts'
import { createEffectiveAccountStore } from './effective-account.ts'
import { InvalidContextOperationError } from './errors.ts'
import { createGuestDetailsStore } from './guest-details.ts'
import { brokenStorage, createInspectableStorage } from './testing/memory-storage.ts'
import { startRecordingServer } from './testing/recording-server.ts'

describe('the effective account', () => {
  test('is stored with id and name until the browser session ends [CTX-04]', () => {
    const { storage } = createInspectableStorage()
    createEffectiveAccountStore(storage).update({ id: '001B', name: 'Station 1' })
    expect(createEffectiveAccountStore(storage).get()).toEqual({ id: '001B', name: 'Station 1' })
  })

  test.each([
    ['nothing', {}],
    ['blanks', { id: '  ', name: '' }],
    ['null', { id: null, name: null }],
    ['an id of fifteen zeros', { id: '0'.repeat(15), name: 'Nobody' }],
    ['an id of eighteen zeros', { id: '0'.repeat(18), name: 'Nobody' }],
  ])('is removed by %s [CTX-04]', (_, change) => {
    const { storage, storedItems } = createInspectableStorage()
    const account = createEffectiveAccountStore(storage)
    account.update({ id: '001B', name: 'Station 1' })
    account.update(change)
    expect([account.get(), account.id(), storedItems()]).toEqual([null, undefined, {}])
  })

  test('removes a name that becomes blank, and stays [CTX-04]', () => {
    const { storage, storedItems } = createInspectableStorage()
    const account = createEffectiveAccountStore(storage)
    account.update({ id: '001B', name: 'Station 1' })
    account.update({ id: '001B', name: ' ' })
    expect([account.get(), storedItems()]).toEqual([{ id: '001B', name: null }, { effectiveAccountId: '001B' }])
  })

  test('is sent with calls as soon as it changes [CTX-04, NET-08]', async () => {
    const { baseUrl, requests } = await startRecordingServer()
    const account = createEffectiveAccountStore(createInspectableStorage().storage)
    const client = createClient({ baseUrl, webstoreId: 'hydrant', siteId: 'main', effectiveAccountId: account.id })
    await client.getCategoryMenu()
    account.update({ id: '001B' })
    await client.getCategoryMenu()
    expect(requests.map(({ url }) => url.split('?')[1])).toEqual([undefined, 'effectiveAccountId=001B'])
  })

  test('notifies views of changes', () => {
    const account = createEffectiveAccountStore(createInspectableStorage().storage)
    const accounts: unknown[] = []
    account.subscribe(() => accounts.push(account.get()?.id))
    account.update({ id: '001B' })
    account.update({})
    expect(accounts).toEqual(['001B', undefined])
  })

  test('can only be read in a server render [ERR-20]', () => {
    const account = createEffectiveAccountStore(null)
    expect(account.get()).toBeNull()
    expect(() => account.update({ id: '001B' })).toThrow(new InvalidContextOperationError())
    expect(() => account.update({ id: '001B' })).toThrow('Invalid context operation')
  })

  test('lasts as long as the page where the browser denies storage', () => {
    const account = createEffectiveAccountStore(brokenStorage)
    account.update({ id: '001B', name: 'Station 1' })
    expect(account.get()).toEqual({ id: '001B', name: 'Station 1' })
    expect(createEffectiveAccountStore(brokenStorage).get()).toBeNull()
  })
})

test('an account of zeros is never sent [CTX-03, NET-08]', async () => {
  const { baseUrl, requests } = await startRecordingServer()
  const client = createClient({
    baseUrl,
    webstoreId: 'hydrant',
    siteId: 'main',
    effectiveAccountId: () => '000000000000000',
  })
  await client.getCategoryMenu()
  expect(requests[0]?.url).not.toContain('effectiveAccountId')
})

describe('guest details', () => {
  test('are stored unless they are blank [CTX-04]', () => {
    const { storage, storedItems } = createInspectableStorage()
    createGuestDetailsStore(storage).update({ lastName: 'Meyer', email: ' ', phoneNumber: 5551234 })
    expect(createGuestDetailsStore(storage).get()).toEqual({ lastName: 'Meyer' })
    expect(storedItems()).toEqual({ 'guestUserDetails.lastName': 'Meyer' })
  })

  test('are removed by blank values and by anything that is no string [CTX-04]', () => {
    const { storage, storedItems } = createInspectableStorage()
    const details = createGuestDetailsStore(storage)
    details.update({ lastName: 'Meyer', email: 'm@example.com', phoneNumber: '555' })
    details.update({ lastName: null, email: '', phoneNumber: undefined })
    expect([details.get(), storedItems()]).toEqual([{}, {}])
  })

  test('can only be read in a server render [ERR-20]', () => {
    const details = createGuestDetailsStore(null)
    expect(details.get()).toEqual({})
    expect(() => details.update({ lastName: 'Meyer' })).toThrow('Invalid context operation')
  })
})
