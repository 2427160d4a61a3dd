import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../../records/service.ts'
import { countAttemptOfAddress } from '../address-limit.ts'
import type { Authentication } from '../authentication.ts'
import { isEmailVerified } from '../email/store.ts'
import { sessionErrors } from '../errors.ts'
import { createDeviceCookie } from '../known-device.ts'
import { type IssuedSession, openSessionOfProvenUser } from '../new-session.ts'
import { createOneTimeToken, verifyOneTimeToken } from '../one-time-token.ts'
import { deleteTokenRow, findTokenRow, insertTokenRow } from '../one-time-token-store.ts'
import { markEmailVerified } from '../password-reset-store.ts'
import { hasSecondFactor } from '../second-factor/store.ts'
import { beginSecondStep, type SecondStep } from '../second-step.ts'
import { logSecurityEvent } from '../security-log.ts'
import { findPasswordHash, findUserIdByEmail, lockUser } from '../store.ts'
import { beginFlow, type CompanyIdentity, type CompanySignIn, finishFlow, type SignInFlow } from './provider.ts'
import { findLinkedUserId, hasLink, insertLink } from './store.ts'

/** How long somebody may take to sign in at the provider. */
const FLOW_SECONDS = 15 * 60
/** How many sign-ins a client address may begin in an hour: a whole company may share one. */
const FLOWS_PER_HOUR = 600

const PURPOSE = 'company sign-in'

/** A sign-in that has begun: the address at the provider, and the token that only this browser may have. */
export interface BegunFlow {
  readonly authorizationUrl: string
  readonly flowToken: string
}

/** Begins a sign-in with an account of the company. Returns an error when the provider does not answer. */
export async function beginCompanySignIn(
  { database, secret, log }: Authentication,
  provider: CompanySignIn,
  { redirectUri, clientAddress }: { readonly redirectUri: string; readonly clientAddress: string },
): Promise<Result<BegunFlow>> {
  const limitResult = await database.transaction((tx) =>
    countAttemptOfAddress(tx, {
      what: 'company-sign-in',
      clientAddress,
      perHour: FLOWS_PER_HOUR,
      error: sessionErrors.tooManyAttempts,
    }),
  )
  if (!limitResult.ok) return limitResult
  const begun = await beginFlow(provider, redirectUri).catch((error: unknown) => logFailure(log, error))
  if (begun === null) {
    logSecurityEvent(log, 'company-sign-in-failed', { userId: null, address: clientAddress })
    return err(sessionErrors.unreachableProvider)
  }
  const id = newId('0OT')
  await database.transaction((tx) =>
    insertTokenRow(tx, {
      id,
      purpose: PURPOSE,
      userId: '',
      value: JSON.stringify(begun.flow),
      seconds: FLOW_SECONDS,
    }),
  )
  return ok({ authorizationUrl: begun.authorizationUrl, flowToken: createOneTimeToken(PURPOSE, id, secret) })
}

/** What the provider has sent back, and from where. */
export interface FlowReturn {
  readonly flowToken: string
  /** The query of the address that the provider has sent the person back to. */
  readonly query: string
  readonly clientAddress: string
  readonly userAgent: string | undefined
  /** The value of the browser's `known_device` cookie. */
  readonly deviceCookie?: string | undefined
}

/**
 * Finishes a sign-in with an account of the company and opens the session of the user with its verified email address; a
 * user who has a second factor gets the token for the second step. Nobody becomes a user by it. Returns an error for a
 * token that is used, expired or of another browser, for anything that was tampered with, and for accounts of no user.
 */
export async function finishCompanySignIn(
  authentication: Authentication,
  provider: CompanySignIn,
  { flowToken, query, clientAddress, userAgent, deviceCookie }: FlowReturn,
): Promise<Result<IssuedSession | SecondStep>> {
  const { database, secret, log } = authentication
  const flow = await takeFlow(authentication, flowToken)
  if (flow === null) return err(sessionErrors.endedSignIn)
  const identity = await finishFlow(provider, flow, query).catch((error: unknown) => logFailure(log, error))
  const found =
    identity === null
      ? err(sessionErrors.refusedByProvider)
      : await database.transaction((tx) => findOrLinkUser(tx, provider.issuer, identity))
  if (!found.ok) {
    logSecurityEvent(log, 'company-sign-in-failed', { userId: null, address: clientAddress })
    return found
  }
  const userId = found.value
  const next = await database.transaction(async (tx) => {
    await lockUser(tx, userId)
    return (await hasSecondFactor(tx, userId))
      ? beginSecondStep(tx, userId, secret)
      : { passwordHash: await findPasswordHash(tx, userId) }
  })
  if ('stepToken' in next) return ok(next)
  const opened = await openSessionOfProvenUser(authentication, {
    userId,
    ...next,
    hasProvenSecondFactor: false,
    clientAddress,
    userAgent,
  })
  if (!opened.ok) return opened
  logSecurityEvent(log, 'sign-in', { userId, address: clientAddress })
  return ok({ ...opened.value, deviceCookie: createDeviceCookie(deviceCookie, opened.value.user.email, secret) })
}

/** Logs why the provider could not be used: its kind alone, because a message may contain what it has sent. */
function logFailure(log: Authentication['log'], error: unknown): null {
  const { name, code } = toFailureKind(error)
  log.warn({ reason: name, code }, 'a sign-in with an account of the company failed')
  return null
}

function toFailureKind(error: unknown): { readonly name: string; readonly code: string } {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { name: error instanceof Error ? error.name : typeof error, code }
}

/** Takes what has to come back from the provider; null when the token is not right, or was used before. */
async function takeFlow({ database, secret }: Authentication, flowToken: string): Promise<SignInFlow | null> {
  const id = verifyOneTimeToken(PURPOSE, flowToken, secret)
  if (id === null) return null
  const value = await database.transaction(async (tx) => {
    const row = await findTokenRow(tx, { id, purpose: PURPOSE })
    return row !== null && (await deleteTokenRow(tx, id)) ? row.value : null
  })
  if (value === null) return null
  const flow: unknown = JSON.parse(value)
  return isSignInFlow(flow) ? flow : null
}

function isSignInFlow(value: unknown): value is SignInFlow {
  return (
    isRecord(value) &&
    ['state', 'nonce', 'codeVerifier', 'redirectUri'].every((name) => typeof value[name] === 'string')
  )
}

/**
 * Finds the user who is linked with an account at the provider, or links the one with its verified email address. A user
 * who has chosen a password without ever confirming their address is not linked: somebody else may have registered it.
 */
async function findOrLinkUser(
  tx: Transaction,
  issuer: string,
  { subject, email, isEmailVerified: isVerifiedThere }: CompanyIdentity,
): Promise<Result<string>> {
  const linkedUserId = await findLinkedUserId(tx, { issuer, subject })
  if (linkedUserId !== null)
    return (await lockUser(tx, linkedUserId)) ? ok(linkedUserId) : err(sessionErrors.unknownCompanyAccount)
  if (email === null || !isVerifiedThere) return err(sessionErrors.unverifiedCompanyEmail)
  const userId = await findUserIdByEmail(tx, email)
  if (userId === null || !(await lockUser(tx, userId))) return err(sessionErrors.unknownCompanyAccount)
  const isSafe = (await isEmailVerified(tx, userId)) || (await findPasswordHash(tx, userId)) === null
  if (!isSafe || (await hasLink(tx, userId, issuer))) return err(sessionErrors.unknownCompanyAccount)
  await insertLink(tx, userId, { issuer, subject })
  await markEmailVerified(tx, userId)
  await recordChange(tx, {
    objectName: 'User',
    recordId: userId,
    operation: 'link-company-account',
    newValues: { issuer },
  })
  return ok(userId)
}
