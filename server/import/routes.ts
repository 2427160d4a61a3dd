import { timingSafeEqual, createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { importProducts } from '@hydrant/contract/admin/import.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { checkRole, checkScope } from '../http/access.ts'
import { sendRefusal } from '../http/failures.ts'
import type { Server } from '../http/serve.ts'
import { importProductFile } from './service.ts'

const notCsv: DomainError = {
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: 'Send the product file itself as the body, as text/csv.',
  status: 415,
}

/**
 * Registers the import. Its body is read while it arrives and its answer written meanwhile, one JSON value a line, so
 * it is not served like the others. `operatorToken` lets the import command of this machine in; null: only
 * administrators may import.
 */
export function registerImportRoutes({ app, database, gatekeeper }: Server, operatorToken: string | null): void {
  const whyNot = async (request: FastifyRequest): Promise<DomainError | null> => {
    if (operatorToken !== null && isSame(request.headers.authorization ?? '', `Bearer ${operatorToken}`)) return null
    const identified = await gatekeeper.identify(request)
    return identified.ok
      ? (checkRole(importProducts, identified.value) ?? checkScope(importProducts, await gatekeeper.sessionOf(request)))
      : identified.error
  }
  void app.register((scope, _, ready) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route({
      method: importProducts.method,
      url: importProducts.path,
      handler: async (request, reply): Promise<FastifyReply> => {
        const refusal = await whyNot(request)
        if (refusal !== null) return sendRefusal(reply, refusal)
        if (!isCsv(request) || !(request.body instanceof Readable)) return sendRefusal(reply, notCsv)
        reply.header('cache-control', 'no-store').type('application/x-ndjson; charset=utf-8')
        return reply.send(Readable.from(toLines(importProductFile(database, request.body))))
      },
    })
    ready()
  })
}

function isCsv(request: FastifyRequest): boolean {
  return /^text\/csv\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')
}

/** Compares without telling by its duration where the difference is. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

async function* toLines(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}
