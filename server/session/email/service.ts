import type { Transaction } from '@hydrant/database/connection/database.ts'
import { isUniqueViolation } from '@hydrant/database/connection/query-failure.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { insertMail } from '../../mail/service.ts'
import { recordChange } from '../../records/service.ts'
import { type Authentication, runOrThrowUnavailable } from '../authentication.ts'
import { sessionErrors } from '../errors.ts'
import { countMailRequest } from '../mail-request-limit.ts'
import { verifyOneTimeToken } from '../one-time-token.ts'
import {
  deleteTokenRow,
  deleteTokenRowsOfUser,
  findTokenRow,
  insertTokenRow,
  type TokenRow,
} from '../one-time-token-store.ts'
import type { OpenSession } from '../open-session.ts'
import { mailEmailVerification } from '../password-reset.ts'
import { deleteAllResets } from '../password-reset-store.ts'
import { logSecurityEvent } from '../security-log.ts'
import { findUserEmail, findUserIdByEmail, lockUser } from '../store.ts'
import { verifyPasswordOfSession } from '../verify-password.ts'
import { isEmailVerified, replaceEmail } from './store.ts'

/** How long the link of a mail can be used. */
const LINK_SECONDS = 3 * 24 * 60 * 60

/**
 * Mails another link to somebody who has not confirmed their email address yet. The result is the same when there is no
 * such user, or nothing to confirm. Returns an error when the client address, or anybody for this name, asks too often.
 */
export function requestEmailVerification(
  authentication: Authentication,
  { username, clientAddress }: { readonly username: string; readonly clientAddress: string },
): Promise<Result<null>> {
  const name = username.trim().toLowerCase()
  // In one transaction, so that both answers take about as long.
  return runOrThrowUnavailable(() =>
    authentication.database.transaction(async (tx) => {
      const limitResult = await countMailRequest(tx, { what: 'email-verification', name, clientAddress })
      const userId = await findUserIdByEmail(tx, name)
      const isWaiting = userId !== null && (await lockUser(tx, userId)) && !(await isEmailVerified(tx, userId))
      if (limitResult.ok && isWaiting) await mailEmailVerification(tx, authentication.secret, { userId, email: name })
      return limitResult
    }),
  )
}

/** A change of the email address, which is the sign-in name. */
export interface EmailChange {
  readonly session: OpenSession
  readonly password: string
  readonly newEmail: string
  readonly clientAddress: string
}

/**
 * Mails a link to a new email address, which replaces the user's once the link is used. Nothing is mailed to an address
 * that somebody else has, and the result is the same. Returns an error for programs, for a wrong password, for an address
 * that is none or the current one, and when links were asked for too often.
 */
export function requestEmailChange(authentication: Authentication, change: EmailChange): Promise<Result<null>> {
  return runOrThrowUnavailable(async () => {
    const { session, password, clientAddress } = change
    const { id: userId } = session.user
    const newEmail = change.newEmail.trim().toLowerCase()
    if (session.integrationId !== null) return err(sessionErrors.notForPrograms)
    if (!isEmailAddress(newEmail)) return err(sessionErrors.invalidNewEmail)
    const passwordResult = await verifyPasswordOfSession(authentication, { session, password, clientAddress })
    if (!passwordResult.ok) return passwordResult
    if (passwordResult.value === null) return err(sessionErrors.noPassword)
    return authentication.database.transaction(async (tx) => {
      await lockUser(tx, userId)
      if ((await findUserEmail(tx, userId)) === newEmail) return err(sessionErrors.sameEmail)
      const limitResult = await countMailRequest(tx, { what: 'email-verification', name: newEmail, clientAddress })
      if (!limitResult.ok) return limitResult
      const row = { id: newId('0OT'), purpose: 'email change', userId, value: newEmail } as const
      await deleteTokenRowsOfUser(tx, row)
      await insertTokenRow(tx, { ...row, seconds: LINK_SECONDS })
      if ((await findUserIdByEmail(tx, newEmail)) === null)
        await insertMail(tx, { kind: 'EmailChange', recordId: row.id, to: newEmail })
      return ok(null)
    })
  })
}

/**
 * Uses the link of a mail: it replaces the email address of a user by the new one that the mail went to, for which the
 * user has to be signed in: the mail may have gone to a stranger. Returns an error for a token that is expired, used or
 * none at all, or whose address somebody else has meanwhile.
 */
export function verifyEmail(
  authentication: Authentication,
  {
    token,
    clientAddress,
    userId,
  }: { readonly token: string; readonly clientAddress: string; readonly userId: string | null },
): Promise<Result<null>> {
  const { database, secret, log } = authentication
  return runOrThrowUnavailable(() =>
    database
      .transaction(async (tx) => {
        const id = verifyOneTimeToken('email change', token, secret)
        const row = id === null ? null : await findTokenRow(tx, { id, purpose: 'email change' })
        if (row !== null && row.userId !== userId) return err(sessionErrors.endedSession)
        if (row === null || !(await applyChange(tx, row))) return err(sessionErrors.unusableResetLink)
        logSecurityEvent(log, 'email-changed', { userId: row.userId, address: clientAddress })
        return ok(null)
      })
      .catch((error: unknown) => {
        // Somebody else got the address at the same moment.
        if (isUniqueViolation(error)) return err(sessionErrors.unusableResetLink)
        throw error
      }),
  )
}

async function applyChange(tx: Transaction, { id, userId, value: email }: TokenRow): Promise<boolean> {
  if (!(await lockUser(tx, userId)) || !(await deleteTokenRow(tx, id))) return false
  const formerEmail = await findUserEmail(tx, userId)
  if (formerEmail === null || (await findUserIdByEmail(tx, email)) !== null) return false
  await replaceEmail(tx, userId, email)
  await deleteAllResets(tx, userId)
  for (const purpose of ['email change', 'second factor', 'sign-in step'] as const)
    await deleteTokenRowsOfUser(tx, { purpose, userId })
  await recordChange(tx, {
    objectName: 'User',
    recordId: userId,
    operation: 'change-email',
    oldValues: { Email: formerEmail },
    newValues: { Email: email },
  })
  await insertMail(tx, { kind: 'EmailChanged', recordId: userId, to: formerEmail })
  return true
}
