/** What a use case answers when refusal is an expected event: the value, or a coded refusal. Bugs throw instead. */
export type Result<Value, E extends DomainError = DomainError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: E }

/**
 * Why something was not done: a code of the wire contract, a sentence for people, and the HTTP status it travels with.
 */
export interface DomainError {
  readonly code: string
  readonly message: string
  readonly status: number
  /** After how many seconds a later try may succeed, where that is known. */
  readonly retryAfterSeconds?: number
}

/** A successful outcome. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** A refused outcome. */
export function err<E extends DomainError>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
