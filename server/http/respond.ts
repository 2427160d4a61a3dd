import type { Endpoint, ResponseOf } from '@hydrant/contract/shared/endpoint.ts'
import type { Result, DomainError } from '@hydrant/kernel/result/result.ts'
import type { PricedProducts } from '../webstore/service.ts'

/** What a handler returns: a status of the endpoint with its body, or an error. */
export type EndpointResponse<E extends Endpoint> = SuccessResponse<E> | ErrorResponse

type SuccessResponse<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: {
    readonly status: Status
    readonly body: ResponseOf<E, Status>
    readonly headers?: Readonly<Record<string, string>>
    readonly pricedProducts?: PricedProducts
  }
}[keyof E['responses'] & number]

interface ErrorResponse {
  readonly error: DomainError
}

/** Creates the response of an endpoint; the caller returns it, and it is sent later. */
export function createResponse<const Status extends number, Body>(
  status: Status,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
) {
  return { status, body, headers } as const
}

/**
 * Creates the response of an endpoint that the contract marks as cached by the catalogue and prices. `pricedProducts`
 * are the products whose prices it depends on, also of those that turned out to have none.
 */
export function createPricedResponse<const Status extends number, Body>(
  status: Status,
  body: Body,
  pricedProducts: PricedProducts,
) {
  return { status, body, pricedProducts } as const
}

/**
 * Creates the error response of an endpoint; it is sent with the status of the error's code and the platform's error
 * list.
 */
export function createErrorResponse(error: DomainError): ErrorResponse {
  return { error }
}

/** Creates the response for a result: the value as a body, or the error. */
export function createResultResponse<Value, const Status extends number, Body>(
  result: Result<Value>,
  status: Status,
  toBody: (value: Value) => Body,
) {
  return result.ok ? createResponse(status, toBody(result.value)) : createErrorResponse(result.error)
}
