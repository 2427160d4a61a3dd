import {
  createBuilderPage,
  deleteBuilderPage,
  getBuilderPage,
  listBuilderPages,
  listDeletedPages,
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
import { findDeleted, findSummaries } from './draft-store.ts'
import * as drafts from './drafts.ts'
import { deletedBody, headBody, pageBody, summaryBody } from './page-body.ts'
import * as places from './places.ts'

/** Pages as site builders find, write, move and delete them. */
export function registerPageRoutes(server: Server): void {
  const { database } = server

  serve(server, listBuilderPages, async ({ query }) => {
    const window = windowOf(query)
    if (window === null) return refuse(contentRefusals.malformedPageToken)
    const { pages, total } = await database.read((executor) => findSummaries(executor, window))
    return answer(200, { pages: pages.map(summaryBody), totalCount: total, nextPageToken: nextToken(window, total) })
  })

  serve(server, listDeletedPages, async ({ query }) => {
    const window = windowOf(query)
    if (window === null) return refuse(contentRefusals.malformedPageToken)
    const { pages, total } = await database.read((executor) => findDeleted(executor, window))
    return answer(200, { pages: pages.map(deletedBody), totalCount: total, nextPageToken: nextToken(window, total) })
  })

  serve(server, createBuilderPage, async ({ body, shopper }) => {
    const { path, ...content } = body
    return answerChange(
      await database.transaction((executor) =>
        drafts.createPage(executor, { path, content, authorId: shopper.userId }),
      ),
      201,
      pageBody,
    )
  })

  serve(server, getBuilderPage, async ({ params }) =>
    answerOutcome(await database.read((executor) => drafts.readDraft(executor, params.pageId)), 200, pageBody),
  )

  serve(server, savePageDraft, async ({ params, body, shopper }) => {
    const { revision, ...content } = body
    const change = { pageId: params.pageId, revision, content, authorId: shopper.userId }
    return answerChange(await database.transaction((executor) => drafts.saveDraft(executor, change)), 200, headBody)
  })

  serve(server, updateBuilderPage, async ({ params, body, shopper }) => {
    const change = {
      pageId: params.pageId,
      revision: body.revision,
      authorId: shopper.userId,
      path: body.path,
      isHome: body.isHome,
    }
    return answerChange(await database.transaction((executor) => places.changePlace(executor, change)), 200, headBody)
  })

  serve(server, deleteBuilderPage, async ({ params, shopper }) => {
    const deleted = await database.transaction((executor) =>
      places.deletePage(executor, params.pageId, { at: new Date(), byId: shopper.userId }),
    )
    return answerOutcome(deleted, 204, () => undefined)
  })

  serve(server, undeleteBuilderPage, async ({ params, body, shopper }) => {
    const place = { pageId: params.pageId, authorId: shopper.userId, path: body?.path }
    return answerOutcome(await database.transaction((executor) => places.undeletePage(executor, place)), 200, headBody)
  })

  serve(server, listPreviewAccounts, async ({ query }) => {
    const found = await database.read((executor) =>
      findAccountsByName(executor, { words: (query.query ?? '').trim(), limit: query.pageSize }),
    )
    return answer(200, { accounts: found.map(({ id, name }) => ({ accountId: id, name })) })
  })
}

/** The words that a list asks for, and which part of it; null for a token that no list has given out. */
function windowOf({
  query = '',
  pageSize,
  pageToken,
}: {
  readonly query?: string
  readonly pageSize: number
  readonly pageToken?: string
}): { readonly words: string; readonly offset: number; readonly limit: number } | null {
  const window = pageToken === undefined ? { pageSize, offset: 0 } : readPageToken(pageToken, BUILDER_PAGE.max)
  return window === null ? null : { words: query.trim(), offset: window.offset, limit: window.pageSize }
}

function nextToken(
  { offset, limit }: { readonly offset: number; readonly limit: number },
  total: number,
): string | null {
  return offset + limit < total ? pageTokenOf({ pageSize: limit, offset: offset + limit }) : null
}
