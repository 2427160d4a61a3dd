import { uploadMedia } from '@hydrant/contract/admin/media.ts'
import { drainRequestWithTimeout } from '../../http/drain-request.ts'
import { createResultResponse, createErrorResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { createMutex } from '../mutex.ts'
import type { ObjectStore } from '../object-store.ts'
import { toLibraryMedia } from '../library/media-body.ts'
import { loadItem } from '../library/service.ts'
import { createMissingPreparedRenditions } from '../service.ts'
import { storeUpload } from './service.ts'

/**
 * Registers the upload route. The body is never parsed, whatever its content type; the handler reads it after
 * authentication.
 */
export function registerUploadRoutes(server: Server, objectStore: ObjectStore | null): void {
  const { database } = server
  const deps = { database, objectStore }
  const runInBackground = createMutex()
  let isClosing = false
  const createRenditionsInBackground = (contentKey: string): void => {
    runInBackground(() => createMissingPreparedRenditions(deps, contentKey, () => isClosing)).catch(
      (error: unknown) => {
        // A missing rendition is made when it is first requested.
        if (!isClosing) server.app.log.error({ err: error }, 'the renditions of an uploaded picture were not made')
      },
    )
  }

  void server.app.register((app, _, ready) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))

    registerEndpoint({ ...server, app }, uploadMedia, async ({ query, shopper, request }) => {
      const storeResult = await storeUpload(deps, request.raw, { fileName: query.fileName, userId: shopper.userId })
      if (!storeResult.ok) return createErrorResponse(storeResult.error)
      const { contentKey, isNew } = storeResult.value
      if (isNew) createRenditionsInBackground(contentKey)
      const item = await database.query((db) => loadItem(db, contentKey))
      return createResultResponse(item, isNew ? 201 : 200, toLibraryMedia)
    })

    app.addHook('onSend', async ({ raw }) => {
      if (!raw.readableEnded) drainRequestWithTimeout(raw)
    })
    app.addHook('preClose', async () => {
      isClosing = true
    })
    ready()
  })
}
