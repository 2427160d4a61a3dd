import {
  cancelPageSchedule,
  getPageVersion,
  keepPageVersion,
  listPageVersions,
  publishBuilderPage,
  restorePageVersion,
  unpublishBuilderPage,
} from '@hydrant/contract/admin/pages.ts'
import { BUILDER_PAGE_SIZE } from '@hydrant/contract/shared/limits.ts'
import { getLatestPublication } from '@hydrant/page-model/site/latest-publication.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { respondWithError, respondWithResult } from '../../http/respond.ts'
import { toPageToken, parsePageToken } from '../../http/page-token.ts'
import { serve, type Server } from '../../http/serve.ts'
import { contentErrors } from '../errors.ts'
import { toBuilderPageHead, toBuilderPage, toPageVersion, toVersionSummary } from './page-body.ts'
import * as publishing from './publishing.ts'
import * as versions from './versions.ts'

/** Registers the routes of page versions and of publishing. */
export function registerVersionRoutes(server: Server): void {
  const { database } = server

  serve(server, listPageVersions, async ({ params, query }) => {
    const pageWindow =
      query.pageToken === undefined
        ? { pageSize: query.pageSize, offset: 0 }
        : parsePageToken(query.pageToken, BUILDER_PAGE_SIZE.max)
    if (pageWindow === null) return respondWithError(contentErrors.malformedPageToken)
    const { pageSize: limit, offset } = pageWindow
    const result = await database.query((db) => versions.listVersions(db, params.pageId, { offset, limit }))
    return respondWithResult(result, 200, ({ versions: versionRows, total }) => ({
      versions: versionRows.map(toVersionSummary),
      totalCount: total,
      nextPageToken: offset + limit < total ? toPageToken({ pageSize: limit, offset: offset + limit }) : null,
    }))
  })

  serve(server, getPageVersion, async ({ params }) =>
    respondWithResult(
      await database.query((db) => versions.loadVersion(db, params.pageId, params.version)),
      200,
      toPageVersion,
    ),
  )

  serve(server, keepPageVersion, async ({ params, body, shopper }) => {
    const input = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId }
    return respondWithResult(await versions.saveVersion(database, input), 201, toBuilderPageHead)
  })

  serve(server, restorePageVersion, async ({ params, body, shopper }) => {
    const input = { pageId: params.pageId, version: params.version, revision: body.revision, authorId: shopper.userId }
    return respondWithResult(await versions.restoreVersion(database, input), 200, toBuilderPage)
  })

  serve(server, publishBuilderPage, async ({ params, body, shopper }) => {
    const at = body.publishDate === undefined ? null : parseInstant(body.publishDate)
    if (body.publishDate !== undefined && at === null) return respondWithError(contentErrors.malformedPublishDate)
    if (at !== null && at.getTime() <= Date.now()) return respondWithError(contentErrors.pastPublishDate)
    if (at !== null && at > getLatestPublication(new Date())) return respondWithError(contentErrors.farPublishDate)
    const input = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId, at }
    return respondWithResult(await publishing.publishDraft(database, input), 200, toBuilderPageHead)
  })

  serve(server, unpublishBuilderPage, async ({ params, body, shopper }) => {
    const input = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId }
    return respondWithResult(await publishing.unpublishPage(database, input), 200, toBuilderPageHead)
  })

  serve(server, cancelPageSchedule, async ({ params, body, shopper }) => {
    const input = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId }
    return respondWithResult(await publishing.cancelSchedule(database, input), 200, toBuilderPageHead)
  })
}
