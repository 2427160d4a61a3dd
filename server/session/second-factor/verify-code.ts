import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { err, type Result } from '@hydrant/kernel/result/result.ts'
import { countAttempt } from '../attempt-limit.ts'
import { pauseAttempts, subtractAttempt } from '../attempt-store.ts'
import type { Authentication } from '../authentication.ts'
import { sessionErrors } from '../errors.ts'
import { logSecurityEvent } from '../security-log.ts'
import { lockUser } from '../store.ts'
import { findStepOfCode, hashRecoveryCode } from './codes.ts'
import { findEncryptedKey, takeRecoveryCode, takeStep } from './store.ts'

/**
 * How many codes of a user may be wrong in an hour and in a day: at 60 a day, finding one of three valid codes in a
 * million takes years.
 */
const LIMITS = [
  { name: 'second-factor', limit: 20, windowSeconds: 60 * 60 },
  { name: 'second-factor-day', limit: 60, windowSeconds: 24 * 60 * 60 },
] as const

/** The pauses after some wrong codes. */
const PAUSES = { freeTries: 5, longestSeconds: 60 }

/** A code that somebody enters to prove that they have the second factor of a user. */
export interface EnteredCode {
  readonly userId: string
  readonly code: string
  readonly clientAddress: string
}

/**
 * Verifies a code and, in the same transaction, does what it allows; the code is used up then. Guesses are counted before
 * they are verified, whoever makes them. Returns an error for a wrong or used code, after too many guesses, and when
 * `work` returns one; the code is used up then, too. `work` gets a transaction that has locked the user.
 */
export async function verifyCodeAndRun<Value>(
  authentication: Authentication,
  { userId, code, clientAddress }: EnteredCode,
  work: (tx: Transaction, isActive: boolean) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const { database, log } = authentication
  for (const { name, ...limit } of LIMITS) {
    const count = { ...limit, key: `${name} ${userId}`, error: sessionErrors.tooManyCodes }
    const limitResult = await database.transaction((tx) => countAttempt(tx, count))
    if (!limitResult.ok) return limitResult
  }
  const result = await database.transaction(async (tx): Promise<Result<Value>> => {
    const isActive = await lockUser(tx, userId)
    if (!(await takeCode(tx, { userId, code, secret: authentication.secret }))) return err(sessionErrors.wrongCode)
    for (const { name } of LIMITS) await subtractAttempt(tx, `${name} ${userId}`)
    return work(tx, isActive)
  })
  if (!result.ok && result.error === sessionErrors.wrongCode) {
    const key = `${LIMITS[0].name} ${userId}`
    await database.transaction((tx) => pauseAttempts(tx, { key, ...PAUSES }))
    logSecurityEvent(log, 'second-factor-failed', { userId, address: clientAddress })
  }
  return result
}

/** Uses up a code of the app or a recovery code; false when it is none of the user's, or was used before. */
async function takeCode(
  tx: Transaction,
  { userId, code, secret }: { readonly userId: string; readonly code: string; readonly secret: string },
): Promise<boolean> {
  const recoveryHash = hashRecoveryCode(code)
  if (recoveryHash !== null) return takeRecoveryCode(tx, userId, recoveryHash)
  const encrypted = await findEncryptedKey(tx, userId)
  const key = encrypted === null ? null : await decryptKey(encrypted, userId, secret)
  const step = key === null ? null : findStepOfCode(key, code)
  return step !== null && takeStep(tx, userId, step)
}

/** Encrypts the key of an authenticator app for the database; it can be used for this user only. */
export function encryptKey(key: string, userId: string, secret: string): Promise<string> {
  return symmetricEncrypt({ key: secret, data: `${userId} ${key}` })
}

/** Decrypts a key; null when it was encrypted for another user or with another secret than the shop has now. */
async function decryptKey(encrypted: string, userId: string, secret: string): Promise<string | null> {
  try {
    const [owner, key] = (await symmetricDecrypt({ key: secret, data: encrypted })).split(' ')
    return owner === userId ? (key ?? null) : null
  } catch {
    return null
  }
}
