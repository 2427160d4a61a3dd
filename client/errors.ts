import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'
import type { ServerError } from './error-body.ts'

/** The server answered, and the answer is a failure. */
export class FetchResponseError extends Error {
  override readonly name = 'FetchResponseError'
  readonly tag = 'response'
  readonly url: string
  readonly status: number
  readonly statusText: string
  /** Why, in the server's words; empty when the body could not be read, such as a proxy's HTML page. */
  readonly errors: readonly ServerError[]

  /** `message` takes the place of the server's words. */
  constructor(answer: Pick<FetchResponseError, 'url' | 'status' | 'statusText' | 'errors'>, message?: string) {
    super(
      message ??
        answer.errors.find((reason) => reason.message !== '')?.message ??
        `The server answered ${answer.status} ${answer.statusText}`.trimEnd(),
    )
    this.url = answer.url
    this.status = answer.status
    this.statusText = answer.statusText
    this.errors = answer.errors
  }
}

/** The server could not be reached, or the connection broke before the answer was complete; `cause` says why. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly tag = 'network'
  readonly url: string

  constructor(url: string, cause: unknown) {
    super('The server could not be reached.', { cause })
    this.url = url
  }
}

/** The caller gave the call up through its signal; `cause` is the signal's reason. */
export class AbortedError extends Error {
  override readonly name = 'AbortError'
  readonly tag = 'aborted'

  constructor(cause: unknown) {
    super('The call was given up.', { cause })
  }
}

/**
 * The status said that the call succeeded, but the body is not JSON, such as the page of a network that wants a
 * sign-in.
 */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError'
  readonly tag = 'unreadable'
  readonly url: string
  readonly status: number

  constructor(answer: Pick<UnreadableAnswerError, 'url' | 'status'>, cause: unknown) {
    super('The answer of the server could not be read.', { cause })
    this.url = answer.url
    this.status = answer.status
  }
}

/** The server was still working after as many readings as the client is prepared to make. */
export class WaitExceededError extends Error {
  override readonly name = 'WaitExceededError'
  readonly tag = 'wait-exceeded'

  /** `cause` is what the last reading failed with, if it failed. */
  constructor(cause?: unknown) {
    super('async maximum wait exceeded', { cause })
  }
}

/** What a reader gets that wanted only what is kept, where nothing is. No server was asked. */
export function cacheMiss(url: string): FetchResponseError {
  return new FetchResponseError(
    { url, status: 504, statusText: 'Gateway Timeout', errors: [] },
    'Data requested with only-if-cached policy and not found in the cache.',
  )
}

/** What a reader gets that does not say what to read. No server was asked. */
export function invalidConfiguration(): FetchResponseError {
  return new FetchResponseError({ url: '', status: 400, statusText: 'INVALID_CONFIG', errors: [] })
}

/** The context of the session was to be changed where it can only be read, such as in a server render. */
export class InvalidContextOperationError extends Error {
  override readonly name = 'InvalidContextOperationError'

  constructor() {
    super('Invalid context operation')
  }
}

/** Every way in which a call can fail; told apart by `tag`. */
export type ClientError = FetchResponseError | NetworkError | AbortedError | UnreadableAnswerError | WaitExceededError

/** Whether a value is an error that a call of this client rejected with. */
export function isClientError(error: unknown): error is ClientError {
  return [FetchResponseError, NetworkError, AbortedError, UnreadableAnswerError, WaitExceededError].some(
    (kind) => error instanceof kind,
  )
}

/** Whether the server answered with a failure. */
export function isResponseError(error: unknown): error is FetchResponseError {
  return error instanceof FetchResponseError
}

/** Whether the server could not be reached. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof NetworkError
}

/** Whether the caller gave the call up. */
export function isAbortedError(error: unknown): error is AbortedError {
  return error instanceof AbortedError
}

/** Whether the server answered with this status. */
export function hasStatus(error: unknown, status: number): error is FetchResponseError {
  return isResponseError(error) && error.status === status
}

/** Whether the server gave this code among its reasons. */
export function hasErrorCode(error: unknown, code: ErrorCode): error is FetchResponseError {
  return isResponseError(error) && error.errors.some((reason) => reason.errorCode === code)
}
