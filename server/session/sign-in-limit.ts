import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Authentication } from './authentication.ts'
import { sessionRefusals } from './errors.ts'
import { countTries, deleteTries, giveBackTry } from './store.ts'

const WINDOW_SECONDS = 60

/** Who tries: from where, and as whom (a user name or the id of an integration). */
interface Attempt {
  readonly clientAddress: string
  readonly name: string
}

/**
 * Counts one try, in the database and so for all processes, before anything is compared. Refused when the address or the name was tried too often
 * in the last minute: many names from one address, and one name from many addresses.
 */
export async function countTry({ database, signInsPerMinute }: Authentication, { clientAddress, name }: Attempt): Promise<Outcome<null>> {
  const counted = await database.read((executor) => countTries(executor, [addressKey(clientAddress), nameKey(name)], WINDOW_SECONDS))
  const limits = [signInsPerMinute, Math.ceil(signInsPerMinute / 2)]
  return counted.every((tries, index) => tries <= (limits[index] ?? 0)) ? done(null) : refused(sessionRefusals.tooManyTries)
}

/** Forgives a try that succeeded: its name all tries, because its owner has come in; its address only this one, or one good name would pay for many guesses. */
export async function forgiveTry(executor: Executor, { clientAddress, name }: Attempt): Promise<void> {
  await deleteTries(executor, nameKey(name))
  await giveBackTry(executor, addressKey(clientAddress))
}

/** One household or firm owns 64 bits of IPv6 addresses and can change among them as it likes; an IPv4 address stays one, also where sockets write it as IPv6. */
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
function nameKey(name: string): string {
  return `name ${createHash('sha256').update(name).digest('base64url')}`
}
