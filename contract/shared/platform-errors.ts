import type { PlatformErrors } from './error.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Converts a domain error into the platform's error list: one entry for each issue with a field, else one. */
export function toPlatformErrors(error: DomainError): PlatformErrors {
  const errorCode = toPublicErrorCode(error)
  if (error.issues !== undefined)
    return error.issues.map(({ field, message }) => ({ errorCode, message: message(), arguments: [field] }))
  return [
    {
      errorCode,
      message: error.message(),
      ...(error.arguments && { arguments: [...error.arguments] }),
      ...(error.fields && { fields: [...error.fields] }),
    },
  ]
}

/**
 * Returns the error code that clients see: the platform has one code for all limits, including the limit of the body
 * size.
 */
function toPublicErrorCode({ code }: DomainError): string {
  return code === 'TOO_LARGE' ? 'LIMIT_EXCEEDED' : code
}
