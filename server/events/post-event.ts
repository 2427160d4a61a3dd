import { type IncomingMessage, request as httpRequest } from 'node:http'
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
export async function postEvent(webhook: Webhook, event: OutboxEntry, now: Date): Promise<DeliveryResult> {
  const answer = await postSigned(webhook, event, { now, maxAnswerBytes: 0 })
  if (answer.status === null) return { result: 'unreachable', reason: answer.failure }
  const { status } = answer
  if (status >= 200 && status < 300) return { result: 'delivered' }
  return {
    result: UNAVAILABLE_STATUSES.has(status) ? 'unreachable' : 'refused',
    reason: messages.receiverAnswered({ status: String(status) }),
  }
}

/** What a receiver has answered, or why it has not. */
export type ReceiverAnswer =
  | { readonly status: number; readonly text: string }
  | { readonly status: null; readonly failure: string }

/** Posts an event, signed, and returns the answer with the beginning of its text. */
export async function postSigned(
  { url, secret }: Webhook,
  event: OutboxEntry,
  { now, maxAnswerBytes }: { readonly now: Date; readonly maxAnswerBytes: number },
): Promise<ReceiverAnswer> {
  const body = JSON.stringify(toEventBody(event))
  const signature = signEvent(body, { secret, seconds: Math.floor(now.getTime() / 1000) })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'hydrant-signature': signature,
    'hydrant-event-position': String(event.position),
  }
  try {
    return await runInSpan('POST webhook', { 'http.request.method': 'POST' }, async (span) => {
      const answer = await sendPost(url, { headers: { ...headers, ...createTraceHeaders() }, body, maxAnswerBytes })
      span.setAttribute('http.response.status_code', answer.status)
      return answer
    })
  } catch (error) {
    return { status: null, failure: toFailureReason(error) }
  }
}

function sendPost(
  url: string,
  { headers, body, maxAnswerBytes }: Post,
): Promise<{ readonly status: number; readonly text: string }> {
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    createConnection: () => connectToReceiver(new URL(url)),
  }
  return new Promise((resolve, reject) => {
    const request = (url.startsWith('https:') ? httpsRequest : httpRequest)(url, options, (response) => {
      const status = response.statusCode ?? 0
      void readStart(response, maxAnswerBytes).then((text) => resolve({ status, text }), reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}

interface Post {
  readonly headers: Record<string, string | number>
  readonly body: string
  /** How much of the text of the answer is read. */
  readonly maxAnswerBytes: number
}

/** Reads the beginning of the text of a response, and no more of it. */
async function readStart(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (maxBytes > 0)
    for await (const chunk of response) {
      if (!(chunk instanceof Uint8Array)) continue
      chunks.push(chunk)
      size += chunk.length
      if (size >= maxBytes) break
    }
  response.destroy()
  return Buffer.concat(chunks).subarray(0, maxBytes).toString()
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
