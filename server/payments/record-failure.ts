import { retryDelay } from '@hydrant/kernel/time/retry-delay.ts'
import type { PaymentParts } from './call-gateway.ts'
import { GatewayConfigurationError, type GatewayError } from './payment-gateway.ts'
import type { Payment } from './payment.ts'
import * as store from './store.ts'

const PAUSES = { first: 60, longest: 3600 }
/** From how many failures on an operator is asked to look: about half an hour. */
const ATTENTION_AFTER = 5
/** After how many failures a payment is tried again only when an operator asks for it: about a day. */
const LAST_ATTEMPT = 30

/**
 * Counts and logs a failure of the gateway of a payment, and decides when it is tried again and whether an operator has
 * to look at it.
 */
export async function recordFailure(
  { database, log }: PaymentParts,
  { id, status, gateway }: Payment,
  error: GatewayError,
): Promise<void> {
  const recorded = await database.transaction(async (executor) => {
    const attempts = await store.countFailure(executor, id, error.message)
    if (attempts === null) return null
    const isPermanent = error instanceof GatewayConfigurationError
    const needsAttention = isPermanent || attempts >= ATTENTION_AFTER
    const isLast = isPermanent || attempts >= LAST_ATTEMPT
    await store.planNextAttempt(executor, id, {
      pauseSeconds: isLast ? null : retryDelay(attempts, PAUSES),
      needsAttention,
    })
    return { attempts, needsAttention, isLast }
  })
  if (recorded === null) return
  const fields = { paymentId: id, paymentStatus: status, gateway, attempts: recorded.attempts, reason: error.message }
  if (!recorded.needsAttention) log.warn(fields, 'a payment gateway failed; the payment is tried again')
  else if (recorded.isLast)
    log.error(fields, 'a payment needs attention and is not tried again by itself: see GET /admin/failed-payments')
  else log.error(fields, 'a payment needs attention: see GET /admin/failed-payments')
}
