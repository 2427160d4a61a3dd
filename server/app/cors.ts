import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from '../http/error-page.ts'

/** How long browsers cache a preflight response, in seconds. */
const PREFLIGHT_MAX_AGE_SECONDS = 600

/**
 * Registers CORS: pages of these origins may call the paths of the API with tokens and cookies, but not the shop's
 * pages.
 */
export async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  const corsOptions = {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Content-Location', 'ETag', 'Location', 'Retry-After', 'WWW-Authenticate'],
    maxAge: PREFLIGHT_MAX_AGE_SECONDS,
  }
  await app.register(fastifyCors, {
    delegator: (request, callback) => {
      const isAllowed = isApiPath(request.url ?? '') && origins.includes(request.headers.origin ?? '')
      callback(null, isAllowed ? corsOptions : { origin: false })
    },
  })
}
