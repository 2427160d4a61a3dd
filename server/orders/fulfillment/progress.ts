import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { findPreconditionError, type Precondition } from '../../records/service.ts'
import { orderErrors } from '../errors.ts'
import type { Order, OrderItem } from '../order.ts'
import { determineNextStatus } from '../order-status.ts'
import { parseReferenceNumber } from '../reference-number.ts'
import * as orderStore from '../store.ts'
import { fulfillmentErrors } from './errors.ts'
import { calculateLineProgress, type FulfillmentOrder, type Shipment } from './fulfillment.ts'
import * as store from './store.ts'

/** An order with how far its fulfillment is. */
export interface OrderProgress {
  readonly order: Pick<Order, 'id' | 'orderNumber' | 'status'>
  readonly items: readonly OrderItem[]
  readonly fulfillmentOrders: readonly FulfillmentOrder[]
  readonly shipments: readonly Shipment[]
}

/**
 * Loads how far the fulfillment of an order is, by its id, reference number or order number; returns an error when there
 * is no such order.
 */
export async function loadOrderProgress(db: store.ReadOnlyDb, idOrNumber: string): Promise<Result<OrderProgress>> {
  const order = await orderStore.findOrder(db, {
    id: normalizeId(idOrNumber, '1Os'),
    referenceNumber: parseReferenceNumber(idOrNumber),
    orderNumber: idOrNumber,
  })
  if (order === null) return err(orderErrors.unknownOrder)
  return ok({
    order,
    items: await orderStore.findItems(db, order.id),
    fulfillmentOrders: await store.findFulfillmentOrders(db, order.id),
    shipments: await store.findShipments(db, order.id),
  })
}

/** An order that is locked until the transaction ends. */
export interface LockedFulfillment extends Omit<OrderProgress, 'shipments'> {
  readonly order: store.LockedOrder
}

/**
 * Locks an order with its fulfillment orders; returns an error when there is none, or when it is not as the caller knows
 * it.
 */
export async function lockOrder(
  tx: store.Transaction,
  id: string | null,
  precondition: Precondition = {},
): Promise<Result<LockedFulfillment>> {
  const order = id === null ? null : await store.lockOrder(tx, id)
  if (order === null) return err(orderErrors.unknownOrder)
  const mismatch = findPreconditionError(precondition, order)
  if (mismatch !== null) return err(mismatch)
  return ok({
    order,
    items: await orderStore.findItems(tx, order.id),
    fulfillmentOrders: await store.findFulfillmentOrders(tx, order.id),
  })
}

/** Locks the order of a fulfillment order; returns an error when there is none, or when it is sent or cancelled. */
export async function lockUnsentFulfillmentOrder(
  tx: store.Transaction,
  fulfillmentOrderId: string,
): Promise<Result<LockedFulfillment & { readonly fulfillmentOrder: FulfillmentOrder }>> {
  const id = normalizeId(fulfillmentOrderId, '0a3')
  const orderId = id === null ? null : await store.findOrderIdOfFulfillmentOrder(tx, id)
  const lockedOrder = await lockOrder(tx, orderId)
  const fulfillmentOrder = lockedOrder.ok
    ? lockedOrder.value.fulfillmentOrders.find((candidate) => candidate.id === id)
    : undefined
  if (!lockedOrder.ok || fulfillmentOrder === undefined) return err(fulfillmentErrors.unknownFulfillmentOrder)
  if (fulfillmentOrder.status === 'Fulfilled') return err(fulfillmentErrors.alreadySent)
  if (fulfillmentOrder.status === 'Cancelled') return err(fulfillmentErrors.nothingToSend)
  return ok({ ...lockedOrder.value, fulfillmentOrder })
}

/**
 * Updates the status of a locked order to what its fulfillment orders say now, and returns how far it is. The order
 * counts as changed, so that nobody does a thing again who has not seen it.
 */
export async function updateOrderStatus(
  tx: store.Transaction,
  { order, items }: Pick<LockedFulfillment, 'order' | 'items'>,
): Promise<Omit<OrderProgress, 'shipments'>> {
  const fulfillmentOrders = await store.findFulfillmentOrders(tx, order.id)
  const status = determineNextStatus(
    order,
    items.map((item) => calculateLineProgress(item, fulfillmentOrders)),
  )
  await store.updateOrderStatus(tx, order.id, status)
  return { order: { ...order, status }, items, fulfillmentOrders }
}
