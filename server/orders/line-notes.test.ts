import type { MailWithContent } from '@hydrant/contract/admin/mails.ts'
import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers } from '../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop, shopIds, type TestClient } from '../testing/purchase-test-shop.ts'
import { createOrderDesk } from './testing/order-desk.ts'

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

test('what a buyer has noted at a line of the cart is copied to the line of the order, and is in its mail [CART-16]', async () => {
  const desk = createOrderDesk({ buyer, staff })
  const CART = '/webstore/carts/current/cart-items'
  const input = { productId: shopIds.gloves, quantity: 1, type: 'Product' }
  const { body: line } = await buyer<CartItem>('POST', CART, input)
  const change = (customFields: readonly object[]) =>
    buyer<CartItem>('PATCH', `${CART}/${line.cartItemId}`, { customFields })

  for (const wrong of [{ Note__c: 'x'.repeat(256) }, { CustomerReference__c: 7 }])
    expect(await change([wrong])).toMatchObject({
      status: 400,
      body: [
        { errorCode: 'INVALID_API_INPUT', message: 'Note and reference of a line are texts of up to 255 characters.' },
      ],
    })
  const noted = [{ Note__c: 'For the new <engine>', CustomerReference__c: 'REQ-7 / “B”' }]
  expect((await change([{ Size__c: 'L' }, ...noted])).body.customFields).toEqual([{ Size__c: 'L' }, ...noted])
  expect(
    await desk.query(`SELECT Note__c, CustomerReference__c FROM CartItem WHERE Id = '${line.cartItemId}'`),
  ).toEqual([expect.objectContaining(noted[0])])

  const order = await desk.place()
  const items = (await desk.lookUp(order)).deliveryGroups.flatMap(({ lineItems }) => lineItems)
  expect(items.map(({ fields }) => [fields['Note__c']?.text, fields['CustomerReference__c']?.text])).toEqual([
    ['For the new <engine>', 'REQ-7 / “B”'],
    [null, null],
  ])
  expect(
    await desk.query(
      `SELECT Note__c, CustomerReference__c FROM OrderItemSummary WHERE OrderSummaryId = '${order.orderSummaryId}' ORDER BY LineNumber`,
    ),
  ).toMatchObject([noted[0], { Note__c: null, CustomerReference__c: null }])
  const [mail] = await desk.listMails(order.orderSummaryId)
  const { content } = (await staff<MailWithContent>('GET', `/admin/mails/${mail?.position}`)).body
  expect(content?.text).toContain('For the new <engine>')
  expect(content?.text).toContain('REQ-7 / “B”')
})
