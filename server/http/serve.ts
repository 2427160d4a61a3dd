import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BodyOf, type Endpoint, type ParamsOf, type QueryOf, scopeOf } from '@hydrant/contract/shared/endpoint.ts'
import { PlatformErrors } from '@hydrant/contract/shared/error.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import type { Shopper } from '../accounts/service.ts'
import type { Answer } from './answer.ts'
import { storedAnswer } from './answer-cache.ts'
import { answerKeyOf } from './answer-key.ts'
import { checkGuestAccess, checkRole, checkScope } from './access.ts'
import { bodyLimitOf, refuseLargeBodyOfGuest } from './body-limit.ts'
import { sendRefusal } from './failures.ts'
import type { Gatekeeper } from './gatekeeper.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { checkPreview } from './preview.ts'
import { sessionRefusals } from '../session/service.ts'
import type { SiteUrl } from './site-url.ts'
import { sendStoredAnswer } from './send-stored-answer.ts'
import { refuseUnstorableText } from './unstorable-text.ts'

/** One validated call of an endpoint. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** On whose behalf the call is made; already allowed to make it. */
  readonly shopper: Shopper
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The secret of this guest's cart: the one they brought, or a new one that the answer gives them as a cookie. */
  guestKey(): string
}

/** What registering an area's routes needs. */
export interface Server {
  readonly app: FastifyInstance
  readonly database: Database
  readonly gatekeeper: Gatekeeper
  readonly answers: KeptAnswers
  readonly siteUrl: SiteUrl
}

/** A handler of an endpoint. */
type Handle<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

/**
 * Serves an endpoint of the contract: validates what comes in, finds out who asks and whether they may, calls the
 * handler, and serialises only what the response schema names. What the contract calls cached is made once and sent
 * again.
 */
export function serve<const E extends Endpoint>(server: Server, endpoint: E, handle: Handle<E>): void {
  const { app, gatekeeper } = server
  const respond = endpoint.cached === undefined ? respondAnew(server, handle) : respondAgain(server, endpoint, handle)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(':apiVersion', String.raw`:apiVersion(^v\d+\.0$)`),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { '4xx': PlatformErrors, '5xx': PlatformErrors, ...endpoint.responses },
    },
    bodyLimit: bodyLimitOf(endpoint),
    onRequest: refuseLargeBodyOfGuest(endpoint, gatekeeper),
    preValidation: refuseUnstorableText,
    handler: async (request, reply) => {
      const asking = { isUse: endpoint.isNoUse !== true }
      const identified = await gatekeeper.identify(request, asking)
      if (!identified.ok) return sendRefusal(reply, identified.error)
      const shopper = identified.value
      const session = scopeOf(endpoint) === 'read' ? null : await gatekeeper.sessionOf(request, asking)
      const denied =
        checkPreview(endpoint, shopper) ??
        checkGuestAccess(endpoint, shopper) ??
        checkRole(endpoint, shopper) ??
        checkScope(endpoint, session)
      if (denied !== null)
        return sendRefusal(
          denied === sessionRefusals.narrowScope
            ? reply.header('www-authenticate', 'Bearer error="insufficient_scope", scope="api"')
            : reply,
          denied,
        )
      if (!wasValidatedBy(request, endpoint))
        throw new Error(`The route of ${endpoint.id} does not validate by its schemas.`)
      return respond({ request, reply, shopper })
    },
  })
}

/** A request that was found valid and allowed, and whose it is. */
interface Allowed<E extends Endpoint> {
  readonly request: ValidRequest<E>
  readonly reply: FastifyReply
  readonly shopper: Shopper
}

type ValidRequest<E extends Endpoint> = FastifyRequest & Pick<Call<E>, 'params' | 'query' | 'body'>
type Respond<E extends Endpoint> = (allowed: Allowed<E>) => Promise<FastifyReply>

function respondAnew<E extends Endpoint>(server: Server, handle: Handle<E>): Respond<E> {
  return async (allowed) => {
    const { reply } = allowed
    const result = await handle(callOf(server, allowed))
    if ('refusal' in result) return sendRefusal(reply, result.refusal)
    // What one shopper may see is nobody else's to keep, unless the handler says that it is the same for all.
    reply.code(result.status).headers({ 'cache-control': 'no-store', ...result.headers })
    return result.status === 204 ? reply.send() : reply.send(result.body)
  }
}

function respondAgain<E extends Endpoint>(server: Server, endpoint: E, handle: Handle<E>): Respond<E> {
  const { cache, periods } = server.answers
  const anew = respondAnew(server, handle)
  const keyOf = answerKeyOf(endpoint)
  return async (allowed) => {
    const { request, reply, shopper } = allowed
    // What a site builder sees as somebody else is for that moment, and for nobody's cache.
    if (shopper.previewer !== null) return anew(allowed)
    const known = periods.periodAt(shopper.webstore.catalogVersion)
    const period = known instanceof Promise ? await known : known
    const key = period === null ? null : keyOf(request, shopper, period)
    if (key === null) return anew(allowed)
    const kept = cache.find(key)
    const forGuests = shopper.user === null
    if (kept !== undefined) return sendStoredAnswer(request, reply, { answers: cache, key, answer: kept, forGuests })
    const made = await cache.make(key, async () => {
      const result = await handle(callOf(server, allowed))
      if ('refusal' in result) return { refusal: result.refusal }
      return { answer: storedAnswer(result.status, reply.code(result.status).serialize(result.body)) }
    })
    return 'refusal' in made
      ? sendRefusal(reply, made.refusal)
      : sendStoredAnswer(request, reply, { answers: cache, key, answer: made.answer, forGuests })
  }
}

function callOf<E extends Endpoint>({ gatekeeper }: Server, { request, reply, shopper }: Allowed<E>): Call<E> {
  const { params, query, body } = request
  return {
    params,
    query,
    body,
    shopper,
    request,
    reply,
    guestKey: () => shopper.guestKey ?? gatekeeper.issueGuestKey(request, reply, shopper.webstore),
  }
}

/**
 * Fastify calls a handler only after the route's schemas have accepted the request; with the endpoint's schemas its
 * parts have the endpoint's types.
 */
function wasValidatedBy<E extends Endpoint>(request: FastifyRequest, endpoint: E): request is ValidRequest<E> {
  const { schema } = request.routeOptions
  return schema?.params === endpoint.params && schema?.querystring === endpoint.query && schema?.body === endpoint.body
}
