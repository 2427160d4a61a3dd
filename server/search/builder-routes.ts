import { listBuilderProducts } from '@hydrant/contract/admin/products.ts'
import { SEARCH_PAGE } from '@hydrant/contract/shared/limits.ts'
import { answerOutcome, refuse } from '../http/answer.ts'
import { pageTokenOf, readPageToken } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { searchRefusals } from './errors.ts'
import { listProducts } from './list-products.ts'
import type { SearchParts } from './service.ts'

/** Serves the products that site builders choose from. */
export function registerBuilderSearchRoutes(server: Server, parts: SearchParts): void {
  serve(server, listBuilderProducts, async ({ query, shopper }) => {
    const window = query.pageToken === undefined ? { pageSize: query.pageSize, offset: 0 } : readPageToken(query.pageToken, SEARCH_PAGE.max)
    if (window === null || window.offset % window.pageSize !== 0) return refuse(searchRefusals.malformedPageToken)
    const { pageSize, offset } = window
    const found = await listProducts(parts, shopper, { query: (query.query ?? '').trim(), page: offset / pageSize, pageSize })
    return answerOutcome(found, 200, ({ products, total, hasMore }) => ({ products, totalCount: total, nextPageToken: hasMore ? pageTokenOf({ pageSize, offset: offset + pageSize }) : null }))
  })
}
