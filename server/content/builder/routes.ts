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
import { BUILDER_PAGE_SIZE } from '@hydrant/contract/shared/limits.ts'
import { findAccountsMatchingName } from '../../accounts/service.ts'
import { createResponse, createErrorResponse, createResultResponse } from '../../http/respond.ts'
import { toPageToken, parsePageToken } from '../../http/page-token.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { contentErrors } from '../errors.ts'
import { findDeletedPages, findPageSummaries } from './draft-store.ts'
import * as drafts from './drafts.ts'
import { toDeletedPage, toBuilderPageHead, toBuilderPage, toPageSummary } from './page-body.ts'
import * as pagePaths from './page-paths.ts'

/** Registers the routes with which site builders list, edit, move and delete pages. */
export function registerPageRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, listBuilderPages, async ({ query }) => {
    const listQuery = parseListQuery(query)
    if (listQuery === null) return createErrorResponse(contentErrors.malformedPageToken)
    const { kind } = query
    const { pages, total } = await database.query((db) => findPageSummaries(db, { ...listQuery, kind }))
    return createResponse(200, {
      pages: pages.map(toPageSummary),
      totalCount: total,
      nextPageToken: createNextPageToken(listQuery, total),
    })
  })

  registerEndpoint(server, listDeletedPages, async ({ query }) => {
    const listQuery = parseListQuery(query)
    if (listQuery === null) return createErrorResponse(contentErrors.malformedPageToken)
    const { pages, total } = await database.query((db) => findDeletedPages(db, listQuery))
    return createResponse(200, {
      pages: pages.map(toDeletedPage),
      totalCount: total,
      nextPageToken: createNextPageToken(listQuery, total),
    })
  })

  registerEndpoint(server, createBuilderPage, async ({ body, shopper }) => {
    const { path, ...content } = body
    return createResultResponse(
      await drafts.createPage(database, { path, content, authorId: shopper.userId }),
      201,
      toBuilderPage,
    )
  })

  registerEndpoint(server, getBuilderPage, async ({ params }) =>
    createResultResponse(await database.query((db) => drafts.loadDraft(db, params.pageId)), 200, toBuilderPage),
  )

  registerEndpoint(server, savePageDraft, async ({ params, body, shopper }) => {
    const { revision, ...content } = body
    const change = { pageId: params.pageId, revision, content, authorId: shopper.userId }
    return createResultResponse(await drafts.saveDraft(database, change), 200, toBuilderPageHead)
  })

  registerEndpoint(server, updateBuilderPage, async ({ params, body, shopper }) => {
    const change = {
      pageId: params.pageId,
      revision: body.revision,
      authorId: shopper.userId,
      path: body.path,
      isHome: body.isHome,
    }
    return createResultResponse(await pagePaths.movePage(database, change), 200, toBuilderPageHead)
  })

  registerEndpoint(server, deleteBuilderPage, async ({ params, shopper }) => {
    const deleteResult = await pagePaths.deletePage(database, params.pageId, { at: new Date(), byId: shopper.userId })
    return createResultResponse(deleteResult, 204, () => undefined)
  })

  registerEndpoint(server, undeleteBuilderPage, async ({ params, body, shopper }) => {
    const restoration = { pageId: params.pageId, authorId: shopper.userId, path: body?.path }
    return createResultResponse(await pagePaths.undeletePage(database, restoration), 200, toBuilderPageHead)
  })

  registerEndpoint(server, listPreviewAccounts, async ({ query }) => {
    const accounts = await database.query((db) =>
      findAccountsMatchingName(db, { searchText: (query.query ?? '').trim(), limit: query.pageSize }),
    )
    return createResponse(200, { accounts: accounts.map(({ id, name }) => ({ accountId: id, name })) })
  })
}

/** Parses the search text and the window of a list; null for a malformed page token. */
function parseListQuery({
  query = '',
  pageSize,
  pageToken,
}: {
  readonly query?: string
  readonly pageSize: number
  readonly pageToken?: string
}): { readonly searchText: string; readonly offset: number; readonly limit: number } | null {
  const listQuery = pageToken === undefined ? { pageSize, offset: 0 } : parsePageToken(pageToken, BUILDER_PAGE_SIZE.max)
  return listQuery === null ? null : { searchText: query.trim(), offset: listQuery.offset, limit: listQuery.pageSize }
}

function createNextPageToken(
  { offset, limit }: { readonly offset: number; readonly limit: number },
  total: number,
): string | null {
  return offset + limit < total ? toPageToken({ pageSize: limit, offset: offset + limit }) : null
}
