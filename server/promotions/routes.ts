import * as staffEndpoints from '@hydrant/contract/admin/promotions.ts'
import * as endpoints from '@hydrant/contract/shop/promotions.ts'
import { createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { evaluateCartPromotions, evaluateProductPromotions, tryPromotion } from './service.ts'

/** Registers the routes that evaluate promotions. */
export function registerPromotionRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.evaluateProducts, async ({ body, shopper }) => {
    const evaluationsResult = await database.query((db) => evaluateProductPromotions(db, shopper, body))
    return createResultResponse(evaluationsResult, 201, (promotionProductEvaluationResults) => ({
      promotionProductEvaluationResults,
    }))
  })

  registerEndpoint(server, endpoints.evaluateCart, async ({ body, shopper }) => {
    const evaluationResult = await database.query((db) => evaluateCartPromotions(db, shopper, body))
    return createResultResponse(evaluationResult, 201, (cart) => cart)
  })

  registerEndpoint(server, staffEndpoints.tryPromotion, async ({ params, body, shopper }) => {
    const trialResult = await database.query((db) => tryPromotion(db, shopper, { ...params, input: body }))
    return createResultResponse(trialResult, 200, (trial) => trial)
  })
}
