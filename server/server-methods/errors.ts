import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import type { DomainError, Message } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/server-methods.js'

/** Errors of calling a server method. */
export const methodErrors = {
  unknownMethod: { code: 'NOT_FOUND', message: messages.unknownMethod },
  postRequired: {
    code: 'METHOD_NOT_ALLOWED',
    message: messages.postRequired,
  },
  unreadableParams: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.unreadableParams,
  },
} as const satisfies Record<string, DomainError>

/** Creates the error for a parameter that is missing or malformed. */
export function missingParamError(name: string): DomainError {
  return createMethodError(() => messages.missingParam({ name }))
}

/**
 * Converts an error to `APEX_ERROR`, with which server methods fail, with its own code as the argument. Errors about
 * access rights stay as they are.
 */
export function toMethodError(error: DomainError): DomainError {
  return error.code === 'APEX_ERROR' || [401, 403].includes(ERROR_STATUS[error.code])
    ? error
    : { ...createMethodError(error.message), arguments: [error.code] }
}

function createMethodError(message: Message): DomainError {
  return { code: 'APEX_ERROR', message }
}
