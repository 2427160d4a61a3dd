import type { FastifyError, FastifySchemaValidationError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTemporarilyUnavailable } from '@hydrant/database/connection/availability.ts'
import { isOutOfSpace } from '@hydrant/database/connection/out-of-space.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import { toPlatformErrors } from '@hydrant/contract/shared/platform-errors.ts'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { BUYER_ROUTES } from '@hydrant/contract/buyer-routes.ts'
import { PEOPLE_ROUTES } from '@hydrant/contract/people-routes.ts'
import { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { findRoutesAtPath } from '@hydrant/contract/shared/routes-at.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/http.js'
import { sendErrorPage, wantsErrorPage } from './error-page.ts'
import { setRetryAfter } from './retry-after.ts'

const ALL_ROUTES: readonly Route[] = [
  ...Object.values(ROUTES),
  ...Object.values(BUILDER_ROUTES),
  ...Object.values(BUYER_ROUTES),
  ...Object.values(PEOPLE_ROUTES),
  ...Object.values(PROGRAM_ROUTES),
]

/** Sends a domain error with its status, as the platform's error list. */
export function sendError(reply: FastifyReply, domainError: DomainError): FastifyReply {
  setRetryAfter(reply, domainError)
  return reply
    .code(domainError.status ?? ERROR_STATUS[domainError.code])
    .header('cache-control', 'no-store')
    .send(toPlatformErrors(domainError))
}

/**
 * Registers the handler of errors outside the endpoints' handlers: client errors are described, an unavailable or
 * overloaded database is 503, and internal errors are logged and not revealed. A browser that requested a page gets an
 * HTML error page. `basePath` is where the shop is served; `runInLanguage` runs something in the language of a request,
 * which errors before the handler have not been given yet.
 */
export function registerErrorHandler(
  app: FastifyInstance,
  basePath: string,
  runInLanguage: <Result>(request: FastifyRequest, run: () => Result) => Result = (_, run) => run(),
): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    runInLanguage(request, () => {
      const domainError = findClientOrOutOfSpaceError(error) ?? logAndDescribeError(error, request)
      return wantsErrorPage(request) ? sendErrorPage(reply, domainError, basePath) : sendError(reply, domainError)
    }),
  )
}

/** The error while the database is unavailable or overloaded; the same request may succeed later. */
export const unavailableError: DomainError = {
  code: 'SERVER_UNAVAILABLE',
  message: messages.shopUnavailable,
}

function logAndDescribeError(error: FastifyError, request: FastifyRequest): DomainError {
  const err = withoutQueryValues(error)
  if (isTemporarilyUnavailable(error)) request.log.warn({ err }, 'a request could not be served at the moment')
  else request.log.error({ err }, 'a request failed')
  return describeServerError(error, request.id)
}

/**
 * Converts an error of the server into the domain error that clients get: it says whether the disk is full or the shop
 * is unavailable, and nothing about other errors.
 */
export function describeServerError(error: unknown, requestId: string): DomainError {
  if (isOutOfSpace(error)) return outOfSpaceError
  if (isTemporarilyUnavailable(error)) return unavailableError
  return {
    code: 'UNKNOWN_EXCEPTION',
    message: () => messages.serverError({ requestId }),
  }
}

/** Sends 404 for a request without a route, or 405 with the allowed methods where the path has other methods. */
export function sendNotFoundOrNotAllowed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? ''
  const methods = listMethodsAt(path)
  // The storefront without its own API does not have the endpoint, although the contract has this method and path.
  if (methods.length === 0 || methods.includes(request.method))
    return sendError(reply, {
      code: 'NOT_FOUND',
      message: () => messages.nothingAtPath({ method: request.method, path }),
    })
  const allowed = methods.join(', ')
  return sendError(reply.header('allow', allowed), {
    code: 'METHOD_NOT_ALLOWED',
    message: () => messages.methodNotAllowed({ path, allowed, method: request.method }),
  })
}

/** The error for a path or host that cannot be decoded, such as a path with an incomplete percent escape. */
export const unreadableUrlError: DomainError = {
  code: 'INVALID_API_INPUT',
  message: messages.unreadableAddress,
}

/**
 * Sends the error for an unreadable URL, as HTML or JSON depending on what the client accepts. `basePath` is where the
 * shop is served.
 */
export function sendUnreadableUrlError(request: FastifyRequest, reply: FastifyReply, basePath: string): FastifyReply {
  return wantsErrorPage(request)
    ? sendErrorPage(reply, unreadableUrlError, basePath)
    : sendError(reply, unreadableUrlError)
}

/** The error for a write while the disk of the database is full; reads still work. The database has logged it. */
const outOfSpaceError: DomainError = {
  code: 'STORAGE_LIMIT_EXCEEDED',
  message: messages.diskFull,
}

function listMethodsAt(path: string): string[] {
  const methods = findRoutesAtPath(ALL_ROUTES, path).map(({ method }) => method)
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}

function findClientOrOutOfSpaceError(error: FastifyError): DomainError | null {
  if (isOutOfSpace(error)) return outOfSpaceError
  if (error.validation !== undefined) return toValidationError(error)
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return null
  if (status === 413) return { code: 'TOO_LARGE', message: messages.bodyTooLarge }
  if (status === 415) return { code: 'UNSUPPORTED_MEDIA_TYPE', message: messages.jsonRequired }
  return {
    code: 'JSON_PARSER_ERROR',
    message: messages.unreadableBody,
  }
}

/**
 * Returns how specific a validation error is. For a value that may have several forms there are several errors, and the
 * most specific one describes the mistake best.
 */
function getSpecificity({ instancePath, keyword }: FastifySchemaValidationError): number {
  return instancePath.split('/').length * (VAGUE_KEYWORDS.length + 1) - (VAGUE_KEYWORDS.indexOf(keyword) + 1)
}

/** Schema keywords whose errors say little about the mistake, the least helpful last. */
const VAGUE_KEYWORDS: readonly string[] = ['required', 'type', 'anyOf']

function toValidationError(error: FastifyError): DomainError {
  const mostSpecific = error.validation?.toSorted((one, other) => getSpecificity(other) - getSpecificity(one))[0]
  const field = (mostSpecific?.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.')
  const unknownField =
    mostSpecific?.keyword === 'additionalProperties' ? mostSpecific.params['additionalProperty'] : undefined
  if (typeof unknownField === 'string')
    return { code: 'JSON_PARSER_ERROR', message: () => messages.unrecognizedField({ field: unknownField }) }
  const describeIssue = () => `${field === '' ? '' : `'${field}' `}${mostSpecific?.message ?? messages.isNotValid()}`
  switch (error.validationContext) {
    case 'params':
      return { code: 'INVALID_ID_FIELD', message: () => messages.invalidPathParameter({ detail: describeIssue() }) }
    case 'querystring':
      return {
        code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
        message: () => messages.invalidQueryParameter({ detail: describeIssue() }),
      }
    default:
      return { code: 'INVALID_API_INPUT', message: () => messages.invalidBody({ detail: describeIssue() }) }
  }
}
