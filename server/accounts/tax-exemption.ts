import type { Account } from './store.ts'

/**
 * Whether an account is exempt from tax at a moment: until the end of the last day (in UTC) of its exemption. An account
 * that was read earlier is asked again at each use, as days end without a change of it.
 */
export function isExemptFromTax(
  account: Pick<Account, 'isTaxExempt' | 'taxExemptUntil'> | null,
  now: Date = new Date(),
): boolean {
  if (account === null || !account.isTaxExempt) return false
  return account.taxExemptUntil === null || toUtcDay(now) <= account.taxExemptUntil
}

/** Returns the day of a moment in UTC, such as `2027-06-30`. */
export function toUtcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
