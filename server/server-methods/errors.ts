import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of calling a server method. */
export const methodErrors = {
  unknownMethod: { code: 'NOT_FOUND', message: 'There is no such server method.' },
  postRequired: {
    code: 'METHOD_NOT_ALLOWED',
    message: 'This server method changes something: send it with POST.',
  },
  unreadableParams: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'methodParams', or 'params', must be a JSON object.",
  },
} as const satisfies Record<string, DomainError>

/** The error for a parameter that is missing or unreadable. */
export function missingParamError(name: string): DomainError {
  return createMethodError(`The '${name}' param is required to execute the request.`)
}

/**
 * Converts an error into the form in which server methods fail. Missing access rights are reported as everywhere else.
 */
export function toMethodError(error: DomainError): DomainError {
  return [401, 403].includes(ERROR_STATUS[error.code]) ? error : createMethodError(error.message)
}

function createMethodError(message: string): DomainError {
  return { code: 'APEX_ERROR', message }
}
