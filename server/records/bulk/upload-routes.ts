import type { IncomingMessage } from 'node:http'
import { type DomainError, err, type Result } from '@hydrant/kernel/result/result.ts'
import { drainRequestWithTimeout } from '../../http/drain-request.ts'
import type { Server } from '../../http/serve.ts'
import { bulkErrors } from './errors.ts'

/** Registers uploads in a scope of their own, in which bodies are not parsed: the handlers read them. */
export function registerUploads(server: Server, register: (uploads: Server) => void): void {
  void server.app.register((app, _, ready) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    register({ ...server, app })
    app.addHook('onSend', async ({ raw }) => {
      if (!raw.readableEnded) drainRequestWithTimeout(raw)
    })
    ready()
  })
}

/**
 * Reads a CSV file that a request has as its body by a function. A body of another type, one that says that it is too
 * large, and one that ends before its end are errors of their sender.
 */
export async function receiveFile<Value>(
  incoming: IncomingMessage,
  { maxBytes, tooLargeError }: { readonly maxBytes: number; readonly tooLargeError: DomainError },
  receive: (chunks: AsyncIterable<Uint8Array>) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  if (!/^text\/csv\s*(?:;|$)/i.test(incoming.headers['content-type'] ?? '')) return err(bulkErrors.notCsv)
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return err(tooLargeError)
  try {
    return await receive(incoming.iterator({ destroyOnReturn: false }))
  } catch (error) {
    if (incoming.destroyed && !incoming.complete) return err(bulkErrors.incomplete)
    throw error
  }
}
