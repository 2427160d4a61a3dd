import {
  getAiConfiguration,
  getRecommendations,
  getShopperAgentContext,
  recordActivity,
} from '@hydrant/contract/shop/recommendations.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { RECOMMENDATION_ANCHORS } from '@hydrant/contract/shared/limits.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { recommendationRefusals } from './errors.ts'
import { readAiConfiguration, recommend, recordView } from './service.ts'

/** Recommendations, and what they learn from. */
export function registerRecommendationRoutes(server: Server): void {
  const { database } = server

  serve(server, getAiConfiguration, async ({ shopper }) =>
    answer(200, await database.read((executor) => readAiConfiguration(executor, shopper))),
  )

  // Nobody but people talks to the shoppers of this shop.
  serve(server, getShopperAgentContext, async () => answer(200, { isEnabled: false }))

  serve(server, getRecommendations, async ({ shopper, query }) => {
    const anchors = parseCsv(query.anchorValues, { max: RECOMMENDATION_ANCHORS })
    if (!anchors.ok) return refuse(recommendationRefusals.tooManyAnchors)
    const request = {
      recommender: query.recommender ?? null,
      anchors: anchors.values,
      anchorFromCurrentCart: query.anchorFromCurrentCart,
      includeInformation: query.includePricingAndProductInformation,
      includeAnchors: query.includeRequestProduct,
    }
    return answerOutcome(await recommend(database, shopper, request), 200, (body) => body)
  })

  serve(server, recordActivity, async (call) => {
    const { shopper } = call
    const viewer = shopper.user === null ? { ...shopper, guestKey: call.guestKey() } : shopper
    const recorded = await database.transaction((executor) => recordView(executor, viewer, call.body.productId))
    return answerOutcome(recorded, 201, (isRecorded) => ({ recorded: isRecorded }))
  })
}
