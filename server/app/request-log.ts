import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '@hydrant/kernel/identity/record-id.ts'

/** The current request of each connection. */
const currentRequests = new WeakMap<Socket, FastifyRequest>()

/** The statuses of requests whose error response was written to the socket without Fastify. */
const rejectedStatuses = new WeakMap<FastifyRequest, number>()

/**
 * Registers hooks that log one line for each request: at `info`, or at `debug` for static files, probes and requests
 * that pages make within the process. The query is not logged, because it may contain private data. When the client
 * disconnects before the response is complete, the line has `isAborted`.
 */
export function registerRequestLogging(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Requests within the process have no connection.
    if (request.raw instanceof IncomingMessage) {
      currentRequests.set(request.raw.socket, request)
      logIfClosedEarly(request, reply)
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logRequestOnce(request, { status: reply.statusCode, duration: reply.elapsedTime })
    done()
  })
}

/** Logs a request for which no hooks run, once its response has been sent or its client has disconnected. */
export function logWhenSentOrClosed(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => logRequestOnce(request, { status: reply.raw.statusCode, duration: reply.elapsedTime }))
  logIfClosedEarly(request, reply)
}

function logIfClosedEarly(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished)
      logRequestOnce(request, { duration: reply.elapsedTime, ...describeIncompleteResponse(request, reply.raw) })
  })
}

/** An error response that is written to a socket without Fastify. */
export interface Rejection {
  readonly status: number
  /** The code of the error. */
  readonly reason: string
  /** The request, if it could be read. */
  readonly request?: IncomingMessage
}

/**
 * Records the status of a rejected request, so that it is logged when its connection closes. When the connection has no
 * readable request, logs the rejection itself.
 */
export function logOrRecordRejection(
  log: FastifyBaseLogger,
  socket: Socket,
  { status, reason, request }: Rejection,
): void {
  const currentRequest = currentRequests.get(socket)
  if (currentRequest === undefined)
    // A client that sends nothing before the timeout, such as a browser that connects in advance, has made no request.
    log[socket.bytesRead === 0 ? 'debug' : 'info'](
      {
        reqId: newId('REQ'),
        method: request?.method ?? null,
        route: '',
        path: request?.url?.split('?')[0] ?? null,
        status,
        reason,
        duration: 0,
      },
      'request',
    )
  else rejectedStatuses.set(currentRequest, status)
}

const loggedRequests = new WeakSet<FastifyRequest>()

function logRequestOnce(
  request: FastifyRequest,
  { duration, ...details }: { readonly status: number | null; readonly duration: number; readonly isAborted?: true },
): void {
  if (loggedRequests.has(request)) return
  loggedRequests.add(request)
  currentRequests.delete(request.raw.socket)
  const isDebug = isStaticOrProbe(request.url) || !(request.raw instanceof IncomingMessage)
  request.log[isDebug ? 'debug' : 'info'](
    {
      method: request.method,
      route: request.routeOptions.url ?? '',
      path: request.url.split('?')[0],
      ...details,
      duration: Math.round(duration),
    },
    'request',
  )
}

/**
 * Returns the status of a response that was not completed; null when the client disconnected before the response began.
 */
function describeIncompleteResponse(
  request: FastifyRequest,
  { headersSent, statusCode }: { readonly headersSent: boolean; readonly statusCode: number },
): { readonly status: number | null; readonly isAborted?: true } {
  const rejectedStatus = rejectedStatuses.get(request)
  return rejectedStatus === undefined
    ? { status: headersSent ? statusCode : null, isAborted: true }
    : { status: rejectedStatus }
}

/** Whether a URL is that of a static file or a probe. */
export function isStaticOrProbe(url: string): boolean {
  return STATIC_OR_PROBE.test(url)
}

const STATIC_OR_PROBE = /^\/(?:assets|img|fonts|favicon\.svg|healthz|readyz)(?:[/?]|$)/
