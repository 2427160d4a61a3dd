import type { FastifyInstance } from 'fastify'

/** Reads JSON bodies. Clients say `application/json` on calls without a body, too: nothing at all is no body, not broken JSON. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done)))
}
