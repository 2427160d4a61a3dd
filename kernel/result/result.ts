import type { ErrorCode } from './error-code.ts'

/** The result of a function that may fail as expected: the value, or a domain error. Bugs throw instead. */
export type Result<Value, E extends DomainError = DomainError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: E }

/** A function that returns a sentence for people, in the language of the request or page in which it is called. */
export type Message = () => string

/** An issue with one field of a request; `field` is its name without the path of the objects that contain it. */
export interface FieldIssue {
  readonly field: string
  readonly message: Message
}

/** An expected failure: a code for programs and a sentence for people. */
export interface DomainError {
  readonly code: ErrorCode
  readonly message: Message
  /** The issues with fields of the request, if the error is about fields. */
  readonly issues?: readonly FieldIssue[]
  /** The names of the fields of a record that it is about. */
  readonly fields?: readonly string[]
  /** Details for programs; the contract says which errors have them. */
  readonly arguments?: readonly string[]
  /** The HTTP status where it is not that of the code: the record API has another one for some codes. */
  readonly status?: number
  /** After how many seconds a retry may succeed, if that is known. */
  readonly retryAfterSeconds?: number
}

/** Creates the error for invalid fields of a request; its message is the messages of the issues, joined. */
export function invalidFieldsError(issues: readonly FieldIssue[]) {
  return {
    code: 'INVALID_API_INPUT',
    message: () => issues.map(({ message }) => message()).join(' '),
    issues,
  } as const satisfies DomainError
}

/** Creates the error for one invalid field of a request. */
export function invalidFieldError(field: string, message: Message) {
  return invalidFieldsError([{ field, message }])
}

/** Creates a successful result. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** Creates a failed result. */
export function err<E extends DomainError>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
