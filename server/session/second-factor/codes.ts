import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** How many recovery codes a user gets. */
const RECOVERY_CODES = 10

/** The size of a key in bytes: that of SHA-1, which authenticator apps use. */
const KEY_BYTES = 20
/** The size of a recovery code in bytes: too large to be guessed from its hash. */
const RECOVERY_BYTES = 10

/** How many time steps a code may be early or late. */
const SKEW_STEPS = 1

/** Creates a random key for an authenticator app, in base 32. */
export function createKey(): string {
  return new Secret({ size: KEY_BYTES }).base32
}

/** Returns the address that an app reads from a QR code: the key, with the names of the shop and of the user. */
export function toKeyUri(key: string, { issuer, label }: { readonly issuer: string; readonly label: string }): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(key) }).toString()
}

/** Returns the time step that a code of six digits belongs to; null when it belongs to none around this moment. */
export function findStepOfCode(key: string, code: string, now = Date.now()): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const delta = totp.validate({ token, timestamp: now, window: SKEW_STEPS })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

/** Creates recovery codes, written in groups of four characters. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: RECOVERY_BYTES }).base32.replaceAll(/.{4}(?=.)/g, '$&-'),
  )
}

/** Returns the hash of a recovery code, however it is grouped; null when the text has not the form of one. */
export function hashRecoveryCode(code: string): string | null {
  const text = code.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[A-Z2-7]{16}$/.test(text) ? createHash('sha256').update(text).digest('base64url') : null
}
