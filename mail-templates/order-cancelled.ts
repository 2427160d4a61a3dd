import { createElement } from 'react'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { ItemLines, type ItemLineView } from './item-lines.ts'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, DetailList, Paragraph } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail about a cancellation says. Amounts are decimal strings. */
export interface OrderCancelledView {
  readonly sender: MailSender
  readonly orderNumber: string
  /** Whether nothing of the order is left. */
  readonly isWholeOrder: boolean
  /** Where the recipient sees the order: an absolute URL. */
  readonly orderUrl: string
  readonly lines: readonly ItemLineView[]
  readonly currencyIsoCode: string
  readonly canceledAmount: string
  /** What is given back to the buyer's card; null when the order was not paid by card. */
  readonly refundedAmount: string | null
  readonly newTotal: string
}

/** Creates the mail about a cancellation of an order or a part of it. */
export function createOrderCancelledMail(view: OrderCancelledView): Mail {
  const { sender, orderNumber, isWholeOrder } = view
  const names = { shop: sender.shopName, number: orderNumber }
  return {
    subject: isWholeOrder ? messages.orderCancelledSubject(names) : messages.orderPartCancelledSubject(names),
    page: createElement(OrderCancelled, view),
  }
}

function OrderCancelled(view: OrderCancelledView) {
  const { sender, orderNumber, isWholeOrder, orderUrl, lines, currencyIsoCode, refundedAmount } = view
  const money = (amount: string): string => formatMoney(amount, currencyIsoCode)
  return createElement(
    MailLayout,
    {
      sender,
      title: isWholeOrder
        ? messages.orderCancelledTitle({ number: orderNumber })
        : messages.orderPartCancelledTitle({ number: orderNumber }),
    },
    createElement(Paragraph, null, isWholeOrder ? messages.orderCancelledIntro() : messages.orderPartCancelledIntro()),
    createElement(ItemLines, { lines }),
    createElement(DetailList, {
      details: [
        { term: messages.canceledAmount(), value: money(view.canceledAmount) },
        { term: messages.newTotal(), value: money(view.newTotal) },
      ],
    }),
    refundedAmount !== null && createElement(Paragraph, null, messages.refundToCard({ amount: money(refundedAmount) })),
    createElement(ActionLink, { url: orderUrl, label: messages.seeOrder() }),
  )
}
