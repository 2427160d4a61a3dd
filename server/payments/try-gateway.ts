import { callGateway, type PaymentDeps } from './call-gateway.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { Payment } from './payment.ts'
import { recordPaymentFailure } from './record-failure.ts'

type GatewayAttempt<Value> = { readonly hasSucceeded: true; readonly value: Value } | { readonly hasSucceeded: false }

/** Calls the gateway of a payment. If the call throws, records the failure of the payment instead of throwing. */
export async function callGatewayAndRecordFailure<Value>(
  deps: PaymentDeps,
  payment: Payment,
  call: (gateway: PaymentGateway) => Promise<Value>,
): Promise<GatewayAttempt<Value>> {
  try {
    return { hasSucceeded: true, value: await callGateway(deps, payment, call) }
  } catch (error) {
    await recordPaymentFailure(deps, payment, error)
    return { hasSucceeded: false }
  }
}
