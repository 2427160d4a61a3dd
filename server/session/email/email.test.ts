import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewIntegration as Program } from '@hydrant/contract/shop/access.ts'
import type { NewSecondFactor } from '@hydrant/contract/shop/second-factor.ts'
import type { Redirected, SignedIn } from '@hydrant/contract/shop/session.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { outboxMail } from '@hydrant/database/schema/mail.ts'
import { user, verification } from '@hydrant/database/schema/session.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { callShopAndCheckResponse } from '../../testing/call-shop.ts'
import { openApp, type OpenApp, TEST_SECRET } from '../../testing/open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from '../../testing/test-catalogue.ts'
import { createOneTimeToken } from '../one-time-token.ts'
import { createSecondFactorSetUpComposer } from '../second-factor/mails.ts'
import { createUsers } from '../service.ts'
import { changeUser } from '../writing/service.ts'
import { createEmailVerificationComposer } from '../password-mails.ts'
import { createEmailComposers } from './mails.ts'

const AUTH = '/services/apexrest/auth'
const MAYA = 'maya@maple.example'
/** The password that Maya chooses by the link of a mail; the one of her registration counts only without mails. */
const CHOSEN = 'a password of my own'

let database: Database
let shop: OpenApp

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  await database.transaction((tx) => tx.update(webstore).set({ settings: { selfRegistrationEnabled: true } }))
  shop = await openApp(database, { hasMailServer: true })
})
afterAll(() => shop.close())
beforeEach(() =>
  database.transaction(async (tx) => {
    await tx.delete(outboxMail)
    await tx.delete(user).where(eq(user.email, MAYA))
    await tx.execute(sql`delete from sign_in_try`)
  }),
)

const post = <Body>(path: string, body: unknown, token?: string) =>
  callShopAndCheckResponse<Body>(
    { url: shop.url, webstoreId: ids.webstore },
    { method: 'POST', path: AUTH + path },
    { body, ...(token !== undefined && { token }) },
  )
const signIn = (username: string, password = PASSWORD) => post<SignedIn>('/login', { username, password })
const choosePassword = (token: string, newPassword = CHOSEN) => post('/reset-password', { token, newPassword })
const register = (email = MAYA, password = PASSWORD) =>
  post<Redirected>('/register', { request: { firstName: 'Maya', lastName: 'Ortiz', email, password } })
const verify = (link: string, token?: string) => post('/verify-email', { token: link }, token)
const listMails = async () =>
  (await database.query((db) => db.select().from(outboxMail).orderBy(outboxMail.position))).map(
    ({ type, recordId, payload }) => ({ kind: type, recordId, to: (payload as { to: string }).to }),
  )
/** The token in the newest mail of a kind, which a mail server would get. */
async function readToken(kind: 'EmailVerification' | 'EmailChange' | 'SecondFactorSetUp'): Promise<string> {
  const mail = (await listMails()).findLast((each) => each.kind === kind)
  const sender = { shopName: 'Shop', shopUrl: 'https://shop.example/' }
  const composers = {
    ...createEmailComposers(TEST_SECRET),
    EmailVerification: createEmailVerificationComposer(TEST_SECRET),
    SecondFactorSetUp: createSecondFactorSetUpComposer(TEST_SECRET),
  }
  const compose = composers[kind]
  const composed = await database.query((db) =>
    compose(db, { recordId: mail?.recordId ?? '', writtenAt: new Date(), sender, hasSecretLinks: true }),
  )
  return (
    /(?:verify-email\?token|reset-password\?token|second-factor\?confirmation)=([\w.-]+)/.exec(
      JSON.stringify(composed?.page.props),
    )?.[1] ?? ''
  )
}

test('whoever registers confirms their address by the newest link of a mail, which lets them choose a password [PPL-09]', async () => {
  expect((await register()).body).toMatchObject({ mustVerifyEmail: true })
  const first = await readToken('EmailVerification')
  await post('/verify-email/actions/resend', { username: ` ${MAYA.toUpperCase()}` })
  const second = await readToken('EmailVerification')
  expect((await choosePassword(first)).status).toBe(400)
  const [row] = await database.query((db) => db.select().from(verification))
  for (const purpose of ['second factor', 'sign-in step', 'email change'] as const)
    expect((await choosePassword(createOneTimeToken(purpose, row!.id, TEST_SECRET))).status).toBe(400)
  expect(JSON.stringify(row)).not.toContain(second)
  expect((await choosePassword(second)).status).toBe(204)
  expect((await choosePassword(second)).status).toBe(400)
  expect((await signIn(MAYA)).status).toBe(401)
  expect((await signIn(MAYA, CHOSEN)).status).toBe(200)
})

test('registering and signing in tells nobody but the owner of an address whether it was known [PPL-17]', async () => {
  const probe = async (email: string) => {
    const registered = await register(email, CHOSEN)
    const signedIn = await signIn(email, CHOSEN)
    return [registered.status, registered.body, signedIn.status, signedIn.body]
  }
  expect(await probe(MAYA)).toEqual(await probe(BUYER))
  expect(await probe(MAYA)).toEqual(await probe(BUYER))
  expect((await listMails()).map(({ kind, to }) => `${kind} ${to}`)).toEqual([
    `EmailVerification ${MAYA}`,
    `RegistrationOfKnownAddress ${BUYER}`,
    `EmailVerification ${MAYA}`,
    `RegistrationOfKnownAddress ${BUYER}`,
  ])
})

test('what somebody had set before an address was confirmed opens nothing afterwards [PPL-18]', async () => {
  // Somebody registered with Maya's address while the shop sent no mails.
  const without = await openApp({ ...database, close: async () => undefined })
  const shopWithMails = shop
  shop = without
  await register()
  const { token } = (await signIn(MAYA)).body
  const program = (await post<Program>('/integrations', { name: 'Mine' }, token)).body
  const signInProgram = () =>
    post('/../../oauth2/token', {
      grant_type: 'client_credentials',
      client_id: program.clientId,
      client_secret: program.clientSecret,
    })
  expect((await signInProgram()).status).toBe(200)
  shop = shopWithMails
  await without.close()

  const refused = { status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS', arguments: ['emailVerified'] }] }
  expect(await signIn(MAYA)).toMatchObject(refused)
  // Nobody learns with a wrong password whether the address is confirmed.
  expect(await signIn(MAYA, 'a wrong password')).toMatchObject({ status: 401 })
  const oauth = await post('/../../oauth2/token', { grant_type: 'password', username: MAYA, password: PASSWORD })
  expect(oauth.status).toBe(400)
  await post('/verify-email/actions/resend', { username: MAYA })
  expect((await choosePassword(await readToken('EmailVerification'))).status).toBe(204)
  expect((await signIn(MAYA)).status).toBe(401)
  expect((await signInProgram()).status).toBe(401)
  expect(
    (
      await callShopAndCheckResponse(
        { url: shop.url, webstoreId: ids.webstore },
        { method: 'GET', path: `${AUTH}/tokens` },
        { token },
      )
    ).status,
  ).toBe(401)
  expect((await signIn(MAYA, CHOSEN)).status).toBe(200)
})

test('an address that staff have changed is confirmed anew before it signs anybody in [PPL-19]', async () => {
  await register()
  await choosePassword(await readToken('EmailVerification'))
  const moved = 'maya.ortiz@maple.example'
  const [row] = await database.query((db) => db.select({ id: user.id }).from(user).where(eq(user.email, MAYA)))
  const change = (email: string) => database.transaction((tx) => changeUser(tx, row!.id, { username: email, email }))
  await change(MAYA.toUpperCase())
  expect((await signIn(MAYA, CHOSEN)).status).toBe(200)
  await change(moved)
  expect(await signIn(moved, CHOSEN)).toMatchObject({ status: 403, body: [{ arguments: ['emailVerified'] }] })
  await database.transaction((tx) => tx.delete(user).where(eq(user.email, moved)))
})

test('staff set up a second factor by a link that is mailed to them: their password alone is not enough [PPL-20]', async () => {
  const staff = { id: createIdFromKey('005', 'staff'), email: 'staff@shop.example', role: 'admin' as const }
  const names = { firstName: 'St', lastName: 'Aff', phoneNumber: null }
  await database.transaction((tx) => createUsers(tx, [{ ...staff, ...names }], PASSWORD))
  const { token } = (await signIn(staff.email)).body
  const start = (confirmation?: string) =>
    post<NewSecondFactor>('/second-factor', { password: PASSWORD, ...(confirmation && { confirmation }) }, token)
  expect(await start()).toMatchObject({ status: 202, body: { mailedTo: staff.email } })
  const link = await readToken('SecondFactorSetUp')
  expect((await post('/second-factor/actions/confirm', { code: '123456' }, token)).status).toBe(400)
  expect((await start(createOneTimeToken('email change', link.split('.')[0]!, TEST_SECRET))).status).toBe(202)
  expect((await start(link)).status).toBe(202)
  const { status, body } = await start(await readToken('SecondFactorSetUp'))
  expect(status).toBe(200)
  const code = new TOTP({ secret: Secret.fromBase32(body.key) }).generate()
  expect((await post('/second-factor/actions/confirm', { code }, token)).status).toBe(200)
  // Buyers need no mail.
  const buyer = (await signIn(BUYER)).body.token
  expect((await post('/second-factor', { password: PASSWORD }, buyer)).status).toBe(200)
})

test('without a mail server, whoever registers signs in at once and is mailed nothing [PPL-09]', async () => {
  const without = await openApp({ ...database, close: async () => undefined })
  const shopWithMails = shop
  shop = without
  expect((await register()).body).not.toHaveProperty('mustVerifyEmail')
  expect((await signIn(MAYA)).status).toBe(200)
  expect(await listMails()).toEqual([])
  shop = shopWithMails
  await without.close()
})

test('another link is mailed to nobody but who waits for one, with one answer for all, five times an hour [PPL-10]', async () => {
  await register()
  const ask = (username: string) => post('/verify-email/actions/resend', { username })
  for (const username of [BUYER, 'nobody@maple.example']) expect(await ask(username)).toMatchObject({ status: 204 })
  const statuses = []
  for (let count = 0; count < 6; count += 1) statuses.push((await ask(MAYA)).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  expect((await listMails()).map(({ kind, to }) => `${kind} ${to}`)).toEqual(
    Array.from({ length: 6 }, () => `EmailVerification ${MAYA}`),
  )
  for (let count = 0; count < 5; count += 1) await ask('nobody@maple.example')
  expect((await ask('nobody@maple.example')).status).toBe(429)
})

test('a new email address counts once its link is used, and the former one is told [PPL-11]', async () => {
  await register()
  await choosePassword(await readToken('EmailVerification'))
  const { token } = (await signIn(MAYA, CHOSEN)).body
  const change = (newEmail: string, password = CHOSEN) => post('/email', { newEmail, password }, token)
  const NEW = 'maya.ortiz@maple.example'
  expect(await change(NEW, 'a wrong password')).toMatchObject({ status: 400, body: [{ arguments: ['password'] }] })
  expect(await change('maya at maple')).toMatchObject({ status: 400, body: [{ arguments: ['newEmail'] }] })
  expect(await change(MAYA)).toMatchObject({ status: 400, body: [{ arguments: ['newEmail'] }] })
  await database.transaction((tx) => tx.delete(outboxMail))
  expect((await change(BUYER)).status).toBe(204)
  expect(await listMails()).toEqual([])
  expect((await change(NEW)).status).toBe(204)
  expect((await signIn(NEW, CHOSEN)).status).toBe(401)
  const link = await readToken('EmailChange')
  // A new password ends the links to a new address, too: it may be a thief's.
  await post('/password', { currentPassword: CHOSEN, newPassword: 'another password of mine' }, token)
  expect((await verify(link, token)).status).toBe(400)
  await change(NEW, 'another password of mine')
  const newLink = await readToken('EmailChange')
  // The mail may have gone to a stranger: only the user confirms a new address.
  expect((await verify(newLink)).status).toBe(401)
  expect((await verify(newLink, (await signIn(BUYER)).body.token)).status).toBe(401)
  expect((await verify(newLink, (await signIn(MAYA, 'another password of mine')).body.token)).status).toBe(204)
  expect((await signIn(MAYA, 'another password of mine')).status).toBe(401)
  expect((await signIn(NEW, 'another password of mine')).status).toBe(200)
  expect(await listMails()).toContainEqual({ kind: 'EmailChanged', recordId: expect.any(String), to: MAYA })
})
