import { createElement } from 'react'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, DetailList, Paragraph } from './layout/parts.ts'
import type { Attachment, Mail } from './render-mail.ts'

/** What the mail with an invoice or a credit memo says. The amount is a decimal string. */
export interface BillingDocumentView {
  readonly sender: MailSender
  readonly kind: 'Invoice' | 'CreditMemo'
  readonly number: string
  readonly orderNumber: string
  readonly purchaseOrderNumber: string | null
  /** ISO timestamp. */
  readonly dueDate: string | null
  readonly currencyIsoCode: string
  readonly grandTotal: string
  /** Where the recipient sees the order: an absolute URL. */
  readonly orderUrl: string
  /** Creates the file that is attached. */
  readonly createAttachments: () => Promise<readonly Attachment[]>
}

/** Creates the mail with an invoice or a credit memo. */
export function createBillingDocumentMail(view: BillingDocumentView): Mail {
  const { sender, kind, number, orderNumber, createAttachments } = view
  const names = { shop: sender.shopName, number, order: orderNumber }
  return {
    subject: kind === 'Invoice' ? messages.invoiceSubject(names) : messages.creditMemoSubject(names),
    page: createElement(BillingDocumentMail, view),
    createAttachments,
  }
}

function BillingDocumentMail(view: BillingDocumentView) {
  const { sender, kind, number, purchaseOrderNumber, dueDate, orderUrl } = view
  return createElement(
    MailLayout,
    { sender, title: kind === 'Invoice' ? messages.invoiceTitle({ number }) : messages.creditMemoTitle({ number }) },
    createElement(Paragraph, null, kind === 'Invoice' ? messages.invoiceIntro() : messages.creditMemoIntro()),
    createElement(DetailList, {
      details: [
        { term: messages.orderNumber(), value: view.orderNumber },
        ...(purchaseOrderNumber === null ? [] : [{ term: messages.purchaseOrder(), value: purchaseOrderNumber }]),
        { term: messages.total(), value: formatMoney(view.grandTotal, view.currencyIsoCode) },
        ...(dueDate === null ? [] : [{ term: messages.dueDate(), value: formatDate(dueDate, 'long') }]),
      ],
    }),
    createElement(ActionLink, { url: orderUrl, label: messages.seeOrder() }),
  )
}
