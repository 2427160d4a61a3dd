import { type DeliveryResult, postEvent, type Webhook } from './post-event.ts'
import type { OutboxEvent } from './store.ts'

/**
 * After how many failed attempts of one event another event is sent as a probe, which shows whether the receiver is
 * unavailable or only rejects the first event.
 */
export const PROBE_AFTER_ATTEMPTS = 3

/** Why an event was not delivered. */
export type FailedDelivery = Exclude<DeliveryResult, { result: 'delivered' }>

/** An event that was not delivered, and what that means for the others. */
export interface FailedEvent {
  readonly event: OutboxEvent
  readonly delivery: FailedDelivery
  /**
   * What waits until the event is sent again: `queue` for all events, `record` for later events of the same record,
   * `nothing` when the event was only a probe.
   */
  readonly holds: 'queue' | 'record' | 'nothing'
}

/** The result of posting a batch of events. */
export interface PostedBatch {
  readonly delivered: readonly OutboxEvent[]
  readonly failed: readonly FailedEvent[]
  readonly unsent: readonly OutboxEvent[]
  readonly isReceiverUnavailable: boolean
}

/**
 * Posts events in order. When the receiver rejects an event, later events of the same record are not sent. When the
 * receiver cannot be reached, no later event is sent; but if the event has failed often before, an event of another
 * record is tried first, and posting goes on when the receiver responds to it.
 */
export async function postEventBatch(
  webhook: Webhook,
  events: readonly OutboxEvent[],
  now: () => Date,
): Promise<PostedBatch> {
  const delivered: OutboxEvent[] = []
  const failed: FailedEvent[] = []
  const unsent: OutboxEvent[] = []
  const failedRecordIds = new Set<string>()
  let remaining = [...events]
  let isReceiverUnavailable = false
  /** Posts an event and returns why it was not delivered, or null. */
  const post = async (event: OutboxEvent): Promise<FailedDelivery | null> => {
    remaining = remaining.filter((other) => other !== event)
    const delivery = await postEvent(webhook, event, now())
    if (delivery.result === 'delivered') {
      delivered.push(event)
      return null
    }
    failedRecordIds.add(event.recordId)
    return delivery
  }
  for (let event = remaining[0]; event !== undefined; event = remaining[0]) {
    if (failedRecordIds.has(event.recordId)) {
      unsent.push(event)
      remaining.shift()
      continue
    }
    const failure = await post(event)
    if (failure === null) continue
    if (failure.result === 'refused') {
      failed.push({ event, delivery: failure, holds: 'record' })
      continue
    }
    const probe = event.attempts < PROBE_AFTER_ATTEMPTS ? undefined : chooseProbeEvent(remaining, failedRecordIds)
    const probeFailure = probe === undefined ? failure : await post(probe)
    isReceiverUnavailable = probeFailure?.result === 'unreachable'
    failed.push({ event, delivery: failure, holds: isReceiverUnavailable ? 'queue' : 'record' })
    if (probe !== undefined && probeFailure !== null)
      failed.push({ event: probe, delivery: probeFailure, holds: isReceiverUnavailable ? 'nothing' : 'record' })
    if (isReceiverUnavailable) break
  }
  return { delivered, failed, unsent: [...unsent, ...remaining], isReceiverUnavailable }
}

/** Chooses, among the first events of each record, the one with the fewest attempts; the oldest of several. */
function chooseProbeEvent(
  events: readonly OutboxEvent[],
  failedRecordIds: ReadonlySet<string>,
): OutboxEvent | undefined {
  return events
    .filter(
      ({ recordId }, index) =>
        !failedRecordIds.has(recordId) && events.findIndex((other) => other.recordId === recordId) === index,
    )
    .toSorted((one, other) => one.attempts - other.attempts)[0]
}
