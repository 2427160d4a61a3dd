import { deleteMedia, listMedia, listMediaUses, updateMedia } from '@hydrant/contract/admin/media.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { MEDIA_PAGE } from '@hydrant/contract/shared/limits.ts'
import { answer, answerOutcome, refuse } from '../../http/answer.ts'
import { readPageToken, tokenPage } from '../../http/page-token.ts'
import { serve, type Server } from '../../http/serve.ts'
import { libraryRefusals } from './errors.ts'
import { mediaBody } from './media-body.ts'
import { describeItem, listLibrary, listUses, removeItem } from './service.ts'

/** What site builders do with the files of the library; they come in by `registerIntakeRoutes`. */
export function registerLibraryRoutes(server: Server): void {
  const { database } = server

  serve(server, listMedia, async ({ query, request }) => {
    const window =
      query.pageToken === undefined
        ? { pageSize: query.pageSize, offset: 0 }
        : readPageToken(query.pageToken, MEDIA_PAGE.max)
    if (window === null) return refuse(libraryRefusals.unknownPageToken)
    const keys = parseCsv(query.contentKeys, { max: MEDIA_PAGE.max })
    if (!keys.ok) return refuse(libraryRefusals.tooManyKeys)
    const words = (query.query ?? '').split(/\s+/).filter((word) => word !== '')
    const wanted = {
      words,
      mediaType: query.mediaType ?? null,
      keys: query.contentKeys === undefined ? null : keys.values,
      limit: window.pageSize,
      offset: window.offset,
    }
    const { items, total } = await database.read((executor) => listLibrary(executor, wanted))
    const { nextPageToken } = tokenPage(window, total, request.url)
    return answer(200, { media: items.map(mediaBody), totalCount: total, nextPageToken })
  })

  serve(server, updateMedia, async ({ params, body }) => {
    const { title, alternateText, isDecorative, focalPoint } = body
    return answerOutcome(
      await describeItem(database, params.contentKey, { title, alternateText, isDecorative, focalPoint }),
      200,
      mediaBody,
    )
  })

  serve(server, listMediaUses, async ({ params }) => {
    const found = await database.read((executor) => listUses(executor, params.contentKey))
    return answerOutcome(found, 200, (uses) => ({ uses: [...uses] }))
  })

  serve(server, deleteMedia, async ({ params }) => {
    return answerOutcome(await removeItem(database, params.contentKey), 204, () => undefined)
  })
}
