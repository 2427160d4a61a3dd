import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'
import type { ServerError } from './error-body.ts'

/** The server returned an error response. */
export class FetchResponseError extends Error {
  override readonly name = 'FetchResponseError'
  readonly tag = 'response'
  readonly url: string
  readonly status: number
  readonly statusText: string
  /** The errors that the server sent; empty when the body could not be read, such as a proxy's HTML page. */
  readonly errors: readonly ServerError[]

  /** `message` replaces the server's own message. */
  constructor(response: Pick<FetchResponseError, 'url' | 'status' | 'statusText' | 'errors'>, message?: string) {
    super(
      message ??
        response.errors.find((reason) => reason.message !== '')?.message ??
        `The server answered ${response.status} ${response.statusText}`.trimEnd(),
    )
    this.url = response.url
    this.status = response.status
    this.statusText = response.statusText
    this.errors = response.errors
  }
}

/** The server could not be reached, or the connection broke before the response was complete; `cause` says why. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly tag = 'network'
  readonly url: string

  constructor(url: string, cause: unknown) {
    super('The server could not be reached.', { cause })
    this.url = url
  }
}

/** The caller aborted the call through its signal; `cause` is the signal's reason. */
export class AbortedError extends Error {
  override readonly name = 'AbortError'
  readonly tag = 'aborted'

  constructor(cause: unknown) {
    super('The call was given up.', { cause })
  }
}

/** The status said that the call succeeded, but the body is not JSON, such as the sign-in page of a public network. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError'
  readonly tag = 'unreadable'
  readonly url: string
  readonly status: number

  constructor(response: Pick<InvalidResponseError, 'url' | 'status'>, cause: unknown) {
    super('The answer of the server could not be read.', { cause })
    this.url = response.url
    this.status = response.status
  }
}

/** The server was still working after the maximum number of reads. */
export class PollingTimeoutError extends Error {
  override readonly name = 'PollingTimeoutError'
  readonly tag = 'wait-exceeded'

  /** `cause` is the error of the last read, if it failed. */
  constructor(cause?: unknown) {
    super('async maximum wait exceeded', { cause })
  }
}

/** Creates the error of a read that only allows the cache, when nothing is cached. No request was made. */
export function createCacheMissError(url: string): FetchResponseError {
  return new FetchResponseError(
    { url, status: 504, statusText: 'Gateway Timeout', errors: [] },
    'Data requested with only-if-cached policy and not found in the cache.',
  )
}

/** Creates the error of a read without a valid resource. No request was made. */
export function createInvalidConfigurationError(): FetchResponseError {
  return new FetchResponseError({ url: '', status: 400, statusText: 'INVALID_CONFIG', errors: [] })
}

/** The session's context cannot be changed here, such as in a server render. */
export class InvalidContextOperationError extends Error {
  override readonly name = 'InvalidContextOperationError'

  constructor() {
    super('Invalid context operation')
  }
}

/** Every error that a call can reject with, distinguished by `tag`. */
export type ClientError = FetchResponseError | NetworkError | AbortedError | InvalidResponseError | PollingTimeoutError

/** Whether a value is an error that a call of this client rejected with. */
export function isClientError(error: unknown): error is ClientError {
  return [FetchResponseError, NetworkError, AbortedError, InvalidResponseError, PollingTimeoutError].some(
    (errorClass) => error instanceof errorClass,
  )
}

/** Whether the server returned an error response. */
export function isResponseError(error: unknown): error is FetchResponseError {
  return error instanceof FetchResponseError
}

/** Whether the server could not be reached. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof NetworkError
}

/** Whether the caller aborted the call. */
export function isAbortedError(error: unknown): error is AbortedError {
  return error instanceof AbortedError
}

/** Whether the server returned an error response with this status. */
export function hasStatus(error: unknown, status: number): error is FetchResponseError {
  return isResponseError(error) && error.status === status
}

/** Whether the server returned an error response with this error code. */
export function hasErrorCode(error: unknown, code: ErrorCode): error is FetchResponseError {
  return isResponseError(error) && error.errors.some((reason) => reason.errorCode === code)
}
