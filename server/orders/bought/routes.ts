import { listBoughtProducts } from '@hydrant/contract/shop/lists.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import * as bought from './service.ts'

/** Registers the route of what was bought before. */
export function registerBoughtProductRoutes(server: Server): void {
  registerEndpoint(server, listBoughtProducts, async ({ shopper, query }) => {
    const page = await server.database.query((db) =>
      bought.listBoughtProducts(db, shopper, {
        term: query.q ?? '',
        order: query.sortBy,
        pageSize: query.pageSize,
        pageToken: query.pageToken,
      }),
    )
    return createResultResponse(page, 200, ({ products, nextPageToken }) => ({
      items: products.map((product) => ({
        productId: product.productId,
        sku: product.sku,
        name: product.name,
        orderCount: product.orderCount,
        lastOrderedDate: toTimestamp(product.lastOrderedAt),
        lastOrderSummaryId: product.lastOrderId,
        lastQuantity: toText(decimal(product.lastQuantity)),
        lastUnitPrice: toUnitPriceText(decimal(product.lastUnitPrice), product.currencyIsoCode),
        currencyIsoCode: product.currencyIsoCode,
      })),
      nextPageToken,
    }))
  })
}
