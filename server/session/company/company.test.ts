import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CompanyAccounts, CompanySignInStart } from '@hydrant/contract/shop/company-sign-in.ts'
import type { NewSecondFactor } from '@hydrant/contract/shop/second-factor.ts'
import type { SecondStep, SignedIn } from '@hydrant/contract/shop/session.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { changeHistory } from '@hydrant/database/schema/records.ts'
import { credential, secondFactor, user } from '@hydrant/database/schema/session.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { type Call, callShopAndCheckResponse } from '../../testing/call-shop.ts'
import { openApp, type OpenApp } from '../../testing/open-app.ts'
import {
  OPENID_CLIENT,
  openOpenIdProvider,
  type OpenIdAccount,
  type OpenIdProvider,
} from '../../testing/openid-provider.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from '../../testing/test-catalogue.ts'

import { createUsers } from '../service.ts'

const AUTH = '/services/apexrest/auth'

/** The accounts at the provider, by their ids there. */
const ACCOUNTS: Readonly<Record<string, OpenIdAccount>> = {
  buyer: { email: BUYER, email_verified: true },
  unverified: { email: BUYER, email_verified: false },
  nobody: { email: 'nobody@firm.example', email_verified: true },
  anonymous: {},
  other: { email: BUYER, email_verified: true },
  invited: { email: 'invited@firm.example', email_verified: true },
  squatter: { email: 'squatter@firm.example', email_verified: true },
}

let database: Database
let shop: OpenApp
let provider: OpenIdProvider

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  provider = await openOpenIdProvider(ACCOUNTS)
  shop = await openApp(database, { companySignIn: { ...OPENID_CLIENT, issuer: provider.issuer, label: 'Firm' } })
  provider.registerShop(`${shop.url}/login/company`)
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})
beforeEach(() =>
  database.transaction(async (tx) => {
    await tx.delete(credential).where(sql`${credential.providerId} like 'oidc%'`)
    await tx.delete(secondFactor)
    await tx.update(user).set({ hasSecondFactor: false })
    await tx.execute(sql`delete from sign_in_try`)
  }),
)

const call = <Body>(method: string, path: string, options: Call = {}) =>
  callShopAndCheckResponse<Body>({ url: shop.url, webstoreId: ids.webstore }, { method, path }, options)
const start = async () => (await call<CompanySignInStart>('POST', `${AUTH}/company`)).body
const finish = (flowToken: string, query: string) =>
  call<SignedIn & SecondStep>('POST', `${AUTH}/company/actions/finish`, { body: { flowToken, query } })

/** Signs in at the provider as a browser does, and returns the query with which it sends the person back. */
async function signInAtProvider(authorizationUrl: string, account: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = authorizationUrl
  while (!url.startsWith(shop.url)) {
    const target = new URL(url)
    if (target.pathname.startsWith('/interaction/')) target.searchParams.set('account', account)
    const response = await fetch(target, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${target.pathname} answered ${response.status}: ${await response.text()}`)
    url = new URL(location, target).href
  }
  return new URL(url).search.slice(1)
}
async function signIn(account: string) {
  const { authorizationUrl, flowToken } = await start()
  return finish(flowToken, await signInAtProvider(authorizationUrl, account))
}

test('an account with the verified address of a user is linked once, and signs in as that user from then on [PPL-14]', async () => {
  expect((await call('GET', `${AUTH}/company`)).body).toEqual({ label: 'Firm' })
  const opened = await signIn('buyer')
  expect(opened).toMatchObject({ status: 200, body: { user: { email: BUYER } } })
  expect((await call('GET', `${AUTH}/tokens`, { token: opened.body.token })).status).toBe(200)
  expect((await call('GET', `${AUTH}/tokens`, { cookie: opened.cookie })).status).toBe(200)
  expect((await signIn('buyer')).status).toBe(200)
  const history = await database.query((db) => db.select().from(changeHistory))
  expect(history.filter(({ operation }) => operation === 'link-company-account')).toHaveLength(1)
  // The link counts, not the address: another account that gets the address later is nobody.
  expect((await signIn('other')).status).toBe(401)
  // Whoever has no password yet, as staff have made the user, needs none.
  const invitedId = createIdFromKey('005', 'invited')
  await database.transaction((tx) =>
    tx.insert(user).values({ id: invitedId, email: 'invited@firm.example', name: 'New Person' }),
  )
  expect((await signIn('invited')).body).toMatchObject({ user: { id: invitedId } })
  const setActive = (isActive: boolean) =>
    database.transaction((tx) => tx.update(user).set({ isActive }).where(eq(user.id, invitedId)))
  await setActive(false)
  expect((await signIn('invited')).status).toBe(401)
  await setActive(true)
})

test('nothing that was tampered with signs in, and nobody becomes a user [PPL-15]', async () => {
  const refused = { status: 401, body: [{ errorCode: 'INVALID_LOGIN' }] }
  const countUsers = async () => (await database.query((db) => db.select({ id: user.id }).from(user))).length
  const before = await countUsers()
  for (const account of ['unverified', 'nobody', 'anonymous']) expect(await signIn(account)).toMatchObject(refused)

  const flow = await start()
  const query = await signInAtProvider(flow.authorizationUrl, 'buyer')
  const tamper = (name: string, value: string) => {
    const parameters = new URLSearchParams(query)
    parameters.set(name, value)
    return parameters.toString()
  }
  // Each attempt uses its flow up.
  for (const tampered of [
    tamper('state', 'another'),
    tamper('code', 'another'),
    tamper('iss', 'https://evil.example'),
    '',
  ]) {
    const { flowToken } = await start()
    expect(await finish(flowToken, tampered)).toMatchObject(refused)
    expect(await finish(flowToken, query)).toMatchObject(refused)
  }
  for (const token of ['', 'x', flow.flowToken.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))])
    expect((await finish(token || ' ', query)).status).toBe(401)
  expect((await finish(flow.flowToken, query)).status).toBe(200)
  expect(await finish(flow.flowToken, query)).toMatchObject(refused)

  for (const [name, value] of [
    ['nonce', 'another nonce'],
    ['client_id', 'another'],
    ['code_challenge', 'x'.repeat(43)],
  ] as const) {
    const { authorizationUrl, flowToken } = await start()
    const tampered = new URL(authorizationUrl)
    tampered.searchParams.set(name, value)
    expect(await finish(flowToken, await signInAtProvider(tampered.href, 'buyer'))).toMatchObject(refused)
  }
  expect(await countUsers()).toBe(before)
})

test('an address that somebody registered and never confirmed is not linked [PPL-15]', async () => {
  const id = createIdFromKey('005', 'squatter')
  await database.transaction(async (tx) => {
    await tx.insert(user).values({ id, email: 'squatter@firm.example', name: 'Squatter' })
    await tx
      .insert(credential)
      .values({ id: crypto.randomUUID(), userId: id, accountId: id, providerId: 'credential', password: 'a hash' })
  })
  expect((await signIn('squatter')).status).toBe(401)
})

test('a user unlinks their account of the company, and an administrator that of anybody, which ends sessions [PPL-21]', async () => {
  const list = (token: string, path = `${AUTH}/company-accounts`) =>
    call<CompanyAccounts>('GET', path, { token }).then(({ body }) => body.companyAccounts)
  const buyer = await signIn('buyer')
  const { body } = await call<SignedIn>('POST', `${AUTH}/login`, { body: { username: BUYER, password: PASSWORD } })
  const [own] = await list(body.token)
  expect(own).toMatchObject({ issuer: provider.issuer, linkedDate: expect.any(String) })
  const unlink = (token: string, path: string) => call('DELETE', path, { token })
  const path = `${AUTH}/company-accounts/${own?.companyAccountId}`
  expect((await unlink(body.token, path)).status).toBe(204)
  expect((await unlink(body.token, path)).status).toBe(404)
  expect(await list(body.token)).toEqual([])
  expect((await call('GET', `${AUTH}/tokens`, { token: buyer.body.token })).status).toBe(401)
  // The account that has the address now is linked, such as the one that replaces the former one at the provider.
  const other = await signIn('other')
  expect(other.status).toBe(200)

  const invited = await signIn('invited')
  const [only] = await list(invited.body.token)
  // They would have no way to sign in left.
  expect((await unlink(invited.body.token, `${AUTH}/company-accounts/${only?.companyAccountId}`)).status).toBe(400)
  const admin = { id: createIdFromKey('005', 'admin'), email: 'admin@firm.example', role: 'admin' as const }
  await database.transaction((tx) =>
    createUsers(tx, [{ ...admin, firstName: 'A', lastName: 'Min', phoneNumber: null }], PASSWORD),
  )
  const signedIn = await call<SignedIn>('POST', `${AUTH}/login`, {
    body: { username: admin.email, password: PASSWORD },
  })
  const ofInvited = `/admin/users/${invited.body.user.id}/company-accounts`
  expect(await list(signedIn.body.token, ofInvited)).toEqual([only])
  expect((await unlink(invited.body.token, `${ofInvited}/${only?.companyAccountId}`)).status).toBe(403)
  expect((await unlink(signedIn.body.token, `${ofInvited}/${only?.companyAccountId}`)).status).toBe(204)
  expect((await call('GET', `${AUTH}/tokens`, { token: invited.body.token })).status).toBe(401)
  const history = await database.query((db) => db.select().from(changeHistory))
  expect(history.filter(({ operation }) => operation === 'unlink-company-account')).toHaveLength(2)
})

test('whoever has a second factor enters its code after signing in at the provider, too [PPL-16]', async () => {
  const { body } = await call<SignedIn>('POST', `${AUTH}/login`, { body: { username: BUYER, password: PASSWORD } })
  const post = <Body>(path: string, requestBody: object) =>
    call<Body>('POST', AUTH + path, { token: body.token, body: requestBody })
  const { key } = (await post<NewSecondFactor>('/second-factor', { password: PASSWORD })).body
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })
  await post('/second-factor/actions/confirm', { code: codeOf(0) })
  const first = await signIn('buyer')
  expect(first.status).toBe(202)
  expect(first.cookie).toBe('')
  const finished = await call<SignedIn>('POST', `${AUTH}/login/code`, {
    body: { stepToken: first.body.stepToken, code: codeOf(1) },
  })
  expect(finished).toMatchObject({ status: 200, body: { user: { email: BUYER } } })
})
