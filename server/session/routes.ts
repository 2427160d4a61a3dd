import * as endpoints from '@hydrant/contract/shop/access.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { FastifyRequest } from 'fastify'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { sessionRefusals } from './errors.ts'
import * as sessions from './service.ts'

/** The sessions and tokens of a buyer, and the programs that they have let in. */
export function registerSessionRoutes(server: Server, { log }: Pick<sessions.Authentication, 'log'>): void {
  const { database, gatekeeper } = server

  /**
   * The id of the session when a program holds it, or its token may only read: neither must make itself at home, and a
   * program is shut out with what it was given.
   */
  const programSession = async (request: FastifyRequest): Promise<string | null> => {
    const current = await gatekeeper.sessionOf(request)
    return current !== null && (current.integrationId !== null || current.scope === 'read') ? current.id : null
  }

  serve(server, endpoints.listIntegrations, async ({ shopper }) => {
    const found = await database.read((executor) => sessions.listIntegrations(executor, shopper.userId))
    return answer(200, { integrations: found.map(toIntegration) })
  })

  serve(server, endpoints.createIntegration, async ({ shopper, body, request }) => {
    if ((await programSession(request)) !== null) return refuse(sessionRefusals.notForPrograms)
    const created = await database.transaction((executor) => sessions.createIntegration(executor, shopper.userId, body))
    if (created.ok)
      sessions.logSecurity(log, 'program-let-in', {
        userId: shopper.userId,
        address: request.ip,
        integrationId: created.value.integration.id,
      })
    return answerOutcome(created, 201, ({ integration, secret }) => ({
      ...toIntegration(integration),
      clientSecret: secret,
    }))
  })

  serve(server, endpoints.deleteIntegration, async ({ shopper, params, request }) => {
    if ((await programSession(request)) !== null) return refuse(sessionRefusals.notForPrograms)
    const deleted = await database.read((executor) =>
      sessions.deleteIntegration(executor, shopper.userId, params.integrationId),
    )
    if (deleted.ok)
      sessions.logSecurity(log, 'program-shut-out', {
        userId: shopper.userId,
        address: request.ip,
        integrationId: params.integrationId,
      })
    return answerOutcome(deleted, 204, () => undefined)
  })

  serve(server, endpoints.listTokens, async ({ shopper, request }) => {
    const current = await gatekeeper.sessionOf(request)
    const found = await database.read((executor) => sessions.listOpenTokens(executor, shopper.userId))
    return answer(200, { tokens: found.map((token) => ({ ...toToken(token), isCurrent: token.id === current?.id })) })
  })

  serve(server, endpoints.deleteToken, async ({ shopper, params, request }) => {
    const program = await programSession(request)
    if (program !== null && program !== params.tokenId) return refuse(sessionRefusals.notForPrograms)
    const ended = await database.read((executor) => sessions.endSessionOf(executor, shopper.userId, params.tokenId))
    if (ended.ok) sessions.logSecurity(log, 'session-ended', { userId: shopper.userId, address: request.ip })
    return answerOutcome(ended, 204, () => undefined)
  })
}

function toIntegration({
  id,
  name,
  clientId,
  scope,
  createdAt,
  lastUsedAt,
}: sessions.Integration): endpoints.Integration {
  return {
    integrationId: id,
    name,
    clientId,
    scope,
    createdAt: toTimestamp(createdAt),
    lastUsedAt: lastUsedAt === null ? null : toTimestamp(lastUsedAt),
  }
}

function toToken({
  id,
  name,
  isIntegration,
  scope,
  createdAt,
  lastUsedAt,
  expiresAt,
}: sessions.OpenToken): Omit<endpoints.OpenToken, 'isCurrent'> {
  return {
    tokenId: id,
    kind: isIntegration ? 'Integration' : 'SignIn',
    name,
    scope,
    createdAt: toTimestamp(createdAt),
    lastUsedAt: toTimestamp(lastUsedAt),
    expiresAt: toTimestamp(expiresAt),
  }
}
