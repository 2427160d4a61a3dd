import type { MailWithContent, ShopMail, ShopMails } from '@hydrant/contract/admin/mails.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { outboxMail } from '@hydrant/database/schema/mail.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSmtpSender, deleteOldMails, insertMail, type SendMail, sendMails } from '../mail/service.ts'
import { createUsers } from '../session/service.ts'
import {
  openPurchaseTestShop,
  payByCard,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../testing/purchase-test-shop.ts'
import { createRecordingLog } from '../testing/recorded-log.ts'
import { openSmtpReceiver, type SmtpReceiver } from '../testing/smtp-receiver.ts'
import { BUYER, PASSWORD } from '../testing/test-catalogue.ts'
import { JobRunner } from '../background-jobs/service.ts'
import { addBackgroundJobs } from './background-jobs.ts'
import { createMailComposers } from './mail-composers.ts'

const ADMIN = 'admin@shop.example'
const SENDER = { name: 'The Shop', address: 'orders@shop.example' }
const USER_ID = createIdFromKey('005', 'admin')

let shop: PurchaseTestShop
let buyer: TestClient
let admin: TestClient
let receiver: SmtpReceiver
let recordedLog: ReturnType<typeof createRecordingLog>

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await shop.database.transaction((tx) =>
    createUsers(
      tx,
      [{ id: USER_ID, email: ADMIN, firstName: 'A', lastName: 'Min', phoneNumber: null, role: 'admin' }],
      PASSWORD,
    ),
  )
  buyer = await shop.buyer()
  admin = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.transaction((tx) => tx.delete(outboxMail))
  recordedLog = createRecordingLog()
  receiver = await openSmtpReceiver()
})
afterEach(() => receiver.close())

const send = async ({
  later = 0,
  url = receiver.url,
  wrap = (sender) => sender,
}: { later?: number; url?: string; wrap?: (sender: SendMail) => SendMail } = {}) =>
  sendMails(
    {
      database: shop.database,
      log: recordedLog.log,
      composers: createMailComposers('a secret that only tests know, of 32 characters and more'),
      send: wrap(await createSmtpSender({ url, from: SENDER })),
      siteUrl: 'https://shop.example/b2b',
      domain: 'shop.example',
    },
    () => new Date(Date.now() + later * 1000),
  )
const write = (...recipients: string[]) =>
  shop.database.transaction(async (tx) => {
    for (const to of recipients) await insertMail(tx, { kind: 'PasswordChanged', recordId: USER_ID, to })
  })
const list = async (query = '') => (await admin<ShopMails>('GET', `/admin/mails${query}`)).body.mails
const summarize = (mails: ShopMail[]) => mails.map(({ recipient, status, attempts }) => [recipient, status, attempts])
const fillCart = async (client: TestClient, delivery: object) => {
  await client('POST', '/webstore/carts/current/cart-items', {
    productId: shopIds.gloves,
    quantity: 2,
    type: 'Product',
  })
  await client('PUT', '/webstore/checkouts', { cartId: 'active', ...delivery })
}
const place = async (client: TestClient) =>
  (await client<{ orderSummaryId: string; orderReferenceNumber: string }>('POST', '/webstore/checkouts/active/orders'))
    .body
const placeOrder = async () => {
  await fillCart(buyer, { deliveryAddressInput: { shouldUseDefaultAddress: true } })
  const payment = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-77/2' }
  await buyer('POST', '/webstore/checkouts/active/payments', payment)
  return place(buyer)
}

test('a buyer gets one confirmation of an order, with everything in both parts [MAIL-01]', async () => {
  const order = await placeOrder()
  expect(summarize(await list())).toEqual([[BUYER, 'Waiting', 0]])
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  expect(receiver.mails).toHaveLength(1)
  const [mail] = receiver.mails
  expect(mail).toMatchObject({
    from: SENDER,
    recipients: [BUYER],
    subject: expect.stringMatching(/order 0*\d+ is placed$/),
  })
  expect(mail!.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  const page = mail!.html!.replaceAll(/<[^>]+>/g, ' ')
  for (const text of [mail!.text!, page]) {
    for (const part of ['GL-1', 'PO-77/2', '$', 'Tax', 'Shipping', 'Total', order.orderReferenceNumber])
      expect(text).toContain(part)
  }
  expect(mail!.text).toContain(`<https://shop.example/b2b/orders/${order.orderSummaryId}>`)
  expect(mail!.html).toContain(`href="https://shop.example/b2b/orders/${order.orderSummaryId}"`)
  const [sent] = await list('?status=Sent')
  expect(sent).toMatchObject({ kind: 'OrderConfirmed', recordId: order.orderSummaryId, sentDate: expect.any(String) })
})

test('an order that is not placed writes no mail [MAIL-02]', async () => {
  await fillCart(buyer, { deliveryAddressInput: { shouldUseDefaultAddress: true } })
  expect((await buyer('POST', '/webstore/checkouts/active/orders')).status).toBeGreaterThanOrEqual(400)
  await shop.database
    .transaction(async (tx) => {
      await insertMail(tx, { kind: 'PasswordChanged', recordId: USER_ID, to: ADMIN })
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect(await list()).toEqual([])
})

test('while the mail server is away mails wait, and each is sent once when it is back [MAIL-02] [MAIL-03]', async () => {
  const port = Number(new URL(receiver.url).port)
  await receiver.close()
  await write('one@firm.example', 'two@firm.example')
  const url = `smtp://127.0.0.1:${port}`
  expect(await send({ url })).toBe(0)
  expect(await send({ url })).toBe(0)
  expect(await send({ url, later: 2 })).toBe(0)
  expect(summarize(await list())).toEqual([
    ['one@firm.example', 'Waiting', 2],
    ['two@firm.example', 'Waiting', 0],
  ])
  expect(recordedLog.entries.map(({ level, message }) => [level, message])).toEqual(
    [1, 2].map(() => ['warn', 'a mail was not sent; it is sent again']),
  )
  receiver = await openSmtpReceiver({ port })
  expect(await send({ url, later: 10 })).toBe(2)
  expect(await send({ url, later: 20 })).toBe(0)
  expect(receiver.mails.map(({ recipients }) => recipients)).toEqual([['one@firm.example'], ['two@firm.example']])
})

test('a mail that ends every connection does not hold up others that were tried before [MAIL-03]', async () => {
  receiver.rejections.set('stuck@firm.example', 421)
  await write('stuck@firm.example')
  await shop.database.transaction(async (tx) => {
    const [other] = await tx.select().from(user).where(eq(user.email, BUYER))
    await insertMail(tx, { kind: 'PasswordChanged', recordId: other!.id, to: 'tried@firm.example' })
    await tx.update(outboxMail).set({ attempts: 5 }).where(eq(outboxMail.recordId, USER_ID))
    await tx.update(outboxMail).set({ attempts: 1 }).where(eq(outboxMail.recordId, other!.id))
  })
  expect(await send()).toBe(1)
  expect(summarize(await list())).toEqual([
    ['stuck@firm.example', 'Waiting', 6],
    ['tried@firm.example', 'Sent', 1],
  ])
})

test('a recipient who is refused for good is given up, listed, and sent to again on request [MAIL-04]', async () => {
  receiver.rejections.set('gone@firm.example', 550).set('busy@firm.example', 450)
  await write('gone@firm.example', 'busy@firm.example', 'here@firm.example')
  await shop.database.transaction((tx) =>
    tx
      .update(outboxMail)
      .set({ recordId: createIdFromKey('005', 'x') })
      .where(eq(outboxMail.type, 'none')),
  )
  expect(await send()).toBe(0)
  const givenUp = await list('?status=GivenUp')
  expect(givenUp).toMatchObject([
    { recipient: 'gone@firm.example', attempts: 1, lastFailure: 'The mail server answered RCPT TO with status 550.' },
  ])
  expect(recordedLog.entries.filter(({ level }) => level === 'error')).toMatchObject([
    { message: 'a mail was given up: see GET /admin/mails?status=GivenUp' },
  ])
  expect(summarize(await list('?status=Waiting'))).toEqual([
    ['busy@firm.example', 'Waiting', 1],
    ['here@firm.example', 'Waiting', 0],
  ])
  receiver.rejections.clear()
  expect(await send({ later: 2 })).toBe(2)
  const { position } = givenUp[0]!
  expect(await admin('POST', `/admin/mails/${position}/actions/send-again`)).toMatchObject({ status: 202 })
  expect(await admin('POST', `/admin/mails/${position}/actions/send-again`)).toMatchObject({ status: 404 })
  expect(await send()).toBe(1)
  expect(receiver.mails.map(({ recipients }) => recipients.join())).toEqual([
    'busy@firm.example',
    'here@firm.example',
    'gone@firm.example',
  ])
})

test('a process that ends after sending repeats the mail as the same message [MAIL-05]', async () => {
  await write('one@firm.example')
  const crash = send({
    wrap: (sender) => async (mail) => {
      await sender(mail)
      throw new Error('the process ends here')
    },
  })
  await expect(crash).rejects.toThrow('the process ends here')
  expect(await send()).toBe(0)
  expect(await send({ later: 361 })).toBe(1)
  expect(receiver.mails).toHaveLength(2)
  expect(receiver.mails[0]!.messageId).toMatch(/^<\d+\.\d+\.shop@shop\.example>$/)
  expect(receiver.mails[1]!.messageId).toBe(receiver.mails[0]!.messageId)
})

test('mails are sent in the name that the settings say, with the contact and the legal texts of the shop [ADM-69]', async () => {
  const setIdentity = (identity: object) =>
    shop.database.transaction((tx) => tx.update(webstore).set({ settings: { ...before, identity } }))
  const [{ settings: before }] = (await shop.database.query((db) =>
    db.select({ settings: webstore.settings }).from(webstore),
  )) as [{ settings: Record<string, unknown> }]
  await setIdentity({
    mailSenderName: 'Rescue Supply',
    mailSenderAddress: 'hello@rescue.example',
    address: '1 Oak St\nRaleigh',
    email: 'help@rescue.example',
    termsUrl: '/terms',
    privacyUrl: 'https://rescue.example/privacy',
  })
  await write('one@firm.example')
  await send()
  await setIdentity({ mailSenderAddress: 'no address', termsUrl: 'javascript:alert(1)' })
  await write('two@firm.example')
  await send()
  await shop.database.transaction((tx) => tx.update(webstore).set({ settings: before }))
  const [set, unset] = receiver.mails
  expect(set!.from).toEqual({ name: 'Rescue Supply', address: 'hello@rescue.example' })
  for (const text of ['1 Oak St', 'Raleigh', 'help@rescue.example']) expect(set!.text).toContain(text)
  expect(set!.html).toContain('href="https://shop.example/b2b/terms"')
  expect(set!.html).toContain('href="https://rescue.example/privacy"')
  expect(unset!.from).toEqual(SENDER)
  expect(unset!.html).not.toContain('javascript:')
})

test('no mail is written about what its recipient wants none about, and all others are [MAIL-15]', async () => {
  const path = '/services/apexrest/auth/mail-settings'
  const writeKinds = async () => {
    await shop.database.transaction(async (tx) => {
      for (const kind of ['OrderShipped', 'InvoiceCreated', 'OrderNote', 'PasswordChanged'] as const)
        await insertMail(tx, { kind, recordId: USER_ID, to: BUYER.toUpperCase() })
    })
    const rows = await shop.database.query((db) => db.select({ type: outboxMail.type }).from(outboxMail))
    return rows.map(({ type }) => type).toSorted()
  }
  expect((await buyer('GET', path)).body).toEqual({ unwantedTopics: [] })
  const unwantedTopics = ['Documents', 'Shipments']
  expect((await buyer('PUT', path, { unwantedTopics })).body).toEqual({ unwantedTopics: ['Shipments', 'Documents'] })
  expect(await writeKinds()).toEqual(['OrderNote', 'PasswordChanged'])
  for (const wrong of [['PasswordChanged'], ['Shipments', 'Shipments']])
    expect((await buyer('PUT', path, { unwantedTopics: wrong })).status).toBe(400)
  expect((await buyer('PUT', path, { unwantedTopics: [] })).status).toBe(200)
  expect(new Set(await writeKinds())).toEqual(
    new Set(['InvoiceCreated', 'OrderNote', 'OrderShipped', 'PasswordChanged']),
  )
})

test('hostile names add no markup, no header and no recipient [MAIL-06]', async () => {
  const [{ name: shopName }] = (await shop.database.query((db) =>
    db.select({ name: webstore.name }).from(webstore),
  )) as [{ name: string }]
  const setNames = (store: string) => shop.database.transaction((tx) => tx.update(webstore).set({ name: store }))
  const hostile = `<img src=x onerror=alert(1)>`
  await shop.database.transaction((tx) =>
    tx.update(product).set({ name: hostile }).where(eq(product.id, shopIds.gloves)),
  )
  await setNames('Shop\r\nBcc: thief@firm.example\r\n\r\n<script>x</script>')
  await placeOrder()
  await write(
    'a@firm.example, thief@firm.example',
    'a@firm.example\r\nRCPT TO:<thief@firm.example>',
    'a@firm.example>,<thief@firm.example',
    '',
  )
  await send()
  await setNames(shopName)
  expect(receiver.mails).toHaveLength(1)
  const [mail] = receiver.mails
  expect(mail!.recipients).toEqual([BUYER])
  expect(mail!.bcc ?? []).toEqual([])
  expect(mail!.subject).toMatch(/^Shop Bcc: thief@firm\.example <script>x<\/script>: order/)
  expect(mail!.html).not.toMatch(/<img|<script/)
  expect(mail!.text).toContain('<img src=x onerror=alert(1)>')
  expect((await list('?status=GivenUp')).map(({ lastFailure }) => lastFailure)).toEqual(
    Array(4).fill('The address of the recipient cannot be used.'),
  )
})

test('a guest’s mail leads to where the order is found, and administrators read it [MAIL-01] [MAIL-07]', async () => {
  const guest = shop.guest()
  await fillCart(guest, {})
  const address = { street: '1 Oak St', city: 'Raleigh', region: 'NC', postalCode: '27601', country: 'US' }
  await guest('PATCH', '/webstore/checkouts/active', {
    contactInfo: { firstName: 'Gil', lastName: 'Guest', email: 'Guest+1@firm.example' },
    deliveryAddress: { ...address, firstName: 'Gil', lastName: 'Guest' },
  })
  await payByCard(guest)
  const order = await place(guest)
  const [waiting] = await list()
  expect(waiting).toMatchObject({ recipient: 'Guest+1@firm.example', status: 'Waiting' })
  const { body: read } = await admin<MailWithContent>('GET', `/admin/mails/${waiting!.position}`)
  const origin = new URL(shop.url).origin
  expect(read.content!.text).toContain(`<${origin}/orders/find?reference=${order.orderReferenceNumber}>`)
  expect(read.content!.text).toMatch(/Gil Guest\s+1 Oak St\s+Raleigh, NC 27601\s+United States/)
  expect(await admin('GET', `/admin/mails/${waiting!.position + 1}`)).toMatchObject({ status: 404 })
})

test('mails of the time without a mail server are not sent later, and old ones are deleted [MAIL-07]', async () => {
  const day = 24 * 60 * 60
  await write('one@firm.example')
  expect(await send({ later: 3 * day + 1 })).toBe(0)
  const [mail] = await list()
  expect(mail).toMatchObject({ status: 'GivenUp', lastFailure: 'It was not sent within 3 days after it was written.' })
  await admin('POST', `/admin/mails/${mail!.position}/actions/send-again`)
  expect(await send({ later: 4 * day })).toBe(1)
  await deleteOldMails(shop.database, new Date(Date.now() + 89 * day * 1000))
  expect(await list()).toHaveLength(1)
  await deleteOldMails(shop.database, new Date(Date.now() + 91 * day * 1000))
  expect(await list()).toEqual([])
})

test('user and password of the mail server are used, and never logged or stored [MAIL-08]', async () => {
  await receiver.close()
  receiver = await openSmtpReceiver({ requiresUser: true })
  const { host } = new URL(receiver.url)
  await write('one@firm.example')
  expect(await send({ url: `smtp://shop:wrong-secret@${host}` })).toBe(0)
  expect(await send({ url: `smtp://shop:secret@${host}`, later: 5 })).toBe(1)
  expect(recordedLog.entries).toHaveLength(1)
  expect(JSON.stringify([recordedLog.entries, await list()])).not.toContain('secret')
})

test('the background jobs of a shop with a mail server send its mails [MAIL-02]', async () => {
  await write('one@firm.example')
  const jobs = new JobRunner({
    database: shop.database,
    onFailure: (error) => recordedLog.log.error({ error }, 'a job failed'),
  })
  addBackgroundJobs(jobs, {
    database: shop.database,
    gateways: {},
    webhook: null,
    mail: {
      composers: createMailComposers('a secret that only tests know, of 32 characters and more'),
      send: await createSmtpSender({ url: receiver.url, from: SENDER }),
      siteUrl: 'https://shop.example',
      domain: 'shop.example',
    },
    log: recordedLog.log,
  })
  await expect.poll(() => receiver.mails.length).toBe(1)
  await jobs.stop()
  expect(recordedLog.entries).toEqual([])
  expect(summarize(await list())).toEqual([['one@firm.example', 'Sent', 0]])
})
