import type { OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import type { ShopEvents } from '@hydrant/contract/admin/events.ts'
import type { ShopMail, ShopMails } from '@hydrant/contract/admin/mails.ts'
import type { CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { OrderDetail } from '@hydrant/contract/shop/order.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { shopIds, type TestClient } from '../../testing/purchase-test-shop.ts'

const DATA = '/services/data/v65.0'
const MANAGEMENT = `${DATA}/commerce/order-management/order-summaries`
const FULFILLMENT_ORDERS = `${DATA}/commerce/fulfillment/fulfillment-orders`

/** Quantities of the lines of an order, by part number. */
export type Quantities = Readonly<Record<string, number | string>>

/** Creates the calls by which a buyer orders and staff send, cancel and take back. */
export function createOrderDesk({ buyer, staff }: { readonly buyer: TestClient; readonly staff: TestClient }) {
  const readProgress = async (id: string) =>
    (await staff<OrderFulfillment>('GET', `/admin/orders/${id}/fulfillment`)).body
  const payByPurchaseOrder = () =>
    buyer('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' })
  const toItemId = ({ items }: OrderFulfillment, sku: string) =>
    items.find((item) => item.sku === sku)?.orderItemSummaryId ?? sku
  const toChangeItems = (order: OrderFulfillment, quantities: Quantities, details: object) =>
    Object.entries(quantities).map(([sku, quantity]) => ({
      orderItemSummaryId: toItemId(order, sku),
      quantity,
      reason: 'Buyer changed their mind',
      ...details,
    }))
  const fulfill = (order: OrderFulfillment, quantities: Quantities) =>
    staff<{ fulfillmentOrderIds: string[] }>('POST', FULFILLMENT_ORDERS, {
      orderSummaryId: order.orderSummaryId,
      orderDeliveryGroupSummaryId: order.items[0]?.orderDeliveryGroupSummaryId,
      fulfillmentGroups: [
        {
          orderItemSummaries: Object.entries(quantities).map(([sku, quantity]) => ({
            orderItemSummaryId: toItemId(order, sku),
            quantity,
          })),
        },
      ],
    })
  const ship = (fulfillmentOrderId: string | undefined) =>
    staff('POST', `/admin/fulfillment-orders/${fulfillmentOrderId}/actions/ship`, { carrier: 'UPS' })
  return {
    readProgress,
    fulfill,
    ship,
    /** Orders 5 pairs of gloves and 2 hoses, or other quantities, and returns the order as staff see it. */
    async place({
      pay = payByPurchaseOrder,
      coupon,
      lines = [
        [shopIds.gloves, 5],
        [shopIds.hose, 2],
      ],
    }: {
      readonly pay?: () => Promise<unknown>
      readonly coupon?: string
      readonly lines?: ReadonlyArray<readonly [productId: string, quantity: number]>
    } = {}): Promise<OrderFulfillment> {
      for (const [productId, quantity] of lines)
        await buyer('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
      if (coupon !== undefined) await buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode: coupon })
      const deliveryAddressInput = { shouldUseDefaultAddress: true }
      await buyer('PUT', '/webstore/checkouts', { cartId: 'active', deliveryAddressInput })
      await pay()
      const placed = await buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
      return readProgress(placed.body.orderSummaryId ?? '')
    },
    /** Sends quantities in one fulfillment order, and returns its id. */
    async send(order: OrderFulfillment, quantities: Quantities): Promise<string> {
      const [id = ''] = (await fulfill(order, quantities)).body.fulfillmentOrderIds
      await ship(id)
      return id
    },
    /** Makes a change of an order: preview-cancel, submit-cancel, preview-return or submit-return. */
    change: <Body>(
      order: OrderFulfillment,
      action: string,
      { quantities, ...details }: { readonly quantities: Quantities; readonly [detail: string]: unknown },
    ) =>
      staff<Body>('POST', `${MANAGEMENT}/${order.orderSummaryId}/actions/${action}`, {
        changeItems: toChangeItems(order, quantities, details),
      }),
    /** Makes another call of order management for an order. */
    manage: <Body>({ orderSummaryId }: OrderFulfillment, action: string, body: object) =>
      staff<Body>('POST', `${MANAGEMENT}/${orderSummaryId}/${action}`, body),
    createInvoice: (fulfillmentOrderId: string) =>
      staff<{ invoiceId: string }>('POST', `${FULFILLMENT_ORDERS}/${fulfillmentOrderId}/actions/create-invoice`, {}),
    toItemId,
    lookUp: async ({ orderSummaryId: id }: OrderFulfillment) =>
      (await buyer<OrderDetail>('GET', `/webstore/order-summaries/actions/lookup?orderSummaryIdOrRefNumber=${id}`))
        .body,
    /** Reads records by SOQL. */
    query: async <Row>(soql: string): Promise<Row[]> =>
      (await staff<{ records: Row[] }>('GET', `${DATA}/query?q=${encodeURIComponent(soql)}`)).body.records,
    /** The events of one type about an order, the oldest first. */
    listEvents: async ({ orderSummaryId }: OrderFulfillment, type: string) =>
      (await staff<ShopEvents>('GET', '/admin/events?limit=500')).body.events
        .filter((event) => event.recordId === orderSummaryId && event.type === type)
        .map(({ payload }) => payload),
    /** The mails about a record, such as an invoice. */
    listMails: async (recordId: string): Promise<ShopMail[]> =>
      (await staff<ShopMails>('GET', '/admin/mails?limit=500')).body.mails.filter((mail) => mail.recordId === recordId),
  }
}

/** Reads an amount of an order by the name of its field. */
export function readAmount({ fields }: Pick<OrderDetail, 'fields'>, name: string) {
  return decimal(fields[name]?.text ?? '0')
}
