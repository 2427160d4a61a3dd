import { readFile } from 'node:fs/promises'
import { currentLocale } from '@hydrant/messages/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findCompressedOrStart } from '../../http/compressed-bodies.ts'
import { type CachedResponse, type ResponseCache, toCachedResponse } from '../../http/response-cache.ts'
import { HTML_PAGE_SECURITY_POLICY, HTML_PAGE_STYLE_PATH } from '../../http/html-page.ts'
import { chooseEncoding } from '../../http/encodings.ts'
import { createOpenApiDocument } from './document.ts'
import { renderDocumentPage } from './page.ts'

const STYLE_FILES = ['../../../design/tokens/tokens.css', './page.css'].map((path) => new URL(path, import.meta.url))

/**
 * Registers the routes of the OpenAPI document as JSON and as an HTML page, for everyone. The texts are created on
 * request and cached in `cache`.
 */
export function registerOpenApiRoutes(
  app: FastifyInstance,
  { basePath, cache }: { readonly basePath: string; readonly cache: ResponseCache },
): void {
  const serveText = (path: string, type: string, createText: () => Promise<string>): void => {
    app.get(path, async (request, reply) => {
      const cacheEntry = await cache.getOrLoad(`${path} ${currentLocale()}`, async () => ({
        response: toCachedResponse(200, await createText()),
        prices: null,
      }))
      return 'response' in cacheEntry ? sendText(request, reply.type(type), cacheEntry.response) : reply.callNotFound()
    })
  }
  serveText('/openapi.json', 'application/json; charset=utf-8', () =>
    Promise.resolve(JSON.stringify(createOpenApiDocument(basePath))),
  )
  serveText('/docs/api', 'text/html; charset=utf-8', () =>
    Promise.resolve(renderDocumentPage(createOpenApiDocument(basePath), basePath)),
  )
  serveText(HTML_PAGE_STYLE_PATH, 'text/css; charset=utf-8', async () =>
    (await Promise.all(STYLE_FILES.map((file) => readFile(file, 'utf8')))).join('\n'),
  )
}

function sendText(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): FastifyReply {
  reply.headers({
    etag: cached.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=300',
    'content-security-policy': HTML_PAGE_SECURITY_POLICY,
  })
  if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const encoded = encoding === null ? undefined : findCompressedOrStart(cached, encoding)
  if (encoded !== undefined && encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(encoded ?? cached.bytes)
}
