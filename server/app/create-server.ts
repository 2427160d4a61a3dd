import fastifyCompress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { runWithLocale } from '@hydrant/messages/run-with-locale.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { GUEST_BODY_BYTES } from '@hydrant/contract/shared/limits.ts'
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  createClientErrorHandler,
  endRequestsOnClose,
  registerConnectionLimits,
  registerRejectionListeners,
  toTimeoutOptions,
} from './connections.ts'
import { RESPONSE_COMPRESSION } from '../http/encodings.ts'
import { registerErrorHandler, sendNotFoundOrNotAllowed, sendUnreadableUrlError } from '../http/error-responses.ts'
import { registerCacheLogOnSignalAndClose } from './log-caches.ts'
import { createLogger } from './logger.ts'
import { toRoutePath } from './paths.ts'
import { addOriginAndDropInvalidHeaders, registerSingleHostHeaderCheck } from '../http/public-origin.ts'
import { registerMetrics } from './metrics.ts'
import { RequestLanguages, registerRequestLocale, toRequestLocale } from './request-locale.ts'
import { registerRequestSpans } from './telemetry/request-spans.ts'
import { logWhenSentOrClosed, registerRequestLogging } from './request-log.ts'
import { registerSecurityHeaders, toSecurityHeaders } from './security-headers.ts'
import type { Settings } from './settings.ts'

/**
 * The settings of a server; by default only proxies on this machine are trusted, and no other origin may read
 * responses.
 */
export type ServerSettings = Pick<Settings, 'basePath' | 'logLevel'> &
  Partial<
    Pick<
      Settings,
      'host' | 'metricsPort' | 'tracesUrl' | 'trustedProxies' | 'corsOrigins' | 'publicUrl' | 'maxConnections'
    >
  >

/** What a server may be given besides its settings. */
interface ServerOptions {
  /** Replaces some of the default limits for connections. */
  readonly timeoutOverrides?: Partial<ConnectionLimits>
  /** Without it, everything is in American English. */
  readonly requestLanguages?: RequestLanguages
}

/**
 * Creates a Fastify server without routes, as the shop and the storefront of a remote API both need it.
 */
export function createServerWithoutRoutes(
  settings: ServerSettings,
  log: FastifyBaseLogger = createLogger(settings),
  { timeoutOverrides = {}, requestLanguages = new RequestLanguages() }: ServerOptions = {},
): FastifyInstance {
  const { basePath } = settings
  const limits: ConnectionLimits = {
    ...CONNECTION_LIMITS,
    ...timeoutOverrides,
    ...(settings.maxConnections !== undefined && { maxConnections: settings.maxConnections }),
  }
  const rejections = { log, headers: toSecurityHeaders(settings.publicUrl?.startsWith('https:') === true) }
  // TLS ends at a proxy on this machine or at one that the operator lists; the headers of other senders are ignored.
  const trustedProxies = ['loopback', ...(settings.trustedProxies ?? [])]
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    ...toTimeoutOptions(limits),
    clientErrorHandler: createClientErrorHandler(rejections),
    bodyLimit: GUEST_BODY_BYTES,
    genReqId: () => newId('REQ'),
    trustProxy: trustedProxies,
    rewriteUrl: (request) =>
      toRoutePath(request.url ?? '/', basePath, (path) => requestLanguages.removeLanguage(request, path)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // No hooks run for such a request, and it has neither decorators nor the protocol that a proxy reports.
    frameworkErrors: (_, request, reply) => {
      const isSecure = (settings.publicUrl ?? `${String(request.headers['x-forwarded-proto'])}:`).startsWith('https:')
      logWhenSentOrClosed(request, reply)
      sendUnreadableUrlError(request, reply.headers(toSecurityHeaders(isSecure)), basePath)
    },
  })
  registerRequestLogging(app)
  if ((settings.tracesUrl ?? null) !== null) registerRequestSpans(app, trustedProxies)
  const { host = '127.0.0.1', metricsPort = null } = settings
  if (metricsPort !== null) registerMetrics(app, { host, port: metricsPort })
  addOriginAndDropInvalidHeaders(app, settings.publicUrl ?? null)
  registerSecurityHeaders(app)
  registerSingleHostHeaderCheck(app, basePath)
  registerConnectionLimits(app, limits, rejections)
  endRequestsOnClose(app, limits)
  registerRejectionListeners(app.server, rejections)
  // For responses that are made for one client; cached responses have cached compressed bodies.
  app.register(fastifyCompress, RESPONSE_COMPRESSION)
  registerErrorHandler(app, basePath, (request, run) => runWithLocale(toRequestLocale(request, requestLanguages), run))
  app.setNotFoundHandler(sendNotFoundOrNotAllowed)
  registerCacheLogOnSignalAndClose(app)
  registerRequestLocale(app, requestLanguages)
  return app
}
