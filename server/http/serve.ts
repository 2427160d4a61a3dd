import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@hydrant/contract/shared/endpoint.ts'
import { PlatformErrors } from '@hydrant/contract/shared/error.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import type { Shopper } from '../accounts/service.ts'
import type { Answer } from './answer.ts'
import { checkGuestAccess, checkRole } from './access.ts'
import { sendRefusal } from './failures.ts'
import type { Gatekeeper } from './gatekeeper.ts'
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
}

/**
 * Serves an endpoint of the contract: validates what comes in, finds out who asks and whether they may, calls the handler,
 * and serialises only what the response schema names.
 */
export function serve<const E extends Endpoint>({ app, gatekeeper }: Server, endpoint: E, handle: (call: Call<E>) => Promise<Answer<E>>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(':apiVersion', String.raw`:apiVersion(^v\d+\.0$)`),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { '4xx': PlatformErrors, '5xx': PlatformErrors, ...endpoint.responses },
    },
    preValidation: refuseUnstorableText,
    handler: async (request, reply) => {
      const identified = await gatekeeper.identify(request)
      if (!identified.ok) return sendRefusal(reply, identified.refusal)
      const shopper = identified.value
      const denied = checkGuestAccess(endpoint, shopper) ?? checkRole(endpoint, shopper)
      if (denied !== null) return sendRefusal(reply, denied)
      if (!wasValidatedBy(request, endpoint)) throw new Error(`The route of ${endpoint.id} does not validate by its schemas.`)
      const { params, query, body } = request
      const guestKey = (): string => shopper.guestKey ?? gatekeeper.issueGuestKey(request, reply, shopper.webstore)
      const result = await handle({ params, query, body, shopper, request, reply, guestKey })
      if ('refusal' in result) return sendRefusal(reply, result.refusal)
      // What one shopper may see is nobody else's to keep, unless the handler says that it is the same for all.
      reply.code(result.status).headers({ 'cache-control': 'no-store', ...result.headers })
      return result.status === 204 ? reply.send() : reply.send(result.body)
    },
  })
}

/** Fastify calls a handler only after the route's schemas have accepted the request; with the endpoint's schemas its parts have the endpoint's types. */
function wasValidatedBy<E extends Endpoint>(request: FastifyRequest, endpoint: E): request is FastifyRequest & Pick<Call<E>, 'params' | 'query' | 'body'> {
  const { schema } = request.routeOptions
  return schema?.params === endpoint.params && schema?.querystring === endpoint.query && schema?.body === endpoint.body
}
