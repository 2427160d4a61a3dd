import { request as askUpstream, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startTestServerAndGetUrl } from './recording-server.ts'

/** What a network, or a proxy in between, does to a call. */
export type Fault =
  /** The connection ends before any response; the shop was not called. */
  | { readonly kind: 'refused' }
  /** The shop was called, and the connection ends in the middle of its response. */
  | { readonly kind: 'cut' }
  /** The shop was called, and half of its response arrives as if it were complete. */
  | { readonly kind: 'halved' }
  /** No response ever arrives; the shop was not called. */
  | { readonly kind: 'silent' }
  /** The response arrives in small chunks. */
  | { readonly kind: 'trickling' }
  /** A response that is not the shop's; the shop was not called. */
  | { readonly kind: 'instead'; readonly status: number; readonly body: string; readonly contentType?: string }
  /** The shop's response with another status. */
  | { readonly kind: 'relabelled'; readonly status: number }

/** Creates a fault: the HTML error page of a proxy that does not reach the server behind it. */
export const createGatewayPageFault = (status: number): Fault => ({
  kind: 'instead',
  status,
  contentType: 'text/html',
  body: '<!doctype html><title>Error</title><h1>Something went wrong</h1>',
})

/** Creates a fault: an error response in the API's format. */
export const createErrorReplyFault = (status: number, errorCode: string): Fault => ({
  kind: 'instead',
  status,
  body: JSON.stringify([{ errorCode, message: 'No.' }]),
})

/**
 * Starts an HTTP proxy in front of a shop for one test. Each call gets the next injected fault, and is forwarded
 * unchanged when none is left.
 */
export async function startFaultyProxy(shopUrl: string) {
  const faults: (Fault | null)[] = []
  const calls: string[] = []
  const arrivalListeners = new Set<() => void>()
  const url = await startTestServerAndGetUrl((request, response) => {
    calls.push(`${request.method ?? ''} ${(request.url ?? '').split('?')[0]}`)
    for (const arrived of arrivalListeners) arrived()
    respondWithFault(new URL(request.url ?? '', shopUrl), { request, response, fault: faults.shift() ?? null })
  })
  return {
    url,
    /** The requests, such as `GET /services/…`. */
    calls,
    /** Adds faults for the next calls; null lets a call pass. */
    inject: (...next: readonly (Fault | null)[]): void => void faults.push(...next),
    /** Removes the remaining faults. */
    clearFaults: (): void => void faults.splice(0),
    /** Resolves as soon as another call arrives. */
    nextCall: (): Promise<void> => new Promise((resolve) => arrivalListeners.add(resolve)),
  }
}

interface ProxiedCall {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly fault: Fault | null
}

function respondWithFault(target: URL, { request, response, fault }: ProxiedCall): void {
  if (fault?.kind === 'silent') return
  if (fault?.kind === 'refused') return void request.socket.destroy()
  if (fault?.kind === 'instead')
    return void response
      .writeHead(fault.status, { 'content-type': fault.contentType ?? 'application/json' })
      .end(fault.body)
  const upstream = askUpstream(
    target,
    { method: request.method ?? 'GET', headers: { ...request.headers, host: target.host } },
    (reply) => void forwardWithFault(reply, response, fault),
  )
  upstream.on('error', () => response.destroy())
  request.pipe(upstream)
}

async function forwardWithFault(
  reply: IncomingMessage,
  response: ServerResponse,
  fault: Exclude<Fault, { kind: 'silent' | 'refused' | 'instead' }> | null,
): Promise<void> {
  const body = await buffer(reply)
  const { 'transfer-encoding': _, 'content-length': __, ...headers } = reply.headers
  const half = body.subarray(0, Math.floor(body.length / 2))
  const status = fault?.kind === 'relabelled' ? fault.status : (reply.statusCode ?? 500)
  response.writeHead(status, {
    ...headers,
    ...(status !== 204 && { 'content-length': fault?.kind === 'halved' ? half.length : body.length }),
  })
  switch (fault?.kind) {
    case 'cut':
      return void response.write(half, () => response.destroy())
    case 'halved':
      return void response.end(half)
    case 'trickling':
      return writeInChunks(body, response)
    case 'relabelled':
    case undefined:
      return void response.end(body)
    default:
      return fault satisfies undefined
  }
}

async function writeInChunks(body: Buffer, response: ServerResponse): Promise<void> {
  const step = Math.max(1, Math.ceil(body.length / 5))
  for (let start = 0; start < body.length; start += step) {
    await new Promise((resolve) => response.write(body.subarray(start, start + step), resolve))
  }
  response.end()
}
