import {
  getAiConfiguration,
  getRecommendations,
  getShopperAgentContext,
  recordActivity,
} from '@hydrant/contract/shop/recommendations.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { RECOMMENDATION_ANCHORS } from '@hydrant/contract/shared/limits.ts'
import { respond, respondWithResult, respondWithError } from '../http/respond.ts'
import { serve, type Server } from '../http/serve.ts'
import { recommendationErrors } from './errors.ts'
import { loadAiConfiguration, recommendProducts, recordView } from './service.ts'

/** Registers the routes of recommendations and of activities. */
export function registerRecommendationRoutes(server: Server): void {
  const { database } = server

  serve(server, getAiConfiguration, async ({ shopper }) =>
    respond(200, await database.query((db) => loadAiConfiguration(db, shopper))),
  )

  // This shop has no chat agent for shoppers.
  serve(server, getShopperAgentContext, async () => respond(200, { isEnabled: false }))

  serve(server, getRecommendations, async ({ shopper, query }) => {
    const anchors = parseCsv(query.anchorValues, { max: RECOMMENDATION_ANCHORS })
    if (!anchors.ok) return respondWithError(recommendationErrors.tooManyAnchors)
    const request = {
      recommender: query.recommender ?? null,
      anchors: anchors.values,
      anchorFromCurrentCart: query.anchorFromCurrentCart,
      includeInformation: query.includePricingAndProductInformation,
      includeAnchors: query.includeRequestProduct,
    }
    return respondWithResult(await recommendProducts(database, shopper, request), 200, (body) => body)
  })

  serve(server, recordActivity, async (call) => {
    const { shopper } = call
    const viewer = shopper.user === null ? { ...shopper, guestKey: call.guestKey() } : shopper
    const recorded = await recordView(database, viewer, call.body.productId)
    return respondWithResult(recorded, 201, (isRecorded) => ({ recorded: isRecorded }))
  })
}
