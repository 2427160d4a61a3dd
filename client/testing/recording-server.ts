import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A received request. */
export interface RecordedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A response to send. */
export interface Reply {
  readonly status?: number
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Starts an HTTP server for one test that records requests, and responds with the replies in turn; the last one is
 * repeated.
 */
export async function startRecordingServer(...replies: readonly Reply[]) {
  const requests: RecordedRequest[] = []
  const baseUrl = await startTestServerAndGetUrl(async (request, response) => {
    const body = await readBody(request)
    const reply = replies[Math.min(requests.length, replies.length - 1)] ?? {}
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    response
      .writeHead(reply.status ?? 200, { 'content-type': reply.contentType ?? 'application/json', ...reply.headers })
      .end(reply.body ?? '{}')
  })
  return { baseUrl, requests }
}

/** Starts an HTTP server for one test and returns its URL. */
export async function startTestServerAndGetUrl(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Returns a URL at which no server listens. */
export async function findUnreachableUrl(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}
