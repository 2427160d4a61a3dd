import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { MailWithContent, ShopMails } from '@hydrant/contract/admin/mails.ts'
import type { NewSecondFactor, RecoveryCodes, SecondFactorState } from '@hydrant/contract/shop/second-factor.ts'
import type { SecondStep, SignedIn } from '@hydrant/contract/shop/session.ts'
import { changeHistory } from '@hydrant/database/schema/records.ts'
import { secondFactor, user } from '@hydrant/database/schema/session.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPurchaseTestShop, PLANT_BUYER, type PurchaseTestShop } from '../../testing/purchase-test-shop.ts'
import { createRecordingLog } from '../../testing/recorded-log.ts'
import { BUYER, PASSWORD } from '../../testing/test-catalogue.ts'
import { createUsers } from '../service.ts'

const AUTH = '/services/apexrest/auth'
const ADMIN = 'admin@shop.example'
const STAFF = 'staff@shop.example'
const NEW_PASSWORD = 'another password of mine'

let shop: PurchaseTestShop
const { log, entries } = createRecordingLog()

beforeAll(async () => {
  shop = await openPurchaseTestShop({ securityLog: log })
  const person = { firstName: 'A', lastName: 'Min', phoneNumber: null, role: 'admin' as const }
  await shop.database.transaction((tx) =>
    createUsers(
      tx,
      [ADMIN, STAFF].map((email) => ({ ...person, id: createIdFromKey('005', email), email })),
      PASSWORD,
    ),
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  await forgetUsedCodes()
  await clear()
})

const post = <Body>(path: string, body: unknown, token?: string) =>
  shop.send<Body>('POST', AUTH + path, { body, ...(token !== undefined && { token }) })
const signIn = (username: string, password = PASSWORD) => post<SignedIn & SecondStep>('/login', { username, password })
/** The code of a key for a moment so many steps from now. */
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })
/** Makes codes of this moment usable once more, and forgets wrong ones, as if time had passed. */
const forgetUsedCodes = () =>
  shop.database.transaction(async (tx) => {
    await tx.update(secondFactor).set({ lastUsedStep: 0 })
    await tx.execute(sql`delete from sign_in_try`)
  })

async function turnOn(email: string) {
  const { token } = (await signIn(email)).body
  const { key, uri } = (await post<NewSecondFactor>('/second-factor', { password: PASSWORD }, token)).body
  const confirmed = await post<RecoveryCodes>('/second-factor/actions/confirm', { code: codeOf(key) }, token)
  return { token, key, uri, confirmed, recoveryCodes: confirmed.body.recoveryCodes }
}
const turnOff = (token: string, code: string, password = PASSWORD) =>
  post('/second-factor/actions/turn-off', { password, code }, token)
const finish = (stepToken: string, code: string) => post<SignedIn>('/login/code', { stepToken, code })
const clear = () =>
  shop.database.transaction(async (tx) => {
    await tx.delete(secondFactor)
    await tx.update(user).set({ hasSecondFactor: false })
  })
async function readMails(kind: string): Promise<string[]> {
  const { body } = await signIn(ADMIN)
  const { mails } = (await shop.send<ShopMails>('GET', '/admin/mails', { token: body.token })).body
  const ofKind = mails.filter((mail) => mail.kind === kind)
  const contents = await Promise.all(
    ofKind.map(
      async ({ position }) =>
        (await shop.send<MailWithContent>('GET', `/admin/mails/${position}`, { token: body.token })).body,
    ),
  )
  return contents.map(({ recipient, content }) => `${recipient} ${content?.subject} ${content?.text}`)
}

test('a user turns on a second factor with a code of the app, which ends other sessions and is mailed [PPL-04]', async () => {
  const other = (await signIn(BUYER)).body.token
  const { token } = (await signIn(BUYER)).body
  expect(await post('/second-factor', { password: 'wrong password' }, token)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', arguments: ['password'] }],
  })
  expect(await post('/second-factor/actions/confirm', { code: '123456' }, token)).toMatchObject({ status: 400 })
  const { key, uri } = (await post<NewSecondFactor>('/second-factor', { password: PASSWORD }, token)).body
  expect(new URL(uri).searchParams.get('secret')).toBe(key)
  expect(uri).toContain(encodeURIComponent(BUYER))
  // Until it is confirmed, nothing changes.
  expect((await signIn(BUYER)).status).toBe(200)
  const wrong = await post('/second-factor/actions/confirm', { code: codeOf(key, 20) }, token)
  expect(wrong).toMatchObject({ status: 400, body: [{ arguments: ['code'] }] })
  const confirmed = await post<RecoveryCodes>('/second-factor/actions/confirm', { code: codeOf(key) }, token)
  expect(confirmed.body.recoveryCodes).toHaveLength(10)
  expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
  expect((await shop.send('GET', `${AUTH}/tokens`, { token: other })).status).toBe(401)
  expect(await shop.send<SecondFactorState>('GET', `${AUTH}/second-factor`, { token })).toMatchObject({
    body: { isOn: true, recoveryCodesLeft: 10, isDemanded: false },
  })
  expect(await post('/second-factor', { password: PASSWORD }, token)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION' }],
  })
  expect(await readMails('SecondFactorOn')).toEqual([expect.stringContaining(`${BUYER} `)])
})

test('a code opens a session once, a step early or late, and so does a recovery code; a token works once [PPL-05]', async () => {
  const { key, recoveryCodes, token } = await turnOn(BUYER)
  const begin = async () => (await signIn(BUYER)).body.stepToken
  const first = await signIn(BUYER)
  expect(first.status).toBe(202)
  expect(first.cookie).toBe('')
  const { stepToken } = first.body
  // The code that confirmed the app is used up, and so are those before it.
  expect(await finish(stepToken, codeOf(key))).toMatchObject({ status: 400, body: [{ arguments: ['code'] }] })
  expect((await finish(stepToken, codeOf(key, -1))).status).toBe(400)
  const next = codeOf(key, 1)
  expect((await finish(stepToken, `${next.slice(0, 3)} ${next.slice(3)}`)).status).toBe(200)
  expect((await finish(stepToken, codeOf(key, 1))).status).toBe(401)
  expect((await finish(await begin(), next)).status).toBe(400)
  await forgetUsedCodes()
  for (const steps of [-3, 3]) expect((await finish(await begin(), codeOf(key, steps))).status).toBe(400)
  const opened = await finish(await begin(), codeOf(key, -1))
  expect(opened).toMatchObject({ status: 200, body: { user: { email: BUYER } } })
  expect((await shop.send('GET', `${AUTH}/tokens`, { token: opened.body.token })).status).toBe(200)
  const recovery = recoveryCodes[0] ?? ''
  expect((await finish(await begin(), recovery.toLowerCase().replaceAll('-', ''))).status).toBe(200)
  expect((await finish(await begin(), recovery)).status).toBe(400)
  expect((await shop.send<SecondFactorState>('GET', `${AUTH}/second-factor`, { token })).body).toMatchObject({
    recoveryCodesLeft: 9,
  })
  // One code of two requests at once opens one session.
  await forgetUsedCodes()
  const tokens = [await begin(), await begin()]
  const statuses = await Promise.all(tokens.map(async (each) => (await finish(each, codeOf(key, 1))).status))
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400])
})

test('guesses of a code are limited for each user, from whatever address and with whatever token [PPL-05]', async () => {
  const { key } = await turnOn(BUYER)
  // Passwords take longer than the first pause, so that they are entered before.
  const steps: string[] = []
  for (let count = 0; count < 8; count += 1) steps.push((await signIn(BUYER)).body.stepToken)
  const guess = (code: string) => finish(steps.pop() ?? '', code)
  const statuses = []
  for (let count = 0; count < 7; count += 1) statuses.push((await guess('000000')).status)
  expect(statuses.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 400))
  expect(statuses.at(-1)).toBe(429)
  const limited = await guess(codeOf(key))
  expect(limited).toMatchObject({ status: 429, body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }] })
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('neither a new password nor a program nor the first step alone goes around the second factor [PPL-06]', async () => {
  const { key } = await turnOn(PLANT_BUYER)
  const step = (await signIn(PLANT_BUYER)).body.stepToken
  for (const token of [step, step.split('.')[0] ?? '']) {
    expect((await shop.send('GET', `${AUTH}/tokens`, { token })).status).toBe(401)
    expect((await shop.send('GET', `${AUTH}/tokens`, { cookie: `sid=${token}` })).status).toBe(401)
  }
  const oauth = await shop.send('POST', '/services/oauth2/token', {
    body: { grant_type: 'password', username: PLANT_BUYER, password: PASSWORD },
  })
  expect(oauth).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant', error_description: expect.stringContaining('second factor') },
  })
  const soap = await fetch(`${shop.url}/services/Soap/u/65.0`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml', soapaction: 'login' },
    body: `<login><username>${PLANT_BUYER}</username><password>${PASSWORD}</password></login>`,
  })
  expect(soap.status).toBe(401)
  expect(await soap.text()).toContain('second factor')
  // A new password leaves it on, and ends the sign-ins that began with the former one.
  await post('/forgot-password', { username: PLANT_BUYER })
  const [mail = ''] = await readMails('PasswordReset')
  const resetToken = /reset-password\?token=([\w.-]+)/.exec(mail)?.[1]
  expect(await post('/reset-password', { token: resetToken, newPassword: NEW_PASSWORD })).toMatchObject({ status: 204 })
  await forgetUsedCodes()
  expect((await finish(step, codeOf(key))).status).toBe(401)
  await forgetUsedCodes()
  const again = await signIn(PLANT_BUYER, NEW_PASSWORD)
  expect(again.status).toBe(202)
  // Whoever is deactivated between the two steps gets no session.
  const setActive = (isActive: boolean) =>
    shop.database.transaction((tx) =>
      tx
        .update(user)
        .set({ isActive })
        .where(sql`${user.email} = ${PLANT_BUYER}`),
    )
  await setActive(false)
  expect((await finish(again.body.stepToken, codeOf(key))).status).toBe(401)
  await setActive(true)
})

test('password and code turn it off; an administrator resets it; nothing of it is readable anywhere [PPL-07]', async () => {
  const { token, key, recoveryCodes } = await turnOn(BUYER)
  const [recovery = '', second = ''] = recoveryCodes
  expect((await turnOff(token, recovery, 'wrong password')).status).toBe(400)
  expect((await turnOff(token, codeOf(key))).status).toBe(400)
  expect((await turnOff(token, recovery)).status).toBe(204)
  expect((await signIn(BUYER)).status).toBe(200)

  const again = await turnOn(BUYER)
  const step = (await signIn(BUYER)).body.stepToken
  const buyerId = (await shop.send<{ userId: string }>('GET', '/webstore/session-context', { token: again.token })).body
    .userId
  const admin = (await signIn(ADMIN)).body.token
  const reset = `/admin/users/${buyerId}/actions/reset-second-factor`
  expect((await shop.send('POST', reset, { token: again.token })).status).toBe(403)
  const { userId: adminId } = (
    await shop.send<{ userId: string }>('GET', '/webstore/session-context', { token: admin })
  ).body
  const own = `/admin/users/${adminId.slice(0, 15)}/actions/reset-second-factor`
  expect(await shop.send('POST', own, { token: admin })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION' }],
  })
  expect((await shop.send('POST', reset, { token: admin })).status).toBe(204)
  expect(await shop.send('POST', reset, { token: admin })).toMatchObject({ status: 400 })
  expect((await finish(step, codeOf(again.key, 1))).status).toBe(401)
  expect((await signIn(BUYER)).status).toBe(200)
  expect(await readMails('SecondFactorOff')).toEqual([expect.stringContaining(BUYER)])
  expect(await readMails('SecondFactorReset')).toEqual([expect.stringContaining('an administrator')])

  const history = await shop.database.query((db) => db.select().from(changeHistory))
  expect(history.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['turn-on-second-factor', 'turn-off-second-factor', 'reset-second-factor']),
  )
  expect(entries.map(({ fields }) => ('event' in fields ? fields.event : null))).toEqual(
    expect.arrayContaining(['second-factor-on', 'second-factor-off', 'second-factor-reset', 'second-factor-failed']),
  )
  const third = await turnOn(BUYER)
  const stored = await shop.database.query((db) => db.execute(sql`select * from second_factor`))
  const everywhere = JSON.stringify([history, entries, stored.rows])
  for (const secret of [key, again.key, third.key, second, second.replaceAll('-', ''), third.recoveryCodes[0]])
    expect(everywhere).not.toContain(secret)
})

test('staff without the second factor that the store demands set it up first, and are guests until then [PPL-08]', async () => {
  const setDemand = (isDemanded: boolean) =>
    shop.database.transaction((tx) =>
      tx.update(webstore).set({
        settings: sql`${webstore.settings} || ${JSON.stringify({ staffSecondFactorDemanded: isDemanded })}::jsonb`,
      }),
    )
  const before = await signIn(STAFF)
  await setDemand(true)
  expect((await signIn(BUYER)).body).not.toHaveProperty('mustSetUpSecondFactor')
  const { body, cookie } = await signIn(STAFF)
  expect(body.mustSetUpSecondFactor).toBe(true)
  for (const token of [before.body.token, body.token]) {
    const refused = { status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] }
    expect(await shop.send('GET', '/admin/mails', { token })).toMatchObject(refused)
    expect(
      await shop.send('GET', '/services/data/v65.0/query', { token, query: { q: 'SELECT Id FROM User' } }),
    ).toMatchObject(refused)
    expect(await shop.send('POST', `${AUTH}/integrations`, { token, body: { name: 'ERP' } })).toMatchObject(refused)
    expect(await shop.send('POST', '/admin/import/products', { token, body: 'sku' })).toMatchObject(refused)
  }
  expect((await shop.send('GET', '/webstore/session-context', { cookie })).body).toMatchObject({ guestUser: true })
  expect((await shop.send('GET', '/admin/mails', { cookie })).status).toBe(401)
  expect((await shop.send('GET', `${AUTH}/second-factor`, { cookie })).body).toMatchObject({ isDemanded: true })
  const { token, confirmed } = await turnOn(STAFF)
  expect(confirmed.status).toBe(200)
  expect((await shop.send('GET', '/admin/mails', { token })).status).toBe(200)
  await setDemand(false)
})
