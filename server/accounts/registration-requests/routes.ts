import * as endpoints from '@hydrant/contract/admin/registration-requests.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { Authentication } from '../../session/service.ts'
import * as requests from './service.ts'

/** Registers the endpoints by which staff see and decide requests to become a customer. */
export function registerRegistrationRequestRoutes(server: Server, authentication: Authentication): void {
  const { database } = server

  registerEndpoint(server, endpoints.listRegistrationRequests, async ({ query }) => {
    const page = await database.query((db) => requests.listRequests(db, query))
    return createResponse(200, { ...page, requests: page.requests.map(toBody) })
  })

  registerEndpoint(server, endpoints.getRegistrationRequest, async ({ params }) => {
    const result = await database.query((db) => requests.getRequest(db, toFullIdIfValid(params.requestId)))
    return createResultResponse(result, 200, toBody)
  })

  registerEndpoint(server, endpoints.approveRegistration, async ({ params, body, shopper }) => {
    const approval = { id: toFullIdIfValid(params.requestId), ...body, staffId: shopper.userId }
    return createResultResponse(await requests.approveRequest(authentication, approval), 200, toBody)
  })

  registerEndpoint(server, endpoints.refuseRegistration, async ({ params, body, shopper }) => {
    const rejection = { id: toFullIdIfValid(params.requestId), ...body, staffId: shopper.userId }
    return createResultResponse(await requests.refuseRequest(database, rejection), 200, toBody)
  })
}

function toBody({
  id,
  state,
  zip,
  createdAt,
  decidedAt,
  duplicates,
  ...request
}: requests.ReviewedRequest): endpoints.RegistrationRequest {
  return {
    ...request,
    requestId: id,
    region: state,
    postalCode: zip,
    createdDate: toTimestamp(createdAt),
    decidedDate: decidedAt === null ? null : toTimestamp(decidedAt),
    duplicates: {
      ...duplicates,
      accountIds: [...duplicates.accountIds],
      requestIds: [...duplicates.requestIds],
    },
  }
}
