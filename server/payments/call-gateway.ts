import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import { runInSpan } from '@hydrant/kernel/tracing/spans.ts'
import {
  GatewayConfigurationError,
  GatewayError,
  type PaymentGateway,
  type PaymentGateways,
} from './payment-gateway.ts'
import type { Payment } from './payment.ts'
import type { Database } from './store.ts'

/** The dependencies of payments. */
export interface PaymentDeps {
  readonly database: Database
  readonly gateways: PaymentGateways
  /** The gateway of every store that accepts cards; defaults to the one that the store's settings name. */
  readonly cardGateway?: string | undefined
  readonly log: FailureLog
  /** The timeout of one gateway call; 15 seconds by default. */
  readonly gatewayTimeoutMilliseconds?: number | undefined
}

const DEFAULT_TIMEOUT_MS = 15_000

/**
 * Returns the maximum time that a payment may wait for its gateway, in milliseconds: up to two payments that it
 * replaces are reversed before it is charged.
 */
export function getMaximumGatewayWaitMs({ gatewayTimeoutMilliseconds }: PaymentDeps): number {
  return 3 * (gatewayTimeoutMilliseconds ?? DEFAULT_TIMEOUT_MS)
}

/**
 * Calls the gateway of a payment. Throws what the gateway throws, and a `GatewayError` when it does not respond in time
 * or this shop does not have it.
 */
export async function callGateway<Value>(
  deps: PaymentDeps,
  { gateway: name }: Pick<Payment, 'gateway'>,
  call: (gateway: PaymentGateway) => Promise<Value>,
): Promise<Value> {
  const gateway = deps.gateways[name ?? '']
  if (gateway === undefined) throw new GatewayConfigurationError(`This shop does not have the gateway '${name}'.`)
  return runInSpan('call payment gateway', { 'hydrant.payment_gateway': name ?? '' }, () =>
    withTimeout(call(gateway), deps.gatewayTimeoutMilliseconds ?? DEFAULT_TIMEOUT_MS),
  )
}

/**
 * Awaits a gateway call, or throws a `GatewayError` when it takes too long. The call itself is not aborted; its result
 * is looked up later by the key of the charge.
 */
async function withTimeout<Value>(call: Promise<Value>, milliseconds: number): Promise<Value> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new GatewayError(`The gateway did not answer within ${milliseconds / 1000} seconds.`)),
    milliseconds,
  )
  try {
    return await Promise.race([call, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
