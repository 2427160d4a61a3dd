import type { FailureLog } from '@hydrant/kernel/outcome/failure-log.ts'
import {
  GatewayConfigurationError,
  GatewayError,
  type PaymentGateway,
  type PaymentGateways,
} from './payment-gateway.ts'
import type { Payment } from './payment.ts'
import type { Database } from './store.ts'

/** What payments need of the shop. */
export interface PaymentParts {
  readonly database: Database
  readonly gateways: PaymentGateways
  readonly log: FailureLog
  /** How long a gateway may take for one call; 15 seconds unless given. */
  readonly gatewayTimeoutMilliseconds?: number | undefined
}

const TIMEOUT_MILLISECONDS = 15_000

/**
 * Calls the gateway of a payment. Throws what the gateway throws, and a `GatewayError` when it does not answer in time
 * or this shop does not have it.
 */
export async function callGateway<Value>(
  parts: PaymentParts,
  { gateway: name }: Pick<Payment, 'gateway'>,
  call: (gateway: PaymentGateway) => Promise<Value>,
): Promise<Value> {
  const gateway = parts.gateways[name ?? '']
  if (gateway === undefined) throw new GatewayConfigurationError(`This shop does not have the gateway '${name}'.`)
  return withTimeout(call(gateway), parts.gatewayTimeoutMilliseconds ?? TIMEOUT_MILLISECONDS)
}

/**
 * The value of a promise, or a `GatewayError` when it takes too long. The call goes on by itself; what became of it is
 * found out by the key of the charge.
 */
async function withTimeout<Value>(call: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new GatewayError(`The gateway did not answer within ${milliseconds / 1000} seconds.`)),
    milliseconds,
  )
  try {
    return await Promise.race([call, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
