import { eq } from 'drizzle-orm'
import type { LinkedStockNotice, StockNoticeCollection } from '@hydrant/contract/shop/stock-notices.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { stockNotice } from '@hydrant/database/schema/inventory.ts'
import { outboxMail } from '@hydrant/database/schema/mail.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADMIN, createStaffUsers } from '../../testing/client-identities.ts'
import { TEST_SECRET } from '../../testing/open-app.ts'
import {
  openPurchaseTestShop,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'
import { createStockNoticeComposers, deleteExpiredNotices, sendStockNotices } from './service.ts'

const DATA = '/services/data/v65.0'
const GUEST = 'ada@guest.example'

let shop: PurchaseTestShop
let staff: TestClient
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  staff = await shop.buyer(ADMIN)
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await setOnHand(0)
  await shop.database.transaction(async (tx) => {
    await tx.delete(stockNotice)
    await tx.delete(outboxMail)
  })
})

/** Sets what is on hand of the product, at all locations, by the record API. */
async function setOnHand(quantity: number): Promise<void> {
  const soql = `SELECT Id FROM StockLevel__c WHERE Product__c = '${shopIds.rare}'`
  const found = await staff<{ records: Array<{ Id: string }> }>('GET', `${DATA}/query?q=${encodeURIComponent(soql)}`)
  for (const { Id } of found.body.records)
    expect((await staff('PATCH', `${DATA}/sobjects/StockLevel__c/${Id}`, { QuantityOnHand__c: quantity })).status).toBe(
      204,
    )
}
const ask = (client: TestClient, body: object = {}) =>
  client('POST', '/webstore/stock-notices', { productId: shopIds.rare, ...body })
const list = async (client = buyer) =>
  (await client<StockNoticeCollection>('GET', '/webstore/stock-notices')).body.notices
const send = () => sendStockNotices({ database: shop.database })
const readMails = async () =>
  (await shop.database.query((db) => db.select().from(outboxMail).orderBy(outboxMail.position))).map(
    ({ type, recordId, payload }) => ({ kind: type, recordId, to: (payload as { to: string }).to }),
  )
const readWaiting = async () =>
  (await staff<{ waitingCount: number }>('GET', `/admin/products/${shopIds.rare}/stock-notices`)).body.waitingCount
/** What the newest mail says, with its links. */
async function readNewestMail() {
  const mail = (await readMails()).at(-1)
  const compose = createStockNoticeComposers(TEST_SECRET)[mail?.kind as 'StockNotice']
  const sender = { shopName: 'Shop', shopUrl: 'https://shop.example/' }
  const composed = await shop.database.query((db) =>
    compose(db, { recordId: mail?.recordId ?? '', writtenAt: new Date(), sender, hasSecretLinks: true }),
  )
  const content = JSON.stringify(composed?.page.props ?? null)
  return { ...mail, content, token: /stock-notice\?token=([\w.-]+)/.exec(content)?.[1] ?? '' }
}

test('a buyer is told once when a product is back, whoever changes its stock, and that ends it [CAT-19]', async () => {
  expect(await ask(buyer)).toMatchObject({ status: 201, body: { state: 'Waiting' } })
  expect((await ask(buyer)).status).toBe(201)
  expect(await list()).toMatchObject([{ productId: shopIds.rare }])
  expect(await readWaiting()).toBe(1)
  await send()
  expect(await readMails()).toEqual([])
  await setOnHand(3)
  // Two processes run the job at the same time.
  await Promise.all([send(), send()])
  await send()
  const [mail, ...others] = await readMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'StockNotice', to: expect.stringContaining('@') })
  expect((await readNewestMail()).content).toContain(`https://shop.example/product/${shopIds.rare}`)
  expect(await list()).toEqual([])
  expect(await readWaiting()).toBe(0)
  expect((await ask(buyer)).status).toBe(400)
})

test('a guest is told after confirming by the link of a mail, and ends it by a link [CAT-19]', async () => {
  const guest = shop.guest()
  expect(await ask(guest, { email: 'nobody' })).toMatchObject({ status: 400, body: [{ arguments: ['email'] }] })
  const first = await ask(guest, { email: GUEST })
  expect(first).toMatchObject({ status: 201, body: { state: 'Unconfirmed' } })
  const { kind, to, token } = await readNewestMail()
  expect({ kind, to }).toEqual({ kind: 'StockNoticeConfirmation', to: GUEST })
  await setOnHand(1)
  await send()
  expect(await readMails()).toHaveLength(1)
  await setOnHand(0)

  const follow = (action: string, link = token) =>
    guest('POST', '/webstore/stock-notices/actions/follow-link', { token: link, action })
  const read = () => guest<LinkedStockNotice>('POST', '/webstore/stock-notices/actions/read-link', { token })
  expect((await follow('confirm', token.replace(/.$/, '_'))).status).toBe(404)
  expect(await read()).toMatchObject({ body: { state: 'Unconfirmed', productId: shopIds.rare } })
  expect((await follow('confirm')).status).toBe(204)
  expect(await read()).toMatchObject({ body: { state: 'Waiting' } })
  // Who asks again learns nothing of it, and nobody is mailed.
  expect((await ask(guest, { email: GUEST.toUpperCase() })).body).toEqual(first.body)
  expect(await readMails()).toHaveLength(1)
  await setOnHand(1)
  await send()
  expect(await readNewestMail()).toMatchObject({ kind: 'StockNotice', to: GUEST, token })
  expect(await read()).toMatchObject({ body: { state: 'Notified' } })
  expect((await follow('end')).status).toBe(204)
  expect((await read()).status).toBe(404)
  await send()
  expect(await readMails()).toHaveLength(2)
})

test('nobody is told of a product that they may not see any more, or when they are gone [CAT-19]', async () => {
  const other = 'second@guest.example'
  await ask(buyer)
  await ask(shop.guest(), { email: GUEST })
  const { token } = await readNewestMail()
  await shop.guest()('POST', '/webstore/stock-notices/actions/follow-link', { token, action: 'confirm' })
  await ask(shop.guest(), { email: other })
  await shop.database.transaction(async (tx) => {
    await tx.delete(outboxMail)
    await tx.update(product).set({ isActive: false }).where(eq(product.id, shopIds.rare))
  })
  await setOnHand(5)
  await send()
  await shop.database.transaction((tx) =>
    tx.update(product).set({ isActive: true }).where(eq(product.id, shopIds.rare)),
  )
  await send()
  expect(await readMails()).toEqual([])
  expect(await readWaiting()).toBe(0)
})

test('buyers end what they wait for themselves, and nobody else [CAT-19]', async () => {
  await ask(buyer)
  const [notice] = await list()
  const path = `/webstore/stock-notices/${notice?.id}`
  expect((await staff('DELETE', path)).status).toBe(404)
  expect((await buyer('DELETE', path)).status).toBe(204)
  expect((await buyer('DELETE', path)).status).toBe(404)
  expect(await list()).toEqual([])
})

test('guests may ask only so often for one address, and what they do not confirm or wait for too long is deleted [CAT-19]', async () => {
  const statuses = []
  for (let count = 0; count < 7; count++)
    statuses.push((await ask(shop.guest(), { email: 'often@guest.example' })).status)
  expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201])
  expect(statuses.at(-1)).toBe(429)
  await ask(buyer)
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  const countRows = () => shop.database.query(async (db) => (await db.select().from(stockNotice)).length)
  await deleteExpiredNotices(shop.database, inDays(2))
  expect(await countRows()).toBe(2)
  await deleteExpiredNotices(shop.database, inDays(4))
  expect(await countRows()).toBe(1)
  await shop.database.transaction(async (tx) => {
    await tx.update(stockNotice).set({ confirmedAt: new Date(), userId: null, accountId: null, email: GUEST })
  })
  await deleteExpiredNotices(shop.database, inDays(179))
  expect(await countRows()).toBe(1)
  await deleteExpiredNotices(shop.database, inDays(181))
  expect(await countRows()).toBe(0)
})

test('who has left is not told [CAT-19]', async () => {
  await ask(buyer)
  await shop.database.transaction((tx) => tx.update(user).set({ isActive: false }))
  await shop.database.transaction((tx) => tx.update(user).set({ isActive: true }).where(eq(user.email, ADMIN)))
  await shop.database.transaction((tx) => tx.execute('update inventory_level set on_hand = 3'))
  await send()
  expect(await readMails()).toEqual([])
})
