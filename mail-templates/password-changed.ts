import { createElement } from 'react'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, Paragraph } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail about a changed password says. */
export interface PasswordChangedView {
  readonly sender: MailSender
  /** The sign-in name. */
  readonly userEmail: string
  /** When it was changed: ISO timestamp. */
  readonly changedDate: string
  /** Where a new password can be asked for: an absolute URL. */
  readonly forgotPasswordUrl: string
}

/** Creates the mail that tells a user that their password was changed. */
export function createPasswordChangedMail(view: PasswordChangedView): Mail {
  return {
    subject: messages.passwordChangedSubject({ shop: view.sender.shopName }),
    page: createElement(PasswordChanged, view),
  }
}

function PasswordChanged({ sender, userEmail, changedDate, forgotPasswordUrl }: PasswordChangedView) {
  const date = formatDateTime(changedDate)
  return createElement(
    MailLayout,
    { sender, title: messages.passwordChangedTitle() },
    createElement(Paragraph, null, messages.passwordChangedIntro({ user: userEmail, shop: sender.shopName, date })),
    createElement(Paragraph, null, messages.passwordChangedWarning()),
    createElement(ActionLink, { url: forgotPasswordUrl, label: messages.choosePassword() }),
  )
}
