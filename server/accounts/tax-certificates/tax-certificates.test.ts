import type { TaxCertificateFile } from '@hydrant/contract/admin/tax-certificates.ts'
import type { HistoryEntries } from '@hydrant/contract/admin/changes.ts'
import type { EffectiveAccount } from '@hydrant/contract/shop/accounts.ts'
import type { Checkout } from '@hydrant/contract/shop/checkout.ts'
import type { StoreTaxesInfo } from '@hydrant/contract/shop/tax.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DATA, openRecordClient, type RecordClient } from '../../records/testing/record-client.ts'
import { ADMIN } from '../../testing/client-identities.ts'
import {
  openPurchaseTestShop,
  PLANT_BUYER,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'
import { createStaffUser } from '../../testing/staff-with-sets.ts'
import { PASSWORD } from '../../testing/test-catalogue.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const DAY_MS = 24 * 60 * 60 * 1000
const toDay = (daysFromNow: number) => new Date(Date.now() + daysFromNow * DAY_MS).toISOString().slice(0, 10)

/** Waits until the cached identities follow a change. */
const eventually = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 10_000 })

let shop: PurchaseTestShop
let records: RecordClient
let adminToken: string
let plant: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
  const signIn = { username: ADMIN, password: PASSWORD }
  adminToken = (await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', { body: signIn })).body
    .token
  plant = await shop.buyer(PLANT_BUYER)
})
afterAll(() => shop.close())

const upload = (
  query: Readonly<Record<string, string>> = {},
  body: Uint8Array = PDF,
  { token = adminToken, accountId = shopIds.plant, headers = {} } = {},
) =>
  shop.send<{ id: string }>('POST', `/admin/accounts/${accountId}/tax-certificates`, {
    token,
    query: { fileName: 'certificate.pdf', number: 'E-595', ...query },
    body,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
const read = (id: string, token = adminToken) =>
  shop.send<TaxCertificateFile>('GET', `/admin/tax-certificates/${id}/file`, { token })
const change = (fields: object) => records.send('PATCH', `/sobjects/Account/${shopIds.plant}`, fields)
const countRates = async () => {
  const { body } = await plant<StoreTaxesInfo>('GET', `/webstore/taxes/products/${shopIds.gloves}?stateIsoCode=NC`)
  return body.taxesInfo[shopIds.gloves]?.taxesInfoList.length
}
const readExemption = async () =>
  (
    await plant<EffectiveAccount>(
      'GET',
      `/webstore/effective-accounts/${shopIds.plant}?fields=IsTaxExempt__c,TaxExemptUntil__c`,
    )
  ).body.fields

test('a certificate exempts its account until the end of its last day, and staff read its file [ADM-65]', async () => {
  await change({ IsTaxExempt__c: false })
  await eventually(async () => (await countRates()) !== 0)
  const { status, body } = await upload({ validUntil: toDay(0), fileName: 'E595 "plant".pdf' })
  expect(status).toBe(201)
  await eventually(async () => (await countRates()) === 0)
  expect(await readExemption()).toEqual({ IsTaxExempt__c: 'true', TaxExemptUntil__c: toDay(0) })
  expect(await records.read('TaxCertificate__c', body.id)).toMatchObject({
    Account__c: shopIds.plant,
    Name: 'E-595',
    ValidUntil__c: `${toDay(0)}T00:00:00.000+0000`,
    FileName__c: 'E595 "plant".pdf',
  })
  expect((await read(body.id)).body).toEqual({
    fileName: `tax-certificate-${body.id}.pdf`,
    contentType: 'application/pdf',
    content: PDF.toString('base64'),
  })
  // Without a certificate staff set the day themselves.
  await change({ TaxExemptUntil__c: `${toDay(-1)}T12:00:00Z` })
  await eventually(async () => (await countRates()) !== 0)
  expect(await readExemption()).toEqual({ IsTaxExempt__c: 'false', TaxExemptUntil__c: null })
  await change({ TaxExemptUntil__c: null })
  await eventually(async () => (await countRates()) === 0)
})

test('a cart of an account whose exemption has ended is taxed, and untaxed again with a new certificate [ADM-65]', async () => {
  await change({ IsTaxExempt__c: true, TaxExemptUntil__c: `${toDay(-1)}T00:00:00Z` })
  await plant('DELETE', '/webstore/carts/current')
  await plant('POST', '/webstore/carts/current/cart-items', {
    productId: shopIds.gloves,
    quantity: '2',
    type: 'Product',
  })
  const readTax = async () => {
    const start = { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } }
    return Number((await plant<Checkout>('PUT', '/webstore/checkouts', start)).body.cartSummary?.totalTaxAmount)
  }
  await eventually(async () => (await readTax()) > 0)
  await upload({ validUntil: toDay(30) })
  await eventually(async () => (await readTax()) === 0)
  expect(await readExemption()).toEqual({ IsTaxExempt__c: 'true', TaxExemptUntil__c: toDay(30) })
})

test('an image is stored without its metadata, and earlier certificates stay [ADM-65]', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c80000' } })
    .withExifMerge({ IFD0: { Copyright: 'SECRET OWNER' } })
    .jpeg()
    .toBuffer()
  const { body } = await upload({ number: 'second', fileName: 'photo.pdf' }, photo)
  const file = (await read(body.id)).body
  expect(file.contentType).toBe('image/jpeg')
  expect(file.fileName).toMatch(/\.jpg$/)
  expect(Buffer.from(file.content, 'base64').includes('SECRET')).toBe(false)
  const soql = `SELECT Name FROM TaxCertificate__c WHERE Account__c = '${shopIds.plant}' ORDER BY CreatedDate DESC`
  expect((await records.list(soql, 'Name')).slice(0, 2)).toEqual(['second', 'E-595'])
  const { changes } = (
    await shop.send<HistoryEntries>('GET', `/admin/changes?objectName=TaxCertificate__c&recordId=${body.id}`, {
      token: adminToken,
    })
  ).body
  expect(changes).toMatchObject([{ operation: 'create', newValues: { Name: 'second', FileName__c: 'photo.pdf' } }])
  expect((await records.send('DELETE', `/sobjects/TaxCertificate__c/${body.id}`)).status).toBe(204)
  expect(await read(body.id)).toMatchObject({ status: 404 })
})

test('what is no certificate is refused with the reason, and changes nothing [ADM-65]', async () => {
  await change({ IsTaxExempt__c: false, TaxExemptUntil__c: null })
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const refused: ReadonlyArray<readonly [number, Readonly<Record<string, string>>, Uint8Array]> = [
    [415, {}, html],
    [415, { fileName: 'certificate.pdf' }, svg],
    [415, {}, Buffer.from('MZ program')],
    [400, {}, Buffer.from('%PDF-1.4 cut off')],
    [400, {}, Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1')],
    [400, {}, Buffer.alloc(0)],
    [400, { number: ' ' }, PDF],
    [400, { number: 'x'.repeat(81) }, PDF],
    [400, { number: 'a\u0000b' }, PDF],
    [400, { fileName: 'x'.repeat(256) }, PDF],
    [400, { validUntil: '2027-02-30' }, PDF],
    [400, { validUntil: 'tomorrow' }, PDF],
    [400, { validUntil: toDay(-1) }, PDF],
  ]
  for (const [status, query, bytes] of refused)
    expect(await upload(query, bytes), JSON.stringify([query, bytes.length])).toMatchObject({ status })
  expect(await upload({}, Buffer.concat([PDF, Buffer.alloc(9 * 1024 * 1024)]))).toMatchObject({
    status: 413,
    body: [{ message: expect.stringContaining('8 MB') }],
  })
  expect(await upload({}, PDF, { accountId: createIdFromKey('001', 'nobody') })).toMatchObject({ status: 404 })
  expect(await read(createIdFromKey('a0T', 'nobody'))).toMatchObject({ status: 404 })
  const query = encodeURIComponent(`SELECT IsTaxExempt__c FROM Account WHERE Id = '${shopIds.plant}'`)
  expect(await shop.send('GET', `${DATA}/query?q=${query}`, { token: adminToken })).toMatchObject({
    body: { records: [{ IsTaxExempt__c: false }] },
  })
})

test('only staff who see customers and prices read a certificate, and only who changes prices uploads one [ADM-65]', async () => {
  const { body } = await upload()
  const nobody = await shop.send('GET', `/admin/tax-certificates/${body.id}/file`, {})
  expect(nobody.status).toBe(401)
  expect(await plant('GET', `/admin/tax-certificates/${body.id}/file`)).toMatchObject({ status: 403 })
  for (const [set, readStatus, uploadStatus] of [
    ['Prices', 200, 201],
    ['Customers', 200, 403],
    ['OrderDesk', 200, 403],
    ['Catalogue', 403, 403],
    ['Marketing', 403, 403],
    ['Stock', 403, 403],
  ] as const) {
    const { token } = await createStaffUser(shop, records, { name: `Of${set}`, sets: [set] })
    expect([set, (await read(body.id, token)).status]).toEqual([set, readStatus])
    expect([set, (await upload({}, PDF, { token })).status]).toEqual([set, uploadStatus])
  }
  // The media library, which anybody reads by address, does not have it.
  expect(await shop.send('GET', `/cms/delivery/media/${body.id}`, {})).toMatchObject({ status: 404 })
})
