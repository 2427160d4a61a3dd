import { listBuilderProducts } from '@hydrant/contract/admin/products.ts'
import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { PRODUCTS_PER_CALL, SEARCH_PAGE_SIZE } from '@hydrant/contract/shared/limits.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { toPageToken, parsePageToken } from '../http/page-token.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { searchErrors } from './errors.ts'
import { findBuilderProducts, findBuilderProductsOfSkus } from './list-products.ts'
import type { SearchDeps } from './service.ts'

/** Registers the routes that list products for site builders. */
export function registerBuilderSearchRoutes(server: Server, deps: SearchDeps): void {
  registerEndpoint(server, listBuilderProducts, async ({ query, shopper }) => {
    if (query.skus !== undefined) {
      const skus = parseUniqueCsvValues(query.skus, { max: PRODUCTS_PER_CALL })
      if (!skus.ok) return createErrorResponse(searchErrors.tooManyPartNumbers)
      if (query.query !== undefined) return createErrorResponse(searchErrors.queryAndSkus)
      const { products, total } = await findBuilderProductsOfSkus(deps, shopper, skus.values)
      return createResponse(200, { products, totalCount: total, nextPageToken: null })
    }
    const pageWindow =
      query.pageToken === undefined
        ? { pageSize: query.pageSize, offset: 0 }
        : parsePageToken(query.pageToken, SEARCH_PAGE_SIZE.max)
    if (pageWindow === null || pageWindow.offset % pageWindow.pageSize !== 0)
      return createErrorResponse(searchErrors.malformedPageToken)
    const { pageSize, offset } = pageWindow
    const result = await findBuilderProducts(deps, shopper, {
      query: (query.query ?? '').trim(),
      page: offset / pageSize,
      pageSize,
    })
    return createResultResponse(result, 200, ({ products, total, hasMore }) => ({
      products,
      totalCount: total,
      nextPageToken: hasMore ? toPageToken({ pageSize, offset: offset + pageSize }) : null,
    }))
  })
}
