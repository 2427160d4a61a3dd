import type { FulfillmentOrder } from '../fulfillment/fulfillment.ts'
import type { OrderItem } from '../order.ts'
import { findDeliveries, findOrder } from '../store.ts'
import { findCanceledDeliveryAmounts } from '../changes/store.ts'
import type { BillingDocument } from './billing.ts'
import { createDocument } from './create-document.ts'
import { settleByCredit } from './payment-lines.ts'
import { planInvoiceLines } from './plan-lines.ts'
import * as store from './store.ts'

/** Creates the invoice of a fulfillment order that was shipped, of an order that is locked. */
export async function createInvoice(
  tx: store.Transaction,
  {
    orderSummaryId,
    items,
    fulfillmentOrder,
  }: {
    readonly orderSummaryId: string
    readonly items: readonly OrderItem[]
    readonly fulfillmentOrder: FulfillmentOrder
  },
): Promise<BillingDocument> {
  const order = await findOrder(tx, { id: orderSummaryId, referenceNumber: null, orderNumber: null })
  if (order === null) throw new Error('An order that is locked has a row.')
  const deliveries = await findDeliveries(tx, order.id)
  const { deliveryGroupId } = fulfillmentOrder
  const lines = planInvoiceLines(
    {
      currencyIsoCode: order.currencyIsoCode,
      items,
      deliveries,
      canceledDeliveryAmounts: await findCanceledDeliveryAmounts(tx, order.id),
      invoiced: await store.findInvoicedParts(tx, order.id),
    },
    deliveryGroupId,
    fulfillmentOrder.lines,
  )
  const invoice = await createDocument(tx, {
    kind: 'Invoice',
    order,
    items,
    delivery: deliveries.find(({ id }) => id === deliveryGroupId) ?? null,
    fulfillmentOrderId: fulfillmentOrder.id,
    lines,
  })
  if (invoice.card === null) await settleByCredit(tx, order.id)
  return invoice
}
