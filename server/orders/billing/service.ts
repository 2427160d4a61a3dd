import type { OrderDocumentFile } from '@hydrant/contract/shop/order.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { readAllSlices } from '../../media/service.ts'
import { toPrivateFileBody } from '../../media/upload/service.ts'
import { fulfillmentErrors } from '../fulfillment/errors.ts'
import { lockOrder } from '../fulfillment/progress.ts'
import { findOrderIdOfFulfillmentOrder } from '../fulfillment/store.ts'
import { findFileSlice, findOrderedFile } from '../purchase-order-file/store.ts'
import { lookUpOrderWithGuestLimit, type OrderLookup } from '../service.ts'
import type { BillingDocument } from './billing.ts'
import { toFileBody } from './body.ts'
import { createInvoice } from './create-invoice.ts'
import { alreadyInvoicedError, billingErrors } from './errors.ts'
import { createDocumentFile, downloads, findDocumentWithOrder } from './file/document-file.ts'
import * as store from './store.ts'

/**
 * Creates the invoice of a fulfillment order that was shipped without one. Returns an error when it was not shipped, or
 * has an invoice.
 */
export function createMissingInvoice(
  database: store.Database,
  fulfillmentOrderId: string,
): Promise<Result<BillingDocument>> {
  return database.transaction(async (tx) => {
    const id = normalizeId(fulfillmentOrderId, '0a3')
    const locked = await lockOrder(tx, id === null ? null : await findOrderIdOfFulfillmentOrder(tx, id))
    const fulfillmentOrder = locked.ok
      ? locked.value.fulfillmentOrders.find((candidate) => candidate.id === id)
      : undefined
    if (!locked.ok || fulfillmentOrder === undefined) return err(fulfillmentErrors.unknownFulfillmentOrder)
    if (fulfillmentOrder.status !== 'Fulfilled') return err(billingErrors.notShipped)
    const existing = await store.findInvoiceOf(tx, fulfillmentOrder.id)
    if (existing !== null) return err(alreadyInvoicedError(existing.number))
    const { order, items } = locked.value
    return ok(await createInvoice(tx, { orderSummaryId: order.id, items, fulfillmentOrder }))
  })
}

/**
 * Creates the file of an invoice or a credit memo of any order, or loads that of a purchase order, in its wire form; an
 * error when there is none. Rejects with an `OverloadError` when too many are being downloaded.
 */
export async function loadDocumentFile(
  database: store.Database,
  documentId: string,
): Promise<Result<OrderDocumentFile>> {
  const id = normalizeId(documentId)
  if (id === null) return err(billingErrors.unknownDocument)
  const purchaseOrder = await database.query((db) => findOrderedFile(db, id))
  if (purchaseOrder !== null) return downloads.run(() => loadPurchaseOrder(database, id, purchaseOrder))
  const document = await database.query((db) => findDocumentWithOrder(db, id))
  return document === null
    ? err(billingErrors.unknownDocument)
    : ok(toFileBody(await downloads.run(() => createDocumentFile(document))))
}

async function loadPurchaseOrder(
  database: store.Database,
  id: string,
  { mimeType, byteSize }: { readonly mimeType: string; readonly byteSize: number },
): Promise<Result<OrderDocumentFile>> {
  const body = await readAllSlices(byteSize, (slice) => database.query((db) => findFileSlice(db, id, slice)))
  return body === null
    ? err(billingErrors.unknownDocument)
    : ok(toPrivateFileBody(`purchase-order-${id}`, { mimeType, body }))
}

/** Loads the file of a document of an order that the shopper may read; an error when there is none. */
export async function loadDocumentFileOfOrder(
  database: store.Database,
  shopper: Shopper,
  { documentId, ...lookup }: OrderLookup & { readonly clientAddress: string; readonly documentId: string },
): Promise<Result<OrderDocumentFile>> {
  const view = await lookUpOrderWithGuestLimit(database, shopper, lookup)
  if (!view.ok) return view
  const { documents, purchaseOrderFile } = view.value
  const id = normalizeId(documentId)
  return documents.some((document) => document.id === id) || (id !== null && purchaseOrderFile?.id === id)
    ? loadDocumentFile(database, documentId)
    : err(billingErrors.unknownDocument)
}
