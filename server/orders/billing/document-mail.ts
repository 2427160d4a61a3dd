import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createBillingDocumentMail } from '@hydrant/mail-templates/billing-document.ts'
import type { MailComposer } from '../../mail/service.ts'
import { toOrderUrl } from '../order-mail.ts'
import { findOrder } from '../store.ts'
import { createDocumentFile, findDocumentWithOrder } from './file/document-file.ts'

/** Composes the mail with an invoice or a credit memo, whose file is attached. */
export const composeDocumentMail: MailComposer = async (db, { recordId, sender }) => {
  const found = await findDocumentWithOrder(db, recordId)
  if (found === null) return null
  const { document } = found
  const order = await findOrder(db, { id: document.orderSummaryId, referenceNumber: null, orderNumber: null })
  if (order === null) return null
  return createBillingDocumentMail({
    sender,
    kind: document.kind,
    number: document.number,
    orderNumber: order.orderNumber,
    purchaseOrderNumber: document.purchaseOrderNumber,
    dueDate: document.dueAt === null ? null : toTimestamp(document.dueAt),
    currencyIsoCode: document.currencyIsoCode,
    grandTotal: toMoneyText(document.grandTotalAmount, document.currencyIsoCode),
    orderUrl: toOrderUrl(order, sender),
    createAttachments: async () => {
      const { fileName, content } = await createDocumentFile(found)
      return [{ fileName, contentType: 'application/pdf', content }]
    },
  })
}
