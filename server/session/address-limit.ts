import type { Transaction } from '@hydrant/database/connection/database.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { toClientAddressKey } from './sign-in-limit.ts'
import { countAttemptWithinLimit, getSecondsToWindowEnd } from './store.ts'

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
export async function countAttemptOfAddress(
  tx: Transaction,
  { what, clientAddress, perHour, error }: AddressLimit,
): Promise<Result<null>> {
  const key = `${what} ${toClientAddressKey(clientAddress)}`
  return (await countAttemptWithinLimit(tx, { key, limit: perHour, windowSeconds: HOUR_SECONDS }))
    ? ok(null)
    : err({ ...error, retryAfterSeconds: await getSecondsToWindowEnd(tx, key) })
}
