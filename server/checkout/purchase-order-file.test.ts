import type { Checkout, CheckoutPurchaseOrderFile } from '@hydrant/contract/shop/checkout.ts'
import type { OrderDocumentFile } from '@hydrant/contract/shop/order.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { checkout } from '@hydrant/database/schema/checkout.ts'
import { purchaseOrderFile } from '@hydrant/database/schema/orders.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteFilesOfCart } from '../orders/purchase-order-file/service.ts'
import { createOrderDesk } from '../orders/testing/order-desk.ts'
import { createTestGateway } from '../payments/service.ts'
import { ADMIN, createStaffUsers } from '../testing/client-identities.ts'
import {
  openPurchaseTestShop,
  payByCard,
  PLANT_BUYER,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../testing/purchase-test-shop.ts'
import { createRecordingLog } from '../testing/recorded-log.ts'
import { expireCheckoutsAndRecoverPayments } from './service.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const CHECKOUT = '/webstore/checkouts/active'

let shop: PurchaseTestShop
let buyer: TestClient
let staff: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  buyer = await shop.buyer()
  staff = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())
beforeEach(() => startCheckout())

async function startCheckout(): Promise<void> {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 1, type: 'Product' })
  const deliveryAddressInput = { shouldUseDefaultAddress: true }
  await buyer('PUT', '/webstore/checkouts', { cartId: 'active', deliveryAddressInput })
}

const attach = (body: Uint8Array = PDF, fileName = 'PO "7".pdf', { client = buyer, ref = 'active' } = {}) =>
  client<CheckoutPurchaseOrderFile>(
    'PUT',
    `/webstore/checkouts/${ref}/purchase-order-file?fileName=${encodeURIComponent(fileName)}`,
    body,
    { 'content-type': 'application/octet-stream' },
  )
const readCheckout = async () => (await buyer<Checkout>('GET', CHECKOUT)).body
const download = (client: TestClient, orderSummaryIdOrRefNumber: string, documentId: string) =>
  client<OrderDocumentFile>('POST', '/webstore/order-summaries/actions/download-document', {
    orderSummaryIdOrRefNumber,
    documentId,
  })
const countFiles = async () => (await shop.database.query((db) => db.select().from(purchaseOrderFile))).length

test('a purchase order is attached to the checkout, goes over to the order, and its buyer and staff download it [CHK-29]', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c80000' } })
    .withExifMerge({ IFD0: { Copyright: 'SECRET OWNER' } })
    .jpeg()
    .toBuffer()
  expect(await attach(photo, 'photo.pdf')).toMatchObject({ status: 201, body: { fileName: 'photo.pdf' } })
  expect((await readCheckout()).purchaseOrderFile).toEqual({ fileName: 'photo.pdf' })
  // Another file takes its place, and neither is an order's yet.
  await attach()
  expect((await readCheckout()).purchaseOrderFile).toEqual({ fileName: 'PO "7".pdf' })
  expect(await countFiles()).toBe(1)
  expect((await buyer('DELETE', `${CHECKOUT}/purchase-order-file`)).status).toBe(204)
  expect((await readCheckout()).purchaseOrderFile).toBeUndefined()
  await attach(photo, 'photo.pdf')

  const desk = createOrderDesk({ buyer, staff })
  const order = await desk.place()
  const { purchaseOrderFile: attached } = await desk.lookUp(order)
  expect(attached).toEqual({ documentId: expect.stringMatching(/^a0O/), fileName: 'photo.pdf' })
  const id = attached?.documentId ?? ''
  const { status, body } = await download(buyer, order.orderSummaryId, id)
  expect(status).toBe(201)
  expect(body).toMatchObject({ fileName: `purchase-order-${id}.jpg`, contentType: 'image/jpeg' })
  expect(Buffer.from(body.content, 'base64').includes('SECRET')).toBe(false)
  expect((await staff<OrderDocumentFile>('GET', `/admin/order-documents/${id}/file`)).body).toEqual(body)

  expect(await download(await shop.buyer(PLANT_BUYER), order.orderSummaryId, id)).toMatchObject({ status: 404 })
  expect(await buyer('GET', `/admin/order-documents/${id}/file`)).toMatchObject({ status: 403 })
  const other = await desk.place()
  expect((await desk.lookUp(other)).purchaseOrderFile).toBeUndefined()
  expect(await download(buyer, other.orderSummaryId, id)).toMatchObject({ status: 404 })
})

test('a large purchase order is downloaded byte by byte as it was attached [CHK-29]', async () => {
  const large = Buffer.concat([PDF, Buffer.alloc(2_500_000, 'page '), PDF])
  await attach(large)
  const desk = createOrderDesk({ buyer, staff })
  const order = await desk.place()
  const { body } = await download(buyer, order.orderSummaryId, (await desk.lookUp(order)).purchaseOrderFile!.documentId)
  expect(Buffer.from(body.content, 'base64').equals(large)).toBe(true)
})

test('what is no PDF and no image, or no checkout of the sender, is refused with the reason [CHK-29]', async () => {
  const refused: ReadonlyArray<readonly [number, Uint8Array]> = [
    [415, Buffer.from('<!doctype html><script>alert(1)</script>')],
    [415, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [415, Buffer.from('MZ program')],
    [400, Buffer.from('%PDF-1.4 cut off')],
    [400, Buffer.alloc(0)],
    [413, Buffer.concat([PDF, Buffer.alloc(9 * 1024 * 1024)])],
  ]
  for (const [status, bytes] of refused) expect(await attach(bytes), String(bytes.length)).toMatchObject({ status })
  expect(await attach(PDF, 'x'.repeat(256))).toMatchObject({ status: 400 })
  const { checkoutId, purchaseOrderFile: attached } = await readCheckout()
  expect(attached).toBeUndefined()
  const stranger = await shop.buyer(PLANT_BUYER)
  expect(await attach(PDF, 'po.pdf', { client: stranger, ref: checkoutId })).toMatchObject({ status: 404 })
  expect(await attach(PDF, 'po.pdf', { client: shop.guest() })).toMatchObject({ status: 401 })
})

test('without an open checkout a file is refused unread, and so is an image with too many pixels [CHK-29]', async () => {
  const stranger = await shop.buyer(PLANT_BUYER)
  expect(await attach(Buffer.from('no file'), 'po.pdf', { client: stranger })).toMatchObject({ status: 404 })
  const image = sharp({ create: { width: 5100, height: 5000, channels: 3, background: '#c80000' } })
  expect(await attach(await image.png().toBuffer(), 'poster.png')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'LIMIT_EXCEEDED', message: expect.stringContaining('25') }],
  })
})

test('a buyer attaches files to at most twenty open checkouts, and deleting a cart deletes its file [CHK-29]', async () => {
  await attach()
  const before = await countFiles()
  const carts = Array.from({ length: 20 }, () => ({ id: newId('0a6'), checkoutId: newId('2z9') }))
  await shop.database.transaction(async (tx) => {
    const [own] = await tx.select().from(cart).where(eq(cart.status, 'Checkout'))
    const { ownerId, webstoreId, currencyIsoCode } = own!
    await tx
      .insert(cart)
      .values(carts.map(({ id }) => ({ id, ownerId, webstoreId, currencyIsoCode, name: 'Other', isSecondary: true })))
    await tx
      .insert(checkout)
      .values(carts.map(({ id, checkoutId }) => ({ id: checkoutId, cartId: id, status: 'Open' as const })))
    await tx.insert(purchaseOrderFile).values(
      carts.map(({ checkoutId }) => ({
        id: newId('a0O'),
        checkoutId,
        fileName: 'po.pdf',
        mimeType: 'application/pdf',
        body: PDF,
      })),
    )
  })
  expect(await attach()).toMatchObject({ status: 400, body: [{ errorCode: 'LIMIT_EXCEEDED' }] })
  for (const { id } of carts) await shop.database.transaction((tx) => deleteFilesOfCart(tx, id))
  expect((await attach()).status).toBe(201)
  expect(await countFiles()).toBe(before)
  await buyer('DELETE', '/webstore/carts/current')
  expect(await countFiles()).toBe(before - 1)
})

test('the file of a checkout that leads to no order is deleted, with the checkout or by the job [CHK-29]', async () => {
  const before = await countFiles()
  const runJob = (days: number) =>
    expireCheckoutsAndRecoverPayments(
      {
        database: shop.database,
        gateways: { test: createTestGateway(shop.database) },
        log: createRecordingLog().log,
      },
      new Date(Date.now() + days * 24 * 60 * 60 * 1000),
    )
  await attach()
  await buyer('DELETE', CHECKOUT)
  expect(await countFiles()).toBe(before)

  await startCheckout()
  await attach()
  await payByCard(buyer)
  expect((await buyer('POST', `${CHECKOUT}/orders`)).status).toBe(201)
  // Paid by card, the order takes no purchase order over.
  await runJob(29)
  expect(await countFiles()).toBe(before + 1)
  await runJob(31)
  expect(await countFiles()).toBe(before)
})
