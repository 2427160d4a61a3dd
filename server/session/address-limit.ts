import type { Transaction } from '@hydrant/database/connection/database.ts'
import type { DomainError, Result } from '@hydrant/kernel/result/result.ts'
import { countAttempt } from './attempt-limit.ts'
import { toClientAddressKey } from './sign-in-limit.ts'

const HOUR_SECONDS = 60 * 60

/** What a client address may do only so often in an hour. */
export interface AddressLimit {
  /** What is counted, such as `registration`. */
  readonly what: string
  readonly clientAddress: string
  readonly perHour: number
  readonly error: DomainError
}

/**
 * Counts one attempt of a client address; returns the error, with the seconds after which the address may try again,
 * when it has reached its limit for this hour.
 */
export function countAttemptOfAddress(
  tx: Transaction,
  { what, clientAddress, perHour, error }: AddressLimit,
): Promise<Result<null>> {
  const key = `${what} ${toClientAddressKey(clientAddress)}`
  return countAttempt(tx, { key, limit: perHour, windowSeconds: HOUR_SECONDS, error })
}
