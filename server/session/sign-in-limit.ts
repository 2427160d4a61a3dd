import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Authentication } from './authentication.ts'
import { sessionErrors } from './errors.ts'
import { countAttemptWithinLimit, uncountAttempt, pauseAttempts } from './store.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** How many attempts one name, or one name on a known device, has in an hour. */
const ATTEMPTS_PER_HOUR = 100

/** After this many failures, each further one makes the next attempt wait: one second, then twice as long each time. */
const FAILURE_PAUSES = { freeTries: 5, longestSeconds: 30 }

/** A sign-in attempt: from where, and as whom (a user name or the id of an integration). */
export interface Attempt {
  readonly clientAddress: string
  readonly name: string
  /** The known device of this user, as its cookie proves; null without one. */
  readonly deviceId: string | null
}

/**
 * Counts one attempt before anything is compared, in the database and so for all processes and across restarts. Returns
 * an error when the address has used up its attempts of the last minute, or the name those of the last hour, or while
 * the name is paused after failures. A known device has its own attempts and pauses, instead of those of the address
 * and the name, so that the guesses of others, even behind the same proxy, never lock its user out.
 */
export async function countSignInAttemptWithinLimit(
  { database, signInsPerMinute }: Authentication,
  attempt: Attempt,
): Promise<Result<null>> {
  // Two transactions: taking an attempt back locks the same two rows in the other order.
  const isOriginAllowed = await database.transaction((tx) =>
    countAttemptWithinLimit(tx, { key: toOriginKey(attempt), limit: signInsPerMinute, windowSeconds: MINUTE_SECONDS }),
  )
  if (!isOriginAllowed) return err(sessionErrors.tooManyAttempts)
  const isNameAllowed = await database.transaction((tx) =>
    countAttemptWithinLimit(tx, { key: toAttemptKey(attempt), limit: ATTEMPTS_PER_HOUR, windowSeconds: HOUR_SECONDS }),
  )
  return isNameAllowed ? ok(null) : err(sessionErrors.tooManyAttemptsForName)
}

/** Pauses further attempts after a failed one. */
export async function pauseSignInAfterFailure({ database }: Authentication, attempt: Attempt): Promise<void> {
  await database.transaction((tx) => pauseAttempts(tx, { key: toAttemptKey(attempt), ...FAILURE_PAUSES }))
}

/** Removes one successful attempt from the counts, so that a user is not limited by their own sign-ins. */
export async function uncountSignInAttempt(tx: Transaction, attempt: Attempt): Promise<void> {
  await uncountAttempt(tx, toAttemptKey(attempt))
  await uncountAttempt(tx, toOriginKey(attempt))
}

/**
 * Returns the key by which sign-in attempts from a client address are counted. One household or company owns 64 bits of
 * IPv6 addresses, so they share one key; an IPv4 address keeps its key where sockets write it as IPv6.
 */
export function toAddressKey(address: string): string {
  const normalized = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return `address ${isIPv6(normalized) ? toIpv6Network(normalized) : normalized}`
}

function toIpv6Network(address: string): string {
  const groups = new URL(`http://[${address.split('%')[0] ?? ''}]`).hostname.slice(1, -1).split('::')
  const [head = [], tail = []] = groups.map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = groups.length > 1 ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/** Returns the key by which sign-in attempts from a known device, or else from a client address, are counted. */
function toOriginKey({ clientAddress, deviceId }: Attempt): string {
  return deviceId === null ? toAddressKey(clientAddress) : `device ${deviceId}`
}

/**
 * Returns the key by which sign-in attempts for a name are counted: a hash, because a name may be long and is private.
 */
function toAttemptKey({ name, deviceId }: Attempt): string {
  const hash = createHash('sha256').update(name).digest('base64url')
  return deviceId === null ? `name ${hash}` : `device ${deviceId} ${hash}`
}
