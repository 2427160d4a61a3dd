import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Recommended products, and the shopper activities that they are based on. */
export function createRecommendations({ request }: Requester) {
  return {
    /** Reads whether the shop recommends products. */
    configuration: (options?: CallOptions) => request(ROUTES.getAiConfiguration, { ...options }),
    /** Reads whether an AI agent is available to shoppers. */
    agent: (options?: CallOptions) => request(ROUTES.getShopperAgentContext, { ...options }),
    /** Reads recommended products. */
    products: (query: CallQuery<'getRecommendations'>, options?: CallOptions) =>
      request(ROUTES.getRecommendations, { query, ...options }),
    /** Records a shopper's activity; ask for their consent first. */
    record: (activity: CallBody<'recordActivity'>, options?: CallOptions) =>
      request(ROUTES.recordActivity, { body: activity, ...options }),
  }
}
