import { createElement } from 'react'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, Paragraph, SecretLink } from './layout/parts.ts'
import type { PasswordResetView } from './password-reset.ts'
import type { Mail } from './render-mail.ts'

/** Creates the mail by which somebody who registered confirms their email address and chooses a password. */
export function createEmailVerificationMail(view: PasswordResetView): Mail {
  return {
    subject: messages.emailVerificationSubject({ shop: view.sender.shopName }),
    page: createElement(EmailVerification, view),
  }
}

/** What the mail to somebody says whose address was registered with although they can sign in. */
export interface KnownAddressView {
  readonly sender: MailSender
  /** The sign-in name. */
  readonly userEmail: string
  /** Where a new password can be asked for: an absolute URL. */
  readonly forgotPasswordUrl: string
}

/** Creates the mail that tells the owner of an address that somebody has registered with it. */
export function createKnownAddressMail(view: KnownAddressView): Mail {
  return {
    subject: messages.knownAddressSubject({ shop: view.sender.shopName }),
    page: createElement(KnownAddress, view),
  }
}

function EmailVerification({ sender, userEmail, resetUrl, expiresDate }: PasswordResetView) {
  return createElement(
    MailLayout,
    { sender, title: messages.emailVerificationTitle() },
    createElement(Paragraph, null, messages.emailVerificationIntro({ user: userEmail, shop: sender.shopName })),
    createElement(SecretLink, { url: resetUrl, label: messages.choosePassword() }),
    createElement(Paragraph, null, messages.linkValidity({ time: formatDateTime(expiresDate) })),
    createElement(Paragraph, null, messages.emailVerificationIgnore()),
  )
}

function KnownAddress({ sender, userEmail, forgotPasswordUrl }: KnownAddressView) {
  return createElement(
    MailLayout,
    { sender, title: messages.knownAddressTitle() },
    createElement(Paragraph, null, messages.knownAddressIntro({ user: userEmail, shop: sender.shopName })),
    createElement(ActionLink, { url: forgotPasswordUrl, label: messages.choosePassword() }),
    createElement(Paragraph, null, messages.knownAddressIgnore()),
  )
}
