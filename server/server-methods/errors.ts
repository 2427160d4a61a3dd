import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of calling a server method. */
export const methodErrors = {
  unknownMethod: { code: 'NOT_FOUND', message: 'There is no such server method.', status: 404 },
  postRequired: {
    code: 'METHOD_NOT_ALLOWED',
    message: 'This server method changes something: send it with POST.',
    status: 405,
  },
  unreadableParams: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'methodParams', or 'params', must be a JSON object.",
    status: 400,
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
  return error.status === 401 || error.status === 403 ? error : createMethodError(error.message)
}

function createMethodError(message: string): DomainError {
  return { code: 'APEX_ERROR', message, status: 400 }
}
