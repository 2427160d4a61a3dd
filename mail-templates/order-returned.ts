import { createElement } from 'react'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { ItemLines, type ItemLineView } from './item-lines.ts'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, DetailList, Paragraph } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail about a return says. The amount is a decimal string. */
export interface OrderReturnedView {
  readonly sender: MailSender
  readonly orderNumber: string
  /** Where the recipient sees the order: an absolute URL. */
  readonly orderUrl: string
  readonly lines: readonly ItemLineView[]
  readonly currencyIsoCode: string
  readonly returnedAmount: string
}

/** Creates the mail about items of an order that have come back. */
export function createOrderReturnedMail(view: OrderReturnedView): Mail {
  const { sender, orderNumber } = view
  return {
    subject: messages.orderReturnedSubject({ shop: sender.shopName, number: orderNumber }),
    page: createElement(OrderReturned, view),
  }
}

function OrderReturned({ sender, orderNumber, orderUrl, lines, currencyIsoCode, returnedAmount }: OrderReturnedView) {
  return createElement(
    MailLayout,
    { sender, title: messages.orderReturnedTitle({ number: orderNumber }) },
    createElement(Paragraph, null, messages.orderReturnedIntro()),
    createElement(ItemLines, { lines }),
    createElement(DetailList, {
      details: [{ term: messages.returnedAmount(), value: formatMoney(returnedAmount, currencyIsoCode) }],
    }),
    createElement(ActionLink, { url: orderUrl, label: messages.seeOrder() }),
  )
}
