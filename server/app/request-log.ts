import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '@hydrant/kernel/identity/record-id.ts'

/** The request that a connection carries. */
const currentRequests = new WeakMap<Socket, FastifyRequest>()

/** The statuses of requests whose response was written to the connection itself. */
const rejectedStatuses = new WeakMap<FastifyRequest, number>()

/**
 * Logs one line for each request: at `info`, or at `debug` for static files, probes and requests that pages make within
 * the process. The query is left out: it may contain private data. A request whose client goes away before the response
 * is complete is logged then, with `isAborted`.
 */
export function registerRequestLogging(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Requests within the process have no connection.
    if (request.raw instanceof IncomingMessage) {
      currentRequests.set(request.raw.socket, request)
      logWhenClosed(request, reply)
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, { status: reply.statusCode, duration: reply.elapsedTime })
    done()
  })
}

/** Logs a request for which no hooks run when its response has been sent, or its client has gone away. */
export function logWhenSent(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => logRequest(request, { status: reply.raw.statusCode, duration: reply.elapsedTime }))
  logWhenClosed(request, reply)
}

function logWhenClosed(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished)
      logRequest(request, { duration: reply.elapsedTime, ...describeIncomplete(request, reply.raw) })
  })
}

/** A response that is written to a connection without a reply. */
export interface Rejection {
  readonly status: number
  /** The code of the error. */
  readonly reason: string
  /** The request, if it could be read. */
  readonly request?: IncomingMessage
}

/** Logs a rejection of the request that a connection carries, or of what was no request that could be read. */
export function logRejection(log: FastifyBaseLogger, socket: Socket, { status, reason, request }: Rejection): void {
  const currentRequest = currentRequests.get(socket)
  if (currentRequest === undefined)
    // Who sends nothing within the timeout, such as a browser that connects ahead, has made no request.
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

function logRequest(
  request: FastifyRequest,
  { duration, ...details }: { readonly status: number | null; readonly duration: number; readonly isAborted?: true },
): void {
  if (loggedRequests.has(request)) return
  loggedRequests.add(request)
  currentRequests.delete(request.raw.socket)
  const isDebug = STATIC_OR_PROBE.test(request.url) || !(request.raw instanceof IncomingMessage)
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

/** The status of a response that was not completed: null when the client went away before it began. */
function describeIncomplete(
  request: FastifyRequest,
  { headersSent, statusCode }: { readonly headersSent: boolean; readonly statusCode: number },
): { readonly status: number | null; readonly isAborted?: true } {
  const rejectedStatus = rejectedStatuses.get(request)
  return rejectedStatus === undefined
    ? { status: headersSent ? statusCode : null, isAborted: true }
    : { status: rejectedStatus }
}

const STATIC_OR_PROBE = /^\/(?:assets|img|fonts|favicon\.svg|healthz|readyz)(?:[/?]|$)/
