import type { UserInfo } from '@hydrant/contract/shop/identity.ts'
import type { OrderDocumentFile } from '@hydrant/contract/shop/order.ts'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { orderSummary } from '@hydrant/database/schema/orders.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmtpSender, sendMails } from '../mail/service.ts'
import { createOrderDesk } from '../orders/testing/order-desk.ts'
import { readPdf } from '../orders/testing/read-pdf.ts'
import { ADMIN, createStaffUsers } from '../testing/client-identities.ts'
import {
  openPurchaseTestShop,
  PLANT_BUYER,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../testing/purchase-test-shop.ts'
import { createRecordingLog } from '../testing/recorded-log.ts'
import { openSmtpReceiver, type ReceivedMail, type SmtpReceiver } from '../testing/smtp-receiver.ts'
import { BUYER } from '../testing/test-catalogue.ts'
import { createMailComposers } from './mail-composers.ts'

const AUTH = '/services/apexrest/auth'
const USERS = '/services/data/v65.0/sobjects/User'

let shop: PurchaseTestShop
let receiver: SmtpReceiver
let buyer: TestClient
let staff: TestClient
let desk: ReturnType<typeof createOrderDesk>
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  receiver = await openSmtpReceiver()
  buyer = await shop.buyer()
  staff = await shop.buyer(ADMIN)
  const inSpanish: TestClient = (method, path, body) =>
    buyer(method, path, body, { 'accept-language': 'es-US,es;q=0.9' })
  desk = createOrderDesk({ buyer: inSpanish, staff })
  const languages = { defaultLanguage: 'en_US', supportedLanguages: ['en_US', 'es_US', 'fr', 'xx', 'ja'] }
  await shop.database.transaction((tx) =>
    tx.update(webstore).set({ settings: sql`${webstore.settings} || ${JSON.stringify(languages)}::jsonb` }),
  )
})
afterAll(async () => {
  await receiver.close()
  await shop.close()
})

const receiveMails = async (): Promise<ReceivedMail[]> => {
  receiver.mails.length = 0
  await sendMails({
    database: shop.database,
    log: createRecordingLog().log,
    composers: createMailComposers('a secret that only tests know, of 32 characters and more'),
    send: await createSmtpSender({ url: receiver.url, from: { name: 'The Shop', address: 'orders@shop.example' } }),
    siteUrl: 'https://shop.example/b2b',
    domain: 'shop.example',
  })
  return [...receiver.mails]
}
const readLanguage = ({ html = '' }: Pick<ReceivedMail, 'html'>) => /<html lang="([^"]+)"/.exec(html)?.[1]
const askForPassword = async (username: string, acceptLanguage = 'en') => {
  const headers = { 'accept-language': acceptLanguage }
  await shop.guest()('POST', `${AUTH}/forgot-password`, { username }, headers)
  return (await receiveMails()).find(({ recipients }) => recipients.includes(username))!
}

test('people have one of the languages of the store, which they choose themselves and programs are told [LANG-20] [LANG-21]', async () => {
  expect(await buyer('POST', `${AUTH}/language`, { language: 'de' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
  const readLanguages = async () => {
    const session = await buyer<SessionContext>('GET', '/webstore/session-context')
    const info = await buyer<UserInfo>('GET', '/services/oauth2/userinfo')
    return [session.body.language, session.body.locale, info.body.language, info.body.locale]
  }
  expect(await readLanguages()).toEqual(['en_US', 'en_US', 'en_US', 'en_US'])
  expect(await buyer('POST', `${AUTH}/language`, { language: 'es_US' })).toMatchObject({ status: 204 })
  expect(await readLanguages()).toEqual(['es_US', 'es_US', 'es_US', 'es_US'])
  const [user] = await desk.query<{ Id: string; LanguageLocaleKey: string }>(
    `SELECT Id, LanguageLocaleKey FROM User WHERE Username = '${BUYER}'`,
  )
  expect(user!.LanguageLocaleKey).toBe('es_US')
  expect(await staff('PATCH', `${USERS}/${user!.Id}`, { LanguageLocaleKey: 'tlh' })).toMatchObject({ status: 400 })
  expect(await staff('PATCH', `${USERS}/${user!.Id}`, { LanguageLocaleKey: null })).toMatchObject({ status: 204 })
  expect(await readLanguages()).toEqual(['en_US', 'en_US', 'en_US', 'en_US'])
})

test('mails to people are in their language, else in that of the request, and lead to pages in it [LANG-23] [LANG-25] [LANG-29]', async () => {
  await staff(
    'PATCH',
    `${USERS}/${(await desk.query<{ Id: string }>(`SELECT Id FROM User WHERE Username = '${PLANT_BUYER}'`))[0]!.Id}`,
    {
      LanguageLocaleKey: 'es',
    },
  )
  const chosen = await askForPassword(PLANT_BUYER, 'fr')
  expect(readLanguage(chosen)).toBe('es-US')
  expect(chosen.subject).toMatch(/: elija una contraseña nueva$/)
  expect(chosen.html).toContain('https://shop.example/b2b/es-us/reset-password?token=')
  const registrant = { firstName: 'Léa', lastName: 'Roux', email: 'lea@roux.example', password: 'a long new password' }
  await shop.guest()('POST', `${AUTH}/register`, { request: registrant }, { 'accept-language': 'fr' })
  expect(await desk.query(`SELECT LanguageLocaleKey FROM User WHERE Username = 'lea@roux.example'`)).toMatchObject([
    { LanguageLocaleKey: 'fr' },
  ])
  const ofRequest = await askForPassword(BUYER, 'fr-CA')
  expect(readLanguage(ofRequest)).toBe('fr')
  expect(ofRequest.html).toContain('https://shop.example/b2b/fr/reset-password?token=')
  const byDefault = await askForPassword(ADMIN, 'de')
  expect(readLanguage(byDefault)).toBe('en-US')
  expect(byDefault.html).toContain('https://shop.example/b2b/reset-password?token=')
})

test('an order keeps the language in which it was placed, for its mails and its documents [LANG-22] [LANG-24] [LANG-26]', async () => {
  const placed = await desk.place({ lines: [[shopIds.gloves, 5]] })
  const id = placed.orderSummaryId
  expect(await desk.query(`SELECT Language__c FROM OrderSummary WHERE Id = '${id}'`)).toMatchObject([
    { Language__c: 'es_US' },
  ])
  await desk.send(placed, { 'GL-1': 5 })
  const mails = await receiveMails()
  expect(mails.map(readLanguage)).toEqual(['es-US', 'es-US', 'es-US'])
  const today = formatDate(new Date().toISOString(), 'long', 'es-US')
  const [confirmation, shipped] = mails
  expect(confirmation!.subject).toMatch(/: pedido \d+ realizado$/)
  expect(shipped!.subject).toMatch(/: pedido \d+ en camino$/)
  for (const text of [confirmation!.html, confirmation!.text]) expect(text).toContain(today)
  expect(confirmation!.html).toContain(`https://shop.example/b2b/es-us/orders/${id}`)
  const invoice = mails.flatMap(({ attachments }) => attachments)[0]!
  const toText = async (content: Uint8Array) => {
    const file = { fileName: '', content: Buffer.from(content).toString('base64') }
    return (await readPdf(file as OrderDocumentFile)).pages.join(' ')
  }
  expect(await toText(new Uint8Array(invoice.content as ArrayBuffer))).toContain(today)
  const [document] = await desk.query<{ Id: string }>(`SELECT Id FROM Invoice WHERE ReferenceEntityId = '${id}'`)
  const readByStaff = async () => {
    const { body } = await staff<OrderDocumentFile>('GET', `/admin/order-documents/${document!.Id}/file`)
    return (await readPdf(body)).pages.join(' ')
  }
  expect(await readByStaff()).toContain(today)
  // An order from before languages was in English.
  await shop.database.transaction((tx) =>
    tx.update(orderSummary).set({ language: null }).where(eq(orderSummary.id, id)),
  )
  expect(await readByStaff()).toContain(formatDate(new Date().toISOString(), 'long', 'en-US'))
})
