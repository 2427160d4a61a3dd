import {
  getAiConfiguration,
  getRecommendations,
  getShopperAgentContext,
  recordActivity,
} from '@hydrant/contract/shop/recommendations.ts'
import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { RECOMMENDATION_ANCHORS } from '@hydrant/contract/shared/limits.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { recommendationErrors } from './errors.ts'
import { loadAiConfiguration, recommendProducts, recordProductView } from './service.ts'

/** Registers the routes of recommendations and of activities. */
export function registerRecommendationRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, getAiConfiguration, async ({ shopper }) =>
    createResponse(200, await database.query((db) => loadAiConfiguration(db, shopper))),
  )

  // This shop has no chat agent for shoppers.
  registerEndpoint(server, getShopperAgentContext, async () => createResponse(200, { isEnabled: false }))

  registerEndpoint(server, getRecommendations, async ({ shopper, query }) => {
    const anchors = parseUniqueCsvValues(query.anchorValues, { max: RECOMMENDATION_ANCHORS })
    if (!anchors.ok) return createErrorResponse(recommendationErrors.tooManyAnchors)
    const request = {
      recommender: query.recommender ?? null,
      anchors: anchors.values,
      anchorFromCurrentCart: query.anchorFromCurrentCart,
      includeInformation: query.includePricingAndProductInformation,
      includeAnchors: query.includeRequestProduct,
    }
    return createResultResponse(await recommendProducts(database, shopper, request), 200, (body) => body)
  })

  registerEndpoint(server, recordActivity, async (call) => {
    const { shopper } = call
    const viewer = shopper.user === null ? { ...shopper, guestKey: call.guestKey() } : shopper
    const recorded = await recordProductView(database, viewer, call.body.productId)
    return createResultResponse(recorded, 201, (isRecorded) => ({ recorded: isRecorded }))
  })
}
