import { IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import * as messages from '@hydrant/messages/compiled/server/app.js'
import { logOrRecordRejection, type Rejection } from './request-log.ts'

/** Timeouts for clients, in milliseconds, and the maximum number of connections. */
export interface ConnectionLimits {
  /** How long a client may take to send the headers of a request. */
  readonly headersTimeoutMs: number
  /** How long a client may take to send the next part of a body, or to read the next part of a response. */
  readonly silenceTimeoutMs: number
  /** How long a client may take to send a whole request; an import over a slow connection takes long. */
  readonly requestTimeoutMs: number
  /**
   * How long a connection may be idle between requests: longer than the minute for which proxies keep connections open.
   */
  readonly idleTimeoutMs: number
  /** For requests that are open when the server closes; then their connections end. */
  readonly closeTimeoutMs: number
  /** The maximum number of open connections. */
  readonly maxConnections: number
}

/** The default limits. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeoutMs: 10_000,
  silenceTimeoutMs: 30_000,
  requestTimeoutMs: 60 * 60_000,
  idleTimeoutMs: 65_000,
  closeTimeoutMs: 15_000,
  maxConnections: 2_000,
}

/** Rejected connections are logged once in this many milliseconds. */
const LOG_INTERVAL_MS = 60_000

/** Returns the Fastify options that end connections whose headers or requests arrive too slowly or not at all. */
export function toTimeoutOptions({
  headersTimeoutMs: headers,
  requestTimeoutMs: request,
  idleTimeoutMs,
}: ConnectionLimits) {
  return {
    // Node itself would reject a request without a host, but without a body and without a log line;
    // `registerSingleHostHeaderCheck` does it instead.
    http: {
      headersTimeout: headers,
      connectionsCheckingInterval: Math.min(headers, 1000),
      requireHostHeader: false,
    },
    requestTimeout: request,
    keepAliveTimeout: idleTimeoutMs,
  }
}

/**
 * Ends connections of clients that stop sending a body or reading a response. Rejects connections beyond the maximum,
 * and then closes idle ones.
 */
export function registerConnectionLimits(
  app: FastifyInstance,
  { silenceTimeoutMs, maxConnections }: ConnectionLimits,
  rejections: RejectionContext,
): void {
  const { server } = app
  let loggedAt = -Infinity
  server.maxConnections = maxConnections
  server.on('drop', () => {
    server.closeIdleConnections()
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return
    loggedAt = performance.now()
    app.log.warn({ connections: maxConnections }, 'connections were refused: there are as many as may be')
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    // Requests within the process have no connection.
    if (raw instanceof IncomingMessage) {
      reply.raw.setTimeout(silenceTimeoutMs, () => {
        if (!isWaitingForClient(raw)) raw.socket.setTimeout(silenceTimeoutMs)
        else if (reply.raw.headersSent) raw.socket.destroy()
        else rejectRequest(rejections, raw.socket, { status: 408, reason: 'SILENCE' })
      })
    }
    done()
  })
}

/** Ends the connections of requests that are still open some time after the server begins to close. */
export function endRequestsOnClose(app: FastifyInstance, { closeTimeoutMs }: ConnectionLimits): void {
  app.addHook('preClose', (done) => {
    const timer = setTimeout(() => {
      app.log.warn({ closeTimeoutMs }, 'requests were cut off, so that the shop can end')
      app.server.closeAllConnections()
    }, closeTimeoutMs).unref()
    app.server.once('close', () => clearTimeout(timer))
    done()
  })
}

/** Whether a request is waiting for the client to send or to read; otherwise the server itself is slow. */
function isWaitingForClient({ complete, readableLength, socket }: FastifyRequest['raw']): boolean {
  return (!complete && readableLength === 0) || socket.writableLength > 0
}

/** The log, and the headers that every response has: for responses that are written to a socket without Fastify. */
export interface RejectionContext {
  readonly log: FastifyBaseLogger
  readonly headers: Readonly<Record<string, string>>
}

/** Creates the handler that sends an error for an invalid or incomplete request, closes its connection and logs it. */
export function createClientErrorHandler(context: RejectionContext) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    const { code = error.name } = error
    if (code === 'ECONNRESET' || socket.destroyed) return
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return rejectRequest(context, socket, { status: 408, reason: code })
    rejectRequest(context, socket, { status: code === 'HPE_HEADER_OVERFLOW' ? 431 : 400, reason: code })
  }
}

/**
 * Registers listeners that reject requests with another expectation than `100-continue`, and requests to open a tunnel.
 * Node itself would reject both without a body or a log line.
 */
export function registerRejectionListeners(server: Server, context: RejectionContext): void {
  server.on('checkExpectation', (request: IncomingMessage) =>
    rejectRequest(context, request.socket, { status: 417, reason: 'UNKNOWN_EXPECTATION', request }),
  )
  server.on('connect', (request: IncomingMessage) =>
    rejectRequest(context, request.socket, { status: 405, reason: 'TUNNEL', request }),
  )
}

const ERRORS = {
  400: { errorCode: 'INVALID_API_INPUT', message: messages.unreadableRequest },
  405: { errorCode: 'METHOD_NOT_ALLOWED', message: messages.noTunnel },
  408: { errorCode: 'REQUEST_TIMEOUT', message: messages.requestTimeout },
  417: { errorCode: 'INVALID_API_INPUT', message: messages.unknownExpectation },
  431: { errorCode: 'LIMIT_EXCEEDED', message: messages.headersTooLarge },
} as const

/** Logs the rejection of a request, writes an error response to its socket and closes the connection. */
function rejectRequest(
  context: RejectionContext,
  socket: Socket,
  rejection: Rejection & { readonly status: keyof typeof ERRORS },
): void {
  logOrRecordRejection(context.log, socket, rejection)
  const { status } = rejection
  const { errorCode, message } = ERRORS[status]
  const body = JSON.stringify([{ errorCode, message: message() }])
  const headers = {
    ...context.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines.join('')}\r\n${body}`)
  socket.destroySoon()
}
