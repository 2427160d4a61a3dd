import type { FastifyError, FastifySchemaValidationError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '@hydrant/database/connection/availability.ts'
import { isOutOfSpace } from '@hydrant/database/connection/out-of-space.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { routesAt } from '@hydrant/contract/shared/find-route.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { sendRefusalPage, wantsPage } from './refusal-page.ts'
import { announceRetry } from './retry-after.ts'

const ALL_ROUTES: readonly Route[] = [
  ...Object.values(ROUTES),
  ...Object.values(BUILDER_ROUTES),
  ...Object.values(PROGRAM_ROUTES),
]

/** Sends a refusal as the platform's error list. */
export function sendRefusal(reply: FastifyReply, refusal: DomainError): FastifyReply {
  announceRetry(reply, refusal)
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .send([{ errorCode: refusal.code, message: refusal.message }])
}

/**
 * Turns what goes wrong outside the handlers into answers: what a client got wrong is named, a database that is gone or
 * overloaded is 503, and what we got wrong is logged and not told. A browser that wants a page gets one. `basePath` is
 * where the shop is served.
 */
export function handleFailures(app: FastifyInstance, basePath: string): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error) ?? failureOf(error, request)
    return wantsPage(request) ? sendRefusalPage(reply, refusal, basePath) : sendRefusal(reply, refusal)
  })
}

/** What is said while the database is gone or overloaded: the same request may succeed soon. */
export const unavailableRefusal: DomainError = {
  code: 'SERVER_UNAVAILABLE',
  message: 'The shop cannot answer at the moment. Try again in a few seconds.',
  status: 503,
}

function failureOf(error: FastifyError, request: FastifyRequest): DomainError {
  if (isUnavailable(error)) {
    request.log.warn({ err: withoutQueryValues(error) }, 'a request could not be served at the moment')
    return unavailableRefusal
  }
  request.log.error({ err: withoutQueryValues(error) }, 'a request failed')
  return {
    code: 'UNKNOWN_EXCEPTION',
    message: `Something went wrong on our side. Mention ${request.id} when you report it.`,
    status: 500,
  }
}

/** The answer to a request for which there is no route: where its path takes other methods, it says which. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? ''
  const methods = methodsAt(path)
  // Pages by themselves take no call, however well it is made.
  if (methods.length === 0 || methods.includes(request.method))
    return sendRefusal(reply, {
      code: 'NOT_FOUND',
      message: `There is nothing at ${request.method} ${path}.`,
      status: 404,
    })
  const allowed = methods.join(', ')
  return sendRefusal(reply.header('allow', allowed), {
    code: 'METHOD_NOT_ALLOWED',
    message: `${path} takes ${allowed}, not ${request.method}.`,
    status: 405,
  })
}

/** What is said of a path or host that cannot be read, such as one with half of a percent escape. */
export const unreadableAddress: DomainError = {
  code: 'INVALID_API_INPUT',
  message: 'The address of this request cannot be read.',
  status: 400,
}

/**
 * Refuses a request whose address cannot be read, in the form that its sender reads. `basePath` is where the shop is
 * served.
 */
export function sendUnreadable(request: FastifyRequest, reply: FastifyReply, basePath: string): FastifyReply {
  return wantsPage(request)
    ? sendRefusalPage(reply, unreadableAddress, basePath)
    : sendRefusal(reply, unreadableAddress)
}

/**
 * The answer to a write while the disk of the database is full; what is read goes on being answered. The database has
 * logged it.
 */
const outOfSpace: DomainError = {
  code: 'STORAGE_LIMIT_EXCEEDED',
  message: 'Nothing can be saved at the moment: the disk of the shop is full. Try again later.',
  status: 503,
}

function methodsAt(path: string): string[] {
  const methods = routesAt(ALL_ROUTES, path).map(({ method }) => method)
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}

function refusalOf(error: FastifyError): DomainError | null {
  if (isOutOfSpace(error)) return outOfSpace
  if (error.validation !== undefined) return validationRefusal(error)
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return null
  if (status === 413) return { code: 'LIMIT_EXCEEDED', message: 'The body is larger than this call takes.', status }
  if (status === 415) return { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as application/json.', status }
  return {
    code: 'JSON_PARSER_ERROR',
    message: 'The request could not be read: its body is not valid JSON, or is nested too deeply.',
    status: 400,
  }
}

/**
 * How nearly a value has the form that something was found wrong with: of several forms that it may have, the nearest
 * one tells its sender most.
 */
function nearnessOf({ instancePath, keyword }: FastifySchemaValidationError): number {
  return instancePath.split('/').length * (SAYS_LITTLE.length + 1) - (SAYS_LITTLE.indexOf(keyword) + 1)
}

/** What is found wrong with a value that was meant to have another form; what says least is last. */
const SAYS_LITTLE: readonly string[] = ['required', 'type', 'anyOf']

function validationRefusal(error: FastifyError): DomainError {
  const first = error.validation?.toSorted((one, other) => nearnessOf(other) - nearnessOf(one))[0]
  const field = (first?.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.')
  const unknown = first?.keyword === 'additionalProperties' ? first.params['additionalProperty'] : undefined
  if (typeof unknown === 'string')
    return { code: 'JSON_PARSER_ERROR', message: `Unrecognized field "${unknown}".`, status: 400 }
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
