import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'

/** Errors of approving orders and putting them on hold. */
export const approvalErrors = {
  notAwaitingApproval: { code: 'INVALID_OPERATION', message: messages.notAwaitingApproval },
  cannotHold: { code: 'INVALID_OPERATION', message: messages.cannotHold },
  notOnHold: { code: 'INVALID_OPERATION', message: messages.notOnHold },
} as const satisfies Record<string, DomainError>
