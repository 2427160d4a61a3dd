import type { Invitation } from '@hydrant/contract/admin/people.ts'
import type { MailWithContent, ShopMails } from '@hydrant/contract/admin/mails.ts'
import type { OpenToken } from '@hydrant/contract/shop/access.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../testing/purchase-test-shop.ts'
import { PASSWORD } from '../testing/test-catalogue.ts'
import { createUsers } from './service.ts'

const ADMIN = 'admin@shop.example'
const INVITED = 'invited@firm.example'
const INVITED_ID = createIdFromKey('005', INVITED)
const NEW_PASSWORD = 'a first password of mine'

let shop: PurchaseTestShop
let admin: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  const person = { firstName: 'A', lastName: 'Min', phoneNumber: null, role: 'admin' as const }
  await shop.database.transaction(async (tx) => {
    await createUsers(tx, [{ ...person, id: createIdFromKey('005', ADMIN), email: ADMIN }], PASSWORD)
    await tx.insert(user).values({ id: INVITED_ID, email: INVITED, name: 'New Person' })
  })
  admin = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())

const invite = (userId: string) => admin<Invitation>('POST', `/admin/users/${userId}/actions/invite`)
const readTokens = async () => {
  const { mails } = (await admin<ShopMails>('GET', '/admin/mails')).body
  const invitations = mails.filter(({ kind, recipient }) => kind === 'Invitation' && recipient === INVITED)
  const texts = await Promise.all(
    invitations.map(async ({ position }) => (await admin<MailWithContent>('GET', `/admin/mails/${position}`)).body),
  )
  return texts.map(({ content }) => /reset-password\?token=([\w.-]+)/.exec(content?.text ?? '')?.[1] ?? null)
}
const choosePassword = (token: string) =>
  admin('POST', '/services/apexrest/auth/reset-password', { token, newPassword: NEW_PASSWORD })

test('a user without a password is invited, chooses one by the newest link, and signs in [PPL-01]', async () => {
  expect(await invite(INVITED_ID)).toMatchObject({ status: 202, body: { email: INVITED } })
  const [first] = await readTokens()
  const { body } = await invite(INVITED_ID)
  const days = (Date.parse(body.expiresDate) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
  const [ended, second] = await readTokens()
  expect(ended).toBeNull()
  expect(await choosePassword(first!)).toMatchObject({ status: 400 })
  expect(await choosePassword(second!)).toMatchObject({ status: 204 })
  expect(await choosePassword(second!)).toMatchObject({ status: 400 })
  const signIn = { username: INVITED, password: NEW_PASSWORD }
  expect(await admin('POST', '/services/apexrest/auth/login', signIn)).toMatchObject({ status: 200 })
  // Nobody had a password before, so nobody is told that it was changed.
  const { mails } = (await admin<ShopMails>('GET', '/admin/mails')).body
  expect(mails.map(({ kind }) => kind)).not.toContain('PasswordChanged')
  expect(await invite(INVITED_ID)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
  expect(await invite(createIdFromKey('005', 'nobody'))).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND', message: 'There is no user of this id.' }],
  })
})

test('an administrator sees the sessions of a user and ends one at once [PPL-02]', async () => {
  const buyer = await shop.buyer()
  const userId = (await buyer<{ userId: string }>('GET', '/services/apexrest/auth/session')).body.userId
  const sessions = `/admin/users/${userId}/sessions`
  const { tokens } = (await admin<{ tokens: OpenToken[] }>('GET', sessions)).body
  expect(tokens.every(({ kind, isCurrent }) => kind === 'SignIn' && !isCurrent)).toBe(true)
  for (const { tokenId } of tokens)
    expect(await admin('DELETE', `${sessions}/${tokenId}`)).toMatchObject({ status: 204 })
  expect(await buyer('GET', '/services/apexrest/auth/tokens')).toMatchObject({ status: 401 })
  expect(await admin('DELETE', `${sessions}/${tokens[0]!.tokenId}`)).toMatchObject({ status: 404 })
  expect(await admin('GET', `/admin/users/${createIdFromKey('005', 'nobody')}/sessions`)).toMatchObject({ status: 404 })
})

test('a program changes the address of a buyer, and not that of staff; who is deactivated gets no link [PPL-03]', async () => {
  const integration = await admin<{ clientId: string; clientSecret: string }>(
    'POST',
    '/services/apexrest/auth/integrations',
    { name: 'ERP' },
  )
  const { clientId, clientSecret } = integration.body
  const { body } = await shop.send<{ access_token: string }>('POST', '/services/oauth2/token', {
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  })
  const change = (id: string, fields: object) =>
    shop.send('PATCH', `/services/data/v65.0/sobjects/User/${id}`, { token: body.access_token, body: fields })
  const address = { Username: 'taken@over.example', Email: 'taken@over.example' }
  expect(await change(createIdFromKey('005', ADMIN), address)).toMatchObject({
    status: 400,
    body: [{ message: 'A program cannot change the email address of staff. Sign in to do it.' }],
  })
  expect(await change(INVITED_ID, { ...address, IsActive: false })).toMatchObject({ status: 204 })
  expect(await invite(INVITED_ID)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
  await admin('POST', '/services/apexrest/auth/forgot-password', { username: address.Email })
  const { mails } = (await admin<ShopMails>('GET', '/admin/mails')).body
  expect(mails.filter(({ recipient }) => recipient === address.Email)).toEqual([])
})
