import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GUEST_BODY_BYTES } from '@hydrant/contract/shared/limits.ts'

/** How deeply lists and objects in a guest's request may be nested; valid requests need less than half of it. */
const MAX_GUEST_DEPTH = 20

/**
 * How deeply lists and objects in a request of a signed-in user may be nested: it may contain a whole page. Deeper
 * bodies would overflow the stack of recursive code.
 */
const MAX_USER_DEPTH = 200

/**
 * Registers the parser of JSON bodies. Clients send `application/json` also on requests without a body: an empty body
 * counts as no body, not as invalid JSON.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body, (error, value) =>
      error === null && isTooDeep(value, getMaxDepth(request))
        ? done(Object.assign(new Error('The body is nested too deeply.'), { statusCode: 400 }))
        : done(error, value),
    )
  })
}

function getMaxDepth(request: FastifyRequest): number {
  return request.routeOptions.bodyLimit > GUEST_BODY_BYTES ? MAX_USER_DEPTH : MAX_GUEST_DEPTH
}

/**
 * Whether a value is nested more deeply than `maxDepth`. It works level by level instead of recursively, so that it
 * cannot overflow the stack.
 */
function isTooDeep(value: unknown, maxDepth: number): boolean {
  let level = [value].filter(isObjectOrList)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    level = level.flatMap((nested) => Object.values(nested).filter(isObjectOrList))
  }
  return false
}

function isObjectOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
