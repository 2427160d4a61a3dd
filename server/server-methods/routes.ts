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
import { checkGuestAccess } from '../http/access.ts'
import { answer, refuse } from '../http/answer.ts'
import { readRequestKey } from '../http/request-key.ts'
import { serve, type Server } from '../http/serve.ts'
import { methodRefusals } from './errors.ts'
import { findMethod, type MethodParams, readMethodParams, runMethod, type ServerMethod } from './service.ts'

/** How long the answers of methods that only read may be kept, in seconds. */
const MAX_AGE = 300

/** Server methods, by path and the older way. */
export function registerServerMethodRoutes(server: Server): void {
  serve(server, callServerMethod, async (call) => {
    const result = await execute(server, callServerMethod, {
      ...call,
      name: [call.params.apexClass, call.params.apexMethod],
      text: call.query.methodParams,
    })
    return 'refusal' in result ? result : answer(200, result.value, cacheHeaders(call, result.method))
  })

  serve(server, sendServerMethod, async (call) => {
    const result = await execute(server, sendServerMethod, {
      ...call,
      name: [call.params.apexClass, call.params.apexMethod],
      sent: call.body,
    })
    return 'refusal' in result ? result : answer(200, result.value)
  })

  serve(server, executeServerMethod, async (call) => {
    const { classname, method, params } = call.query
    const result = await execute(server, executeServerMethod, { ...call, name: [classname, method], text: params })
    if ('refusal' in result) return result
    return answer(
      200,
      { returnValue: result.value, cacheable: result.method.isCacheable },
      cacheHeaders(call, result.method),
    )
  })

  serve(server, sendExecuteServerMethod, async (call) => {
    const { classname, method, params = {} } = call.body
    const result = await execute(server, sendExecuteServerMethod, { ...call, name: [classname, method], sent: params })
    return 'refusal' in result
      ? result
      : answer(200, { returnValue: result.value, cacheable: result.method.isCacheable })
  })
}

interface Asked {
  readonly shopper: Shopper
  readonly guestKey: () => string
  readonly request: FastifyRequest
  readonly name: readonly [className: string, methodName: string]
  /** Parameters as the text of a query, for methods that only read. */
  readonly text?: string | undefined
  /** Parameters as a body. */
  readonly sent?: MethodParams
}

async function execute(server: Server, endpoint: Endpoint, { shopper, guestKey, request, name, text, sent }: Asked) {
  const method = findMethod(...name)
  if (method === null) return refuse(methodRefusals.unknownMethod)
  const denied = checkGuestAccess({ ...endpoint, guests: method.guests }, shopper)
  if (denied !== null) return refuse(denied)
  // A GET may come from another site with this browser's session.
  if (sent === undefined && !method.isCacheable) return refuse(methodRefusals.sendIt)
  const params = sent === undefined ? readMethodParams(text) : { ok: true as const, value: sent }
  const requestKey = readRequestKey(request)
  if (!requestKey.ok) return refuse(requestKey.error)
  const result = params.ok
    ? await runMethod(method, {
        database: server.database,
        shopper,
        params: params.value,
        guestKey,
        requestKey: requestKey.value,
      })
    : err(params.error)
  return result.ok ? { method, value: result.value } : refuse(result.error)
}

/**
 * What is kept, is kept by the one browser that asked, for the one session that it asked with; not what somebody is
 * answered as if they were somebody else.
 */
function cacheHeaders(
  { request, shopper }: { readonly request: FastifyRequest; readonly shopper: Shopper },
  method: ServerMethod,
): Record<string, string> {
  const isFresh = /\bno-(?:cache|store)\b/i.test(request.headers['cache-control'] ?? '')
  return method.isCacheable && !isFresh && shopper.previewer === null
    ? { 'cache-control': `private, max-age=${MAX_AGE}`, vary: 'cookie, authorization' }
    : {}
}
