import { readTextField } from '../session/form-text.ts'

/** The form field with the idempotency key of an addition, by which the server recognizes a retry. */
export const IDEMPOTENCY_KEY_FIELD = 'requestKey'

/** Creates a random idempotency key. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('')
}

/** Converts a form's idempotency key to request headers; none for a form without a valid key. */
export function toIdempotencyHeader(form: FormData): Readonly<Record<string, string>> {
  const key = readTextField(form, IDEMPOTENCY_KEY_FIELD)
  return /^[0-9a-f]{32}$/.test(key) ? { 'idempotency-key': key } : {}
}
