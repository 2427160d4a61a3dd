import { parseDecimal } from './decimal.ts'

/** Whether both texts are decimals of zero or more and the first is greater. */
export function isGreaterNonNegativeAmount(first: string | null, second: string | null): boolean {
  const left = parseDecimal(first)
  const right = parseDecimal(second)
  return left !== null && right !== null && !left.lt(0) && !right.lt(0) && left.gt(right)
}
