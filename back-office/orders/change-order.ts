import { redirect } from 'react-router'
import type { CancelOrderItemsInput, OrderChangeBalances } from '@hydrant/contract/admin/order-changes.ts'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { type DoneAction, toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, toIfMatch, type FormError } from '../shell/office-errors.ts'

/** What a form on the page of an order sends back when nothing was done yet. */
export interface OrderFormResult {
  readonly intent: OrderIntent
  readonly errors: readonly FormError[]
  /** What a cancellation would take off the order; null for everything else. */
  readonly preview: OrderChangeBalances | null
  /** What was typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
}

/** What can be done with an order. */
export type OrderIntent = (typeof INTENTS)[number]

const INTENTS = ['pack', 'ship', 'preview-cancel', 'cancel', 'approve', 'hold', 'release'] as const

/** The prefix of the fields that have the quantity of a line. */
export const QUANTITY_PREFIX = 'quantity:'

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** Does with an order what one of its forms asks for, and shows it again. */
export async function changeOrder(
  { staff, basePath }: Office,
  request: Request,
  orderId: string,
): Promise<OrderFormResult> {
  const form = await request.clone().formData()
  const intent = INTENTS.find((known) => known === form.get('intent')) ?? 'preview-cancel'
  const call = createCalls(staff, orderId, form)[intent]
  let preview: OrderChangeBalances | null = null
  const errors = await findFormErrors(
    call().then((balances) => (preview = balances)),
    { request, basePath },
  )
  if (errors.length === 0 && intent !== 'preview-cancel')
    throw redirect(toPathAfter(DONE[intent], officeLinks.order(orderId)))
  return { intent, errors, preview, values: toTexts(form) }
}

const DONE = {
  pack: 'packed',
  ship: 'shipped',
  cancel: 'cancelled',
  approve: 'approved',
  hold: 'held',
  release: 'released',
} as const satisfies Readonly<Record<Exclude<OrderIntent, 'preview-cancel'>, DoneAction>>

type OrderCall = () => Promise<OrderChangeBalances | null>

function createCalls(
  staff: Office['staff'],
  orderId: string,
  form: FormData,
): Readonly<Record<OrderIntent, OrderCall>> {
  const ifUnchanged = toIfMatch(form.get('tag'))
  return {
    async pack() {
      const input = {
        orderSummaryId: orderId,
        orderDeliveryGroupSummaryId: getText(form, 'deliveryId'),
        fulfillmentGroups: [
          {
            fulfilledFromLocationId: getText(form, 'locationId') || null,
            orderItemSummaries: listQuantities(form),
          },
        ],
      }
      await staff.createFulfillmentOrders(input, ifUnchanged)
      return null
    },
    async ship() {
      await staff.shipFulfillmentOrder(getText(form, 'fulfillmentOrderId'), {
        carrier: getText(form, 'carrier'),
        trackingNumber: getText(form, 'trackingNumber') || null,
        trackingUrl: getText(form, 'trackingUrl') || null,
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
      await staff.approveOrder(orderId, { note: getText(form, 'note') || null })
      return null
    },
    async hold() {
      await staff.holdOrder(orderId, { note: getText(form, 'note') })
      return null
    },
    async release() {
      await staff.releaseOrder(orderId, { note: getText(form, 'note') || null })
      return null
    },
  }
}

function toCancellation(form: FormData): CancelOrderItemsInput {
  const reason = getText(form, 'reason') || messages.unknownReason()
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

function getText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function toTexts(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
