import { Readable } from 'node:stream'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import * as messages from '@hydrant/messages/compiled/server/media.js'
import { sendError } from '../http/error-responses.ts'
import { matchesEtag } from '../http/send-cached-response.ts'
import type { Server } from '../http/serve.ts'
import { rejectUnstorableText } from '../http/reject-unstorable-text.ts'
import { registerUploadRoutes } from './upload/routes.ts'
import { registerLibraryRoutes } from './library/routes.ts'
import type { ObjectStore } from './object-store.ts'
import { parseWidth } from './rendition.ts'
import { findMediaResource } from './service.ts'

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // An SVG opened directly must not run scripts.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Registers the media routes: the bytes for everyone, the library and uploads for site builders. */
export function registerMediaRoutes(server: Server, objectStore: ObjectStore | null): void {
  registerByteRoutes(server, objectStore)
  registerLibraryRoutes(server, objectStore)
  registerUploadRoutes(server, objectStore)
}

/**
 * Registers the route of media bytes; `width` requests a rendition. The bytes of a content key never change, so
 * browsers may cache them forever and get 304 without any bytes being read.
 */
function registerByteRoutes({ app, database }: Server, objectStore: ObjectStore | null): void {
  app.get<{ Params: { contentKey: string }; Querystring: { width?: unknown } }>(
    `${MEDIA_BASE}/:contentKey`,
    { preValidation: rejectUnstorableText },
    async (request, reply) => {
      const { width } = request.query
      const mediaRequest = {
        contentKey: request.params.contentKey,
        width: parseWidth(typeof width === 'string' ? width : undefined),
        accept: request.headers.accept ?? '',
      }
      const media = await findMediaResource({ database, objectStore }, mediaRequest)
      if (media === null) return sendError(reply, { code: 'ITEM_NOT_FOUND', message: messages.unknownMediaKey })
      const etag = `"${encodeURIComponent(media.tag)}"`
      const headers = { ...HEADERS, etag, ...(mediaRequest.width !== null && { vary: 'accept' }) }
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).headers(headers).send()
      const { mimeType, byteSize, openChunks } = await media.open()
      const chunks = request.method === 'HEAD' ? [] : await openChunks()
      return reply
        .headers({ ...headers, 'content-length': byteSize })
        .type(mimeType)
        .send(Readable.from(chunks, { objectMode: false }))
    },
  )
}
