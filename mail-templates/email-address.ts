import { createElement } from 'react'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { Paragraph, SecretLink } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What a mail with the link to confirm a new email address says. */
export interface EmailLinkView {
  readonly sender: MailSender
  /** The address to confirm, which is the sign-in name. */
  readonly userEmail: string
  /** The absolute URL with the token; null where it must not be shown. */
  readonly confirmUrl: string | null
  /** Until when the link works: ISO timestamp. */
  readonly expiresDate: string
}

/** Creates the mail to a new email address, which confirms it. */
export function createEmailChangeMail(view: EmailLinkView): Mail {
  return {
    subject: messages.emailChangeSubject({ shop: view.sender.shopName }),
    page: createElement(EmailChange, view),
  }
}

/** What the mail to a former email address says. */
export interface EmailChangedView {
  readonly sender: MailSender
  /** When it was changed: ISO timestamp. */
  readonly changedDate: string
}

/** Creates the mail that tells the former address of a user that it was replaced. */
export function createEmailChangedMail(view: EmailChangedView): Mail {
  return {
    subject: messages.emailChangedSubject({ shop: view.sender.shopName }),
    page: createElement(EmailChanged, view),
  }
}

function EmailChange({ sender, userEmail, confirmUrl, expiresDate }: EmailLinkView) {
  return createElement(
    MailLayout,
    { sender, title: messages.emailChangeTitle() },
    createElement(Paragraph, null, messages.emailChangeIntro({ user: userEmail, shop: sender.shopName })),
    createElement(SecretLink, { url: confirmUrl, label: messages.confirmEmail() }),
    createElement(Paragraph, null, messages.linkValidity({ time: formatDateTime(expiresDate) })),
    createElement(Paragraph, null, messages.emailChangeIgnore()),
  )
}

function EmailChanged({ sender, changedDate }: EmailChangedView) {
  const date = formatDateTime(changedDate)
  return createElement(
    MailLayout,
    { sender, title: messages.emailChangedTitle() },
    createElement(Paragraph, null, messages.emailChangedIntro({ shop: sender.shopName, date })),
    createElement(Paragraph, null, messages.emailChangedWarning()),
  )
}
