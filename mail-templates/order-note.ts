import { createElement } from 'react'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, Paragraph } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail with a note about an order says. */
export interface OrderNoteView {
  readonly sender: MailSender
  readonly orderNumber: string
  /** Where the recipient sees the order: an absolute URL. */
  readonly orderUrl: string
  /** As staff have written it, a paragraph per line. */
  readonly text: string
}

/** Creates the mail with a note that staff have written to the buyer of an order. */
export function createOrderNoteMail(view: OrderNoteView): Mail {
  return {
    subject: messages.orderNoteSubject({ shop: view.sender.shopName, number: view.orderNumber }),
    page: createElement(OrderNote, view),
  }
}

function OrderNote({ sender, orderNumber, orderUrl, text }: OrderNoteView) {
  const paragraphs = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return createElement(
    MailLayout,
    { sender, title: messages.orderNoteTitle() },
    createElement(Paragraph, null, messages.orderNoteIntro({ shop: sender.shopName, number: orderNumber })),
    // Lines may be the same; their places never change.
    ...paragraphs.map((line, index) => createElement(Paragraph, { key: index }, line)),
    createElement(ActionLink, { url: orderUrl, label: messages.seeOrder() }),
  )
}
