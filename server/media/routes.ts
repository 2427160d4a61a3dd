import { Readable } from 'node:stream'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import { sendRefusal } from '../http/failures.ts'
import { hasAlready } from '../http/send-stored-answer.ts'
import type { Server } from '../http/serve.ts'
import { refuseUnstorableText } from '../http/unstorable-text.ts'
import { registerIntakeRoutes } from './intake/routes.ts'
import { registerLibraryRoutes } from './library/routes.ts'
import { readWidth } from './rendition.ts'
import { findMediaFor } from './service.ts'

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // A drawing opened by itself must not run anything.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Media: their bytes for everyone, and the library for site builders. */
export function registerMediaRoutes(server: Server): void {
  registerByteRoutes(server)
  registerLibraryRoutes(server)
  registerIntakeRoutes(server)
}

/**
 * Media bytes; `width` asks for a picture that is no wider than need be. What is stored under a content key never
 * changes, so browsers may keep it, and are told that they have it without a look at the bytes.
 */
function registerByteRoutes({ app, database }: Server): void {
  app.get<{ Params: { contentKey: string }; Querystring: { width?: unknown } }>(
    `${MEDIA_BASE}/:contentKey`,
    { preValidation: refuseUnstorableText },
    async (request, reply) => {
      const { width } = request.query
      const asked = {
        contentKey: request.params.contentKey,
        width: readWidth(typeof width === 'string' ? width : undefined),
        accept: request.headers.accept ?? '',
      }
      const found = await findMediaFor(database, asked)
      if (found === null)
        return sendRefusal(reply, { code: 'ITEM_NOT_FOUND', message: 'There is no media of this key.', status: 404 })
      const etag = `"${encodeURIComponent(found.tag)}"`
      const headers = { ...HEADERS, etag, ...(asked.width !== null && { vary: 'accept' }) }
      if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).headers(headers).send()
      const { mimeType, byteSize, pieces } = await found.open()
      return reply
        .headers({ ...headers, 'content-length': byteSize })
        .type(mimeType)
        .send(Readable.from(request.method === 'HEAD' ? [] : pieces(), { objectMode: false }))
    },
  )
}
