import { parseDecimal } from '@hydrant/kernel/money/decimal.ts'

/** Returns an amount, or an empty text when it is zero or no amount. */
export function emptyIfZero(amount: string): string {
  return parseDecimal(amount)?.eq(0) === false ? amount : ''
}
