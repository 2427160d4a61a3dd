import { createStockNoticeConfirmationMail, createStockNoticeMail } from '@hydrant/mail-templates/stock-notice.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { MailComposer } from '../../mail/service.ts'
import { createOneTimeToken } from '../../session/service.ts'
import { CONFIRMATION_DAYS, DAY_MS } from './lifetimes.ts'
import { findNotice } from './store.ts'

/**
 * Creates the composers of the mails about stock. `secret` signs the tokens in their links. A notice that has ended without
 * a mail, and a product that is not in the shop, have none.
 */
export function createStockNoticeComposers(secret: string) {
  const toLink = (shopUrl: string, id: string) =>
    `${shopUrl}stock-notice?token=${createOneTimeToken('stock notice', id, secret)}`
  const confirmation: MailComposer = async (db, { recordId, sender, hasSecretLinks }) => {
    const found = await findNotice(db, recordId)
    if (found === null || !found.isActive || found.notice.confirmedAt !== null) return null
    return createStockNoticeConfirmationMail({
      sender,
      productName: found.productName,
      linkUrl: hasSecretLinks ? toLink(sender.shopUrl, recordId) : null,
      expiresDate: toTimestamp(new Date(found.notice.createdAt.getTime() + CONFIRMATION_DAYS * DAY_MS)),
    })
  }
  const back: MailComposer = async (db, { recordId, sender, hasSecretLinks }) => {
    const found = await findNotice(db, recordId)
    if (found === null || !found.isActive) return null
    return createStockNoticeMail({
      sender,
      productName: found.productName,
      partNumber: found.sku,
      productUrl: `${sender.shopUrl}product/${found.notice.productId}`,
      endUrl: hasSecretLinks ? toLink(sender.shopUrl, recordId) : null,
    })
  }
  return { StockNoticeConfirmation: confirmation, StockNotice: back } as const
}
