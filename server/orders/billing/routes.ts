import * as endpoints from '@hydrant/contract/admin/billing.ts'
import { listInvoices } from '@hydrant/contract/shop/invoices.ts'
import { downloadOrderDocument } from '@hydrant/contract/shop/order-endpoints.ts'
import { PAGE_SIZE_25 } from '@hydrant/contract/shared/limits.ts'
import { parsePageToken, toPageLinksAndTokens } from '../../http/page-token.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { PaymentDeps } from '../../payments/service.ts'
import { orderErrors } from '../errors.ts'
import { toOrderLookup } from '../service.ts'
import { findAccountInvoices, sumOpenBalances } from './account-invoice-store.ts'
import { toInvoiceBody, toOpenBalanceBody } from './body.ts'
import { createCreditMemo } from './create-credit-memo.ts'
import * as billing from './service.ts'
import { ensureFunds, ensureRefunds } from './settlement.ts'

/** Registers the endpoints of invoices and of the files of invoices and credit memos. */
export function registerBillingRoutes(server: Server, payments: PaymentDeps): void {
  const { database } = server
  registerSettlementRoutes(server, payments)

  registerEndpoint(server, listInvoices, async ({ shopper, query, request }) => {
    const { state, q, pageSize, pageToken } = query
    const window = pageToken === undefined ? { pageSize, offset: 0 } : parsePageToken(pageToken, PAGE_SIZE_25.max)
    if (window === null) return createErrorResponse(orderErrors.malformedToken)
    const invoiceQuery = { state, term: q?.trim() ?? '', limit: window.pageSize, offset: window.offset }
    const { invoices, total, openBalances } = await database.query(async (db) => ({
      ...(await findAccountInvoices(db, shopper, invoiceQuery)),
      openBalances: await sumOpenBalances(db, shopper),
    }))
    return createResponse(200, {
      count: invoices.length,
      total,
      invoices: invoices.map(toInvoiceBody),
      openBalances: openBalances.map(toOpenBalanceBody),
      ...toPageLinksAndTokens(window, total, request.originalUrl),
    })
  })

  registerEndpoint(server, endpoints.createInvoice, async ({ params }) => {
    const created = await billing.createMissingInvoice(database, params.fulfillmentOrderId)
    return createResultResponse(created, 201, ({ id }) => ({ success: true as const, errors: [], invoiceId: id }))
  })

  registerEndpoint(server, endpoints.getDocumentFile, async ({ params }) =>
    createResultResponse(await billing.loadDocumentFile(database, params.documentId), 200, (file) => file),
  )

  registerEndpoint(server, downloadOrderDocument, async ({ shopper, body, request }) => {
    const found = await billing.loadDocumentFileOfOrder(database, shopper, {
      ...toOrderLookup(body.orderSummaryIdOrRefNumber, body),
      documentId: body.documentId,
      clientAddress: request.ip,
    })
    return createResultResponse(found, 201, (file) => file)
  })
}

function registerSettlementRoutes(server: Server, payments: PaymentDeps): void {
  registerEndpoint(server, endpoints.createCreditMemo, async ({ params, body }) => {
    const created = await createCreditMemo(payments, params.orderSummaryId, body.changeOrderIds)
    return createResultResponse(created, 201, ({ id }) => ({ success: true as const, errors: [], creditMemoId: id }))
  })

  registerEndpoint(server, endpoints.ensureFunds, async ({ params: { orderSummaryId }, body }) =>
    createResultResponse(
      await ensureFunds(payments, { orderSummaryId, documentId: body.invoiceId }),
      201,
      toBackgroundOperation,
    ),
  )

  registerEndpoint(server, endpoints.ensureRefunds, async ({ params: { orderSummaryId }, body }) =>
    createResultResponse(
      await ensureRefunds(payments, { orderSummaryId, documentId: body.creditMemoId }),
      201,
      toBackgroundOperation,
    ),
  )
}

function toBackgroundOperation(backgroundOperationId: string) {
  return { success: true as const, errors: [], backgroundOperationId }
}
