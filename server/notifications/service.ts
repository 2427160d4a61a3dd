import type { Database } from '@hydrant/database/connection/database.ts'
import { claimEvents, markDelivered, type OutboxEvent, postponeEvents } from '../orders/service.ts'
import { eventBody } from './event-body.ts'
import { retryDelay } from './retry-delay.ts'
import { signEvent } from './sign-event.ts'

/** Where events are posted. */
export interface Webhook {
  readonly url: string
  /** What receivers check the signature with. */
  readonly secret: string
}

const BATCH = 20
const TIMEOUT_SECONDS = 10
/** As long as the slowest receiver can take: whoever claimed the events earlier would post them a second time, and out of their order. */
const LEASE_SECONDS = BATCH * TIMEOUT_SECONDS

/** Posts what is waiting, the oldest first, until all is delivered or one fails. Answers how many have arrived. */
export async function deliverEvents(database: Database, webhook: Webhook, now: () => Date = () => new Date()): Promise<number> {
  let delivered = 0
  for (;;) {
    const claim = { now: now(), until: later(now(), LEASE_SECONDS), limit: BATCH }
    const events = await database.transaction((executor) => claimEvents(executor, claim))
    const arrived = await postInOrder(webhook, events, now)
    await database.transaction(async (executor) => {
      await markDelivered(executor, events.slice(0, arrived).map(({ position }) => position), now())
      const left = events.slice(arrived)
      const [failed] = left
      if (failed !== undefined) await postponeEvents(executor, left.map(({ position }) => position), later(now(), retryDelay(failed.attempts)))
    })
    delivered += arrived
    if (arrived < BATCH) return delivered
  }
}

async function postInOrder(webhook: Webhook, events: readonly OutboxEvent[], now: () => Date): Promise<number> {
  for (const [index, event] of events.entries()) {
    if (!(await post(webhook, event, now()))) return index
  }
  return events.length
}

/** Whether the receiver has taken an event; one that is silent for ten seconds has not. */
async function post({ url, secret }: Webhook, event: OutboxEvent, now: Date): Promise<boolean> {
  const body = JSON.stringify(eventBody(event))
  const signature = signEvent(body, { secret, seconds: Math.floor(now.getTime() / 1000) })
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', 'hydrant-signature': signature, 'hydrant-event-position': String(event.position) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    // A receiver that is away is an expected event: the event stays where it is.
    return false
  }
}

function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000)
}
