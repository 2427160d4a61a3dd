import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Scope } from '@hydrant/contract/shop/scope.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type Authentication, orUnavailable } from './authentication.ts'
import { sessionRefusals } from './errors.ts'
import { logSecurity } from './security-log.ts'
import { countAttempt, pauseAfterFailure, takeBackAttempt } from './sign-in-limit.ts'
import * as store from './store.ts'

/** A program that acts as the user who let it in. */
export type Integration = Omit<store.Integration, 'secretHash' | 'userId'>

/** An integration's token that begins to be valid. */
export interface IssuedToken {
  readonly token: string
  readonly seconds: number
  readonly scope: Scope
}

/** How a program proves which integration it is. */
export interface ClientProof {
  readonly clientId: string
  readonly clientSecret: string
  readonly clientAddress: string
}

/** A program asks for a new token this often at least. */
const TOKEN_SECONDS = 60 * 60 * 2

const INTEGRATIONS_PER_USER = 20
const TOKENS_PER_INTEGRATION = 50

/** The programs that a user has let in, newest first. */
export async function listIntegrations(executor: Executor, userId: string): Promise<Integration[]> {
  return store.findIntegrations(executor, userId)
}

/** Lets a program in; its secret is in the answer and nowhere else. Pass a transaction. */
export async function createIntegration(
  executor: Executor,
  userId: string,
  { name, scope = 'api' }: { readonly name: string; readonly scope?: Scope },
): Promise<Result<{ integration: Integration; secret: string }>> {
  const trimmed = name.trim()
  if (trimmed === '') return err(sessionRefusals.namelessIntegration)
  await store.lockUser(executor, userId)
  const existing = await store.findIntegrations(executor, userId)
  if (existing.length >= INTEGRATIONS_PER_USER) return err(sessionRefusals.tooManyIntegrations)
  const secret = randomBytes(32).toString('base64url')
  const integration = await store.insertIntegration(executor, {
    id: newId('0H4'),
    userId,
    name: trimmed,
    clientId: `hyd_${randomBytes(18).toString('base64url')}`,
    secretHash: hashOf(secret),
    scope,
  })
  return ok({ integration, secret })
}

/** Shuts a program out: its secret and its tokens end with this. */
export async function deleteIntegration(
  executor: Executor,
  userId: string,
  integrationId: string,
): Promise<Result<null>> {
  const id = normalizeId(integrationId, '0H4')
  const isDeleted = id !== null && (await store.deleteIntegrationOf(executor, userId, id))
  return isDeleted ? ok(null) : err(sessionRefusals.unknownIntegration)
}

/**
 * Gives a program a token for its id and secret, of the asked scope or the widest that it may have; refused when they
 * are wrong or were tried too often, and when the scope is wider.
 */
export async function openIntegrationSession(
  authentication: Authentication,
  { asked, ...proof }: ClientProof & { readonly asked: Scope | null },
): Promise<Result<IssuedToken>> {
  const integration = await proveIntegration(authentication, proof)
  if (!integration.ok) return integration
  const { id, userId } = integration.value
  const scope = asked ?? integration.value.scope
  if (scope === 'api' && integration.value.scope === 'read') return err(sessionRefusals.wideScope)
  const { internalAdapter } = await authentication.library.$context
  const expiresAt = new Date(Date.now() + TOKEN_SECONDS * 1000)
  const session = await internalAdapter.createSession(userId, false, { integrationId: id, scope, expiresAt }, true)
  await authentication.database.transaction(async (executor) => {
    await store.markSessionUsed(executor, { id: session.id, integrationId: id })
    await store.deleteSurplusTokens(executor, id, TOKENS_PER_INTEGRATION)
  })
  logSecurity(authentication.log, 'program-token-issued', { userId, address: proof.clientAddress, integrationId: id })
  return ok({ token: signed(session.token, authentication.secret), seconds: TOKEN_SECONDS, scope })
}

/** The integration that an id and a secret belong to. */
export function proveIntegration(
  authentication: Authentication,
  proof: ClientProof,
): Promise<Result<store.Integration>> {
  return orUnavailable(() => prove(authentication, proof))
}

async function prove(
  authentication: Authentication,
  { clientId, clientSecret, clientAddress }: ClientProof,
): Promise<Result<store.Integration>> {
  const attempt = { clientAddress, name: clientId, deviceId: null }
  const counted = await countAttempt(authentication, attempt)
  if (!counted.ok) return counted
  const found = await authentication.database.read((executor) => store.findIntegrationByClient(executor, clientId))
  const isRight = timingSafeEqual(Buffer.from(hashOf(clientSecret)), Buffer.from(found?.secretHash ?? hashOf('')))
  if (found === null || !isRight) {
    await pauseAfterFailure(authentication, attempt)
    logSecurity(authentication.log, 'program-token-failed', {
      userId: found?.userId ?? null,
      address: clientAddress,
      ...(found !== null && { integrationId: found.id }),
    })
    return err(sessionRefusals.wrongClient)
  }
  await authentication.database.transaction((executor) => takeBackAttempt(executor, attempt))
  return ok(found)
}

/** A secret of 256 random bits cannot be guessed from its hash, however fast the hash is. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** The token as the auth library's cookie holds it. */
function signed(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
}
