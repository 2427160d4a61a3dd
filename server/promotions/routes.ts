import * as endpoints from '@hydrant/contract/shop/promotions.ts'
import { answerOutcome } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { evaluateCart, evaluateProducts } from './service.ts'

/** Serves what offers do to prices. */
export function registerPromotionRoutes(server: Server): void {
  const { database } = server

  serve(server, endpoints.evaluateProducts, async ({ body, shopper }) => {
    const rows = await database.read((executor) => evaluateProducts(executor, shopper, body))
    return answerOutcome(rows, 201, (promotionProductEvaluationResults) => ({ promotionProductEvaluationResults }))
  })

  serve(server, endpoints.evaluateCart, async ({ body, shopper }) => {
    const evaluated = await database.read((executor) => evaluateCart(executor, shopper, body))
    return answerOutcome(evaluated, 201, (cart) => cart)
  })
}
