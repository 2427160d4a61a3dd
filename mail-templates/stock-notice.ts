import { createElement } from 'react'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { MailLayout, type MailSender } from './layout/mail-layout.ts'
import { ActionLink, Paragraph, SecretLink } from './layout/parts.ts'
import type { Mail } from './render-mail.ts'

/** What the mail says by which a guest confirms that they want to be told when a product is back. */
export interface StockNoticeConfirmationView {
  readonly sender: MailSender
  readonly productName: string
  /** The absolute URL with the token; null where it must not be shown. */
  readonly linkUrl: string | null
  /** Until when the link works: ISO timestamp. */
  readonly expiresDate: string
}

/** Creates the mail by which a guest confirms that they want to be told when a product is back. */
export function createStockNoticeConfirmationMail(view: StockNoticeConfirmationView): Mail {
  return {
    subject: messages.noticeConfirmationSubject({ shop: view.sender.shopName }),
    page: createElement(StockNoticeConfirmation, view),
  }
}

/** What the mail says that a product can be ordered again. */
export interface StockNoticeView {
  readonly sender: MailSender
  readonly productName: string
  readonly partNumber: string
  /** An absolute URL. */
  readonly productUrl: string
  /** The absolute URL at which the notice can be ended; null where it must not be shown. */
  readonly endUrl: string | null
}

/** Creates the mail that a product can be ordered again. */
export function createStockNoticeMail(view: StockNoticeView): Mail {
  return {
    subject: messages.stockNoticeSubject({ shop: view.sender.shopName, product: view.productName }),
    page: createElement(StockNotice, view),
  }
}

function StockNoticeConfirmation({ sender, productName, linkUrl, expiresDate }: StockNoticeConfirmationView) {
  return createElement(
    MailLayout,
    { sender, title: messages.noticeConfirmationTitle() },
    createElement(Paragraph, null, messages.noticeConfirmationIntro({ shop: sender.shopName, product: productName })),
    createElement(SecretLink, { url: linkUrl, label: messages.noticeConfirm() }),
    createElement(Paragraph, null, messages.linkValidity({ time: formatDateTime(expiresDate) })),
    createElement(Paragraph, null, messages.noticeConfirmationIgnore()),
  )
}

function StockNotice({ sender, productName, partNumber, productUrl, endUrl }: StockNoticeView) {
  return createElement(
    MailLayout,
    { sender, title: messages.stockNoticeTitle({ product: productName }) },
    createElement(Paragraph, null, messages.stockNoticeIntro({ product: productName, partNumber })),
    createElement(ActionLink, { url: productUrl, label: messages.stockNoticeView() }),
    createElement(Paragraph, null, messages.stockNoticeOnce()),
    endUrl === null
      ? createElement(Paragraph, null, messages.hiddenLink())
      : createElement(Paragraph, null, createElement('a', { href: endUrl }, messages.stockNoticeEnd())),
  )
}
