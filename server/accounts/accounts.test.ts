import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

interface Managed {
  readonly externalManagedAccounts: ReadonlyArray<{
    accountId: string
    accountName: string
    isMyAccount: boolean
    address: { state: string | null } | null
  }>
}

let shop: TestShop
let county: string
let volunteer: string

beforeAll(async () => {
  shop = await openTestShop()
  county = await shop.signIn('buyer@county.example')
  volunteer = await shop.signIn('buyer@volunteer.example')
})

afterAll(() => shop.close())

const listManaged = (token: string, includeMyAccount = false) =>
  shop.call<Managed>('GET', '/webstore/external-managed-accounts', { token, query: { includeMyAccount } })

test('a buyer lists the accounts that they manage, with their own one on request [CTX-05]', async () => {
  const { body } = await listManaged(county)
  expect(body.externalManagedAccounts).toHaveLength(4)
  expect(body.externalManagedAccounts.every((account) => !account.isMyAccount && account.address?.state === 'WA')).toBe(
    true,
  )
  const withOwn = await listManaged(county, true)
  expect(withOwn.body.externalManagedAccounts.filter((account) => account.isMyAccount)).toHaveLength(1)
  expect((await listManaged(volunteer)).body.externalManagedAccounts).toEqual([])
})

test('a guest has no accounts [CTX-05]', async () => {
  expect((await shop.call('GET', '/webstore/external-managed-accounts')).status).toBe(401)
})

test('one account is read by its manager and by nobody else [CTX-05, ROLE-06]', async () => {
  const [station] = (await listManaged(county)).body.externalManagedAccounts
  const path = `/webstore/effective-accounts/${station!.accountId}`
  expect((await shop.call('GET', path, { token: county })).body).toMatchObject({
    accountId: station!.accountId,
    accountName: station!.accountName,
    isMyAccount: false,
  })
  const { status, body } = await shop.call('GET', path, { token: volunteer })
  expect(status).toBe(404)
  expect(body).toEqual([{ errorCode: 'EFFECTIVE_ACCOUNT_NOT_FOUND', message: expect.any(String) }])
})

test('acting for a managed account changes the account of the session context [ROLE-01]', async () => {
  const [station] = (await listManaged(county)).body.externalManagedAccounts
  const { body } = await shop.call('GET', '/webstore/session-context', {
    token: county,
    query: { effectiveAccountId: station!.accountId },
  })
  expect(body).toMatchObject({ accountId: station!.accountId, accountName: station!.accountName })
})

test('acting for a foreign account is rejected, for guests too [ROLE-06]', async () => {
  const [station] = (await listManaged(county)).body.externalManagedAccounts
  const query = { effectiveAccountId: station!.accountId }
  for (const call of [{ token: volunteer, query }, { query }]) {
    const { status, body } = await shop.call('GET', '/webstore/session-context', call)
    expect(status).toBe(403)
    expect(body).toEqual([{ errorCode: 'INSUFFICIENT_ACCESS', message: expect.any(String) }])
  }
})

test.each(['000000000000000', '000000000000000000'])(
  'the id %s of zeros is rejected [CTX-03]',
  async (effectiveAccountId) => {
    const { status, body } = await shop.call('GET', '/webstore/session-context', {
      token: county,
      query: { effectiveAccountId },
    })
    expect(status).toBe(400)
    expect(body).toEqual([
      { errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining('effectiveAccountId') },
    ])
  },
)

test('fields of an account are returned on request [CTX-05]', async () => {
  const [station] = (await listManaged(county)).body.externalManagedAccounts
  const path = `/webstore/effective-accounts/${station!.accountId}`
  const { body } = await shop.call<{ fields: Record<string, string | null> }>('GET', path, {
    token: county,
    query: { fields: 'Name,BillingState,TaxExempt__c' },
  })
  expect(body.fields).toEqual({ Name: station!.accountName, BillingState: 'WA', TaxExempt__c: null })
  expect((await shop.call('GET', path, { token: county })).body).not.toHaveProperty('fields')
  const tooMany = await shop.call('GET', path, {
    token: county,
    query: { fields: Array.from({ length: 51 }, (_, index) => `F${index}`).join() },
  })
  expect(tooMany.body).toEqual([
    { errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining('fields') },
  ])
})
