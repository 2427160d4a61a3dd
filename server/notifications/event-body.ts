import type { ShopEvent, UndeliveredEvent } from '@hydrant/contract/admin/events.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { OutboxEvent } from '../orders/service.ts'

/** An event as the wire tells it. */
export function eventBody({ position, type, recordId, createdAt, deliveredAt, payload }: OutboxEvent): ShopEvent {
  return {
    position,
    type,
    recordId,
    createdDate: toTimestamp(createdAt),
    deliveredDate: deliveredAt === null ? null : toTimestamp(deliveredAt),
    payload: isJson(payload) ? payload : null,
  }
}

/** An event that the receiver has not taken. */
export function undeliveredBody(event: OutboxEvent): UndeliveredEvent {
  const { attempts, lastFailure, givenUpAt } = event
  return { ...eventBody(event), attempts, lastFailure, givenUpDate: givenUpAt === null ? null : toTimestamp(givenUpAt) }
}

/** What a column of JSON holds is JSON. */
function isJson(value: unknown): value is Json {
  return value !== undefined
}
