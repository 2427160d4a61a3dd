import { createHash } from 'node:crypto'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import type { Server } from '../http/serve.ts'
import { sendRefusal } from '../http/failures.ts'
import { refuseUnstorableText } from '../http/unstorable-text.ts'
import { getMedia } from './service.ts'

/** Media bytes. What is stored under a content key never changes, so browsers may keep it. */
export function registerMediaRoutes({ app, database }: Server): void {
  app.get<{ Params: { contentKey: string } }>(`${MEDIA_BASE}/:contentKey`, { preValidation: refuseUnstorableText }, async (request, reply) => {
    const found = await database.read((executor) => getMedia(executor, request.params.contentKey))
    if (found === null) return sendRefusal(reply, { code: 'ITEM_NOT_FOUND', message: 'There is no media of this key.', status: 404 })
    const etag = `"${createHash('sha256').update(found.body).digest('base64url').slice(0, 22)}"`
    reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      // A drawing opened by itself must not run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(found.mimeType).send(Buffer.from(found.body))
  })
}
