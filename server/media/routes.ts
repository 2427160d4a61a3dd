import { createHash } from 'node:crypto'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import type { Server } from '../http/serve.ts'
import { sendRefusal } from '../http/failures.ts'
import { refuseUnstorableText } from '../http/unstorable-text.ts'
import { readWidth } from './rendition.ts'
import { getMedia } from './service.ts'

/** Media bytes; `width` asks for a picture that is no wider than need be. What is stored under a content key never changes, so browsers may keep it. */
export function registerMediaRoutes({ app, database }: Server): void {
  app.get<{ Params: { contentKey: string }; Querystring: { width?: unknown } }>(`${MEDIA_BASE}/:contentKey`, { preValidation: refuseUnstorableText }, async (request, reply) => {
    const { width } = request.query
    const asked = { contentKey: request.params.contentKey, width: readWidth(typeof width === 'string' ? width : undefined), accept: request.headers.accept ?? '' }
    const found = await getMedia(database, asked)
    if (found === null) return sendRefusal(reply, { code: 'ITEM_NOT_FOUND', message: 'There is no media of this key.', status: 404 })
    const etag = `"${createHash('sha256').update(found.body).digest('base64url').slice(0, 22)}"`
    reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      // A drawing opened by itself must not run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(asked.width !== null && { vary: 'accept' }),
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(found.mimeType).send(Buffer.from(found.body))
  })
}
