import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect, isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as secure } from 'node:tls'
import type { OutboxEvent } from '../orders/service.ts'
import { eventBody } from './event-body.ts'
import { REFUSED_ADDRESSES } from './refused-addresses.ts'
import { signEvent } from './sign-event.ts'

/** Where events are posted. */
export interface Webhook {
  readonly url: string
  /** What receivers check the signature with. */
  readonly secret: string
}

/**
 * What came of posting an event. `unreachable` means that no event could have arrived, `refused` that this one was not
 * taken.
 */
export type Delivery =
  | { readonly result: 'delivered' }
  | { readonly result: 'refused' | 'unreachable'; readonly reason: string }

/** How long a receiver may take for one event. */
export const TIMEOUT_SECONDS = 10

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/** Answers of a receiver, or of a proxy in front of it, that take no event at the moment. */
const RECEIVER_IS_AWAY = new Set([429, 502, 503, 504])

/**
 * Posts an event. Redirects are not followed, the body of the answer is not read, and addresses that no receiver can
 * have are not connected to.
 */
export async function postEvent({ url, secret }: Webhook, event: OutboxEvent, now: Date): Promise<Delivery> {
  const body = JSON.stringify(eventBody(event))
  const signature = signEvent(body, { secret, seconds: Math.floor(now.getTime() / 1000) })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'hydrant-signature': signature,
    'hydrant-event-position': String(event.position),
  }
  try {
    const status = await post(url, { headers, body })
    if (status >= 200 && status < 300) return { result: 'delivered' }
    return {
      result: RECEIVER_IS_AWAY.has(status) ? 'unreachable' : 'refused',
      reason: `The receiver answered with status ${status}.`,
    }
  } catch (error) {
    return { result: 'unreachable', reason: reasonOf(error) }
  }
}

function post(
  url: string,
  { headers, body }: { readonly headers: Record<string, string | number>; readonly body: string },
): Promise<number> {
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    createConnection: () => connectTo(new URL(url)),
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
 * Connects to the host of a URL, unless it has a refused address. The list is given to the socket itself: connections
 * with TLS would pass it over.
 */
function connectTo({ protocol, hostname, port }: URL): Duplex {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const isSecure = protocol === 'https:'
  const socket = connect({
    host,
    port: Number(port === '' ? DEFAULT_PORTS[protocol] : port),
    blockList: REFUSED_ADDRESSES,
  })
  return isSecure ? secure({ socket, host, ...(isIP(host) === 0 && { servername: host }) }) : socket
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) throw error
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `The receiver did not answer within ${TIMEOUT_SECONDS} seconds.`
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.message
  return code === 'ERR_IP_BLOCKED'
    ? 'The receiver has a link-local address, to which events are not sent.'
    : `The receiver could not be reached: ${code}.`
}
