import { newId, normalizeId, toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { type Precondition, recordChange } from '../../records/service.ts'
import { orderErrors } from '../errors.ts'
import { findFulfillmentOrders, touchOrder } from '../fulfillment/store.ts'
import { lockOrder } from '../fulfillment/progress.ts'
import type { Order, PartAmounts } from '../order.ts'
import { isDividedMoreFinely, tooFinelyDividedError } from '../quantity.ts'
import { findDeliveries, findItems, findOrder } from '../store.ts'
import * as errors from './errors.ts'
import { checkReturnQuantities, planReturn, type ReturnableOrder } from './plan-return.ts'
import { calculateStillExpected, type ReturnItem, type ReturnOrder } from './returns.ts'
import { storeReturn } from './store-return.ts'
import * as store from './store.ts'

/** What a return is credited with. */
export interface ReturnAmounts {
  readonly order: Order
  readonly amounts: PartAmounts
}

/** Calculates what a return would be credited with; returns an error when it cannot be made. */
export function previewReturn(
  database: store.Database,
  orderSummaryId: string,
  returnItems: readonly ReturnItem[],
): Promise<Result<ReturnAmounts>> {
  return database.query(async (db) => {
    const order = await loadReturnableOrder(db, normalizeId(orderSummaryId, '1Os'))
    if (order === null) return err(orderErrors.unknownOrder)
    const checked = checkReturnQuantities(order, returnItems)
    return checked.ok ? ok({ order: order.order, amounts: planReturn(order, returnItems).amounts }) : checked
  })
}

/**
 * Stores that quantities of an order have come back that were not announced. Returns an error, and changes nothing, when
 * one of them was not sent or is announced or returned already, or when the order is not as the caller knows it.
 */
export function submitReturn(
  database: store.Database,
  orderSummaryId: string,
  { returnItems, precondition }: { readonly returnItems: readonly ReturnItem[]; readonly precondition?: Precondition },
): Promise<Result<ReturnAmounts & { readonly changeOrderId: string }>> {
  return database.transaction(async (tx) => {
    const order = await lockReturnableOrder(tx, normalizeId(orderSummaryId, '1Os'), precondition)
    if (!order.ok) return order
    const checked = checkReturnQuantities(order.value, returnItems)
    if (!checked.ok) return checked
    const { changeOrderId, amounts } = await storeReturn(tx, order.value, { returnItems, returnOrderId: null })
    return ok({ order: order.value.order, amounts, changeOrderId })
  })
}

/**
 * Stores what is expected back of an order, and returns the id of the return order. Returns an error, and changes
 * nothing, when less can come back, or when the order is not as the caller knows it.
 */
export function createReturnOrder(
  database: store.Database,
  orderSummaryId: string,
  { expected, precondition }: { readonly expected: readonly ExpectedItem[]; readonly precondition?: Precondition },
): Promise<Result<string>> {
  return database.transaction(async (tx) => {
    const order = await lockReturnableOrder(tx, normalizeId(orderSummaryId, '1Os'), precondition)
    if (!order.ok) return order
    const checked = checkReturnQuantities(order.value, expected)
    if (!checked.ok) return checked
    if (expected.some(({ quantityReceived, quantity }) => quantityReceived.gt(quantity)))
      return err(errors.returnErrors.lessReceived)
    const returnOrder: ReturnOrder = {
      id: newId('2oN'),
      orderSummaryId: order.value.order.id,
      status: 'Submitted',
      lines: expected.map(({ orderItemId, quantity, quantityReceived, reason, reducesDelivery }) => ({
        id: newId('0Sn'),
        orderItemId: toFullIdIfValid(orderItemId),
        quantityExpected: quantity,
        quantityReceived,
        quantityReturned: ZERO,
        quantityRejected: ZERO,
        quantityCanceled: ZERO,
        reason,
        reducesDelivery,
      })),
    }
    await store.insertReturnOrder(tx, returnOrder)
    await touchOrder(tx, order.value.order.id)
    for (const { orderItemId, quantityExpected } of returnOrder.lines)
      await store.addReturnQuantities(tx, orderItemId, { returned: ZERO, initiated: quantityExpected })
    await recordChange(tx, {
      objectName: 'ReturnOrder',
      recordId: returnOrder.id,
      operation: 'create-return-order',
      newValues: {
        orderSummaryId: returnOrder.orderSummaryId,
        items: returnOrder.lines.map(({ orderItemId, quantityExpected, reason }) => ({
          orderItemSummaryId: orderItemId,
          quantity: toText(quantityExpected),
          reason,
        })),
      },
    })
    return ok(returnOrder.id)
  })
}

/** A quantity of an order line that is expected back, and how much of it has arrived already. */
export type ExpectedItem = Omit<ReturnItem, 'isResalable'> & { readonly quantityReceived: Decimal }

/** What became of a part of the line of a return order. */
export interface ProcessedLine {
  readonly lineId: string
  readonly quantityReceived: Decimal
  readonly quantityReturned: Decimal
  readonly quantityRejected: Decimal
  readonly quantityToCancel: Decimal
  readonly isResalable: boolean
}

/**
 * Stores what became of what was expected back: it is returned, rejected, or does not come back. What is left is
 * expected further. Returns the id of the change of the order, null when nothing is returned; an error, and changes
 * nothing, when less is expected, or when the order is not as the caller knows it.
 */
export function processReturnItems(
  database: store.Database,
  returnOrderId: string,
  { processed, precondition }: { readonly processed: readonly ProcessedLine[]; readonly precondition?: Precondition },
): Promise<Result<string | null>> {
  return database.transaction(async (tx) => {
    const id = normalizeId(returnOrderId, '2oN')
    const orderId = id === null ? null : ((await store.findReturnOrder(tx, id))?.orderSummaryId ?? null)
    const order = await lockReturnableOrder(tx, orderId, precondition)
    // Read again: it may have changed before the order was locked.
    const returnOrder = id === null ? null : await store.findReturnOrder(tx, id)
    if (returnOrder === null) return err(errors.returnErrors.unknownReturnOrder)
    if (!order.ok) return order
    const result = processLines(returnOrder, order.value.items, processed)
    if (!result.ok) return result
    const { lines, returnItems } = result.value
    const isClosed = lines.every((line) => calculateStillExpected(line).eq(ZERO))
    await touchOrder(tx, order.value.order.id)
    await store.updateReturnOrder(tx, { ...returnOrder, status: isClosed ? 'Closed' : 'Submitted', lines })
    for (const [index, line] of lines.entries()) {
      const before = returnOrder.lines[index]
      const change = before === undefined ? ZERO : calculateStillExpected(line).minus(calculateStillExpected(before))
      if (!change.eq(ZERO)) await store.addReturnQuantities(tx, line.orderItemId, { returned: ZERO, initiated: change })
    }
    await recordChange(tx, {
      objectName: 'ReturnOrder',
      recordId: returnOrder.id,
      operation: 'return-items',
      newValues: {
        items: processed.map(({ lineId, quantityReturned, quantityRejected, quantityToCancel }) => ({
          returnOrderLineItemId: lineId,
          quantityReturned: toText(quantityReturned),
          quantityRejected: toText(quantityRejected),
          quantityToCancel: toText(quantityToCancel),
        })),
      },
    })
    if (returnItems.length === 0) return ok(null)
    const stored = await storeReturn(tx, order.value, { returnItems, returnOrderId: returnOrder.id })
    return ok(stored.changeOrderId)
  })
}

function processLines(
  { lines }: ReturnOrder,
  items: ReturnableOrder['items'],
  processed: readonly ProcessedLine[],
): Result<{ readonly lines: ReturnOrder['lines']; readonly returnItems: readonly ReturnItem[] }> {
  const linesById = new Map(lines.map((line) => [line.id, line]))
  const returnItems: ReturnItem[] = []
  for (const { lineId, quantityReceived, quantityReturned, quantityRejected, ...part } of processed) {
    const line = linesById.get(toFullIdIfValid(lineId))
    if (line === undefined) return err(errors.unknownReturnLineError(lineId))
    const stillExpected = calculateStillExpected(line)
    const item = items.find(({ id }) => id === line.orderItemId)
    const finest = [quantityReturned, quantityRejected, part.quantityToCancel].find(
      (quantity) => item !== undefined && isDividedMoreFinely(quantity, item.quantity),
    )
    if (item !== undefined && finest !== undefined)
      return err(tooFinelyDividedError({ sku: item.sku, quantity: toText(finest) }))
    const judged = quantityReturned.plus(quantityRejected)
    if (judged.plus(part.quantityToCancel).gt(stillExpected))
      return err(errors.tooMuchExpectedError(toText(stillExpected)))
    const next = {
      ...line,
      quantityReceived: line.quantityReceived.plus(quantityReceived),
      quantityReturned: line.quantityReturned.plus(quantityReturned),
      quantityRejected: line.quantityRejected.plus(quantityRejected),
      quantityCanceled: line.quantityCanceled.plus(part.quantityToCancel),
    }
    if (next.quantityReceived.gt(line.quantityExpected))
      return err(errors.tooMuchExpectedError(toText(line.quantityExpected)))
    if (next.quantityReceived.lt(next.quantityReturned.plus(next.quantityRejected)))
      return err(errors.returnErrors.lessReceived)
    linesById.set(line.id, next)
    const { orderItemId, reason, reducesDelivery } = line
    if (quantityReturned.gt(ZERO))
      returnItems.push({
        orderItemId,
        quantity: quantityReturned,
        reason,
        reducesDelivery,
        isResalable: part.isResalable,
      })
  }
  return ok({ lines: [...linesById.values()], returnItems })
}

async function lockReturnableOrder(
  tx: store.Transaction,
  orderSummaryId: string | null,
  precondition: Precondition | undefined,
): Promise<Result<ReturnableOrder>> {
  const locked = await lockOrder(tx, orderSummaryId, precondition)
  if (!locked.ok) return locked
  const order = await loadReturnableOrder(tx, locked.value.order.id)
  return order === null ? err(orderErrors.unknownOrder) : ok(order)
}

async function loadReturnableOrder(db: store.ReadOnlyDb, id: string | null): Promise<ReturnableOrder | null> {
  const order = id === null ? null : await findOrder(db, { id, referenceNumber: null, orderNumber: null })
  if (order === null) return null
  return {
    order,
    items: await findItems(db, order.id),
    deliveries: await findDeliveries(db, order.id),
    fulfillmentOrders: await findFulfillmentOrders(db, order.id),
  }
}
