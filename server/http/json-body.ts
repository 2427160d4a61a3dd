import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GUEST_BODY_BYTES } from '@hydrant/contract/shared/limits.ts'

/** Lists and objects within each other: no call of guests needs half of it. */
const DEEPEST = 20

/**
 * The same for calls of users alone, which bring whole pages; what walks a body by calling itself would run out of
 * stack beyond it.
 */
const DEEPEST_OF_USERS = 200

/**
 * Reads JSON bodies. Clients say `application/json` on calls without a body, too: nothing at all is no body, not broken
 * JSON.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body, (error, value) =>
      error === null && isTooDeep(value, deepestOf(request))
        ? done(Object.assign(new Error('The body is nested too deeply.'), { statusCode: 400 }))
        : done(error, value),
    )
  })
}

function deepestOf(request: FastifyRequest): number {
  return request.routeOptions.bodyLimit > GUEST_BODY_BYTES ? DEEPEST_OF_USERS : DEEPEST
}

/** Walks level by level, so that depth costs no stack. */
function isTooDeep(value: unknown, deepest: number): boolean {
  let level = [value].filter(isNested)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((one) => Object.values(one).filter(isNested))
  }
  return false
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
