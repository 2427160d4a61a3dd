import { createElement } from 'react'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, Paragraph, SecretLink } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail about a changed second factor says. */
export interface SecondFactorView {
  readonly sender: MailSender
  /** What happened: the user turned it on or off, or an administrator took it from them. */
  readonly change: 'on' | 'off' | 'reset'
  /** The sign-in name. */
  readonly userEmail: string
  /** When it was changed: ISO timestamp. */
  readonly changedDate: string
  /** Where a new password can be asked for: an absolute URL. */
  readonly forgotPasswordUrl: string
}

/** Creates the mail that tells a user that their second factor was changed. */
export function createSecondFactorMail(view: SecondFactorView): Mail {
  return { subject: toSubject(view.change, view.sender.shopName), page: createElement(SecondFactor, view) }
}

/** What the mail with the link to set up a second factor says. */
export interface SecondFactorSetUpView {
  readonly sender: MailSender
  /** The sign-in name. */
  readonly userEmail: string
  /** The absolute URL with the token; null where it must not be shown. */
  readonly setUpUrl: string | null
  /** Until when the link works: ISO timestamp. */
  readonly expiresDate: string
  /** Where a new password can be asked for: an absolute URL. */
  readonly forgotPasswordUrl: string
}

/** Creates the mail by which staff go on to set up their second factor. */
export function createSecondFactorSetUpMail(view: SecondFactorSetUpView): Mail {
  return {
    subject: messages.secondFactorSetUpSubject({ shop: view.sender.shopName }),
    page: createElement(SecondFactorSetUp, view),
  }
}

function toSubject(change: SecondFactorView['change'], shop: string): string {
  switch (change) {
    case 'on':
      return messages.secondFactorOnSubject({ shop })
    case 'off':
      return messages.secondFactorOffSubject({ shop })
    case 'reset':
      return messages.secondFactorResetSubject({ shop })
    default:
      return change satisfies never
  }
}

function toIntro({ change, userEmail: user, sender: { shopName: shop }, changedDate }: SecondFactorView): string {
  const date = formatDateTime(changedDate)
  switch (change) {
    case 'on':
      return messages.secondFactorOnIntro({ user, shop, date })
    case 'off':
      return messages.secondFactorOffIntro({ user, shop, date })
    case 'reset':
      return messages.secondFactorResetIntro({ user, shop, date })
    default:
      return change satisfies never
  }
}

function SecondFactor(view: SecondFactorView) {
  return createElement(
    MailLayout,
    { sender: view.sender, title: messages.secondFactorTitle() },
    createElement(Paragraph, null, toIntro(view)),
    createElement(Paragraph, null, messages.secondFactorWarning()),
    createElement(ActionLink, { url: view.forgotPasswordUrl, label: messages.choosePassword() }),
  )
}

function SecondFactorSetUp({ sender, userEmail, setUpUrl, expiresDate, forgotPasswordUrl }: SecondFactorSetUpView) {
  return createElement(
    MailLayout,
    { sender, title: messages.secondFactorSetUpTitle() },
    createElement(Paragraph, null, messages.secondFactorSetUpIntro({ user: userEmail, shop: sender.shopName })),
    createElement(SecretLink, { url: setUpUrl, label: messages.setUpSecondFactor() }),
    createElement(Paragraph, null, messages.linkValidity({ time: formatDateTime(expiresDate) })),
    createElement(Paragraph, null, messages.secondFactorSetUpWarning()),
    createElement(ActionLink, { url: forgotPasswordUrl, label: messages.choosePassword() }),
  )
}
