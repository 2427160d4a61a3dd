import { getRetryDelay } from '@hydrant/kernel/time/retry-delay.ts'
import type { PaymentDeps } from './call-gateway.ts'
import { GatewayConfigurationError, type GatewayError } from './payment-gateway.ts'
import type { Payment } from './payment.ts'
import * as store from './store.ts'

const RETRY_DELAYS = { first: 60, longest: 3600 }
/** The number of failures after which an operator is notified: about half an hour. */
const ATTENTION_AFTER = 5
/** The number of failures after which only an operator can retry a payment: about a day. */
const MAX_ATTEMPTS = 30

/**
 * Counts and logs a gateway failure of a payment, and decides when it is retried and whether an operator has to look at
 * it.
 */
export async function recordFailure(
  { database, log }: PaymentDeps,
  { id, status, gateway }: Payment,
  error: GatewayError,
): Promise<void> {
  const failure = await database.transaction(async (executor) => {
    const attempts = await store.incrementFailures(executor, id, error.message)
    if (attempts === null) return null
    const isPermanent = error instanceof GatewayConfigurationError
    const needsAttention = isPermanent || attempts >= ATTENTION_AFTER
    const isLast = isPermanent || attempts >= MAX_ATTEMPTS
    await store.scheduleNextAttempt(executor, id, {
      delaySeconds: isLast ? null : getRetryDelay(attempts, RETRY_DELAYS),
      needsAttention,
    })
    return { attempts, needsAttention, isLast }
  })
  if (failure === null) return
  const fields = { paymentId: id, paymentStatus: status, gateway, attempts: failure.attempts, reason: error.message }
  if (!failure.needsAttention) log.warn(fields, 'a payment gateway failed; the payment is tried again')
  else if (failure.isLast)
    log.error(fields, 'a payment needs attention and is not tried again by itself: see GET /admin/failed-payments')
  else log.error(fields, 'a payment needs attention: see GET /admin/failed-payments')
}
