import { createElement } from 'react'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { Paragraph } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail about a refused registration says. */
export interface RegistrationRefusedView {
  readonly sender: MailSender
  readonly companyName: string
  /** As staff have written it. */
  readonly reason: string
}

/** Creates the mail that tells somebody why they do not become a customer. */
export function createRegistrationRefusedMail(view: RegistrationRefusedView): Mail {
  return {
    subject: messages.registrationRefusedSubject({ shop: view.sender.shopName }),
    page: createElement(RegistrationRefused, view),
  }
}

function RegistrationRefused({ sender, companyName, reason }: RegistrationRefusedView) {
  return createElement(
    MailLayout,
    { sender, title: messages.registrationRefusedTitle() },
    createElement(Paragraph, null, messages.registrationRefusedIntro({ company: companyName, shop: sender.shopName })),
    createElement(Paragraph, null, reason),
  )
}
