import { deepStrictEqual } from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One request of a recorded conversation, and the response to it; bodies of several JSON lines are lists. */
interface Exchange {
  readonly request: { readonly method: string; readonly path: string; readonly body: unknown }
  readonly response: { readonly status: number; readonly body: unknown }
}

/** A server that replays a conversation: it takes only the recorded requests, in their order. */
export interface ReplayServer {
  readonly url: string
  /** How many recorded requests have not been made. */
  remaining(): number
  /** Throws what was wrong with a request; call it at the end of a test. */
  assertAsRecorded(): void
  close(): Promise<void>
}

/** Starts a server that replays the conversation in a JSON file. */
export async function startReplayServer(file: URL): Promise<ReplayServer> {
  const exchanges = JSON.parse(await readFile(file, 'utf8')) as Exchange[]
  let next = 0
  let failure: Error | undefined
  const server = createServer(async (request, response) => {
    const exchange = exchanges[next++]
    try {
      const { method, url: path } = request
      deepStrictEqual({ method, path, body: parseBody(await text(request)) }, exchange?.request)
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error))
      return response.writeHead(400, JSON_HEADERS).end('{"error":{"type":"not_as_recorded"},"status":400}')
    }
    const { status, body } = exchange?.response ?? { status: 500, body: null }
    return response
      .writeHead(status, JSON_HEADERS)
      .end(hasResponseBody(request.method) ? JSON.stringify(body) : undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    remaining: () => exchanges.length - next,
    assertAsRecorded: () => {
      if (failure !== undefined) throw failure
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const JSON_HEADERS = { 'content-type': 'application/json' }

function hasResponseBody(method: string | undefined): boolean {
  return method !== 'HEAD'
}

function parseBody(body: string): unknown {
  if (body === '') return null
  const lines = body.trimEnd().split('\n')
  return lines.length === 1 ? (JSON.parse(body) as unknown) : lines.map((line) => JSON.parse(line) as unknown)
}
