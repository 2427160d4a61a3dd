import { createElement } from 'react'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout } from './layout/mail-layout.ts'
import { Paragraph, SecretLink } from './layout/parts.ts'
import type { PasswordResetView } from './password-reset.ts'
import type { Mail } from './render-mail.ts'

/** Creates the mail that invites somebody to choose the first password of their user. */
export function createInvitationMail(view: PasswordResetView): Mail {
  return {
    subject: messages.invitationSubject({ shop: view.sender.shopName }),
    page: createElement(Invitation, view),
  }
}

function Invitation({ sender, userEmail, resetUrl, expiresDate }: PasswordResetView) {
  return createElement(
    MailLayout,
    { sender, title: messages.invitationTitle({ shop: sender.shopName }) },
    createElement(Paragraph, null, messages.invitationIntro({ user: userEmail, shop: sender.shopName })),
    createElement(SecretLink, { url: resetUrl, label: messages.choosePassword() }),
    createElement(Paragraph, null, messages.linkValidity({ time: formatDateTime(expiresDate) })),
    createElement(Paragraph, null, messages.invitationLater()),
  )
}
