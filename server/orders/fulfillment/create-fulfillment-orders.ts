import { newId, normalizeId, toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { type Precondition, recordChange } from '../../records/service.ts'
import { findExistingLocationIds } from '../../inventory/service.ts'
import type { OrderItem } from '../order.ts'
import { isDividedMoreFinely, tooFinelyDividedError } from '../quantity.ts'
import * as errors from './errors.ts'
import { calculateLineProgress } from './fulfillment.ts'
import { lockOrder, updateOrderStatus } from './progress.ts'
import * as store from './store.ts'

const { fulfillmentErrors } = errors

/** What is to be sent together of one delivery, in groups that each become a fulfillment order. */
export interface FulfillmentRequest {
  readonly orderSummaryId: string
  readonly deliveryGroupId: string
  /** What the caller knows of the order. */
  readonly precondition: Precondition
  readonly groups: ReadonlyArray<{
    /** From where it is sent; null when nobody says. */
    readonly locationId: string | null
    readonly lines: ReadonlyArray<{ readonly orderItemId: string; readonly quantity: Decimal }>
  }>
}

/**
 * Creates a fulfillment order for each group and returns their ids. Returns an error, and creates none, when a line is
 * none of the delivery, when less of it is left than is to be
 * sent, or when the order is not as the caller knows it.
 */
export function createFulfillmentOrders(
  database: store.Database,
  request: FulfillmentRequest,
): Promise<Result<string[]>> {
  return database.transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, normalizeId(request.orderSummaryId, '1Os'), request.precondition)
    if (!lockedOrder.ok) return lockedOrder
    const { order, items, fulfillmentOrders } = lockedOrder.value
    if (order.status === 'Awaiting Approval') return err(fulfillmentErrors.awaitingApproval)
    if (order.status === 'On Hold') return err(fulfillmentErrors.onHold)
    const deliveryGroupId = normalizeId(request.deliveryGroupId)
    const deliveryItems = items.filter((item) => item.deliveryGroupId === deliveryGroupId)
    if (deliveryGroupId === null || deliveryItems.length === 0) return err(fulfillmentErrors.unknownDelivery)
    const groups: NewFulfillmentOrder[] = []
    const available = new Map(
      deliveryItems.map((item) => [item.id, calculateLineProgress(item, fulfillmentOrders).availableToFulfill]),
    )
    const locationIds = request.groups.flatMap(({ locationId }) =>
      locationId === null ? [] : toFullIdIfValid(locationId),
    )
    const existingLocationIds = await findExistingLocationIds(tx, locationIds)
    const unknownLocationId = locationIds.find((id) => !existingLocationIds.has(id))
    if (unknownLocationId !== undefined) return err(errors.unknownLocationError(unknownLocationId))
    for (const { locationId, lines } of request.groups) {
      const takenLines = takeLines(lines, { items: deliveryItems, available })
      if (!takenLines.ok) return takenLines
      groups.push({
        id: newId('0a3'),
        locationId: locationId === null ? null : toFullIdIfValid(locationId),
        lines: takenLines.value,
      })
    }
    for (const { id, locationId, lines } of groups)
      await store.insertFulfillmentOrder(
        tx,
        { id, orderSummaryId: order.id, deliveryGroupId, locationId, status: 'Allocated' },
        lines,
      )
    const fulfillmentOrderIds = groups.map(({ id }) => id)
    await updateOrderStatus(tx, lockedOrder.value)
    await recordChange(tx, {
      objectName: 'OrderSummary',
      recordId: order.id,
      operation: 'create-fulfillment-orders',
      newValues: { fulfillmentOrderIds },
    })
    return ok(fulfillmentOrderIds)
  })
}

interface NewFulfillmentOrder {
  readonly id: string
  readonly locationId: string | null
  readonly lines: ReadonlyArray<{ readonly id: string; readonly orderItemId: string; readonly quantity: Decimal }>
}

/** Takes the requested quantities of lines from what is available; returns an error when a line has less. */
function takeLines(
  lines: FulfillmentRequest['groups'][number]['lines'],
  { items, available }: { readonly items: readonly OrderItem[]; readonly available: Map<string, Decimal> },
): Result<NewFulfillmentOrder['lines']> {
  const itemsById = new Map(items.map((item) => [item.id, item]))
  const taken = new Map<string, Decimal>()
  for (const { orderItemId, quantity } of lines) {
    const item = itemsById.get(toFullIdIfValid(orderItemId))
    const left = item === undefined ? undefined : available.get(item.id)
    if (item === undefined || left === undefined) return err(errors.unknownLineError(orderItemId))
    if (quantity.lte(0)) return err(fulfillmentErrors.noQuantity)
    if (quantity.gt(left)) return err(errors.tooMuchError({ sku: item.sku, available: toText(left) }))
    if (isDividedMoreFinely(quantity, item.quantity) && !quantity.eq(left))
      return err(tooFinelyDividedError({ sku: item.sku, quantity: toText(quantity) }))
    available.set(item.id, left.minus(quantity))
    taken.set(item.id, (taken.get(item.id) ?? ZERO).plus(quantity))
  }
  return ok([...taken].map(([orderItemId, quantity]) => ({ id: newId('0a4'), orderItemId, quantity })))
}
