import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { OrderActivity } from '@hydrant/contract/admin/order-desk.ts'
import type { OrderDetail } from '@hydrant/contract/shop/order.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import type { OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import { getFieldText, getRecordId, type StoredRecord } from '../records/field-value.ts'
import { loadDescription } from '../records/load-description.ts'
import { loadRecord } from '../records/load-record.ts'
import { loadDocuments, type OrderDocument } from './load-documents.ts'
import { formatId } from '../records/soql-literal.ts'
import { isSendingMails } from '../shell/mail-server.tsx'
import { awaitOrErrorPage } from '../shell/office-errors.ts'

/** Everything about an order. */
export interface Order {
  readonly order: StoredRecord
  readonly items: readonly StoredRecord[]
  readonly deliveries: readonly StoredRecord[]
  readonly payments: readonly StoredRecord[]
  readonly fulfillment: OrderFulfillment
  /** The order as its buyer reads it: its amounts, by line and added up, are shown as the buyer sees them. */
  readonly buyersOrder: OrderDetail
  /** Its invoices and credit memos. */
  readonly documents: readonly OrderDocument[]
  /** Where things can be sent from. */
  readonly locations: ReadonlyArray<{ readonly id: string; readonly name: string }>
  /** What happened with it, the latest first, and what is open about its returns. */
  readonly activity: OrderActivity
  /** Its ETag: the forms say by it which state of the order they were made for. */
  readonly tag: string
  /** Whether the user may send, hold and cancel it. */
  readonly mayChange: boolean
  /** Whether the shop has a mail server. */
  readonly isSendingMails: boolean
}

/** Loads an order with its lines, deliveries and payments, and how far it is. */
export async function loadOrder(
  staff: StaffClient,
  orderId: string,
  objects: readonly ObjectSummary[],
): Promise<Order> {
  const { fields } = await loadDescription(staff, 'OrderSummary')
  const path = { objectName: 'OrderSummary', recordId: orderId }
  // The tag is read first: what changes in between is noticed when a form is sent.
  const tag = (await awaitOrErrorPage(staff.readTag('OrderSummary', orderId))) ?? ''
  const [order, items, deliveries, payments, locations, fulfillment, buyersOrder, documents, activity, isSending] =
    await Promise.all([
      loadRecord(staff, path, fields),
      loadChildren(staff, { objectName: 'OrderItemSummary', orderId, order: 'LineNumber' }),
      loadChildren(staff, { objectName: 'OrderDeliveryGroupSummary', orderId, order: 'CreatedDate' }),
      loadChildren(staff, { objectName: 'OrderPaymentSummary', orderId, order: 'CreatedDate' }),
      objects.some(({ name }) => name === 'Location') ? loadLocations(staff) : [],
      awaitOrErrorPage(staff.getOrderFulfillment(orderId)),
      awaitOrErrorPage(staff.getOrderAsBuyer(orderId)),
      loadDocuments(staff, orderId),
      awaitOrErrorPage(staff.getOrderActivity(orderId)),
      isSendingMails(staff),
    ])
  const mayChange = objects.some(({ name, updateable }) => name === 'FulfillmentOrder' && updateable)
  return {
    order,
    items,
    deliveries,
    payments,
    locations,
    fulfillment,
    buyersOrder,
    documents,
    activity,
    tag,
    mayChange,
    isSendingMails: isSending,
  }
}

/** Loads all records of an object that belong to an order. */
async function loadChildren(
  staff: StaffClient,
  { objectName, orderId, order }: { readonly objectName: string; readonly orderId: string; readonly order: string },
): Promise<readonly StoredRecord[]> {
  const { fields } = await awaitOrErrorPage(staff.describeObject(objectName))
  const names = fields.map(({ name }) => name).join(', ')
  const q = `SELECT ${names} FROM ${objectName} WHERE OrderSummaryId = ${formatId(orderId)} ORDER BY ${order}`
  return (await awaitOrErrorPage(staff.query(q))).records
}

async function loadLocations(staff: StaffClient): Promise<Order['locations']> {
  const { records } = await awaitOrErrorPage(staff.query('SELECT Id, Name FROM Location ORDER BY Name'))
  return records.map((record) => ({ id: getRecordId(record), name: getFieldText(record, 'Name') ?? '' }))
}
