import { listFailedPayments, retryFailedPayment } from '@hydrant/contract/admin/payments.ts'
import { type CardPaymentMethod, createPaymentToken } from '@hydrant/contract/shop/payments.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import type { CardDetails } from './payment-gateway.ts'
import * as payments from './service.ts'

/** Registers the routes for card tokens and for the payments that need an operator's attention. */
export function registerPaymentRoutes(server: Server, deps: payments.PaymentDeps): void {
  registerEndpoint(server, createPaymentToken, async ({ shopper, body, request }) => {
    if (shopper.user === null) {
      const countResult = await payments.countGuestCardWithinLimit(deps.database, request.ip)
      if (!countResult.ok) return createErrorResponse(countResult.error)
    }
    const tokenResult = await payments.tokenizeCard(deps, shopper.webstore, toCardDetails(body.cardPaymentMethod))
    return createResultResponse(tokenResult, 201, (value) => ({ token: value }))
  })

  registerEndpoint(server, listFailedPayments, async ({ query }) => {
    const { failed, total } = await deps.database.query((db) => payments.findPaymentsNeedingAttention(db, query.limit))
    return createResponse(200, { totalCount: total, payments: failed.map(payments.toFailedPaymentBody) })
  })

  registerEndpoint(server, retryFailedPayment, async ({ params }) => {
    return createResultResponse(
      await payments.retryFailedPayment(deps, params.paymentId),
      200,
      payments.toFailedPaymentBody,
    )
  })
}

function toCardDetails({ cardHolderName, cardNumber, expiryMonth, expiryYear, cvv }: CardPaymentMethod): CardDetails {
  return {
    holderName: cardHolderName ?? '',
    number: cardNumber,
    expiryMonth: Number(expiryMonth),
    expiryYear: Number(expiryYear),
    securityCode: String(cvv),
  }
}
