import * as endpoints from '@hydrant/contract/shop/promotions.ts'
import { createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { evaluateCart, evaluateProducts } from './service.ts'

/** Registers the routes that evaluate promotions. */
export function registerPromotionRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.evaluateProducts, async ({ body, shopper }) => {
    const rows = await database.query((db) => evaluateProducts(db, shopper, body))
    return createResultResponse(rows, 201, (promotionProductEvaluationResults) => ({
      promotionProductEvaluationResults,
    }))
  })

  registerEndpoint(server, endpoints.evaluateCart, async ({ body, shopper }) => {
    const evaluated = await database.query((db) => evaluateCart(db, shopper, body))
    return createResultResponse(evaluated, 201, (cart) => cart)
  })
}
