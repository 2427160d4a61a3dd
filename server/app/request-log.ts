import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Logs one line for each completed request: at `info`, or at `debug` for static files, probes and requests that pages
 * make within the process. The query is left out: it may contain private data.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? ''
    const isDebug = STATIC_OR_PROBE.test(request.url) || !(request.raw instanceof IncomingMessage)
    const details = {
      method: request.method,
      route,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      duration: Math.round(reply.elapsedTime),
    }
    request.log[isDebug ? 'debug' : 'info'](details, 'request')
    done()
  })
}

const STATIC_OR_PROBE = /^\/(?:assets|img|fonts|favicon\.svg|healthz|readyz)(?:[/?]|$)/
