import { listUserCompanyAccounts, unlinkUserCompanyAccount } from '@hydrant/contract/admin/people.ts'
import * as endpoints from '@hydrant/contract/shop/company-sign-in.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createErrorResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { Authentication } from '../authentication.ts'
import { sessionErrors } from '../errors.ts'
import { listCompanyLinks, unlinkCompanyAccountOfUser, unlinkOwnCompanyAccount } from './links.ts'
import type { CompanyLink } from './store.ts'

/** Registers the endpoints by which users and administrators see and unlink accounts of companies. */
export function registerCompanyAccountRoutes(server: Server, authentication: Authentication): void {
  registerEndpoint(server, endpoints.listCompanyAccounts, async ({ session }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    return createResultResponse(await listCompanyLinks(authentication, session.user.id), 200, toBody)
  })

  registerEndpoint(server, endpoints.unlinkCompanyAccount, async ({ session, params, request }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const unlinking = { linkId: params.companyAccountId, clientAddress: request.ip }
    return createResultResponse(await unlinkOwnCompanyAccount(authentication, session, unlinking), 204, () => undefined)
  })

  registerEndpoint(server, listUserCompanyAccounts, async ({ params }) =>
    createResultResponse(await listCompanyLinks(authentication, toFullIdIfValid(params.userId)), 200, toBody),
  )

  registerEndpoint(server, unlinkUserCompanyAccount, async ({ params: { userId, companyAccountId }, request }) => {
    const unlinking = { linkId: companyAccountId, clientAddress: request.ip }
    const result = await unlinkCompanyAccountOfUser(authentication, toFullIdIfValid(userId), unlinking)
    return createResultResponse(result, 204, () => undefined)
  })
}

function toBody(links: readonly CompanyLink[]): endpoints.CompanyAccounts {
  return {
    companyAccounts: links.map(({ id, issuer, linkedAt }) => ({
      companyAccountId: id,
      issuer,
      linkedDate: toTimestamp(linkedAt),
    })),
  }
}
