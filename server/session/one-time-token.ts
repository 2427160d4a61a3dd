import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a one-time token lets its holder do; a token for one purpose is none for another. */
export type TokenPurpose =
  | 'password reset'
  | 'sign-in step'
  | 'second factor'
  | 'email change'
  | 'company sign-in'
  | 'stock notice'

/**
 * Creates a token from the id of a stored row. It is signed with the shop's secret instead of stored, so that the mail
 * with it can be written when it is sent, and a copy of the database lets nobody in.
 */
export function createOneTimeToken(purpose: TokenPurpose, id: string, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(`${purpose}\n${id}`).digest('base64url')}`
}

/** Returns the id of the row that a token was created from; null when it is no token for this purpose. */
export function verifyOneTimeToken(purpose: TokenPurpose, token: string, secret: string): string | null {
  const id = parseTokenId(token)
  if (id === null) return null
  const expected = Buffer.from(createOneTimeToken(purpose, id, secret))
  const actual = Buffer.from(token)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null
}

/** Returns the id in a token, whose signature is not verified; null when the text has not the form of a token. */
export function parseTokenId(token: string): string | null {
  return /^([0-9A-Za-z]{18})\.[\w-]{43}$/.exec(token)?.[1] ?? null
}
