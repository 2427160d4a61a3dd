import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { routesAt } from '@hydrant/contract/shared/find-route.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import type { Refusal } from '@hydrant/kernel/outcome/outcome.ts'

const ALL_ROUTES: readonly Route[] = [...Object.values(ROUTES), ...Object.values(BUILDER_ROUTES)]

/** Sends a refusal as the platform's error list. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60')
  return reply.code(refusal.status).header('cache-control', 'no-store').send([{ errorCode: refusal.code, message: refusal.message }])
}

/** Turns what goes wrong outside the handlers into answers: what a client got wrong is named, what we got wrong is logged and not told. */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal !== null) return sendRefusal(reply, refusal)
    request.log.error({ err: withoutQueryValues(error) }, 'a request failed')
    return sendRefusal(reply, { code: 'UNKNOWN_EXCEPTION', message: `Something went wrong on our side. Mention ${request.id} when you report it.`, status: 500 })
  })
}

/** The answer to a request for which there is no route: where its path takes other methods, it says which. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? ''
  const methods = methodsAt(path)
  // Pages by themselves take no call, however well it is made.
  if (methods.length === 0 || methods.includes(request.method)) return sendRefusal(reply, { code: 'NOT_FOUND', message: `There is nothing at ${request.method} ${path}.`, status: 404 })
  const allowed = methods.join(', ')
  return sendRefusal(reply.header('allow', allowed), { code: 'METHOD_NOT_ALLOWED', message: `${path} takes ${allowed}, not ${request.method}.`, status: 405 })
}

/** What is said of a path or host that cannot be read, such as one with half of a percent escape. */
export const unreadableAddress: Refusal = { code: 'INVALID_API_INPUT', message: 'The address of this request cannot be read.', status: 400 }

function methodsAt(path: string): string[] {
  const methods = routesAt(ALL_ROUTES, path).map(({ method }) => method)
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}

function refusalOf(error: FastifyError): Refusal | null {
  if (error.validation !== undefined) return validationRefusal(error)
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return null
  if (status === 413) return { code: 'LIMIT_EXCEEDED', message: 'The body is larger than this call takes.', status }
  if (status === 415) return { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as application/json.', status }
  return { code: 'JSON_PARSER_ERROR', message: 'The request could not be read: its body is not valid JSON, or is nested too deeply.', status: 400 }
}

function validationRefusal(error: FastifyError): Refusal {
  const all = error.validation ?? []
  // Of forms that a value may have, the one that it nearly has tells more than those of another type.
  const first = all.some(({ keyword }) => keyword === 'anyOf') ? (all.find(({ keyword }) => keyword !== 'anyOf' && keyword !== 'type') ?? all[0]) : all[0]
  const field = (first?.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.')
  const unknown = first?.keyword === 'additionalProperties' ? first.params['additionalProperty'] : undefined
  if (typeof unknown === 'string') return { code: 'JSON_PARSER_ERROR', message: `Unrecognized field "${unknown}".`, status: 400 }
  const what = `${field === '' ? '' : `'${field}' `}${first?.message ?? 'is not valid'}`
  switch (error.validationContext) {
    case 'params':
      return { code: 'INVALID_ID_FIELD', message: `Invalid identifier: the path parameter ${what}.`, status: 400 }
    case 'querystring':
      return { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: `The query parameter ${what}.`, status: 400 }
    default:
      return { code: 'INVALID_API_INPUT', message: `The body ${what}.`, status: 400 }
  }
}
