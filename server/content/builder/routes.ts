import {
  createBuilderPage,
  deleteBuilderPage,
  getBuilderPage,
  listBuilderPages,
  listPreviewAccounts,
  savePageDraft,
  undeleteBuilderPage,
  updateBuilderPage,
} from '@hydrant/contract/admin/pages.ts'
import { BUILDER_PAGE } from '@hydrant/contract/shared/limits.ts'
import { findAccountsByName } from '../../accounts/service.ts'
import { answer, answerChange, answerOutcome, refuse } from '../../http/answer.ts'
import { pageTokenOf, readPageToken } from '../../http/page-token.ts'
import { serve, type Server } from '../../http/serve.ts'
import { contentRefusals } from '../errors.ts'
import { findSummaries } from './draft-store.ts'
import * as drafts from './drafts.ts'
import { headBody, pageBody, summaryBody } from './page-body.ts'
import * as places from './places.ts'

/** Pages as site builders find, write, move and delete them. */
export function registerPageRoutes(server: Server): void {
  const { database } = server

  serve(server, listBuilderPages, async ({ query }) => {
    const window = query.pageToken === undefined ? { pageSize: query.pageSize, offset: 0 } : readPageToken(query.pageToken, BUILDER_PAGE.max)
    if (window === null) return refuse(contentRefusals.malformedPageToken)
    const { pageSize: limit, offset } = window
    const { pages, total } = await database.read((executor) => findSummaries(executor, { words: (query.query ?? '').trim(), offset, limit }))
    const next = offset + limit < total ? pageTokenOf({ pageSize: limit, offset: offset + limit }) : null
    return answer(200, { pages: pages.map(summaryBody), totalCount: total, nextPageToken: next })
  })

  serve(server, createBuilderPage, async ({ body, shopper }) => {
    const { path, ...content } = body
    return answerChange(await database.transaction((executor) => drafts.createPage(executor, { path, content, authorId: shopper.userId })), 201, pageBody)
  })

  serve(server, getBuilderPage, async ({ params }) => answerOutcome(await database.read((executor) => drafts.readDraft(executor, params.pageId)), 200, pageBody))

  serve(server, savePageDraft, async ({ params, body, shopper }) => {
    const { revision, ...content } = body
    const change = { pageId: params.pageId, revision, content, authorId: shopper.userId }
    return answerChange(await database.transaction((executor) => drafts.saveDraft(executor, change)), 200, headBody)
  })

  serve(server, updateBuilderPage, async ({ params, body, shopper }) => {
    const change = { pageId: params.pageId, revision: body.revision, authorId: shopper.userId, path: body.path, isHome: body.isHome }
    return answerChange(await database.transaction((executor) => places.changePlace(executor, change)), 200, headBody)
  })

  serve(server, deleteBuilderPage, async ({ params }) => {
    const deleted = await database.transaction((executor) => places.deletePage(executor, params.pageId, new Date()))
    return answerOutcome(deleted, 204, () => undefined)
  })

  serve(server, undeleteBuilderPage, async ({ params }) => answerOutcome(await database.transaction((executor) => places.undeletePage(executor, params.pageId)), 200, headBody))

  serve(server, listPreviewAccounts, async ({ query }) => {
    const found = await database.read((executor) => findAccountsByName(executor, { words: (query.query ?? '').trim(), limit: query.pageSize }))
    return answer(200, { accounts: found.map(({ id, name }) => ({ accountId: id, name })) })
  })
}
