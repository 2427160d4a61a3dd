import type { OutboxEntry } from './store.ts'

/**
 * The result of sending an entry. `unreachable` means that the receiver accepts nothing at the moment, `refused` that it
 * rejected this entry, `undeliverable` that it will never accept it.
 */
export type DeliveryResult =
  | { readonly result: 'delivered' }
  | { readonly result: 'refused' | 'unreachable' | 'undeliverable'; readonly reason: string }

/**
 * After how many failed attempts of one entry another entry is sent as a probe, which shows whether the receiver is
 * unavailable or only rejects the first entry.
 */
export const PROBE_AFTER_ATTEMPTS = 3

/** Why an entry was not delivered. */
export type FailedDelivery = Exclude<DeliveryResult, { result: 'delivered' }>

/** An entry that was not delivered, and what that means for the others. */
export interface FailedEntry {
  readonly entry: OutboxEntry
  readonly delivery: FailedDelivery
  /**
   * What waits until the entry is sent again: `queue` for all entries, `record` for later entries of the same record,
   * `nothing` when the entry was only a probe.
   */
  readonly holds: 'queue' | 'record' | 'nothing'
}

/** The result of sending a batch of entries. */
export interface DeliveredBatch {
  readonly delivered: readonly OutboxEntry[]
  readonly failed: readonly FailedEntry[]
  readonly unsent: readonly OutboxEntry[]
  readonly isReceiverUnavailable: boolean
}

/**
 * Sends entries in order. When the receiver rejects an entry, later entries of the same record are not sent. When the
 * receiver cannot be reached, no later entry is sent; but if the entry has failed often before, an entry of another
 * record is tried first, and sending goes on when the receiver responds to it.
 */
export async function deliverBatch(
  entries: readonly OutboxEntry[],
  send: (entry: OutboxEntry) => Promise<DeliveryResult>,
): Promise<DeliveredBatch> {
  const delivered: OutboxEntry[] = []
  const failed: FailedEntry[] = []
  const unsent: OutboxEntry[] = []
  const failedRecordIds = new Set<string>()
  let remaining = [...entries]
  let isReceiverUnavailable = false
  /** Sends an entry and returns why it was not delivered, or null. */
  const sendOne = async (entry: OutboxEntry): Promise<FailedDelivery | null> => {
    remaining = remaining.filter((other) => other !== entry)
    const delivery = await send(entry)
    if (delivery.result === 'delivered') {
      delivered.push(entry)
      return null
    }
    if (delivery.result !== 'undeliverable') failedRecordIds.add(entry.recordId)
    return delivery
  }
  for (let entry = remaining[0]; entry !== undefined; entry = remaining[0]) {
    if (failedRecordIds.has(entry.recordId)) {
      unsent.push(entry)
      remaining.shift()
      continue
    }
    const failure = await sendOne(entry)
    if (failure === null) continue
    if (failure.result !== 'unreachable') {
      failed.push({ entry, delivery: failure, holds: 'record' })
      continue
    }
    const probe = entry.attempts < PROBE_AFTER_ATTEMPTS ? undefined : chooseProbe(remaining, failedRecordIds)
    const probeFailure = probe === undefined ? failure : await sendOne(probe)
    isReceiverUnavailable = probeFailure?.result === 'unreachable'
    failed.push({ entry, delivery: failure, holds: isReceiverUnavailable ? 'queue' : 'record' })
    if (probe !== undefined && probeFailure !== null)
      failed.push({ entry: probe, delivery: probeFailure, holds: isReceiverUnavailable ? 'nothing' : 'record' })
    if (isReceiverUnavailable) break
  }
  return { delivered, failed, unsent: [...unsent, ...remaining], isReceiverUnavailable }
}

/** Chooses, among the first entries of each record, the one with the fewest attempts; the oldest of several. */
function chooseProbe(entries: readonly OutboxEntry[], failedRecordIds: ReadonlySet<string>): OutboxEntry | undefined {
  return entries
    .filter(
      ({ recordId }, index) =>
        !failedRecordIds.has(recordId) && entries.findIndex((other) => other.recordId === recordId) === index,
    )
    .toSorted((one, other) => one.attempts - other.attempts)[0]
}
