/** What a use case answers when refusal is an expected event: the value, or a coded refusal. Bugs throw instead. */
export type Outcome<Value, Refused extends Refusal = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refused }

/**
 * Why something was not done: a code of the wire contract, a sentence for people, and the HTTP status it travels with.
 */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly status: number
  /** After how many seconds a later try may succeed, where that is known. */
  readonly retryAfterSeconds?: number
}

/** A successful outcome. */
export function done<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** A refused outcome. */
export function refused<Refused extends Refusal>(refusal: Refused): { readonly ok: false; readonly refusal: Refused } {
  return { ok: false, refusal }
}
