import { toText } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { createOrderReturnedMail } from '@hydrant/mail-templates/order-returned.ts'
import type { MailComposer } from '../../mail/service.ts'
import { findOrderChange } from '../changes/store.ts'
import { sumLineShares } from '../line-share.ts'
import { toOrderUrl } from '../order-mail.ts'
import { findItems, findOrder } from '../store.ts'

/** Composes the mail about what has come back. */
export const composeOrderReturnedMail: MailComposer = async (db, { recordId, sender }) => {
  const change = await findOrderChange(db, recordId)
  const order =
    change === null
      ? null
      : await findOrder(db, { id: change.orderSummaryId, referenceNumber: null, orderNumber: null })
  if (change === null || order === null) return null
  const items = new Map((await findItems(db, order.id)).map((item) => [item.id, item]))
  const { currencyIsoCode } = order
  return createOrderReturnedMail({
    sender,
    orderNumber: order.orderNumber,
    orderUrl: toOrderUrl(order, sender),
    currencyIsoCode,
    lines: change.lines.map(({ id, orderItemId, quantity }) => ({
      id,
      name: items.get(orderItemId)?.name ?? '',
      partNumber: items.get(orderItemId)?.sku ?? '',
      quantity: toText(quantity),
    })),
    returnedAmount: toMoneyText(sumLineShares(change.lines).grandTotal, currencyIsoCode),
  })
}
