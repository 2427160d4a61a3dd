import { createElement } from 'react'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { ItemLines, type ItemLineView } from './item-lines.ts'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, DetailList, Paragraph } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail about a shipment says. */
export interface OrderShippedView {
  readonly sender: MailSender
  readonly orderNumber: string
  readonly carrier: string
  readonly trackingNumber: string | null
  /** The page of the carrier on which the shipment can be tracked: an https URL. */
  readonly trackingUrl: string | null
  /** ISO timestamp. */
  readonly expectedDate: string | null
  /** Where the recipient sees the order: an absolute URL. */
  readonly orderUrl: string
  readonly lines: readonly ItemLineView[]
}

/** Creates the mail about a shipment of an order. */
export function createOrderShippedMail(view: OrderShippedView): Mail {
  const { sender, orderNumber } = view
  return {
    subject: messages.orderShippedSubject({ shop: sender.shopName, number: orderNumber }),
    page: createElement(OrderShipped, view),
  }
}

function OrderShipped({
  sender,
  orderNumber,
  carrier,
  trackingNumber,
  trackingUrl,
  expectedDate,
  orderUrl,
  lines,
}: OrderShippedView) {
  const details = [
    { term: messages.carrier(), value: carrier },
    ...(trackingNumber === null ? [] : [{ term: messages.trackingNumber(), value: trackingNumber }]),
    ...(expectedDate === null ? [] : [{ term: messages.expectedDelivery(), value: formatDate(expectedDate, 'long') }]),
  ]
  return createElement(
    MailLayout,
    { sender, title: messages.orderShippedTitle({ number: orderNumber }) },
    createElement(Paragraph, null, messages.orderShippedIntro()),
    trackingUrl === null
      ? createElement(ActionLink, { url: orderUrl, label: messages.seeOrder() })
      : createElement(ActionLink, { url: trackingUrl, label: messages.trackShipment() }),
    createElement(DetailList, { details }),
    createElement(ItemLines, { lines }),
    trackingUrl !== null && createElement(Paragraph, null, createElement('a', { href: orderUrl }, messages.seeOrder())),
  )
}
