import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { getRetryDelaySeconds } from '@hydrant/kernel/time/retry-delay.ts'
import * as messages from '@hydrant/messages/compiled/server/payments.js'
import type { PaymentDeps } from './call-gateway.ts'
import { GatewayConfigurationError, GatewayError } from './payment-gateway.ts'
import type { Payment } from './payment.ts'
import * as store from './store.ts'

const RETRY_DELAYS = { first: 60, longest: 3600 }
/** The number of failures after which an operator is notified: about half an hour. */
const ATTENTION_AFTER = 5
/** The number of failures after which only an operator can retry a payment: about a day. */
const MAX_ATTEMPTS = 30

/**
 * Counts and logs a failure of a payment, and stores when it is retried and whether an operator has to look at it. Any
 * error that is not a `GatewayError` is a bug: it is logged as an error with its stack, even when it cannot be counted.
 */
export async function recordPaymentFailure(
  deps: PaymentDeps,
  { id, status, gateway }: Payment,
  error: unknown,
): Promise<void> {
  const bug = error instanceof GatewayError ? null : withoutQueryValues(error)
  const reason = error instanceof GatewayError ? error.message : describeInnermostCause(error)
  const details = { paymentId: id, paymentStatus: status, gateway, reason, ...(bug !== null && { err: bug }) }
  const failure = await countFailureAndScheduleRetry(deps, id, { error, reason }).catch((cause: unknown) => {
    deps.log.error(details, 'a payment failed, which could not be counted')
    throw cause
  })
  if (failure === null) {
    if (bug !== null) deps.log.error(details, 'a payment failed that waits for its gateway no longer')
    return
  }
  const { attempts, needsAttention, isLast } = failure
  const fields = { ...details, attempts }
  if (needsAttention)
    deps.log.error(
      fields,
      isLast
        ? 'a payment needs attention and is not tried again by itself: see GET /admin/failed-payments'
        : 'a payment needs attention: see GET /admin/failed-payments',
    )
  else deps.log[bug === null ? 'warn' : 'error'](fields, 'a payment failed; it is tried again')
}

function countFailureAndScheduleRetry(
  { database }: PaymentDeps,
  id: string,
  { error, reason }: { readonly error: unknown; readonly reason: string },
) {
  return database.transaction(async (tx) => {
    const attempts = await store.incrementGatewayFailures(tx, id, reason)
    if (attempts === null) return null
    const isPermanent = error instanceof GatewayConfigurationError
    const needsAttention = isPermanent || attempts >= ATTENTION_AFTER
    const isLast = isPermanent || attempts >= MAX_ATTEMPTS
    await store.scheduleNextAttempt(tx, id, {
      delaySeconds: isLast ? null : getRetryDelaySeconds(attempts, RETRY_DELAYS),
      needsAttention,
    })
    return { attempts, needsAttention, isLast }
  })
}

/** Returns the message of the innermost cause of an error: outer messages may contain the values of a query. */
function describeInnermostCause(error: unknown): string {
  if (!(error instanceof Error)) return messages.unexpectedFailure()
  return error.cause instanceof Error
    ? describeInnermostCause(error.cause)
    : messages.unexpectedFailureOf({ reason: error.message })
}
