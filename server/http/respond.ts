import type { Endpoint, ResponseOf } from '@hydrant/contract/shared/endpoint.ts'
import type { Result, DomainError } from '@hydrant/kernel/result/result.ts'

/** What a handler returns: a status of the endpoint with its body, or an error. */
export type EndpointResponse<E extends Endpoint> = SuccessResponse<E> | ErrorResponse

type SuccessResponse<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: {
    readonly status: Status
    readonly body: ResponseOf<E, Status>
    readonly headers?: Readonly<Record<string, string>>
  }
}[keyof E['responses'] & number]

interface ErrorResponse {
  readonly error: DomainError
}

/** Creates a response with a status, a body and headers. */
export function respond<const Status extends number, Body>(
  status: Status,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
) {
  return { status, body, headers } as const
}

/** Creates an error response: the status of the error's code and the platform's error list. */
export function respondWithError(error: DomainError): ErrorResponse {
  return { error }
}

/** Converts a result into a response: its value as a body, or its error. */
export function respondWithResult<Value, const Status extends number, Body>(
  result: Result<Value>,
  status: Status,
  toBody: (value: Value) => Body,
) {
  return result.ok ? respond(status, toBody(result.value)) : respondWithError(result.error)
}
