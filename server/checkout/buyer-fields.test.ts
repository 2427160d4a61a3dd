import type { MailWithContent } from '@hydrant/contract/admin/mails.ts'
import type { Checkout } from '@hydrant/contract/shop/checkout.ts'
import type { OrderDocumentFile, OrderSummaryCollection as OrderHistory } from '@hydrant/contract/shop/order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrderDesk } from '../orders/testing/order-desk.ts'
import { readPdf } from '../orders/testing/read-pdf.ts'
import { ADMIN, createStaffUsers } from '../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop, shopIds, type TestClient } from '../testing/purchase-test-shop.ts'

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

const CHECKOUT = '/webstore/checkouts/active'

test('an order has the attention line and the cost center of its checkout, and so have its mail and its invoice [CHK-28]', async () => {
  const desk = createOrderDesk({ buyer, staff })
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 1, type: 'Product' })
  await buyer('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  const change = (customFields: readonly object[]) => buyer<Checkout>('PATCH', CHECKOUT, { customFields })
  for (const [wrong, field, text] of [
    [{ Attention__c: 'x'.repeat(81) }, 'Attention__c', 'The attention line is a text of up to 80 characters.'],
    [{ CostCenter__c: 7 }, 'CostCenter__c', 'The cost center is a text of up to 80 characters.'],
  ] as const)
    expect(await change([wrong])).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_API_INPUT', message: text, arguments: [field] }],
    })
  const entered = { Attention__c: 'Battalion 3 / <Quartermaster>', CostCenter__c: 'CC-4711' }
  await change([{ Ours__c: 'kept' }, entered])
  expect((await buyer<Checkout>('GET', CHECKOUT)).body.customFields).toEqual([{ Ours__c: 'kept' }, entered])

  const order = await desk.place()
  const { fields } = await desk.lookUp(order)
  expect([fields['Attention__c']?.text, fields['CostCenter__c']?.text]).toEqual(Object.values(entered))
  const soql = `SELECT Attention__c, CostCenter__c FROM OrderSummary WHERE Id = '${order.orderSummaryId}'`
  expect(await desk.query(soql)).toMatchObject([entered])
  const found = async (term: string) =>
    (await buyer<OrderHistory>('GET', `/webstore/order-summaries?searchTerm=${encodeURIComponent(term)}`)).body
      .orderSummaries
  expect(await found('cc-4711')).toHaveLength(1)
  expect(await found('battalion 3')).toHaveLength(1)
  expect(await found('cc-4712')).toHaveLength(0)

  const [mail] = await desk.listMails(order.orderSummaryId)
  const { content } = (await staff<MailWithContent>('GET', `/admin/mails/${mail?.position}`)).body
  expect(content?.text).toContain('Battalion 3 / <Quartermaster>')
  expect(content?.text).toContain('CC-4711')
  await desk.send(order, { 'GL-1': 5 })
  const [invoice] = (await desk.lookUp(order)).documents ?? []
  const file = await staff<OrderDocumentFile>('GET', `/admin/order-documents/${invoice?.documentId}/file`)
  expect((await readPdf(file.body)).pages.join(' ')).toContain('CC-4711')

  const next = await desk.lookUp(await desk.place())
  expect([next.fields['Attention__c']?.text, next.fields['CostCenter__c']?.text]).toEqual([null, null])
})
