import { createElement } from 'react'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { Paragraph, SecretLink } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail with the link to choose a new password says. */
export interface PasswordResetView {
  readonly sender: MailSender
  /** The sign-in name. */
  readonly userEmail: string
  /** The absolute URL with the token; null where it must not be shown. */
  readonly resetUrl: string | null
  /** Until when the link works: ISO timestamp. */
  readonly expiresDate: string
}

/** Creates the mail with the link to choose a new password. */
export function createPasswordResetMail(view: PasswordResetView): Mail {
  return {
    subject: messages.passwordResetSubject({ shop: view.sender.shopName }),
    page: createElement(PasswordReset, view),
  }
}

function PasswordReset({ sender, userEmail, resetUrl, expiresDate }: PasswordResetView) {
  return createElement(
    MailLayout,
    { sender, title: messages.passwordResetTitle() },
    createElement(Paragraph, null, messages.passwordResetIntro({ user: userEmail, shop: sender.shopName })),
    createElement(SecretLink, { url: resetUrl, label: messages.choosePassword() }),
    createElement(Paragraph, null, messages.linkValidity({ time: formatDateTime(expiresDate) })),
    createElement(Paragraph, null, messages.passwordResetIgnore()),
  )
}
