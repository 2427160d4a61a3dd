import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import {
  callServerMethod,
  executeServerMethod,
  sendExecuteServerMethod,
  sendServerMethod,
} from '@hydrant/contract/shop/server-methods.ts'
import { err } from '@hydrant/kernel/result/result.ts'
import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../accounts/service.ts'
import { findGuestAccessError } from '../http/access.ts'
import { createResponse, createErrorResponse } from '../http/respond.ts'
import { parseIdempotencyKey } from '../http/request-key.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { methodErrors } from './errors.ts'
import { findMethod, type MethodParams, parseMethodParams, runMethod, type ServerMethod } from './service.ts'

/** How long responses of methods that only read may be cached, in seconds. */
const MAX_AGE_SECONDS = 300

/**
 * Registers the endpoints that call server methods: those with the method in the path, and the older ones with it in
 * the query or body.
 */
export function registerServerMethodRoutes(server: Server): void {
  registerEndpoint(server, callServerMethod, async (call) => {
    const result = await checkAndRunMethod(server, callServerMethod, {
      ...call,
      name: [call.params.apexClass, call.params.apexMethod],
      queryText: call.query.methodParams,
    })
    return 'error' in result ? result : createResponse(200, result.value, toCacheHeaders(call, result.method))
  })

  registerEndpoint(server, sendServerMethod, async (call) => {
    const result = await checkAndRunMethod(server, sendServerMethod, {
      ...call,
      name: [call.params.apexClass, call.params.apexMethod],
      bodyParams: call.body,
    })
    return 'error' in result ? result : createResponse(200, result.value)
  })

  registerEndpoint(server, executeServerMethod, async (call) => {
    const { classname, method, params } = call.query
    const result = await checkAndRunMethod(server, executeServerMethod, {
      ...call,
      name: [classname, method],
      queryText: params,
    })
    if ('error' in result) return result
    return createResponse(
      200,
      { returnValue: result.value, cacheable: result.method.isCacheable },
      toCacheHeaders(call, result.method),
    )
  })

  registerEndpoint(server, sendExecuteServerMethod, async (call) => {
    const { classname, method, params = {} } = call.body
    const result = await checkAndRunMethod(server, sendExecuteServerMethod, {
      ...call,
      name: [classname, method],
      bodyParams: params,
    })
    return 'error' in result
      ? result
      : createResponse(200, { returnValue: result.value, cacheable: result.method.isCacheable })
  })
}

interface MethodRequest {
  readonly shopper: Shopper
  readonly guestKey: () => string
  readonly request: FastifyRequest
  readonly name: readonly [className: string, methodName: string]
  /** The parameters as query text, for methods that only read. */
  readonly queryText?: string | undefined
  /** The parameters from the body. */
  readonly bodyParams?: MethodParams
}

async function checkAndRunMethod(
  server: Server,
  endpoint: Endpoint,
  { shopper, guestKey, request, name, queryText, bodyParams }: MethodRequest,
) {
  const method = findMethod(...name)
  if (method === null) return createErrorResponse(methodErrors.unknownMethod)
  const accessError = findGuestAccessError({ ...endpoint, guests: method.guests }, shopper)
  if (accessError !== null) return createErrorResponse(accessError)
  // A GET request may be sent by another site with this browser's session, so it must not change anything.
  if (bodyParams === undefined && !method.isCacheable) return createErrorResponse(methodErrors.postRequired)
  const paramsResult =
    bodyParams === undefined ? parseMethodParams(queryText) : { ok: true as const, value: bodyParams }
  const requestKeyResult = parseIdempotencyKey(request)
  if (!requestKeyResult.ok) return createErrorResponse(requestKeyResult.error)
  const result = paramsResult.ok
    ? await runMethod(method, {
        database: server.database,
        shopper,
        params: paramsResult.value,
        guestKey,
        requestKey: requestKeyResult.value,
      })
    : err(paramsResult.error)
  return result.ok ? { method, value: result.value } : createErrorResponse(result.error)
}

/**
 * Returns the cache headers of a response: the browser may cache it for the session that requested it, but not for a
 * preview.
 */
function toCacheHeaders(
  { request, shopper }: { readonly request: FastifyRequest; readonly shopper: Shopper },
  method: ServerMethod,
): Record<string, string> {
  const wantsFreshResponse = /\bno-(?:cache|store)\b/i.test(request.headers['cache-control'] ?? '')
  return method.isCacheable && !wantsFreshResponse && shopper.previewer === null
    ? { 'cache-control': `private, max-age=${MAX_AGE_SECONDS}`, vary: 'cookie, authorization' }
    : {}
}
