import { createHash, randomBytes } from 'node:crypto'

/**
 * The token of a program that has one token of its own: 256 random bits after a prefix by which it is recognized, here
 * and by programs that look for secrets in published code. The id of the organization and `!` may be before it, as
 * clients of the platform expect it (`platform-token.ts`).
 */
const PROGRAM_TOKEN = /^(?:00D[A-Za-z0-9]{12,15}!)?(hyt_[0-9a-f]{64})$/

/** Creates a token that nobody can guess, in the form of the platform. */
export function createProgramToken(organizationId: string): string {
  return `${organizationId}!hyt_${randomBytes(32).toString('hex')}`
}

/** Returns the hash of a program's token, with or without the organization before it; null for any other text. */
export function hashProgramToken(token: string): string | null {
  const own = PROGRAM_TOKEN.exec(token)?.[1]
  // A fast hash is enough, because a token of 256 random bits cannot be guessed.
  return own === undefined ? null : createHash('sha256').update(own).digest('base64url')
}
