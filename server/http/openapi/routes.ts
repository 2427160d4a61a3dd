import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AnswerCache, type StoredAnswer, storedAnswer } from '../answer-cache.ts'
import { chooseEncoding } from '../encodings.ts'
import { openApiDocument } from './document.ts'
import { documentPage } from './page.ts'

const STYLES = ['../../../design/tokens/tokens.css', './page.css'].map((path) => new URL(path, import.meta.url))

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the OpenAPI document, and the same as a page to read, to everyone. Both are made at the first request. */
export function registerOpenApi(app: FastifyInstance, basePath: string): void {
  const cache = new AnswerCache()
  const serveText = (path: string, type: string, write: () => Promise<string>): void => {
    app.get(path, async (request, reply) => {
      const made = await cache.make(path, async () => ({
        answer: cache.find(path) ?? storedAnswer(200, await write()),
      }))
      return 'answer' in made
        ? sendText(request, reply.type(type), { cache, path, answer: made.answer })
        : reply.callNotFound()
    })
  }
  serveText('/openapi.json', 'application/json; charset=utf-8', () =>
    Promise.resolve(JSON.stringify(openApiDocument(basePath))),
  )
  serveText('/docs/api', 'text/html; charset=utf-8', () =>
    Promise.resolve(
      documentPage(openApiDocument(basePath), {
        home: `${basePath}/`,
        document: `${basePath}/openapi.json`,
        style: `${basePath}/docs/api.css`,
      }),
    ),
  )
  serveText('/docs/api.css', 'text/css; charset=utf-8', async () =>
    (await Promise.all(STYLES.map((file) => readFile(file, 'utf8')))).join('\n'),
  )
}

function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, path, answer }: { cache: AnswerCache; path: string; answer: StoredAnswer },
): FastifyReply {
  reply.headers({
    etag: answer.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=300',
    'content-security-policy': POLICY,
  })
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const encoded = encoding === null ? undefined : cache.encoded(path, answer, encoding)
  if (encoded !== undefined && encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(encoded ?? answer.bytes)
}
