import { createHash, createHmac } from 'node:crypto'

/**
 * Creates the token of a password reset from its id. It is signed with the shop's secret instead of stored, so that the
 * mail with it can be written when it is sent, and a copy of the database lets nobody reset a password.
 */
export function createResetToken(resetId: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(`password reset\n${resetId}`).digest('base64url')
  return `${resetId}.${signature}`
}

/** Returns the id of the reset that a token is for; null when it is no token. */
export function parseResetId(token: string): string | null {
  return /^([0-9A-Za-z]{18})\.[\w-]{43}$/.exec(token)?.[1] ?? null
}

/** Returns the hash of a token as it is stored. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
