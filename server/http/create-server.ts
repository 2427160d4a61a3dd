import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { GUEST_BODY_BYTES } from '@hydrant/contract/shared/limits.ts'
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  limitConnections,
  refuseConnection,
  timeouts,
} from './connections.ts'
import { handleFailures, sendNotFound, sendUnreadable } from './failures.ts'
import { createLogger } from './logger.ts'
import { toInnerPath } from './paths.ts'
import { readOrigins, refuseTwoHosts } from './public-origin.ts'
import { logRequests } from './request-log.ts'
import { SECURITY_HEADERS, sendSecurityHeaders } from './security-headers.ts'
import type { Settings } from './settings.ts'

/**
 * What a server is created from; without a proxy that is named only programs on this machine are believed, and without
 * an origin no page of another site reads what the API answers.
 */
export type ServerSettings = Pick<Settings, 'basePath' | 'logLevel'> &
  Partial<Pick<Settings, 'trustedProxies' | 'corsOrigins' | 'publicUrl' | 'maxConnections'>>

/**
 * A server without a route: what the whole shop and pages by themselves have in common. Without a logger it makes its
 * own; `timing` takes the place of the usual timeouts.
 */
export function createServer(
  settings: ServerSettings,
  log: FastifyBaseLogger = createLogger(settings),
  timing: Partial<ConnectionLimits> = {},
): FastifyInstance {
  const { basePath } = settings
  const limits: ConnectionLimits = {
    ...CONNECTION_LIMITS,
    ...timing,
    ...(settings.maxConnections !== undefined && { most: settings.maxConnections }),
  }
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    ...timeouts(limits),
    clientErrorHandler: refuseConnection,
    bodyLimit: GUEST_BODY_BYTES,
    genReqId: () => newId('REQ'),
    // A proxy on this machine ends TLS, or one that the operator names; what other senders say of themselves in
    // X-Forwarded headers does not count.
    trustProxy: ['loopback', ...(settings.trustedProxies ?? [])],
    rewriteUrl: (request) => toInnerPath(request.url ?? '/', basePath),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // No hook is called for such a request.
    frameworkErrors: (_, request, reply) => void sendUnreadable(request, reply.headers(SECURITY_HEADERS), basePath),
  })
  readOrigins(app, settings.publicUrl ?? null)
  sendSecurityHeaders(app)
  refuseTwoHosts(app, basePath)
  limitConnections(app, limits)
  handleFailures(app, basePath)
  app.setNotFoundHandler(sendNotFound)
  logRequests(app)
  return app
}
