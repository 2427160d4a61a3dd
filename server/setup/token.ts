import { createHash, randomBytes } from 'node:crypto'

/** Creates a token that cannot be guessed: 256 bits in base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash under which a token is stored. A token that cannot be guessed needs no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
