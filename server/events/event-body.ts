import type { ShopEvent, UndeliveredEvent } from '@hydrant/contract/admin/events.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { OutboxEntry } from '../outbox/service.ts'

/** Converts an event into the body that receivers get. */
export function toEventBody({ position, type, recordId, createdAt, deliveredAt, payload }: OutboxEntry): ShopEvent {
  return {
    position,
    type,
    recordId,
    createdDate: toTimestamp(createdAt),
    deliveredDate: deliveredAt === null ? null : toTimestamp(deliveredAt),
    payload: isJson(payload) ? payload : null,
  }
}

/** Converts an undelivered event into its response body, with its attempts and last failure. */
export function toUndeliveredEventBody(event: OutboxEntry): UndeliveredEvent {
  const { attempts, lastFailure, givenUpAt } = event
  return {
    ...toEventBody(event),
    attempts,
    lastFailure,
    givenUpDate: givenUpAt === null ? null : toTimestamp(givenUpAt),
  }
}

/** Whether the value of a JSON column is not undefined; such a column contains only JSON. */
function isJson(value: unknown): value is Json {
  return value !== undefined
}
