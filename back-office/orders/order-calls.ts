import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { CancelOrderItemsInput, OrderChangeBalances } from '@hydrant/contract/admin/order-changes.ts'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { readText } from '../shell/form-text.ts'
import { enterPayment, takePaymentBack } from './enter-payment.ts'
import { toIfMatch } from '../shell/office-errors.ts'

/** What can be done with an order. */
export const ORDER_INTENTS = [
  'pack',
  'ship',
  'preview-cancel',
  'cancel',
  'approve',
  'hold',
  'release',
  'note',
  'send-confirmation',
  'create-return',
  'receive',
  'credit',
  'refund',
  'pay',
  'undo-payment',
] as const
export type OrderIntent = (typeof ORDER_INTENTS)[number]

/** The prefixes of fields whose names end with the id of the line that they are about. */
export const QUANTITY_PREFIX = 'quantity:'
export const RETURNED_PREFIX = 'returned:'
export const REJECTED_PREFIX = 'rejected:'
export const NOT_COMING_PREFIX = 'not-coming:'
export const RESALABLE_PREFIX = 'resalable:'

type OrderCall = () => Promise<OrderChangeBalances | null>

/**
 * Creates the calls that the forms of an order ask for, by their intent. A form with the ETag of the order that it was made
 * for changes nothing when the order has changed since.
 */
export function createOrderCalls(
  staff: StaffClient,
  orderId: string,
  form: FormData,
): Readonly<Record<OrderIntent, OrderCall>> {
  const ifUnchanged = toIfMatch(form.get('tag'))
  return {
    async pack() {
      await staff.createFulfillmentOrders(
        {
          orderSummaryId: orderId,
          orderDeliveryGroupSummaryId: readText(form, 'deliveryId'),
          fulfillmentGroups: [
            {
              fulfilledFromLocationId: readText(form, 'locationId') || null,
              orderItemSummaries: listQuantities(form),
            },
          ],
        },
        ifUnchanged,
      )
      return null
    },
    async ship() {
      await staff.shipFulfillmentOrder(readText(form, 'fulfillmentOrderId'), {
        carrier: readText(form, 'carrier'),
        trackingNumber: readText(form, 'trackingNumber') || null,
        trackingUrl: readText(form, 'trackingUrl') || null,
      })
      return null
    },
    async 'preview-cancel'() {
      return (await staff.previewCancelOrderItems(orderId, toCancellation(form))).changeBalances
    },
    async cancel() {
      await staff.cancelOrderItems(orderId, toCancellation(form), ifUnchanged)
      return null
    },
    async approve() {
      await staff.approveOrder(orderId, { note: readText(form, 'note') || null })
      return null
    },
    async hold() {
      await staff.holdOrder(orderId, { note: readText(form, 'note') })
      return null
    },
    async release() {
      await staff.releaseOrder(orderId, { note: readText(form, 'note') || null })
      return null
    },
    async note() {
      const audience = form.get('audience') === 'Buyer' ? 'Buyer' : 'Staff'
      await staff.addOrderNote(orderId, { audience, text: readText(form, 'text') }, ifUnchanged)
      return null
    },
    async 'send-confirmation'() {
      await staff.sendOrderConfirmation(orderId, {}, ifUnchanged)
      return null
    },
    async 'create-return'() {
      await staff.createReturnOrder(toReturnOrder(orderId, form), ifUnchanged)
      return null
    },
    async receive() {
      const returnOrderItems = listReceivedItems(form)
      await staff.processReturnItems(readText(form, 'returnOrderId'), { returnOrderItems }, ifUnchanged)
      return null
    },
    async credit() {
      await staff.createCreditMemo(orderId, { changeOrderIds: listTexts(form, 'changeOrderId') })
      return null
    },
    async refund() {
      await staff.ensureRefunds(orderId, { creditMemoId: readText(form, 'creditMemoId') })
      return null
    },
    ...createPaymentCalls(staff, form),
  }
}

function createPaymentCalls(staff: StaffClient, form: FormData) {
  return {
    async pay() {
      await enterPayment(staff, form)
      return null
    },
    async 'undo-payment'() {
      await takePaymentBack(staff, form)
      return null
    },
  }
}

function toReturnOrder(orderSummaryId: string, form: FormData) {
  const canReduceShipping = form.get('shippingReductionFlag') === 'true'
  const reasonForReturn = readText(form, 'reason') || messages.unknownReason()
  const lines = listQuantities(form)
  const returnOrderLineItems = lines.map(({ orderItemSummaryId, quantity: quantityExpected }) => ({
    orderItemSummaryId,
    quantityExpected,
    reasonForReturn,
    canReduceShipping,
  }))
  return { orderSummaryId, returnOrderLineItems }
}

/** Lists what became of the lines of a return order; lines of which nothing was entered are left out. */
function listReceivedItems(form: FormData) {
  return listTexts(form, 'returnOrderLineItemId').flatMap((id) => {
    const read = (prefix: string): string | undefined => {
      const text = readText(form, prefix + id)
      const quantity = toPlainDecimalOrNull(text) ?? text
      return quantity === '' || /^0+$/.test(quantity) ? undefined : quantity
    }
    const [quantityReturned, quantityRejected, quantityToCancel] = [
      read(RETURNED_PREFIX),
      read(REJECTED_PREFIX),
      read(NOT_COMING_PREFIX),
    ]
    if (quantityReturned === undefined && quantityRejected === undefined && quantityToCancel === undefined) return []
    return {
      returnOrderLineItemId: id,
      ...(quantityReturned !== undefined && { quantityReturned }),
      ...(quantityRejected !== undefined && { quantityRejected }),
      ...(quantityToCancel !== undefined && { quantityToCancel }),
      isResalable: form.get(RESALABLE_PREFIX + id) === 'true',
    }
  })
}

function listTexts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string')
}

function toCancellation(form: FormData): CancelOrderItemsInput {
  const reason = readText(form, 'reason') || messages.unknownReason()
  const shippingReductionFlag = form.get('shippingReductionFlag') === 'true'
  return { changeItems: listQuantities(form).map((item) => ({ ...item, reason, shippingReductionFlag })) }
}

/** Lists the lines of which a quantity was entered; the server says what is wrong with one. */
function listQuantities(form: FormData): Array<{ readonly orderItemSummaryId: string; readonly quantity: string }> {
  return [...form].flatMap(([name, value]) => {
    if (!name.startsWith(QUANTITY_PREFIX) || typeof value !== 'string') return []
    const quantity = toPlainDecimalOrNull(value) ?? value.trim()
    if (quantity === '' || /^0+$/.test(quantity)) return []
    return [{ orderItemSummaryId: name.slice(QUANTITY_PREFIX.length), quantity }]
  })
}
