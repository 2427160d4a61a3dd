import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { BasePrice } from './price-line.ts'

/** Converts a line to the form that promotions across lines need. */
export function toRewardableLine({
  line,
  basePrice,
}: {
  readonly line: { readonly id: string; readonly quantity: Decimal }
  readonly basePrice: Pick<BasePrice, 'salesPrice' | 'listPrice' | 'sets'>
}) {
  return {
    id: line.id,
    quantity: line.quantity,
    unitPrice: basePrice.salesPrice ?? basePrice.listPrice,
    sets: basePrice.sets,
  }
}
