import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import type { Authentication } from './authentication.ts'
import { sessionErrors } from './errors.ts'
import { countAttempt } from './attempt-limit.ts'
import { subtractAttempt, pauseAttempts } from './attempt-store.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** The maximum number of attempts in an hour for one name, or for one name on a known device. */
const ATTEMPTS_PER_HOUR = 100

/**
 * After this many failed attempts each further failure delays the next attempt: by one second, then twice as long each
 * time, up to the maximum.
 */
const FAILURE_PAUSES = { freeTries: 5, longestSeconds: 30 }

/** A sign-in attempt: from where, and as whom (a user name or the id of an integration). */
export interface Attempt {
  readonly clientAddress: string
  readonly name: string
  /** The known device of this user, as its cookie proves; null without one. */
  readonly deviceId: string | null
}

/**
 * Counts a sign-in attempt before the password is verified. The counts are in the database, and so apply to all
 * processes and after restarts. Returns an error when the client address has used up its attempts of the last minute,
 * or the name those of the last hour, or when the name is paused after failures. A known device has its own counts and
 * pauses instead of those of the address and the name, so that attempts of others, even behind the same proxy, never
 * lock its user out.
 */
export async function countSignInAttemptWithinLimit(
  { database, signInsPerMinute }: Authentication,
  attempt: Attempt,
): Promise<Result<null>> {
  // In two transactions, because `subtractSignInAttempt` locks the same two rows in the opposite order, which could
  // deadlock.
  const ofOrigin = await database.transaction((tx) =>
    countAttempt(tx, {
      key: toOriginKey(attempt),
      limit: signInsPerMinute,
      windowSeconds: MINUTE_SECONDS,
      error: sessionErrors.tooManyAttempts,
    }),
  )
  if (!ofOrigin.ok) return ofOrigin
  return database.transaction((tx) =>
    countAttempt(tx, {
      key: toNameKey(attempt),
      limit: ATTEMPTS_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      error: sessionErrors.tooManyAttemptsForName,
    }),
  )
}

/** Pauses further attempts after a failed one. */
export async function pauseSignInAfterFailure({ database }: Authentication, attempt: Attempt): Promise<void> {
  await database.transaction((tx) => pauseAttempts(tx, { key: toNameKey(attempt), ...FAILURE_PAUSES }))
}

/** Subtracts a successful attempt from the counts, so that users are not limited by their own sign-ins. */
export async function subtractSignInAttempt(tx: Transaction, attempt: Attempt): Promise<void> {
  await subtractAttempt(tx, toNameKey(attempt))
  await subtractAttempt(tx, toOriginKey(attempt))
}

/**
 * Returns the key by which attempts from a client address are counted. All IPv6 addresses with the same first 64 bits
 * belong to one household or company, so they share one key; an IPv4 address has the same key in its IPv6 form.
 */
export function toClientAddressKey(address: string): string {
  const normalized = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return `address ${isIPv6(normalized) ? toIpv6Network(normalized) : normalized}`
}

function toIpv6Network(address: string): string {
  const groups = new URL(`http://[${address.split('%')[0] ?? ''}]`).hostname.slice(1, -1).split('::')
  const [head = [], tail = []] = groups.map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = groups.length > 1 ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/**
 * Returns the key by which attempts from a known device are counted, or, without one, those from the client address.
 */
function toOriginKey({ clientAddress, deviceId }: Attempt): string {
  return deviceId === null ? toClientAddressKey(clientAddress) : `device ${deviceId}`
}

/**
 * Returns the key by which attempts for a name are counted. It contains a hash, because a name may be long and is
 * private.
 */
function toNameKey({ name, deviceId }: Attempt): string {
  const hash = createHash('sha256').update(name).digest('base64url')
  return deviceId === null ? `name ${hash}` : `device ${deviceId} ${hash}`
}
