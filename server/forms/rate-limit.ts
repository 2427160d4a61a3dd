import { type Transaction, findDateOfNthNewestForm, lockSenderAddress } from './store.ts'
import type { SenderHashes } from './sender.ts'

/** How long a form counts towards its sender's limit, in seconds. */
export const WINDOW_SECONDS = 60 * 60

/**
 * The maximum numbers of forms per hour: a visitor may send one form for each member of a crew, and the visitors of one
 * organisation may share an address.
 */
const MAX_PER_VISITOR = 40
const MAX_PER_ADDRESS = 60

/**
 * Returns how many seconds a sender has to wait before their next form is accepted; 0 when it is accepted now. Locks
 * the sender's address until the transaction ends, so that concurrent senders wait.
 */
export async function lockSenderAndGetSecondsToWait(
  tx: Transaction,
  { addressHash, visitorHash }: SenderHashes,
  now: Date,
): Promise<number> {
  await lockSenderAddress(tx, addressHash)
  const since = new Date(now.getTime() - WINDOW_SECONDS * 1000)
  const addressLimitTime = await findDateOfNthNewestForm(tx, { addressHash }, { since, nth: MAX_PER_ADDRESS })
  const visitorLimitTime =
    visitorHash === null ? null : await findDateOfNthNewestForm(tx, { visitorHash }, { since, nth: MAX_PER_VISITOR })
  const waits = [addressLimitTime, visitorLimitTime].map((receivedAt) =>
    receivedAt === null ? 0 : Math.ceil((receivedAt.getTime() - since.getTime()) / 1000),
  )
  return Math.max(...waits)
}
