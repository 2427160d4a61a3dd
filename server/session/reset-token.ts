import { createHash } from 'node:crypto'
import { createOneTimeToken, parseTokenId } from './one-time-token.ts'

/** Creates the token of a password reset from its id. */
export function createResetToken(resetId: string, secret: string): string {
  return createOneTimeToken('password reset', resetId, secret)
}

/** Returns the id of the reset that a token is for; null when it is no token. */
export function parseResetId(token: string): string | null {
  return parseTokenId(token)
}

/** Returns the hash of a token as it is stored. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
