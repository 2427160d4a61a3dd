import { createElement } from 'react'
import { formatDate, formatDays } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, DetailList, Heading, Paragraph } from './layout/parts.ts'
import { OrderLines, type OrderLineView } from './order-lines.ts'
import { OrderTotals, type OrderTotalsView } from './order-totals.ts'
import type { Mail } from './render-mail.ts'

/** One delivery of an order: an address, and how and when it is delivered there. */
export interface OrderDeliveryView {
  readonly id: string
  /** The lines of the address, country included; empty when there is none. */
  readonly addressLines: readonly string[]
  readonly method: string | null
  /** ISO timestamp. */
  readonly desiredDate: string | null
  /** The days between which it was said to arrive; null: none were known. */
  readonly arrival: { readonly earliest: string; readonly latest: string } | null
  readonly lines: readonly OrderLineView[]
}

/** What the confirmation of an order says. */
export interface OrderConfirmedView {
  readonly sender: MailSender
  readonly orderNumber: string
  readonly reference: string
  /** ISO timestamp. */
  readonly orderedDate: string
  readonly purchaseOrderNumber: string | null
  /** The person or department that the goods are for. */
  readonly attention: string | null
  readonly costCenter: string | null
  readonly paymentMethod: string
  /** Where the recipient sees the order: an absolute URL. */
  readonly orderUrl: string
  readonly currencyIsoCode: string
  readonly deliveries: readonly OrderDeliveryView[]
  readonly totals: OrderTotalsView
}

/** Creates the confirmation of an order. */
export function createOrderConfirmedMail(view: OrderConfirmedView): Mail {
  const { sender, orderNumber } = view
  return {
    subject: messages.orderConfirmedSubject({ shop: sender.shopName, number: orderNumber }),
    page: createElement(OrderConfirmed, view),
  }
}

function OrderConfirmed(view: OrderConfirmedView) {
  const { sender, orderNumber, orderUrl, currencyIsoCode, deliveries, totals } = view
  return createElement(
    MailLayout,
    { sender, title: messages.orderConfirmedTitle({ number: orderNumber }) },
    createElement(Paragraph, null, messages.orderConfirmedIntro()),
    createElement(ActionLink, { url: orderUrl, label: messages.seeOrder() }),
    createElement(DetailList, { details: listOrderDetails(view) }),
    ...deliveries.map((delivery) => createElement(Delivery, { key: delivery.id, delivery, currencyIsoCode })),
    createElement(OrderTotals, { totals, currencyIsoCode }),
  )
}

function listOrderDetails(view: OrderConfirmedView) {
  const { reference, orderedDate, purchaseOrderNumber, attention, costCenter, paymentMethod } = view
  return [
    { term: messages.orderReference(), value: reference },
    { term: messages.orderDate(), value: formatDate(orderedDate, 'long') },
    ...(purchaseOrderNumber === null ? [] : [{ term: messages.purchaseOrder(), value: purchaseOrderNumber }]),
    ...(attention === null ? [] : [{ term: messages.attention(), value: attention }]),
    ...(costCenter === null ? [] : [{ term: messages.costCenter(), value: costCenter }]),
    { term: messages.paymentMethod(), value: paymentMethod },
  ]
}

function Delivery({
  delivery: { addressLines, method, desiredDate, arrival, lines },
  currencyIsoCode,
}: {
  readonly delivery: OrderDeliveryView
  readonly currencyIsoCode: string
}) {
  const details = [
    ...(method === null ? [] : [{ term: messages.deliveryMethod(), value: method }]),
    ...(arrival === null
      ? []
      : [
          { term: messages.estimatedArrival(), value: formatDays(arrival.earliest, arrival.latest, { hasYear: true }) },
        ]),
    ...(desiredDate === null ? [] : [{ term: messages.desiredDeliveryDate(), value: formatDate(desiredDate, 'long') }]),
  ]
  return createElement(
    'div',
    null,
    createElement(Heading, null, messages.deliverTo()),
    createElement(
      Paragraph,
      null,
      // The lines of an address never change their order.
      ...addressLines.flatMap((line, index) => (index === 0 ? [line] : [createElement('br', { key: line }), line])),
    ),
    details.length > 0 && createElement(DetailList, { details }),
    createElement(OrderLines, { lines, currencyIsoCode }),
  )
}
