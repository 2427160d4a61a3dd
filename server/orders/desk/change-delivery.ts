import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'
import { integrityError } from '../../records/service.ts'
import { lockOrder } from '../fulfillment/progress.ts'
import { touchOrder } from '../fulfillment/store.ts'
import * as store from './delivery-store.ts'

/** What changes of a delivery; undefined values stay as they are. */
export interface DeliveryChanges {
  readonly name?: string | null | undefined
  readonly street?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
  readonly instructions?: string | null | undefined
}

const FIELDS = {
  street: 'DeliverToStreet',
  city: 'DeliverToCity',
  postalCode: 'DeliverToPostalCode',
} as const satisfies Partial<Record<keyof DeliveryChanges, string>>

const PARTS = ['street', 'city', 'postalCode'] as const

/**
 * Changes where a delivery of an order goes, and its shipping instructions. Returns an error, with the field, when
 * something of it was sent, or when a part of the address would be empty. Country and state stay: they decide about the
 * tax that was agreed to.
 */
export async function changeDelivery(
  tx: store.Transaction,
  id: string,
  { instructions, ...address }: DeliveryChanges,
): Promise<Result<null>> {
  const locked = await lockOrder(tx, await store.findOrderIdOfDelivery(tx, id))
  if (!locked.ok) return locked
  const { order, fulfillmentOrders } = locked.value
  if (fulfillmentOrders.some(({ deliveryGroupId, status }) => deliveryGroupId === id && status === 'Fulfilled'))
    return err(integrityError(FIELDS.street, messages.deliverySent))
  const empty = PARTS.find((part) => address[part] !== undefined && (address[part] ?? '').trim() === '')
  if (empty !== undefined)
    return err(integrityError(FIELDS[empty], () => messages.addressPartMissing({ field: FIELDS[empty] })))
  const changed = Object.entries(address).filter((entry) => entry[1] !== undefined)
  await store.updateDelivery(tx, id, { address: Object.fromEntries(changed), instructions })
  await touchOrder(tx, order.id)
  return ok(null)
}
