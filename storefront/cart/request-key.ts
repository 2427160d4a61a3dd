import { textOf } from '../session/form-text.ts'

/** The field for the key of an addition, by which the shop knows one that is sent again. */
export const REQUEST_KEY = 'requestKey'

/** A key that no other addition has. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('')
}

/** The header that tells the shop the key of a form; none for a form without one. */
export function keyHeader(form: FormData): Readonly<Record<string, string>> {
  const key = textOf(form, REQUEST_KEY)
  return /^[0-9a-f]{32}$/.test(key) ? { 'idempotency-key': key } : {}
}
