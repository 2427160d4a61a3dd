import { createElement } from 'react'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, Paragraph } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail says that tells of an order which staff have approved, put on hold or released. */
export interface OrderStepView {
  readonly sender: MailSender
  readonly step: 'approve' | 'hold' | 'release'
  readonly orderNumber: string
  /** Where the recipient sees the order: an absolute URL. */
  readonly orderUrl: string
}

/** Creates the mail about what staff have decided about an order. Their note is not in it: it is for other staff. */
export function createOrderStepMail(view: OrderStepView): Mail {
  const names = { shop: view.sender.shopName, number: view.orderNumber }
  return { subject: toSubject(view.step, names), page: createElement(OrderStep, view) }
}

function toSubject(step: OrderStepView['step'], names: { readonly shop: string; readonly number: string }): string {
  switch (step) {
    case 'approve':
      return messages.orderApprovedSubject(names)
    case 'hold':
      return messages.orderHeldSubject(names)
    case 'release':
      return messages.orderReleasedSubject(names)
    default:
      return step satisfies never
  }
}

function toTexts({ step, orderNumber: number }: OrderStepView): { readonly title: string; readonly intro: string } {
  switch (step) {
    case 'approve':
      return { title: messages.orderApprovedTitle({ number }), intro: messages.orderApprovedIntro() }
    case 'hold':
      return { title: messages.orderHeldTitle({ number }), intro: messages.orderHeldIntro() }
    case 'release':
      return { title: messages.orderReleasedTitle({ number }), intro: messages.orderReleasedIntro() }
    default:
      return step satisfies never
  }
}

function OrderStep(view: OrderStepView) {
  const { title, intro } = toTexts(view)
  return createElement(
    MailLayout,
    { sender: view.sender, title },
    createElement(Paragraph, null, intro),
    createElement(ActionLink, { url: view.orderUrl, label: messages.seeOrder() }),
  )
}
