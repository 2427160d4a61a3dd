import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../../records/service.ts'
import { insertMail } from '../../mail/service.ts'
import { getWebstore } from '../../webstore/service.ts'
import { type Authentication, runOrThrowUnavailable } from '../authentication.ts'
import { sessionErrors } from '../errors.ts'
import { deleteTokenRowsOfUser } from '../one-time-token-store.ts'
import type { OpenSession } from '../open-session.ts'
import { logSecurityEvent } from '../security-log.ts'
import { deleteOtherSessions, findUserEmail, lockUser } from '../store.ts'
import { verifyPasswordOfSession } from '../verify-password.ts'
import { isConfirmationOf, mailConfirmation, type MailedConfirmation } from './confirmation.ts'
import { createKey, createRecoveryCodes, hashRecoveryCode, toKeyUri } from './codes.ts'
import { confirmKey, countRecoveryCodes, deleteSecondFactor, hasSecondFactor, saveUnconfirmedKey } from './store.ts'
import { encryptKey, verifyCodeAndRun } from './verify-code.ts'

/** Whether a user has a second factor, and how many recovery codes are left. */
export interface SecondFactorState {
  readonly isOn: boolean
  readonly recoveryCodesLeft: number
}

/** Finds the state of a user's second factor. */
export function findSecondFactor({ database }: Authentication, userId: string): Promise<SecondFactorState> {
  return database.query(async (db) => ({
    isOn: await hasSecondFactor(db, userId),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }))
}

/** What the user of a session enters to change their second factor. */
export interface SecondFactorChange {
  readonly session: OpenSession
  readonly clientAddress: string
}

/** A new key, which an authenticator app reads as text or from the address in a QR code. */
export interface NewKey {
  readonly key: string
  readonly uri: string
}

/**
 * Creates a key for an authenticator app, which counts once a code confirms it. While a mail server sends mails, staff
 * get a link first and send its token as `confirmation`: whoever has only their password sets up nothing. A token that
 * does not work any more gets another link. Returns an error for programs, for a wrong password, and for a user who has
 * a second factor already.
 */
export function startSecondFactor(
  authentication: Authentication,
  {
    session,
    clientAddress,
    password,
    confirmation,
  }: SecondFactorChange & { readonly password: string; readonly confirmation?: string | undefined },
): Promise<Result<NewKey | MailedConfirmation>> {
  return runOrThrowUnavailable(async () => {
    if (session.integrationId !== null) return err(sessionErrors.notForPrograms)
    const passwordResult = await verifyPasswordOfSession(authentication, { session, password, clientAddress })
    if (!passwordResult.ok) return passwordResult
    const { id: userId, email } = session.user
    const key = createKey()
    const encrypted = await encryptKey(key, userId, authentication.secret)
    return authentication.database.transaction(async (tx) => {
      await lockUser(tx, userId)
      if (await hasSecondFactor(tx, userId)) return err(sessionErrors.secondFactorOn)
      if (authentication.hasMailServer && session.user.permissionSets.length > 0) {
        const isConfirmed =
          confirmation !== undefined &&
          (await isConfirmationOf(tx, { userId, confirmation, secret: authentication.secret }))
        if (!isConfirmed) return mailConfirmation(tx, { userId, clientAddress })
      }
      await saveUnconfirmedKey(tx, userId, encrypted)
      return ok({ key, uri: toKeyUri(key, { issuer: shorten((await getWebstore(tx)).name), label: email }) })
    })
  })
}

/**
 * Turns the second factor on with a first code of the app, ends the user's other sessions and all tokens of their
 * programs, and returns the recovery codes, which are stored as hashes only.
 */
export function confirmSecondFactor(
  authentication: Authentication,
  { session, clientAddress, code }: SecondFactorChange & { readonly code: string },
): Promise<Result<readonly string[]>> {
  const { id: userId, email } = session.user
  return runOrThrowUnavailable(async () => {
    if (session.integrationId !== null) return err(sessionErrors.notForPrograms)
    const recoveryCodes = createRecoveryCodes()
    const result = await verifyCodeAndRun(authentication, { userId, code, clientAddress }, async (tx) => {
      if (await hasSecondFactor(tx, userId)) return err(sessionErrors.secondFactorOn)
      await confirmKey(
        tx,
        userId,
        recoveryCodes.flatMap((recoveryCode) => hashRecoveryCode(recoveryCode) ?? []),
      )
      await deleteOtherSessions(tx, userId, session.id)
      await deleteTokenRowsOfUser(tx, { purpose: 'second factor', userId })
      await recordChange(tx, { objectName: 'User', recordId: userId, operation: 'turn-on-second-factor' })
      await insertMail(tx, { kind: 'SecondFactorOn', recordId: userId, to: email })
      return ok(recoveryCodes)
    })
    if (result.ok) logSecurityEvent(authentication.log, 'second-factor-on', { userId, address: clientAddress })
    return result
  })
}

/** Turns the second factor off. Returns an error for programs, and for a wrong password or code. */
export function turnOffSecondFactor(
  authentication: Authentication,
  { session, clientAddress, password, code }: SecondFactorChange & { readonly password: string; readonly code: string },
): Promise<Result<null>> {
  const { id: userId, email } = session.user
  return runOrThrowUnavailable(async () => {
    if (session.integrationId !== null) return err(sessionErrors.notForPrograms)
    const passwordResult = await verifyPasswordOfSession(authentication, { session, password, clientAddress })
    if (!passwordResult.ok) return passwordResult
    const result = await verifyCodeAndRun(authentication, { userId, code, clientAddress }, async (tx) => {
      if (!(await deleteSecondFactor(tx, userId))) return err(sessionErrors.secondFactorOff)
      await deleteTokenRowsOfUser(tx, { purpose: 'sign-in step', userId })
      await recordChange(tx, { objectName: 'User', recordId: userId, operation: 'turn-off-second-factor' })
      await insertMail(tx, { kind: 'SecondFactorOff', recordId: userId, to: email })
      return ok(null)
    })
    if (result.ok) logSecurityEvent(authentication.log, 'second-factor-off', { userId, address: clientAddress })
    return result
  })
}

/**
 * Takes the second factor from a user who has lost it, for an administrator. Returns an error for programs, for the
 * administrator's own, which they turn off with a code, and when the user has none.
 */
export function resetSecondFactor(
  { database, log }: Authentication,
  { session, userId, clientAddress }: SecondFactorChange & { readonly userId: string },
): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    if (session.integrationId !== null) return err(sessionErrors.notForPrograms)
    if (session.user.id === userId) return err(sessionErrors.ownSecondFactor)
    await lockUser(tx, userId)
    const email = await findUserEmail(tx, userId)
    if (email === null) return err(sessionErrors.unknownUser)
    if (!(await deleteSecondFactor(tx, userId))) return err(sessionErrors.secondFactorOff)
    await deleteTokenRowsOfUser(tx, { purpose: 'sign-in step', userId })
    await recordChange(tx, { objectName: 'User', recordId: userId, operation: 'reset-second-factor' })
    await insertMail(tx, { kind: 'SecondFactorReset', recordId: userId, to: email })
    logSecurityEvent(log, 'second-factor-reset', { userId, address: clientAddress })
    return ok(null)
  })
}

/** A picture of a code has room for so much of the shop's name. */
function shorten(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return characters.slice(0, 40).join('')
}
