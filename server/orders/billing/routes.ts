import * as endpoints from '@hydrant/contract/admin/billing.ts'
import { downloadOrderDocument } from '@hydrant/contract/shop/order-endpoints.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toOrderLookup } from '../service.ts'
import { toFileBody } from './body.ts'
import * as billing from './service.ts'

/** Registers the endpoints of invoices and of the files of invoices and credit memos. */
export function registerBillingRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.createInvoice, async ({ params }) => {
    const created = await billing.createMissingInvoice(database, params.fulfillmentOrderId)
    return createResultResponse(created, 201, ({ id }) => ({ success: true as const, errors: [], invoiceId: id }))
  })

  registerEndpoint(server, endpoints.getDocumentFile, async ({ params }) =>
    createResultResponse(await billing.loadDocumentFile(database, params.documentId), 200, toFileBody),
  )

  registerEndpoint(server, downloadOrderDocument, async ({ shopper, body, request }) => {
    const file = await billing.loadDocumentFileOfOrder(database, shopper, {
      ...toOrderLookup(body.orderSummaryIdOrRefNumber, body),
      documentId: body.documentId,
      clientAddress: request.ip,
    })
    return createResultResponse(file, 201, toFileBody)
  })
}
