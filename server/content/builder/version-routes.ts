import {
  cancelPageSchedule,
  getPageVersion,
  keepPageVersion,
  listPageVersions,
  publishBuilderPage,
  restorePageVersion,
  unpublishBuilderPage,
} from '@hydrant/contract/admin/pages.ts'
import { BUILDER_PAGE } from '@hydrant/contract/shared/limits.ts'
import { latestPublication } from '@hydrant/kernel/site/latest-publication.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { answerChange, answerOutcome, refuse } from '../../http/answer.ts'
import { pageTokenOf, readPageToken } from '../../http/page-token.ts'
import { serve, type Server } from '../../http/serve.ts'
import { contentRefusals } from '../errors.ts'
import { headBody, pageBody, versionBody, versionSummaryBody } from './page-body.ts'
import * as publishing from './publishing.ts'
import * as versions from './versions.ts'

/** What visitors see of a page, and what it has said before. */
export function registerVersionRoutes(server: Server): void {
  const { database } = server

  serve(server, listPageVersions, async ({ params, query }) => {
    const window =
      query.pageToken === undefined
        ? { pageSize: query.pageSize, offset: 0 }
        : readPageToken(query.pageToken, BUILDER_PAGE.max)
    if (window === null) return refuse(contentRefusals.malformedPageToken)
    const { pageSize: limit, offset } = window
    const found = await database.read((executor) => versions.listVersions(executor, params.pageId, { offset, limit }))
    return answerOutcome(found, 200, ({ versions: listed, total }) => ({
      versions: listed.map(versionSummaryBody),
      totalCount: total,
      nextPageToken: offset + limit < total ? pageTokenOf({ pageSize: limit, offset: offset + limit }) : null,
    }))
  })

  serve(server, getPageVersion, async ({ params }) =>
    answerOutcome(
      await database.read((executor) => versions.readVersion(executor, params.pageId, params.version)),
      200,
      versionBody,
    ),
  )

  serve(server, keepPageVersion, async ({ params, body, shopper }) => {
    const which = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId }
    return answerChange(await database.transaction((executor) => versions.keepVersion(executor, which)), 201, headBody)
  })

  serve(server, restorePageVersion, async ({ params, body, shopper }) => {
    const which = { pageId: params.pageId, version: params.version, revision: body.revision, authorId: shopper.userId }
    return answerChange(
      await database.transaction((executor) => versions.restoreVersion(executor, which)),
      200,
      pageBody,
    )
  })

  serve(server, publishBuilderPage, async ({ params, body, shopper }) => {
    const at = body.publishDate === undefined ? null : parseInstant(body.publishDate)
    if (body.publishDate !== undefined && at === null) return refuse(contentRefusals.malformedPublishDate)
    if (at !== null && at.getTime() <= Date.now()) return refuse(contentRefusals.pastPublishDate)
    if (at !== null && at > latestPublication(new Date())) return refuse(contentRefusals.farPublishDate)
    const which = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId, at }
    return answerChange(
      await database.transaction((executor) => publishing.publishDraft(executor, which)),
      200,
      headBody,
    )
  })

  serve(server, unpublishBuilderPage, async ({ params, body, shopper }) => {
    const which = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId }
    return answerChange(
      await database.transaction((executor) => publishing.unpublishPage(executor, which)),
      200,
      headBody,
    )
  })

  serve(server, cancelPageSchedule, async ({ params, body, shopper }) => {
    const which = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId }
    return answerChange(
      await database.transaction((executor) => publishing.cancelSchedule(executor, which)),
      200,
      headBody,
    )
  })
}
