import { type Executor, findNthNewest, lockAddress } from './store.ts'
import type { SenderHashes } from './sender.ts'

/** For how long a form counts against its sender. */
export const WINDOW_SECONDS = 60 * 60

/** An officer may send a sizing sheet for each of the crew, and a headquarters has one address for many officers. */
const PER_VISITOR = 40
const PER_ADDRESS = 60

/**
 * How many seconds a sender has to wait before their next form is taken; 0 when it is taken now. Holds back others of
 * the address until the transaction ends.
 */
export async function secondsToWait(
  executor: Executor,
  { addressHash, visitorHash }: SenderHashes,
  now: Date,
): Promise<number> {
  await lockAddress(executor, addressHash)
  const since = new Date(now.getTime() - WINDOW_SECONDS * 1000)
  const ofAddress = await findNthNewest(executor, { addressHash }, { since, nth: PER_ADDRESS })
  const ofVisitor =
    visitorHash === null ? null : await findNthNewest(executor, { visitorHash }, { since, nth: PER_VISITOR })
  const waits = [ofAddress, ofVisitor].map((moment) =>
    moment === null ? 0 : Math.ceil((moment.getTime() - since.getTime()) / 1000),
  )
  return Math.max(...waits)
}
