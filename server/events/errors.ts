import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/events.js'

/** The errors of events. */
export const eventErrors = {
  notGivenUp: { code: 'ITEM_NOT_FOUND', message: messages.notGivenUp },
  noWebhook: { code: 'INVALID_OPERATION', message: messages.noWebhook },
} as const satisfies Record<string, DomainError>
