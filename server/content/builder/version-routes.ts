import {
  cancelPageSchedule,
  getPageVersion,
  savePageVersion,
  listPageVersions,
  publishBuilderPage,
  restorePageVersion,
  unpublishBuilderPage,
} from '@hydrant/contract/admin/pages.ts'
import { BUILDER_PAGE_SIZE } from '@hydrant/contract/shared/limits.ts'
import { getLatestScheduleTime } from '@hydrant/page-model/site/latest-publication.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { createErrorResponse, createResultResponse } from '../../http/respond.ts'
import { toPageToken, parsePageToken } from '../../http/page-token.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { contentErrors } from '../errors.ts'
import { toBuilderPageHead, toBuilderPage, toPageVersion, toVersionSummary } from './page-body.ts'
import * as publishing from './publishing.ts'
import * as versions from './versions.ts'

/** Registers the routes of page versions and of publishing. */
export function registerVersionRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, listPageVersions, async ({ params, query }) => {
    const pageWindow =
      query.pageToken === undefined
        ? { pageSize: query.pageSize, offset: 0 }
        : parsePageToken(query.pageToken, BUILDER_PAGE_SIZE.max)
    if (pageWindow === null) return createErrorResponse(contentErrors.malformedPageToken)
    const { pageSize: limit, offset } = pageWindow
    const result = await database.query((db) => versions.listVersions(db, params.pageId, { offset, limit }))
    return createResultResponse(result, 200, ({ versions: versionRows, total }) => ({
      versions: versionRows.map(toVersionSummary),
      totalCount: total,
      nextPageToken: offset + limit < total ? toPageToken({ pageSize: limit, offset: offset + limit }) : null,
    }))
  })

  registerEndpoint(server, getPageVersion, async ({ params }) =>
    createResultResponse(
      await database.query((db) => versions.loadVersion(db, params.pageId, params.version)),
      200,
      toPageVersion,
    ),
  )

  registerEndpoint(server, savePageVersion, async ({ params, body, shopper }) => {
    const input = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId }
    return createResultResponse(await versions.saveDraftAsVersion(database, input), 201, toBuilderPageHead)
  })

  registerEndpoint(server, restorePageVersion, async ({ params, body, shopper }) => {
    const input = { pageId: params.pageId, version: params.version, revision: body.revision, authorId: shopper.userId }
    return createResultResponse(await versions.restoreVersionAsDraft(database, input), 200, toBuilderPage)
  })

  registerEndpoint(server, publishBuilderPage, async ({ params, body, shopper }) => {
    const at = body.publishDate === undefined ? null : parseInstant(body.publishDate)
    if (body.publishDate !== undefined && at === null) return createErrorResponse(contentErrors.malformedPublishDate)
    if (at !== null && at.getTime() <= Date.now()) return createErrorResponse(contentErrors.pastPublishDate)
    if (at !== null && at > getLatestScheduleTime(new Date())) return createErrorResponse(contentErrors.farPublishDate)
    const input = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId, at }
    return createResultResponse(await publishing.publishOrScheduleDraft(database, input), 200, toBuilderPageHead)
  })

  registerEndpoint(server, unpublishBuilderPage, async ({ params, body, shopper }) => {
    const input = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId }
    return createResultResponse(await publishing.unpublishPage(database, input), 200, toBuilderPageHead)
  })

  registerEndpoint(server, cancelPageSchedule, async ({ params, body, shopper }) => {
    const input = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId }
    return createResultResponse(await publishing.cancelSchedule(database, input), 200, toBuilderPageHead)
  })
}
