import { listBuilderProducts } from '@hydrant/contract/admin/products.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { PRODUCTS_PER_CALL, SEARCH_PAGE } from '@hydrant/contract/shared/limits.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { pageTokenOf, readPageToken } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { searchRefusals } from './errors.ts'
import { listProducts, listProductsOfSkus } from './list-products.ts'
import type { SearchParts } from './service.ts'

/** Serves the products that site builders choose from. */
export function registerBuilderSearchRoutes(server: Server, parts: SearchParts): void {
  serve(server, listBuilderProducts, async ({ query, shopper }) => {
    if (query.skus !== undefined) {
      const skus = parseCsv(query.skus, { max: PRODUCTS_PER_CALL })
      if (!skus.ok) return refuse(searchRefusals.tooManyPartNumbers)
      if (query.query !== undefined) return refuse(searchRefusals.wordsOrPartNumbers)
      const { products, total } = await listProductsOfSkus(parts, shopper, skus.values)
      return answer(200, { products, totalCount: total, nextPageToken: null })
    }
    const window =
      query.pageToken === undefined
        ? { pageSize: query.pageSize, offset: 0 }
        : readPageToken(query.pageToken, SEARCH_PAGE.max)
    if (window === null || window.offset % window.pageSize !== 0) return refuse(searchRefusals.malformedPageToken)
    const { pageSize, offset } = window
    const found = await listProducts(parts, shopper, {
      query: (query.query ?? '').trim(),
      page: offset / pageSize,
      pageSize,
    })
    return answerOutcome(found, 200, ({ products, total, hasMore }) => ({
      products,
      totalCount: total,
      nextPageToken: hasMore ? pageTokenOf({ pageSize, offset: offset + pageSize }) : null,
    }))
  })
}
