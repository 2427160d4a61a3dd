import { createElement } from 'react'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, Paragraph } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail about a cart that a colleague has sent says. */
export interface SentCartView {
  readonly sender: MailSender
  readonly cartName: string
  /** Who has sent it; empty when they are gone. */
  readonly colleagueName: string
  readonly lineCount: number
  /** The absolute URL of the recipient's carts. */
  readonly cartsUrl: string
}

/** Creates the mail that tells somebody that a colleague has sent them a cart. */
export function createSentCartMail(view: SentCartView): Mail {
  return {
    subject: messages.sentCartSubject({ shop: view.sender.shopName, name: view.colleagueName, cart: view.cartName }),
    page: createElement(SentCartMail, view),
  }
}

function SentCartMail({ sender, cartName, colleagueName, lineCount, cartsUrl }: SentCartView) {
  return createElement(
    MailLayout,
    { sender, title: messages.sentCartTitle({ cart: cartName }) },
    createElement(Paragraph, null, messages.sentCartIntro({ name: colleagueName, cart: cartName, count: lineCount })),
    createElement(Paragraph, null, messages.sentCartHelp()),
    createElement(ActionLink, { url: cartsUrl, label: messages.sentCartView() }),
  )
}
