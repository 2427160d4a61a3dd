import { listFailedPayments, retryFailedPayment } from '@hydrant/contract/admin/payments.ts'
import { type CardPaymentMethod, createPaymentToken } from '@hydrant/contract/shop/payments.ts'
import { answer, answerOutcome } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import type { CardDetails } from './payment-gateway.ts'
import * as payments from './service.ts'

/** Tokens for cards, and the payments that an operator has to look at. */
export function registerPaymentRoutes(server: Server, parts: payments.PaymentParts): void {
  serve(server, createPaymentToken, async ({ shopper, body }) => {
    const token = await payments.tokenizeCard(parts, shopper.webstore, cardOf(body.cardPaymentMethod))
    return answerOutcome(token, 201, (value) => ({ token: value }))
  })

  serve(server, listFailedPayments, async ({ query }) => {
    const { failed, total } = await parts.database.read((executor) =>
      payments.findFailedPayments(executor, query.limit),
    )
    return answer(200, { totalCount: total, payments: failed.map(payments.failedPaymentBody) })
  })

  serve(server, retryFailedPayment, async ({ params }) => {
    return answerOutcome(await payments.retryFailedPayment(parts, params.paymentId), 200, payments.failedPaymentBody)
  })
}

function cardOf({ cardHolderName, cardNumber, expiryMonth, expiryYear, cvv }: CardPaymentMethod): CardDetails {
  return {
    holderName: cardHolderName ?? '',
    number: cardNumber,
    expiryMonth: Number(expiryMonth),
    expiryYear: Number(expiryYear),
    securityCode: String(cvv),
  }
}
