import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Scope } from '@hydrant/contract/shop/scope.ts'
import type { ReadOnlyDb, Database } from '@hydrant/database/connection/database.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../records/service.ts'
import { type Authentication, runOrThrowUnavailable } from './authentication.ts'
import { sessionErrors } from './errors.ts'
import { logSecurityEvent } from './security-log.ts'
import { signSessionToken } from './session-token.ts'
import { countSignInAttemptWithinLimit, pauseSignInAfterFailure, subtractSignInAttempt } from './sign-in-limit.ts'
import * as store from './store.ts'

/** A program that acts as the user who authorized it, with a client id and a secret. */
export type Integration = Omit<store.ClientIntegration, 'secretHash' | 'userId' | 'lastAddress' | 'expiresAt'>

/** A new token of an integration. */
export interface IssuedToken {
  readonly token: string
  readonly userId: string
  readonly lifetimeSeconds: number
  readonly scope: Scope
}

/** The credentials of an integration. */
export interface ClientCredentials {
  readonly clientId: string
  readonly clientSecret: string
  readonly clientAddress: string
}

/** How long a token is valid; a program needs a new one after that. */
const TOKEN_SECONDS = 60 * 60 * 2

const MAX_INTEGRATIONS_PER_USER = 20
const MAX_TOKENS_PER_INTEGRATION = 50

/** Whether a user may have another program; those with one token count, too. */
export async function hasRoomForIntegration(db: ReadOnlyDb, userId: string): Promise<boolean> {
  return (await store.countIntegrations(db, userId)) < MAX_INTEGRATIONS_PER_USER
}

/** Lists the integrations of a user that have a secret, newest first. */
export async function listIntegrations(db: ReadOnlyDb, userId: string): Promise<Integration[]> {
  return store.findIntegrations(db, userId)
}

/** Creates an integration and returns it with its secret, which is not stored. */
export function createIntegration(
  database: Database,
  userId: string,
  { name, scope = 'api' }: { readonly name: string; readonly scope?: Scope },
): Promise<Result<{ integration: Integration; secret: string }>> {
  return database.transaction(async (tx) => {
    const trimmedName = name.trim()
    if (trimmedName === '') return err(sessionErrors.missingIntegrationName)
    await store.lockUser(tx, userId)
    if (!(await hasRoomForIntegration(tx, userId))) return err(sessionErrors.tooManyIntegrations)
    const secret = randomBytes(32).toString('base64url')
    const clientId = `hyd_${randomBytes(18).toString('base64url')}`
    const integration = await store.insertIntegration(tx, {
      id: newId('0H4'),
      userId,
      name: trimmedName,
      clientId,
      secretHash: hashSecret(secret),
      scope,
    })
    await recordChange(tx, {
      objectName: 'Integration',
      recordId: integration.id,
      operation: 'create',
      newValues: { name: trimmedName, scope },
    })
    return ok({ integration: { ...integration, clientId }, secret })
  })
}

/** Deletes an integration, which ends its secret and its tokens. */
export function deleteIntegration(database: Database, userId: string, integrationId: string): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const id = normalizeId(integrationId, '0H4')
    const isDeleted = id !== null && (await store.deleteUserIntegration(tx, userId, id))
    if (!isDeleted) return err(sessionErrors.unknownIntegration)
    await recordChange(tx, { objectName: 'Integration', recordId: id, operation: 'delete' })
    return ok(null)
  })
}

/**
 * Issues a token to an integration, with the requested scope or the widest it may have. Returns an error when the
 * credentials are wrong or were tried too often, or when the scope is wider than allowed.
 */
export async function issueIntegrationToken(
  authentication: Authentication,
  { requestedScope, ...credentials }: ClientCredentials & { readonly requestedScope: Scope | null },
): Promise<Result<IssuedToken>> {
  const integrationResult = await authenticateIntegration(authentication, credentials)
  if (!integrationResult.ok) return integrationResult
  const { id, userId } = integrationResult.value
  const scope = requestedScope ?? integrationResult.value.scope
  if (scope === 'api' && integrationResult.value.scope === 'read') return err(sessionErrors.scopeTooWide)
  const { internalAdapter } = await authentication.library.$context
  const expiresAt = new Date(Date.now() + TOKEN_SECONDS * 1000)
  const values = { integrationId: id, scope, expiresAt, ipAddress: credentials.clientAddress }
  const session = await internalAdapter.createSession(userId, false, values, true)
  const isActive = await authentication.database.transaction(async (tx) => {
    if (!(await store.lockUser(tx, userId))) {
      await store.deleteUserSession(tx, userId, session.id)
      return false
    }
    await store.markSessionAndIntegrationUsed(tx, { id: session.id, integrationId: id })
    await store.deleteExpiredAndSurplusSessions(tx, id, MAX_TOKENS_PER_INTEGRATION)
    return true
  })
  if (!isActive) return err(sessionErrors.wrongClient)
  logSecurityEvent(authentication.log, 'program-token-issued', {
    userId,
    address: credentials.clientAddress,
    integrationId: id,
  })
  return ok({
    token: signSessionToken(session.token, authentication.secret),
    userId,
    lifetimeSeconds: TOKEN_SECONDS,
    scope,
  })
}

/**
 * Checks a client id and secret, and returns their integration. Counts the attempt, and returns an error when the
 * credentials are wrong or were tried too often.
 */
export function authenticateIntegration(
  authentication: Authentication,
  credentials: ClientCredentials,
): Promise<Result<store.ClientIntegration>> {
  return runOrThrowUnavailable(() => verifyClientWithinLimit(authentication, credentials))
}

async function verifyClientWithinLimit(
  authentication: Authentication,
  { clientId, clientSecret, clientAddress }: ClientCredentials,
): Promise<Result<store.ClientIntegration>> {
  const attempt = { clientAddress, name: clientId, deviceId: null }
  const attemptResult = await countSignInAttemptWithinLimit(authentication, attempt)
  if (!attemptResult.ok) return attemptResult
  const storedIntegration = await authentication.database.query((db) => store.findIntegrationByClientId(db, clientId))
  const isSecretCorrect = timingSafeEqual(
    Buffer.from(hashSecret(clientSecret)),
    Buffer.from(storedIntegration?.secretHash ?? hashSecret('')),
  )
  if (storedIntegration === null || !isSecretCorrect) {
    await pauseSignInAfterFailure(authentication, attempt)
    logSecurityEvent(authentication.log, 'program-token-failed', {
      userId: storedIntegration?.userId ?? null,
      address: clientAddress,
      ...(storedIntegration !== null && { integrationId: storedIntegration.id }),
    })
    return err(sessionErrors.wrongClient)
  }
  await authentication.database.transaction((tx) => subtractSignInAttempt(tx, attempt))
  return ok(storedIntegration)
}

/** Hashes a secret. A fast hash is enough, because a secret of 256 random bits cannot be guessed. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
