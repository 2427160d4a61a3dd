import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { lockAndInsertEvent } from '../../events/service.ts'
import { insertMail } from '../../mail/service.ts'
import { recordChange } from '../../records/service.ts'
import { insertOrderChange } from '../changes/store.ts'
import { touchOrder } from '../fulfillment/store.ts'
import type { PartAmounts } from '../order.ts'
import { planReturn, type ReturnableOrder } from './plan-return.ts'
import { restock } from './restock.ts'
import type { ReturnItem, ReturnPlan } from './returns.ts'
import * as store from './store.ts'

/**
 * Stores that quantities of an order have come back, with an `OrderReturned` event, a mail to who placed the order and an
 * entry of the history; puts what can be sold again into stock. The order is locked and the quantities have been checked.
 */
export async function storeReturn(
  tx: store.Transaction,
  order: ReturnableOrder,
  {
    returnItems,
    returnOrderId,
  }: { readonly returnItems: readonly ReturnItem[]; readonly returnOrderId: string | null },
): Promise<{ readonly changeOrderId: string; readonly amounts: PartAmounts }> {
  const plan = planReturn(order, returnItems)
  const changeOrderId = newId('801')
  const { id: orderSummaryId, contactInfo } = order.order
  await insertOrderChange(tx, {
    id: changeOrderId,
    orderSummaryId,
    type: 'Return',
    left: null,
    returnOrderId,
    lines: plan.lines,
  })
  for (const { orderItemId, quantity } of plan.lines)
    await store.addReturnQuantities(tx, orderItemId, { returned: quantity, initiated: ZERO })
  await store.addReturnedAmount(tx, orderSummaryId, plan.amounts.grandTotal)
  await touchOrder(tx, orderSummaryId)
  await restock(tx, order.items, returnItems)
  const payload = toReturnedEventPayload(order, plan, { changeOrderId, returnOrderId })
  await recordChange(tx, {
    objectName: 'OrderSummary',
    recordId: orderSummaryId,
    operation: 'return-items',
    newValues: payload,
  })
  await lockAndInsertEvent(tx, { type: 'OrderReturned', recordId: orderSummaryId, payload })
  const to = contactInfo?.['email']
  if (to !== undefined) await insertMail(tx, { kind: 'OrderReturned', recordId: changeOrderId, to })
  return { changeOrderId, amounts: plan.amounts }
}

function toReturnedEventPayload(
  { order, items }: ReturnableOrder,
  { lines, amounts }: ReturnPlan,
  ids: { readonly changeOrderId: string; readonly returnOrderId: string | null },
) {
  const money = (amount: Decimal): string => toMoneyText(amount, order.currencyIsoCode)
  const skus = new Map(items.map(({ id, sku }) => [id, sku]))
  return {
    orderNumber: order.orderNumber,
    ...ids,
    currencyIsoCode: order.currencyIsoCode,
    returnedAmount: money(amounts.grandTotal),
    items: lines.map(({ orderItemId, quantity, reason, totalPrice, totalTax, deliveryAmount }) => ({
      orderItemSummaryId: orderItemId,
      sku: skus.get(orderItemId) ?? '',
      quantity: toText(quantity),
      reason,
      totalPrice: money(totalPrice),
      totalTax: money(totalTax),
      deliveryAmount: money(deliveryAmount),
    })),
  }
}
