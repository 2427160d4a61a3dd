import type { PlatformErrors } from './error.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Converts a domain error into the platform's error list: one entry for each issue with a field, else one. */
export function toPlatformErrors(error: DomainError): PlatformErrors {
  const errorCode = toWireCode(error)
  if (error.issues !== undefined)
    return error.issues.map(({ field, message }) => ({ errorCode, message: message(), arguments: [field] }))
  return [{ errorCode, message: error.message(), ...(error.arguments && { arguments: [...error.arguments] }) }]
}

/** The code of an error as clients see it: the platform has one code for all limits, sizes of bodies included. */
function toWireCode({ code }: DomainError): string {
  return code === 'TOO_LARGE' ? 'LIMIT_EXCEEDED' : code
}
