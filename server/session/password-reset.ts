import { hashPassword } from 'better-auth/crypto'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../records/service.ts'
import { insertMail } from '../mail/service.ts'
import { countAttemptOfAddress } from './address-limit.ts'
import { type Authentication, runOrThrowUnavailable } from './authentication.ts'
import { sessionErrors } from './errors.ts'
import { countMailRequest } from './mail-request-limit.ts'
import { findNewPasswordError } from './new-password.ts'
import { deleteTokenRowsOfUser } from './one-time-token-store.ts'
import {
  deleteAccessOfOthers,
  deleteAllResets,
  deleteAllSessions,
  deleteOpenReset,
  findOpenReset,
  insertPasswordReset,
  markEmailVerified,
  type PasswordReset,
  setPasswordHash,
} from './password-reset-store.ts'
import { createResetToken, hashResetToken, parseResetId } from './reset-token.ts'
import { logSecurityEvent } from './security-log.ts'
import { findPasswordHash, findUserEmail, findUserIdByEmail, lockUser } from './store.ts'

const HOUR_SECONDS = 60 * 60
/** How long the link of an invitation can be used. */
const INVITATION_SECONDS = 7 * 24 * HOUR_SECONDS
/** How long the link that confirms an email address can be used. */
const VERIFICATION_SECONDS = 3 * 24 * HOUR_SECONDS

/** How often a client address may use a link in an hour. */
const RESETS_PER_HOUR = 60

/**
 * Mails a link to choose a new password to the user with a name. The result is the same when there is none. Returns an
 * error when the client address, or anybody for this name, has asked too often.
 */
export function requestPasswordReset(
  authentication: Authentication,
  { username, clientAddress }: { readonly username: string; readonly clientAddress: string },
): Promise<Result<null>> {
  const { database, secret, log } = authentication
  const name = username.trim().toLowerCase()
  // In one transaction, so that both answers take about as long.
  return runOrThrowUnavailable(() =>
    database.transaction(async (tx) => {
      const limitResult = await countMailRequest(tx, { what: 'password-reset', name, clientAddress })
      const userId = await findUserIdByEmail(tx, name)
      // Locked, so that the link is not mailed to an address that is being replaced.
      const isReachable = userId !== null && (await lockUser(tx, userId)) && (await findUserEmail(tx, userId)) === name
      if (limitResult.ok && isReachable) {
        await mailResetLink(tx, secret, { kind: 'PasswordReset', userId, to: name, seconds: HOUR_SECONDS })
      }
      const event = limitResult.ok ? 'password-reset-requested' : 'password-reset-limited'
      logSecurityEvent(log, event, { userId, address: clientAddress })
      return limitResult
    }),
  )
}

/** Stores a password reset that can be used for a number of seconds, and mails its link. */
async function mailResetLink(
  tx: Transaction,
  secret: string,
  {
    kind,
    userId,
    to,
    seconds,
  }: {
    readonly kind: 'PasswordReset' | 'Invitation' | 'EmailVerification'
    readonly userId: string
    readonly to: string
    readonly seconds: number
  },
): Promise<void> {
  const id = newId('0PR')
  await insertPasswordReset(tx, { id, userId, tokenHash: hashResetToken(createResetToken(id, secret)), seconds })
  await insertMail(tx, { kind, recordId: id, to })
}

/** Mails a user without a password a link to choose one. */
export function mailInvitation(
  tx: Transaction,
  secret: string,
  invited: { readonly userId: string; readonly to: string },
): Promise<void> {
  return mailResetLink(tx, secret, { kind: 'Invitation', ...invited, seconds: INVITATION_SECONDS })
}

/**
 * Mails a user the link by which they confirm their email address and choose a password; earlier links do not work any
 * more. Whoever set a password before may be somebody else, who registered with the address of this person.
 */
export async function mailEmailVerification(
  tx: Transaction,
  secret: string,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  await deleteAllResets(tx, userId)
  await mailResetLink(tx, secret, { kind: 'EmailVerification', userId, to: email, seconds: VERIFICATION_SECONDS })
}

/** An invitation that is mailed to a user. */
export interface MailedInvitation {
  readonly email: string
  readonly expiresAt: Date
}

/**
 * Mails a user without a password a link to choose one, which ends earlier links. Returns an error when there is no such
 * user, or when they have a password.
 */
export function inviteUser(
  { database, secret, log }: Authentication,
  { userId, clientAddress }: { readonly userId: string; readonly clientAddress: string },
): Promise<Result<MailedInvitation>> {
  return database.transaction(async (tx) => {
    const isActive = await lockUser(tx, userId)
    const email = await findUserEmail(tx, userId)
    if (email === null) return err(sessionErrors.unknownUser)
    if (!isActive) return err(sessionErrors.inactiveUser)
    if ((await findPasswordHash(tx, userId)) !== null) return err(sessionErrors.invitedAlready)
    await deleteAllResets(tx, userId)
    await mailInvitation(tx, secret, { userId, to: email })
    await recordChange(tx, { objectName: 'User', recordId: userId, operation: 'invite' })
    logSecurityEvent(log, 'user-invited', { userId, address: clientAddress })
    return ok({ email, expiresAt: new Date(Date.now() + INVITATION_SECONDS * 1000) })
  })
}

/** A new password, chosen by the link of a mail. */
export interface PasswordChoice {
  readonly token: string
  readonly newPassword: string
  readonly clientAddress: string
}

/**
 * Replaces the password of the user whom a token was mailed to, and ends all their sessions and all tokens of their
 * programs. When that confirms their address, the programs and company accounts end, too: nobody knows whose they were.
 * Returns an error for a token that is expired, used or none at all, and for a password that may not be chosen; that
 * leaves the token usable.
 */
export function resetPassword(authentication: Authentication, choice: PasswordChoice): Promise<Result<null>> {
  return runOrThrowUnavailable(() => verifyTokenAndReset(authentication, choice))
}

async function verifyTokenAndReset(
  authentication: Authentication,
  { token, newPassword, clientAddress }: PasswordChoice,
): Promise<Result<null>> {
  const { database, log } = authentication
  const passwordError = await findNewPasswordError(authentication, 'newPassword', newPassword)
  if (passwordError !== null) return err(passwordError)
  const id = parseResetId(token)
  const reset = id === null ? null : await database.query((db) => findOpenReset(db, id, hashResetToken(token)))
  const limitResult = reset === null ? ok(null) : await countResetWithinLimit(authentication, clientAddress)
  if (!limitResult.ok) return limitResult
  // Hashing takes long, so it is done only for a valid token, and outside of the transaction.
  const isReset = reset !== null && (await replacePassword(authentication, reset, await hashPassword(newPassword)))
  logSecurityEvent(log, isReset ? 'password-reset' : 'password-reset-failed', {
    userId: reset?.userId ?? null,
    address: clientAddress,
  })
  return isReset ? ok(null) : err(sessionErrors.unusableResetLink)
}

function countResetWithinLimit({ database }: Authentication, clientAddress: string): Promise<Result<null>> {
  return database.transaction((tx) =>
    countAttemptOfAddress(tx, {
      what: 'password-choice',
      clientAddress,
      perHour: RESETS_PER_HOUR,
      error: sessionErrors.tooManyResets,
    }),
  )
}

/** Uses up a password reset; false when another request was faster. */
function replacePassword({ database }: Authentication, reset: PasswordReset, hash: string): Promise<boolean> {
  const { userId, userEmail } = reset
  return database.transaction(async (tx) => {
    await lockUser(tx, userId)
    if (!(await deleteOpenReset(tx, reset))) return false
    if (await markEmailVerified(tx, userId)) await deleteAndRecordAccessOfOthers(tx, userId)
    const hadPassword = await setPasswordHash(tx, userId, hash)
    await recordChange(tx, { objectName: 'User', recordId: userId, operation: 'reset-password' })
    await deleteAllSessions(tx, userId)
    await deleteTokenRowsOfUser(tx, { purpose: 'email change', userId })
    if (hadPassword) await insertMail(tx, { kind: 'PasswordChanged', recordId: userId, to: userEmail })
    return true
  })
}

/** Ends what others may have set up as a user before the address was confirmed; the history says what it was. */
async function deleteAndRecordAccessOfOthers(tx: Transaction, userId: string): Promise<void> {
  const { integrationIds, providerIds } = await deleteAccessOfOthers(tx, userId)
  for (const recordId of integrationIds)
    await recordChange(tx, { objectName: 'Integration', recordId, operation: 'delete' })
  for (const providerId of providerIds)
    await recordChange(tx, {
      objectName: 'User',
      recordId: userId,
      operation: 'unlink-company-account',
      oldValues: { providerId },
    })
}
