import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/events.js'

/** Errors of sending an event again. */
export const eventErrors = {
  notGivenUp: { code: 'ITEM_NOT_FOUND', message: messages.notGivenUp },
} as const satisfies Record<string, DomainError>
