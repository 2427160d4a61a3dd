import * as endpoints from '@hydrant/contract/admin/programs.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { Authentication } from '../authentication.ts'
import { sessionErrors } from '../errors.ts'
import * as programs from './service.ts'

/** Registers the endpoints by which administrators see and end programs, and create tokens for them. */
export function registerProgramRoutes(server: Server, authentication: Authentication): void {
  registerEndpoint(server, endpoints.listPrograms, async ({ query, session }) => {
    const { userId, expiresWithinDays, limit, offset } = query
    const filter = { userId: userId === undefined ? undefined : toFullIdIfValid(userId), expiresWithinDays }
    const list = await server.database.query((db) => programs.listPrograms(db, filter, { limit, offset }))
    return createResponse(200, {
      programs: list.programs.map(toBody),
      nextOffset: list.hasMore ? offset + limit : null,
      isCodeDemanded: session?.user.hasSecondFactor === true,
    })
  })

  registerEndpoint(server, endpoints.createProgramToken, async ({ body, session, request }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const asked = { ...body, userId: toFullIdIfValid(body.userId), session, clientAddress: request.ip }
    const created = await programs.createToken(authentication, asked)
    if (!created.ok) return createErrorResponse(created.error)
    const { program, token } = created.value
    return createResponse(201, { program: toBody(program), token }, { 'cache-control': 'no-store' })
  })

  registerEndpoint(server, endpoints.endProgram, async ({ params: { programId }, session, request }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const ending = { session, clientAddress: request.ip, programId: toFullIdIfValid(programId) }
    return createResultResponse(await programs.endProgram(authentication, ending), 204, () => undefined)
  })

  registerEndpoint(server, endpoints.endUserPrograms, async ({ params: { userId }, session, request }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const ending = { session, clientAddress: request.ip, userId: toFullIdIfValid(userId) }
    return createResultResponse(await programs.endProgramsOfUser(authentication, ending), 200, (ended) => ({ ended }))
  })
}

function toBody({ id, createdAt, lastUsedAt, expiresAt, ...program }: programs.Program): endpoints.Program {
  return {
    ...program,
    programId: id,
    createdDate: toTimestamp(createdAt),
    lastUsedDate: lastUsedAt === null ? null : toTimestamp(lastUsedAt),
    expiresDate: expiresAt === null ? null : toTimestamp(expiresAt),
  }
}
