import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Authentication } from './authentication.ts'
import { sessionRefusals } from './errors.ts'
import { countTry, giveBackTry, pauseTries } from './store.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How often one name, or one name on one known device, may be tried in an hour. */
const TRIES_PER_HOUR = 100

/** Failures after which each further one makes the next try wait, for a second first and twice as long each time. */
const PAUSES = { freeTries: 5, longestSeconds: 30 }

/** Who tries: from where, and as whom (a user name or the id of an integration). */
export interface Attempt {
  readonly clientAddress: string
  readonly name: string
  /** The device on which this user has signed in before, as its cookie proves; null: unknown. */
  readonly deviceId: string | null
}

/**
 * Counts one try, in the database and so for all processes and over restarts, before anything is compared. Refused when
 * the address was tried too often in the last minute, or the name in the last hour, or while the name pauses after
 * failures. A known device has tries and pauses of its own, so that guesses from elsewhere never lock its user out.
 */
export async function countAttempt(
  { database, signInsPerMinute }: Authentication,
  attempt: Attempt,
): Promise<Result<null>> {
  return database.read(async (executor) => {
    const isAddressFree = await countTry(executor, {
      key: addressKey(attempt.clientAddress),
      limit: signInsPerMinute,
      windowSeconds: MINUTE,
    })
    if (!isAddressFree) return err(sessionRefusals.tooManyTries)
    const isNameFree = await countTry(executor, {
      key: attemptKey(attempt),
      limit: TRIES_PER_HOUR,
      windowSeconds: HOUR,
    })
    return isNameFree ? ok(null) : err(sessionRefusals.tooManyTriesOfName)
  })
}

/** Makes further tries wait after one that failed. */
export async function pauseAfterFailure({ database }: Authentication, attempt: Attempt): Promise<void> {
  await database.read((executor) => pauseTries(executor, { key: attemptKey(attempt), ...PAUSES }))
}

/** Takes back a try that succeeded, and only that one: a good name does not pay for guesses. */
export async function takeBackAttempt(executor: Executor, attempt: Attempt): Promise<void> {
  await giveBackTry(executor, attemptKey(attempt))
  await giveBackTry(executor, addressKey(attempt.clientAddress))
}

/**
 * One household or firm owns 64 bits of IPv6 addresses and can change among them as it likes; an IPv4 address stays
 * one, also where sockets write it as IPv6.
 */
export function addressKey(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return `address ${isIPv6(plain) ? networkOf(plain) : plain}`
}

function networkOf(address: string): string {
  const groups = new URL(`http://[${address.split('%')[0] ?? ''}]`).hostname.slice(1, -1).split('::')
  const [head = [], tail = []] = groups.map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = groups.length > 1 ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/** A name may be as long as its sender likes, and is nobody's business. */
function attemptKey({ name, deviceId }: Attempt): string {
  const hash = createHash('sha256').update(name).digest('base64url')
  return deviceId === null ? `name ${hash}` : `device ${deviceId} ${hash}`
}
