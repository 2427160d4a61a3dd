import type { ErrorCode } from './error-code.ts'

/** The result of a function that may fail as expected: the value, or a domain error. Bugs throw instead. */
export type Result<Value, E extends DomainError = DomainError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: E }

/** A sentence for people, written when it is called, in the language of the request or page at that moment. */
export type Message = () => string

/** An expected failure: a code for programs and a sentence for people. */
export interface DomainError {
  readonly code: ErrorCode
  readonly message: Message
  /** After how many seconds a retry may succeed, if that is known. */
  readonly retryAfterSeconds?: number
}

/** Creates a successful result. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** Creates a failed result. */
export function err<E extends DomainError>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
