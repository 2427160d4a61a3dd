import { countStockNotices } from '@hydrant/contract/admin/stock.ts'
import * as endpoints from '@hydrant/contract/shop/stock-notices.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import * as notices from './service.ts'
import { countWaiting } from './store.ts'

/** Registers the endpoints of mails about stock. `secret` signs the tokens of their links. */
export function registerStockNoticeRoutes(server: Server, secret: string): void {
  const { database } = server

  registerEndpoint(server, endpoints.requestStockNotice, async ({ shopper, body, request }) => {
    const { productId, email = null } = body
    const result = await notices.requestNotice(database, shopper, { productId, email, clientAddress: request.ip })
    return createResultResponse(result, 201, (state) => ({ state }))
  })

  registerEndpoint(server, endpoints.listStockNotices, async ({ shopper }) => {
    const found = await database.query((db) => notices.listNotices(db, shopper))
    return createResponse(200, {
      notices: found.map(({ notice, productName, sku }) => ({
        id: notice.id,
        productId: notice.productId,
        productName,
        sku,
        createdDate: toTimestamp(notice.createdAt),
      })),
    })
  })

  registerEndpoint(server, endpoints.deleteStockNotice, async ({ shopper, params }) => {
    const result = await notices.endNotice(database, shopper, toFullIdIfValid(params.stockNoticeId))
    return createResultResponse(result, 204, () => undefined)
  })

  registerEndpoint(server, endpoints.readStockNoticeLink, async ({ body, shopper }) => {
    const result = await database.query((db) => notices.readLinkedNotice(db, shopper, { ...body, secret }))
    return createResultResponse(result, 200, ({ notice, productName }) => ({
      productId: notice.productId,
      productName,
      state: notices.toNoticeState(notice),
    }))
  })

  registerEndpoint(server, endpoints.followStockNoticeLink, async ({ body }) => {
    const result = await notices.followLink(database, { ...body, secret })
    return createResultResponse(result, 204, () => undefined)
  })

  registerEndpoint(server, countStockNotices, async ({ params }) => {
    const productId = toFullIdIfValid(params.productId)
    return createResponse(200, { waitingCount: await database.query((db) => countWaiting(db, productId)) })
  })
}
