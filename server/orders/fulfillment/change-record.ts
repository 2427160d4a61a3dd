import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'
import { integrityError } from '../../records/service.ts'
import { lockUnsentFulfillmentOrder } from './progress.ts'
import { cancelItemsIn, shipIn } from './service.ts'
import * as store from './store.ts'

/** What changes in the record of a fulfillment order; undefined values stay as they are. */
export interface FulfillmentOrderChanges {
  readonly status?: string | undefined
  readonly locationId?: string | null | undefined
  readonly carrier?: string | null | undefined
  readonly trackingNumber?: string | null | undefined
  readonly trackingUrl?: string | null | undefined
}

/**
 * Changes a fulfillment order that was not sent: from where, or whether it is sent or cancelled as a whole. Without a
 * carrier it is sent with the delivery method of the order. Returns an error, with the field, for one that has left the
 * shop or was cancelled, and for what only a shipment has.
 */
export async function changeFulfillmentOrder(
  tx: store.Transaction,
  id: string,
  { status = 'Allocated', locationId, ...shipment }: FulfillmentOrderChanges,
): Promise<Result<null>> {
  const locked = await lockUnsentFulfillmentOrder(tx, id)
  if (!locked.ok) return err(withField(locked.error, 'Status'))
  if (locationId !== undefined) await store.updateFulfillmentOrderLocation(tx, id, locationId)
  if (status === 'Fulfilled') return ship(tx, id, shipment)
  const field = findShipmentField(shipment)
  if (field !== null) return err(integrityError(field, () => messages.onlyOfShipment({ field })))
  if (status !== 'Cancelled') return ok(null)
  const lines = locked.value.fulfillmentOrder.lines.filter(({ quantity }) => quantity.gt(0))
  const cancelled = await cancelItemsIn(
    tx,
    id,
    lines.map(({ id: lineId, quantity }) => ({ lineId, quantity })),
  )
  return cancelled.ok ? ok(null) : err(withField(cancelled.error, 'Status'))
}

/** Changes how much a line of a fulfillment order sends: less than before. Returns an error with the field otherwise. */
export async function changeFulfillmentLine(
  tx: store.Transaction,
  id: string,
  quantity: string | undefined,
): Promise<Result<null>> {
  const line = quantity === undefined ? null : await store.findFulfillmentLine(tx, id)
  if (quantity === undefined || line === null) return ok(null)
  const field = 'Quantity'
  const reduction = decimal(line.quantity).minus(decimal(quantity))
  if (reduction.eq(0)) return ok(null)
  if (reduction.lt(0))
    return err(
      integrityError(field, () => messages.quantityCannotGrow({ field, quantity: toText(decimal(line.quantity)) })),
    )
  const cancelled = await cancelItemsIn(tx, line.fulfillmentOrderId, [{ lineId: id, quantity: reduction }])
  return cancelled.ok ? ok(null) : err(withField(cancelled.error, field))
}

async function ship(
  tx: store.Transaction,
  id: string,
  { carrier, trackingNumber = null, trackingUrl = null }: FulfillmentOrderChanges,
): Promise<Result<null>> {
  const shippedWith = carrier ?? (await store.findDeliveryMethodName(tx, id))
  if (shippedWith === null) return err(integrityError('Carrier__c', () => messages.noCarrier({ field: 'Carrier__c' })))
  const shipped = await shipIn(tx, id, {
    carrier: shippedWith,
    trackingNumber,
    trackingUrl,
    expectedDeliveryAt: null,
  })
  return shipped.ok ? ok(null) : err(withField(shipped.error, trackingUrl === null ? 'Status' : 'TrackingUrl__c'))
}

function findShipmentField({ carrier, trackingNumber, trackingUrl }: FulfillmentOrderChanges): string | null {
  if (typeof carrier === 'string') return 'Carrier__c'
  if (typeof trackingNumber === 'string') return 'TrackingNumber__c'
  return typeof trackingUrl === 'string' ? 'TrackingUrl__c' : null
}

/** Returns an error of a call as one of the field of the record that asked for the same. */
function withField({ code: _code, message }: DomainError, field: string): DomainError {
  return { code: 'FIELD_INTEGRITY_EXCEPTION', message, fields: [field] }
}
