import { timingSafeEqual, createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ImportLine, importProducts } from '@hydrant/contract/admin/import.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { findPermissionError, findScopeError } from '../http/access.ts'
import { describeServerError, sendError } from '../http/error-responses.ts'
import { type Server, toActor } from '../http/serve.ts'
import { adviceAfterStop, importProductFile } from './service.ts'

const notCsvError: DomainError = {
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: messages.productFileRequired,
}

/**
 * Registers the import route, without `registerEndpoint`, because its body is read as a stream and its response is
 * written meanwhile, one JSON value per line. `operatorToken` authorizes the import command on this machine; null: only
 * administrators may import.
 */
export function registerImportRoutes({ app, database, authenticator }: Server, operatorToken: string | null): void {
  const identifySender = async (request: FastifyRequest): Promise<Result<ReturnType<typeof toActor> | undefined>> => {
    if (operatorToken !== null && isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${operatorToken}`))
      return ok(undefined)
    const identified = await authenticator.identify(request)
    if (!identified.ok) return identified
    const { shopper, session } = identified.value
    const accessError = findPermissionError(importProducts, shopper) ?? findScopeError(importProducts, session)
    return accessError === null ? ok(toActor({ request, shopper, session })) : err(accessError)
  }
  void app.register((scope, _, ready) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route({
      method: importProducts.method,
      url: importProducts.path,
      handler: async (request, reply): Promise<FastifyReply> => {
        const sender = await identifySender(request)
        if (!sender.ok) return sendError(reply, sender.error)
        if (!isCsv(request) || !(request.body instanceof Readable)) return sendError(reply, notCsvError)
        reply.header('cache-control', 'no-store').type('application/x-ndjson; charset=utf-8')
        // Destroying a body that has not arrived whole would end the connection before the report's last line.
        const chunks: AsyncIterable<Uint8Array> = request.body.iterator({ destroyOnReturn: false })
        return reply.send(
          Readable.from(toJsonLines(yieldReportOrFailure(importProductFile(database, chunks, sender.value), request))),
        )
      },
    })
    ready()
  })
}

function isCsv(request: FastifyRequest): boolean {
  return /^text\/csv\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')
}

/** Compares two texts in constant time, so that the duration reveals nothing about the difference. */
function isEqualInConstantTime(actual: string, expected: string): boolean {
  const [actualHash, expectedHash] = [actual, expected].map((text) => createHash('sha256').update(text).digest())
  return actualHash !== undefined && expectedHash !== undefined && timingSafeEqual(actualHash, expectedHash)
}

/**
 * Yields the lines of a report. If the import throws, logs the error and yields a `stopped` line with the reason
 * instead.
 */
async function* yieldReportOrFailure(
  report: AsyncIterable<ImportLine>,
  request: FastifyRequest,
): AsyncGenerator<ImportLine> {
  try {
    yield* report
  } catch (error) {
    request.log.error({ err: withoutQueryValues(error) }, 'an import stopped before the end of its file')
    const { message } = describeServerError(error, request.id)
    yield { kind: 'stopped', reason: messages.importStopped({ reason: message(), afterStop: adviceAfterStop() }) }
  }
}

async function* toJsonLines(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}
