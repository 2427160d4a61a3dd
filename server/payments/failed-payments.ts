import type { FailedPayment as FailedPaymentBody } from '@hydrant/contract/admin/payments.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { PaymentParts } from './call-gateway.ts'
import { paymentRefusals } from './errors.ts'
import { lookAfter } from './settle-payments.ts'
import { type FailedPayment, findPaymentWithFailures } from './store.ts'

/** Tries a payment that needs attention again, whenever its next attempt would be; answers how it stands then. */
export async function retryFailedPayment(parts: PaymentParts, paymentId: string): Promise<Result<FailedPayment>> {
  const id = normalizeId(paymentId, '0aQ')
  const found = id === null ? null : await parts.database.read((executor) => findPaymentWithFailures(executor, id))
  if (!found?.needsAttentionAt) return err(paymentRefusals.noFailedPayment)
  await lookAfter(parts, found.payment)
  const after = await parts.database.read((executor) => findPaymentWithFailures(executor, found.payment.id))
  return after === null ? err(paymentRefusals.noFailedPayment) : ok(after)
}

/** A payment with its failures in the shape of the contract. */
export function failedPaymentBody({
  payment,
  attempts,
  lastFailure,
  nextAttemptAt,
  needsAttentionAt,
}: FailedPayment): FailedPaymentBody {
  const { id, checkoutId, orderSummaryId, status, gateway, gatewayReference, amount, currencyIsoCode } = payment
  return {
    paymentId: id,
    checkoutId,
    orderSummaryId,
    status,
    gateway,
    gatewayReference,
    amount: moneyText(amount, currencyIsoCode),
    currencyIsoCode,
    attempts,
    lastFailure,
    nextAttemptDate: nextAttemptAt === null ? null : toTimestamp(nextAttemptAt),
    needsAttentionDate: needsAttentionAt === null ? null : toTimestamp(needsAttentionAt),
  }
}
