import { type CardPaymentMethod, createPaymentToken } from '@hydrant/contract/shop/payments.ts'
import { answerOutcome } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import type { CardDetails } from './payment-gateway.ts'
import { type PaymentGateways, tokenizeCard } from './service.ts'

/** Tokens for cards. */
export function registerPaymentRoutes(server: Server, gateways: PaymentGateways): void {
  serve(server, createPaymentToken, async ({ shopper, body }) => {
    const token = await tokenizeCard(gateways, shopper.webstore, cardOf(body.cardPaymentMethod))
    return answerOutcome(token, 201, (value) => ({ token: value }))
  })
}

function cardOf({ cardHolderName, cardNumber, expiryMonth, expiryYear, cvv }: CardPaymentMethod): CardDetails {
  return { holderName: cardHolderName ?? '', number: cardNumber, expiryMonth: Number(expiryMonth), expiryYear: Number(expiryYear), securityCode: String(cvv) }
}
