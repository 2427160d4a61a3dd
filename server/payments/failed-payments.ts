import type { FailedPayment as FailedPaymentBody } from '@hydrant/contract/admin/payments.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { recordChange } from '../records/service.ts'
import type { PaymentDeps } from './call-gateway.ts'
import { paymentErrors } from './errors.ts'
import { recoverPayment } from './settle-payments.ts'
import { clearAttention, type FailedPayment, findPaymentWithFailures } from './store.ts'

/**
 * Retries the due gateway call of a payment that needs attention, and returns the payment with its failures afterwards;
 * returns an error when no such payment needs attention.
 */
export async function retryFailedPayment(deps: PaymentDeps, paymentId: string): Promise<Result<FailedPayment>> {
  const id = normalizeId(paymentId, '0aQ')
  const failedPayment = id === null ? null : await deps.database.query((db) => findPaymentWithFailures(db, id))
  if (!failedPayment?.needsAttentionAt) return err(paymentErrors.noFailedPayment)
  await recoverPayment(deps, failedPayment.payment, new Date())
  // A payment that waits for no call was listed for an operator to know of: they do now.
  const updated = await deps.database.transaction(async (tx) => {
    await clearAttention(tx, failedPayment.payment.id)
    const after = await findPaymentWithFailures(tx, failedPayment.payment.id)
    await recordChange(tx, {
      objectName: 'OrderPaymentSummary',
      recordId: failedPayment.payment.id,
      operation: 'retry-payment',
      oldValues: { status: failedPayment.payment.status, lastFailure: describeFailure(failedPayment) },
      newValues: { status: after?.payment.status, lastFailure: after === null ? undefined : describeFailure(after) },
    })
    return after
  })
  return updated === null ? err(paymentErrors.noFailedPayment) : ok(updated)
}

/** Converts a failed payment into its wire form. */
export function toFailedPaymentBody(failedPayment: FailedPayment): FailedPaymentBody {
  const { payment, attempts, nextAttemptAt, needsAttentionAt } = failedPayment
  const { id, checkoutId, orderSummaryId, status, gateway, gatewayReference, amount, currencyIsoCode } = payment
  return {
    paymentId: id,
    checkoutId,
    orderSummaryId,
    status,
    gateway,
    gatewayReference,
    amount: toMoneyText(amount, currencyIsoCode),
    currencyIsoCode,
    attempts,
    lastFailure: describeFailure(failedPayment),
    nextAttemptDate: nextAttemptAt === null ? null : toTimestamp(nextAttemptAt),
    needsAttentionDate: needsAttentionAt === null ? null : toTimestamp(needsAttentionAt),
  }
}

/** Says what the gateway has reported, and how its last call failed; null for neither. */
function describeFailure({ notice, lastFailure }: FailedPayment): string | null {
  return [notice, lastFailure].filter((text) => text !== null).join(' ') || null
}
