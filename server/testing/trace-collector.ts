import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span as OTLP/HTTP sends it in JSON. */
export interface ExportedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: ReadonlyArray<{ readonly key: string; readonly value: Readonly<Record<string, unknown>> }>
}

interface Export {
  readonly resourceSpans: ReadonlyArray<{
    readonly scopeSpans: ReadonlyArray<{ readonly spans: readonly ExportedSpan[] }>
  }>
}

/** A collector of OpenTelemetry, for tests. */
export interface TraceCollector {
  /** The URL to which spans are sent. */
  readonly url: string
  /** What has been sent, one entry for each request. */
  readonly exports: readonly Export[]
  /** Lists the spans that have been sent. */
  listSpans(): ExportedSpan[]
  close(): Promise<void>
}

/** Opens a collector on a free port; by default it takes everything. */
export async function openTraceCollector(respond = acceptExport): Promise<TraceCollector> {
  const exports: Export[] = []
  const server = createServer(async (request, response) => {
    exports.push((await json(request)) as Export)
    respond(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    exports,
    listSpans: () =>
      exports.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function acceptExport(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}
