import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from './refusal-page.ts'

/** Browsers ask anew after so many seconds whether a page may send a request. */
const PREFLIGHT_SECONDS = 600

/**
 * Lets pages of these origins, and of no others, call the API with tokens and cookies; the shop's own pages stay closed
 * to them.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  const allowed = {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['ETag', 'Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  }
  await app.register(fastifyCors, {
    delegator: (request, callback) => {
      const isAllowed = isApiPath(request.url ?? '') && origins.includes(request.headers.origin ?? '')
      callback(null, isAllowed ? allowed : { origin: false })
    },
  })
}
