import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Why a server method does nothing. */
export const methodRefusals = {
  unknownMethod: { code: 'NOT_FOUND', message: 'There is no such server method.', status: 404 },
  sendIt: {
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

/** The refusal of a call that leaves out what it needs, or gives it in a form that cannot be read. */
export function missingParam(name: string): DomainError {
  return methodError(`The '${name}' param is required to execute the request.`)
}

/**
 * What a method refuses, in the form in which server methods fail. Who may not call it at all is told as everywhere.
 */
export function asMethodError(refusal: DomainError): DomainError {
  return refusal.status === 401 || refusal.status === 403 ? refusal : methodError(refusal.message)
}

function methodError(message: string): DomainError {
  return { code: 'APEX_ERROR', message, status: 400 }
}
