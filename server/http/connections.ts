import { IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SECURITY_HEADERS } from './security-headers.ts'

/** How long clients may take, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** For the headers of a request. */
  readonly headers: number
  /** For the next piece of a body, or to take the next piece of an answer. */
  readonly silence: number
  /** For a whole request: an import over a slow line takes its time. */
  readonly request: number
  /** Between one request and the next: longer than the minute for which proxies keep connections. */
  readonly idle: number
  /** Connections at a time. */
  readonly most: number
}

/** The limits of a shop. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 10_000,
  silence: 30_000,
  request: 60 * 60_000,
  idle: 65_000,
  most: 2_000,
}

/** Connections that were refused are logged once in so many milliseconds. */
const LOG_INTERVAL = 60_000

/** The server options that cut off those who send their headers or whole requests too slowly, or none. */
export function timeouts({ headers, request, idle }: ConnectionLimits) {
  return {
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(headers, 1000) },
    requestTimeout: request,
    keepAliveTimeout: idle,
  }
}

/**
 * Cuts off clients that stop sending a body or reading an answer, and refuses connections beyond the limit; idle ones
 * make room then.
 */
export function limitConnections(app: FastifyInstance, { silence, most }: ConnectionLimits): void {
  const { server } = app
  let loggedAt = -Infinity
  server.maxConnections = most
  server.on('drop', () => {
    server.closeIdleConnections()
    if (performance.now() - loggedAt < LOG_INTERVAL) return
    loggedAt = performance.now()
    app.log.warn({ connections: most }, 'connections were refused: there are as many as may be')
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    // Calls within the process have no connection.
    if (raw instanceof IncomingMessage) {
      reply.raw.setTimeout(silence, () => {
        if (!awaitsClient(raw)) raw.socket.setTimeout(silence)
        else if (reply.raw.headersSent) raw.socket.destroy()
        else refuseRequest(raw.socket, 408)
      })
    }
    done()
  })
}

/** Whether a request does not go on because its sender neither sends nor reads; otherwise it is we who are slow. */
function awaitsClient({ complete, readableLength, socket }: FastifyRequest['raw']): boolean {
  return (!complete && readableLength === 0) || socket.writableLength > 0
}

/** Answers what is no request, or does not become one in time, and ends its connection. */
export function refuseConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuseRequest(socket, 408)
  refuseRequest(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400)
}

const REFUSALS = {
  400: { errorCode: 'INVALID_API_INPUT', message: 'This is no HTTP request that can be read.' },
  408: { errorCode: 'REQUEST_TIMEOUT', message: 'The request did not arrive in time.' },
  431: { errorCode: 'LIMIT_EXCEEDED', message: 'The headers of the request are too large.' },
} as const

function refuseRequest(socket: Socket, status: keyof typeof REFUSALS): void {
  const body = JSON.stringify([REFUSALS[status]])
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}
