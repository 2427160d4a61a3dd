import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect, isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as secure } from 'node:tls'
import { createTraceHeaders, runInSpan } from '@hydrant/kernel/tracing/spans.ts'
import * as messages from '@hydrant/messages/compiled/server/events.js'
import type { DeliveryResult, OutboxEntry } from '../outbox/service.ts'
import { toEventBody } from './event-body.ts'
import { BLOCKED_ADDRESSES } from './blocked-addresses.ts'
import { signEvent } from './sign-event.ts'

/** The receiver of events. */
export interface Webhook {
  readonly url: string
  /** The secret with which receivers check the signature. */
  readonly secret: string
}

/** How long a receiver may take for one event. */
export const TIMEOUT_SECONDS = 10

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/** Statuses of a receiver, or of a proxy in front of it, that accepts no events at the moment. */
const UNAVAILABLE_STATUSES = new Set([429, 502, 503, 504])

/**
 * Posts an event to the receiver. Redirects are not followed, the body of the response is not read, and addresses of
 * cloud metadata services are not connected to.
 */
export async function postEvent({ url, secret }: Webhook, event: OutboxEntry, now: Date): Promise<DeliveryResult> {
  const body = JSON.stringify(toEventBody(event))
  const signature = signEvent(body, { secret, seconds: Math.floor(now.getTime() / 1000) })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'hydrant-signature': signature,
    'hydrant-event-position': String(event.position),
  }
  try {
    const status = await runInSpan('POST webhook', { 'http.request.method': 'POST' }, async (span) => {
      const responseStatus = await sendPost(url, { headers: { ...headers, ...createTraceHeaders() }, body })
      span.setAttribute('http.response.status_code', responseStatus)
      return responseStatus
    })
    if (status >= 200 && status < 300) return { result: 'delivered' }
    return {
      result: UNAVAILABLE_STATUSES.has(status) ? 'unreachable' : 'refused',
      reason: messages.receiverAnswered({ status: String(status) }),
    }
  } catch (error) {
    return { result: 'unreachable', reason: toFailureReason(error) }
  }
}

function sendPost(
  url: string,
  { headers, body }: { readonly headers: Record<string, string | number>; readonly body: string },
): Promise<number> {
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    createConnection: () => connectToReceiver(new URL(url)),
  }
  return new Promise((resolve, reject) => {
    const request = (url.startsWith('https:') ? httpsRequest : httpRequest)(url, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}

/**
 * Connects to the host of a URL; fails when its address is blocked. The block list is given to the TCP socket, because
 * TLS connections ignore it.
 */
function connectToReceiver({ protocol, hostname, port }: URL): Duplex {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const isSecure = protocol === 'https:'
  const socket = connect({
    host,
    port: Number(port === '' ? DEFAULT_PORTS[protocol] : port),
    blockList: BLOCKED_ADDRESSES,
  })
  return isSecure ? secure({ socket, host, ...(isIP(host) === 0 && { servername: host }) }) : socket
}

function toFailureReason(error: unknown): string {
  if (!(error instanceof Error)) throw error
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return messages.receiverSilent({ seconds: TIMEOUT_SECONDS })
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.message
  return code === 'ERR_IP_BLOCKED' ? messages.receiverBlocked() : messages.receiverUnreachable({ code })
}
