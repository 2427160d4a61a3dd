import { toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import type { FastifyRequest } from 'fastify'
import { getIdentity, getUserInfo } from '@hydrant/contract/shop/identity.ts'
import { toOrganizationId } from '@hydrant/kernel/identity/organization-id.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { signInRequiredError } from '../http/access.ts'
import { createErrorResponse, createResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toLanguages } from '../webstore/service.ts'
import { sessionErrors } from './errors.ts'

/** Registers the routes that tell clients of the record API whose token they have. */
export function registerIdentityRoutes(server: Server): void {
  const toUrls = (request: FastifyRequest) => {
    const data = `${server.siteUrl(request)}/services/data/v{version}`
    return { rest: `${data}/`, sobjects: `${data}/sobjects/`, query: `${data}/query/` }
  }
  registerEndpoint(server, getUserInfo, async ({ shopper: { user, webstore }, request }) => {
    if (user === null) return createErrorResponse(signInRequiredError)
    const organizationId = toOrganizationId(webstore.id)
    const language = toPlatformLanguage(user.language ?? toLanguages(webstore).defaultLanguage)
    return createResponse(200, {
      sub: `${server.siteUrl(request)}/id/${organizationId}/${user.id}`,
      user_id: user.id,
      organization_id: organizationId,
      preferred_username: user.email,
      nickname: user.name,
      name: user.name,
      email: user.email,
      given_name: user.firstName,
      family_name: user.lastName,
      zoneinfo: 'UTC',
      locale: language,
      language,
      active: true,
      urls: toUrls(request),
    })
  })
  registerEndpoint(server, getIdentity, async ({ params, shopper: { user, webstore }, request }) => {
    if (user === null) return createErrorResponse(signInRequiredError)
    const organizationId = toOrganizationId(webstore.id)
    const language = toPlatformLanguage(user.language ?? toLanguages(webstore).defaultLanguage)
    const isOwn =
      toFullIdIfValid(params.organizationId) === organizationId && toFullIdIfValid(params.userId) === user.id
    if (!isOwn) return createErrorResponse(sessionErrors.unknownIdentity)
    return createResponse(200, {
      id: `${server.siteUrl(request)}/id/${organizationId}/${user.id}`,
      asserted_user: true,
      user_id: user.id,
      organization_id: organizationId,
      username: user.email,
      nick_name: user.name,
      display_name: user.name,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      timezone: 'UTC',
      active: true,
      user_type: 'STANDARD',
      language,
      locale: language,
      utcOffset: 0,
      urls: toUrls(request),
    })
  })
}
