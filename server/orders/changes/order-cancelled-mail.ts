import { toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { createOrderCancelledMail } from '@hydrant/mail-templates/order-cancelled.ts'
import type { MailComposer } from '../../mail/service.ts'
import { sumRefundsOfOrderChange } from '../../payments/service.ts'
import { toOrderUrl } from '../order-mail.ts'
import { findItems, findOrder } from '../store.ts'
import { sumLineShares } from '../line-share.ts'
import { findOrderChange } from './store.ts'

/** Composes the mail about a cancellation. */
export const composeOrderCancelledMail: MailComposer = async (db, { recordId, sender }) => {
  const change = await findOrderChange(db, recordId)
  if (change === null) return null
  const order = await findOrder(db, { id: change.orderSummaryId, referenceNumber: null, orderNumber: null })
  if (order === null) return null
  const items = new Map((await findItems(db, order.id)).map((item) => [item.id, item]))
  const refunded = await sumRefundsOfOrderChange(db, change.id)
  const { currencyIsoCode } = order
  return createOrderCancelledMail({
    sender,
    orderNumber: order.orderNumber,
    // As it was then: the mail may be sent after further cancellations.
    isWholeOrder: change.left?.isWholeOrder ?? order.status === 'Cancelled',
    orderUrl: toOrderUrl(order, sender),
    currencyIsoCode,
    lines: change.lines.map(({ id, orderItemId, quantity }) => ({
      id,
      name: items.get(orderItemId)?.name ?? '',
      partNumber: items.get(orderItemId)?.sku ?? '',
      quantity: toText(quantity),
    })),
    canceledAmount: toMoneyText(sumLineShares(change.lines).grandTotal, currencyIsoCode),
    refundedAmount: refunded.gt(ZERO) ? toMoneyText(refunded, currencyIsoCode) : null,
    newTotal: toMoneyText(
      change.left?.grandTotal ?? order.grandTotalAmount.minus(order.canceled.grandTotal),
      currencyIsoCode,
    ),
  })
}
