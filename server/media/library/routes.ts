import { deleteMedia, listMedia, listMediaUses, updateMedia } from '@hydrant/contract/admin/media.ts'
import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { MEDIA_PAGE_SIZE } from '@hydrant/contract/shared/limits.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../../http/respond.ts'
import { parsePageToken, toPageLinksAndTokens } from '../../http/page-token.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { ObjectStore } from '../object-store.ts'
import { libraryErrors } from './errors.ts'
import { toLibraryMedia } from './media-body.ts'
import { updateItemDescription, listLibrary, listUses, deleteUnusedItem } from './service.ts'

/** Registers the routes of the media library; files are added by `registerUploadRoutes`. */
export function registerLibraryRoutes(server: Server, objectStore: ObjectStore | null): void {
  const { database } = server

  registerEndpoint(server, listMedia, async ({ query, request }) => {
    const pageWindow =
      query.pageToken === undefined
        ? { pageSize: query.pageSize, offset: 0 }
        : parsePageToken(query.pageToken, MEDIA_PAGE_SIZE.max)
    if (pageWindow === null) return createErrorResponse(libraryErrors.malformedPageToken)
    const keys = parseUniqueCsvValues(query.contentKeys, { max: MEDIA_PAGE_SIZE.max })
    if (!keys.ok) return createErrorResponse(libraryErrors.tooManyKeys)
    const words = (query.query ?? '').split(/\s+/).filter((word) => word !== '')
    const libraryQuery = {
      words,
      mediaType: query.mediaType ?? null,
      keys: query.contentKeys === undefined ? null : keys.values,
      limit: pageWindow.pageSize,
      offset: pageWindow.offset,
    }
    const { items, total } = await database.query((db) => listLibrary(db, libraryQuery))
    const { nextPageToken } = toPageLinksAndTokens(pageWindow, total, request.url)
    return createResponse(200, { media: items.map(toLibraryMedia), totalCount: total, nextPageToken })
  })

  registerEndpoint(server, updateMedia, async ({ params, body }) => {
    const { title, alternateText, isDecorative, focalPoint } = body
    return createResultResponse(
      await updateItemDescription(database, params.contentKey, { title, alternateText, isDecorative, focalPoint }),
      200,
      toLibraryMedia,
    )
  })

  registerEndpoint(server, listMediaUses, async ({ params }) => {
    const result = await database.query((db) => listUses(db, params.contentKey))
    return createResultResponse(result, 200, (uses) => ({ uses: [...uses] }))
  })

  registerEndpoint(server, deleteMedia, async ({ params }) => {
    return createResultResponse(
      await deleteUnusedItem({ database, objectStore, log: server.app.log }, params.contentKey),
      204,
      () => undefined,
    )
  })
}
