import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailWithContent, ShopMails } from '@hydrant/contract/admin/mails.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { outboxMail } from '@hydrant/database/schema/mail.ts'
import { verification } from '@hydrant/database/schema/session.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { openApp, type OpenApp } from '../testing/open-app.ts'
import { createRecordingLog } from '../testing/recorded-log.ts'
import { BUYER, fillTestCatalogue, PASSWORD } from '../testing/test-catalogue.ts'
import { createUsers } from './service.ts'

const AUTH = '/services/apexrest/auth'
const ADMIN = 'admin@shop.example'
const MAILS = '/admin/mails'
const NEW_PASSWORD = 'a new password of mine'

let database: Database
let shop: OpenApp
let recorded: ReturnType<typeof createRecordingLog>

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  const person = { firstName: 'A', lastName: 'Min', phoneNumber: null, role: 'admin' as const }
  await database.transaction((tx) =>
    createUsers(tx, [{ ...person, id: createIdFromKey('005', 'admin'), email: ADMIN }], PASSWORD),
  )
  recorded = createRecordingLog()
  const { log } = recorded
  const record = (fields: object, message: string) => log.warn(fields, message)
  const securityLog = { info: record, warn: record }
  shop = await openApp(database, { publishedPasswords: ['a published password'], securityLog })
})
afterAll(() => shop.close())
beforeEach(async () => {
  recorded.entries.length = 0
  await database.transaction(async (tx) => {
    await tx.delete(outboxMail)
    await tx.delete(verification)
    await tx.execute(sql`delete from sign_in_try`)
  })
})

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: AUTH + url,
    headers: { 'x-forwarded-for': '198.51.100.7', ...headers },
    payload,
  })
const get = (url: string, token: string) =>
  shop.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
const signIn = async (username: string, password: string) => {
  const reply = await post('/login', { username, password })
  return reply.statusCode === 200 ? reply.json<{ token: string }>().token : null
}
const signInAdmin = async () => (await signIn(ADMIN, PASSWORD)) ?? ''
const ask = (username: string, from = '198.51.100.7') =>
  post('/forgot-password', { username }, { 'x-forwarded-for': from })
const reset = (token: string, newPassword = NEW_PASSWORD) => post('/reset-password', { token, newPassword })
const listMails = async () => (await get(MAILS, await signInAdmin())).json<ShopMails>().mails
const readToken = async () => {
  const [mail] = (await get(MAILS, await signInAdmin())).json<ShopMails>().mails
  const { content } = (await get(`${MAILS}/${mail?.position}`, await signInAdmin())).json<MailWithContent>()
  return /reset-password\?token=([\w.-]+)/.exec(content?.text ?? '')?.[1] ?? ''
}
const eventsOf = () => recorded.entries.map(({ fields }) => (fields as { event: string }).event)

test('a link is mailed to a user who asks, and the answer is the same for a name that nobody has [PWD-02]', async () => {
  const known = await ask(` ${BUYER.toUpperCase()}`)
  const unknown = await ask('nobody@firm.example')
  expect([known.statusCode, known.body]).toEqual([204, ''])
  expect([unknown.statusCode, unknown.body]).toEqual([204, ''])
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
  expect(eventsOf()).toEqual(['password-reset-requested', 'password-reset-requested'])
  expect(JSON.stringify(recorded.entries)).not.toContain('@')
  expect((await listMails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([['PasswordReset', BUYER]])
})

test('requests are limited for each name and for each client address [PWD-02]', async () => {
  for (const username of [BUYER, 'nobody@firm.example']) {
    const statuses = []
    for (let index = 0; index < 6; index += 1) statuses.push((await ask(username, `198.51.101.${index}`)).statusCode)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  }
  expect((await listMails()).length).toBe(5)
  const statuses = []
  for (let index = 0; index < 31; index += 1) statuses.push((await ask(`user${index}@firm.example`)).statusCode)
  expect(statuses).toEqual([...Array(30).fill(204), 429])
  expect((await ask('user@firm.example')).headers['retry-after']).toMatch(/^\d+$/)
  expect(eventsOf().filter((event) => event === 'password-reset-limited')).toHaveLength(4)
})

test('a new password ends all sessions and tokens of programs, is logged, and is told by a mail [PWD-03] [PWD-04] [PWD-06]', async () => {
  const session = await signIn(BUYER, PASSWORD)
  const [first, second] = [session ?? '', (await signIn(BUYER, PASSWORD)) ?? '']
  const integration = await post('/integrations', { name: 'ERP' }, { authorization: `Bearer ${first}` })
  const { clientId, clientSecret } = integration.json<{ clientId: string; clientSecret: string }>()
  const program = await shop.app.inject({
    method: 'POST',
    url: '/services/oauth2/token',
    payload: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  })
  const tokens = [first, second, program.json<{ access_token: string }>().access_token]
  const statuses = async () =>
    Promise.all(tokens.map(async (token) => (await get(`${AUTH}/session`, token)).statusCode))
  expect(await statuses()).toEqual([200, 200, 200])
  await ask(BUYER)
  await ask(BUYER)
  const token = await readToken()
  const stored = await database.query(async (db) => [
    await db.select().from(verification),
    await db.select().from(outboxMail),
  ])
  expect(JSON.stringify(stored)).not.toContain(token.split('.')[1])
  recorded.entries.length = 0
  expect((await reset(token, 'short')).json()).toMatchObject([{ errorCode: 'INVALID_API_INPUT' }])
  expect((await reset(token, 'Qwerty123456')).json()).toMatchObject([
    { errorCode: 'INVALID_API_INPUT', message: 'Many people use this password. Choose another one.' },
  ])
  expect((await reset(token, 'a published password')).json()).toMatchObject([{ errorCode: 'INSUFFICIENT_ACCESS' }])
  const replies = await Promise.all([reset(token), reset(token)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([204, 400])
  expect(await statuses()).toEqual([401, 401, 401])
  expect(await signIn(BUYER, PASSWORD)).toBeNull()
  expect(await signIn(BUYER, NEW_PASSWORD)).not.toBeNull()
  expect(
    eventsOf()
      .filter((event) => event.startsWith('password'))
      .toSorted(),
  ).toEqual(['password-reset', 'password-reset-failed'])
  expect((await listMails()).map(({ kind }) => kind)).toEqual(['PasswordReset', 'PasswordReset', 'PasswordChanged'])
  // The other link of the user has ended with the first one.
  expect(await database.query((db) => db.select().from(verification))).toEqual([])
  const authorization = `Bearer ${await signIn(BUYER, NEW_PASSWORD)}`
  const change = (newPassword: string) =>
    post('/password', { currentPassword: NEW_PASSWORD, newPassword }, { authorization })
  expect((await change('qwertyuiop')).json()).toMatchObject([{ message: expect.stringContaining('Many people') }])
  await change(PASSWORD)
  expect((await listMails()).map(({ kind }) => kind).at(-1)).toBe('PasswordChanged')
})

test('a link that is expired, altered or made up resets nothing [PWD-03]', async () => {
  await ask(BUYER)
  const token = await readToken()
  const [id = '', signature = ''] = token.split('.')
  for (const wrong of [`${id}.${signature.slice(0, -1)}_`, `${createIdFromKey('0PR', 'other')}.${signature}`, id, 'x'])
    expect((await reset(wrong)).json()).toEqual([
      {
        errorCode: 'INVALID_API_INPUT',
        message: 'This link was used already, is too old, or is incomplete. Ask for a new one.',
        arguments: ['token'],
      },
    ])
  await database.transaction((tx) => tx.execute(sql`update verification set expires_at = clock_timestamp()`))
  expect((await reset(token)).statusCode).toBe(400)
  expect(await readToken()).toBe('')
  expect(await signIn(BUYER, PASSWORD)).not.toBeNull()
  // The next request deletes what has expired.
  await ask(BUYER)
  expect(await database.query((db) => db.select().from(verification))).toHaveLength(1)
})

test('while a mail server sends the mails, administrators do not see the link [PWD-05]', async () => {
  const sendingShop = await openApp(database, { hasMailServer: true })
  await ask(BUYER)
  const [mail] = await listMails()
  const authorization = `Bearer ${await signInAdmin()}`
  const reply = await sendingShop.app.inject({ url: `${MAILS}/${mail?.position}`, headers: { authorization } })
  await sendingShop.app.close()
  const { content } = reply.json<MailWithContent>()
  expect(content?.text).toContain('The link is in the mail to the recipient only.')
  expect(JSON.stringify(content)).not.toContain('token=')
})

test('a password that is changed ends the links, and tokens that may only read never see one [PWD-03] [PWD-05]', async () => {
  await ask(BUYER)
  const token = await readToken()
  expect(token).not.toBe('')
  const [mail] = await listMails()
  const issued = await shop.app.inject({
    method: 'POST',
    url: '/services/oauth2/token',
    payload: { grant_type: 'password', username: ADMIN, password: PASSWORD, scope: 'read' },
  })
  const readingToken = issued.json<{ access_token: string }>().access_token
  const hidden = (await get(`${MAILS}/${mail?.position}`, readingToken)).json<MailWithContent>()
  expect(hidden.content?.text).toContain('The link is in the mail to the recipient only.')
  const session = (await signIn(BUYER, PASSWORD)) ?? ''
  const changed = await post(
    '/password',
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    { authorization: `Bearer ${session}` },
  )
  expect(changed.statusCode).toBeLessThan(300)
  expect((await reset(token, 'yet another password')).statusCode).toBe(400)
})
