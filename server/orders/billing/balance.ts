import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { BillingDocument } from './billing.ts'

/** What of an invoice on account is still to be paid. */
export function calculateBalance({
  grandTotalAmount,
  settledAmount,
}: Pick<BillingDocument, 'grandTotalAmount' | 'settledAmount'>): Decimal {
  return grandTotalAmount.minus(settledAmount)
}
