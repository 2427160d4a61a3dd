import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@hydrant/contract/shared/endpoint.ts'
import { isReadRoute } from '@hydrant/contract/shared/route.ts'
import { NO_BODY } from '@hydrant/contract/shared/request.ts'
import { PlatformErrors } from '@hydrant/contract/shared/error.ts'
import { type Actor, runAsActor } from '@hydrant/database/connection/current-actor.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import type { Shopper } from '../accounts/service.ts'
import type { OpenSession } from '../session/service.ts'
import type { EndpointResponse } from './respond.ts'
import { type BuiltResponse, toCachedResponse } from './response-cache.ts'
import { createCacheKeyBuilder } from './cache-key.ts'
import { findGuestAccessError, findPermissionError, findScopeError, insufficientScopeError } from './access.ts'
import { getBodyLimit, createGuestBodyLimitHook } from './body-limit.ts'
import { sendError } from './error-responses.ts'
import type { RequestAuthenticator } from './request-authenticator.ts'
import type { CachedResponses } from './cached-responses.ts'
import { findPreviewError } from './check-preview.ts'
import type { SiteUrl } from './site-url.ts'
import { sendCachedResponse } from './send-cached-response.ts'
import { recordPricedProducts } from './priced-products.ts'
import { rejectUnstorableText } from './reject-unstorable-text.ts'

/** One validated request to an endpoint. */
export interface EndpointCall<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The shopper who makes the request; access has been checked. */
  readonly shopper: Shopper
  /** The open session of the request; null when it has none. */
  readonly session: OpenSession | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /**
   * Returns the secret that identifies this guest's cart: from the cookie, or a new one that the response sets as a
   * cookie.
   */
  guestKey(): string
}

/** What registering the endpoints of an area depends on. */
export interface Server {
  readonly app: FastifyInstance
  readonly database: Database
  readonly authenticator: RequestAuthenticator
  readonly cachedResponses: CachedResponses
  readonly siteUrl: SiteUrl
}

/** A handler of an endpoint. */
type Handler<E extends Endpoint> = (call: EndpointCall<E>) => Promise<EndpointResponse<E>>

/**
 * Registers an endpoint of the contract as a route: it validates the request, identifies the shopper, checks access,
 * calls the handler, and serializes only what the response schema contains. Responses of endpoints that the contract
 * marks as `cached` are cached.
 */
export function registerEndpoint<const E extends Endpoint>(server: Server, endpoint: E, handle: Handler<E>): void {
  const { app, authenticator } = server
  const showsNoPrices = endpoint.cached === 'by-catalogue' || endpoint.showsNoPrices === true
  const responder =
    endpoint.cached === undefined
      ? createUncachedResponder(server, handle)
      : createCachedResponder(server, endpoint, handle)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(':apiVersion', String.raw`:apiVersion(^v\d+\.0$)`),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...toBodySchema(endpoint),
      response: { '4xx': PlatformErrors, '5xx': PlatformErrors, ...endpoint.responses },
    },
    bodyLimit: getBodyLimit(endpoint),
    onRequest: createGuestBodyLimitHook(endpoint, authenticator),
    preValidation: rejectUnstorableText,
    handler: async (request, reply) => {
      const identified = await authenticator.identify(request, {
        countsAsUse: endpoint.isPolling !== true,
        admitsStaffBeforeSecondFactor: endpoint.admitsStaffBeforeSecondFactor === true,
      })
      if (!identified.ok) return sendError(reply, identified.error)
      const { shopper, session } = identified.value
      const accessError =
        findPreviewError(endpoint, shopper) ??
        findGuestAccessError(endpoint, shopper) ??
        findPermissionError(endpoint, shopper) ??
        findScopeError(endpoint, session)
      if (accessError !== null)
        return sendError(
          accessError === insufficientScopeError
            ? reply.header('www-authenticate', 'Bearer error="insufficient_scope", scope="api"')
            : reply,
          accessError,
        )
      if (!isValidatedByRoute(request, endpoint))
        throw new Error(`The route of ${endpoint.id} does not validate by its schemas.`)
      if (showsNoPrices) recordPricedProducts(reply.raw, [])
      const respond = () => responder({ request, reply, shopper, session })
      return isReadRoute(endpoint) ? respond() : runAsActor(toActor({ request, shopper, session }), respond)
    },
  })
}

/** Returns who makes a request, for the history of what they change. */
export function toActor({
  request,
  shopper: { user, account },
  session,
}: Pick<EndpointCall<Endpoint>, 'request' | 'shopper' | 'session'>): Actor {
  return {
    userId: user?.id ?? null,
    userName: user?.name ?? null,
    isStaff: user !== null && user.permissionSets.length > 0,
    integrationId: session?.integrationId ?? null,
    accountId: account?.id ?? null,
    clientAddress: request.ip,
    requestId: request.id,
  }
}

/** A validated request whose sender may make it. */
interface AuthorizedRequest<E extends Endpoint> {
  readonly request: ValidRequest<E>
  readonly reply: FastifyReply
  readonly shopper: Shopper
  readonly session: OpenSession | null
}

type ValidRequest<E extends Endpoint> = FastifyRequest & Pick<EndpointCall<E>, 'params' | 'query' | 'body'>
type Responder<E extends Endpoint> = (authorized: AuthorizedRequest<E>) => Promise<FastifyReply>

function createUncachedResponder<E extends Endpoint>(server: Server, handle: Handler<E>): Responder<E> {
  return async (authorized) => {
    const { reply } = authorized
    const result = await handle(toEndpointCall(server, authorized))
    if ('error' in result) return sendError(reply, result.error)
    // A response for one shopper must not be cached for others, unless the handler sets its own headers.
    reply.code(result.status).headers({ 'cache-control': 'no-store', ...result.headers })
    return result.status === 204 ? reply.send() : reply.send(result.body)
  }
}

function createCachedResponder<E extends Endpoint>(server: Server, endpoint: E, handle: Handler<E>): Responder<E> {
  const { cache, priceSchedule } = server.cachedResponses
  const respondUncached = createUncachedResponder(server, handle)
  const toCacheKey = createCacheKeyBuilder(endpoint)
  const showsPrices = endpoint.cached === 'by-catalogue-and-prices'
  return async (authorized) => {
    const { request, reply, shopper } = authorized
    // A response for a site builder's preview is never cached.
    if (shopper.previewer !== null) return respondUncached(authorized)
    const { prices, catalogVersion } = shopper.webstore
    const period = await priceSchedule.periodAt(prices)
    const key = period === null ? null : toCacheKey(request, shopper, period)
    if (key === null) return respondUncached(authorized)
    const build = async (): Promise<BuiltResponse> => {
      const result = await handle(toEndpointCall(server, authorized))
      if ('error' in result) return { error: result.error }
      return {
        response: toCachedResponse(result.status, reply.code(result.status).serialize(result.body)),
        prices: showsPrices ? prices.createDependency(catalogVersion, result.pricedProducts ?? 'all') : null,
      }
    }
    // A request must not wait for a build that began before a price change that the request knows of.
    const built = cache.get(key) ?? (await cache.getOrLoad(key, build, `${catalogVersion} ${key}`))
    if ('error' in built) return sendError(reply, built.error)
    if (built.prices !== null) recordPricedProducts(reply.raw, built.prices.products)
    return sendCachedResponse(request, reply, { response: built.response, isForGuests: shopper.user === null })
  }
}

function toEndpointCall<E extends Endpoint>(
  { authenticator }: Server,
  { request, reply, shopper, session }: AuthorizedRequest<E>,
): EndpointCall<E> {
  const { params, query, body } = request
  return {
    params,
    query,
    body,
    shopper,
    session,
    request,
    reply,
    guestKey: () => shopper.guestKey ?? authenticator.issueGuestKey(request, reply, shopper.webstore),
  }
}

/**
 * Whether the route of a request uses the endpoint's schemas. Fastify calls the handler only for requests that match
 * them, so params, query and body then have the endpoint's types.
 */
function isValidatedByRoute<E extends Endpoint>(request: FastifyRequest, endpoint: E): request is ValidRequest<E> {
  const { schema } = request.routeOptions
  return (
    schema?.params === endpoint.params &&
    schema?.querystring === endpoint.query &&
    (endpoint.body === undefined || schema?.body === endpoint.body)
  )
}

/** Returns the schema of an endpoint's body. An endpoint that writes but takes no body rejects requests with one. */
function toBodySchema({ body, rawBody, method }: Endpoint): { readonly body?: TSchema } {
  if (body !== undefined) return { body }
  return rawBody !== undefined || method === 'GET' || method === 'DELETE' ? {} : { body: NO_BODY }
}
