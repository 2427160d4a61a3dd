import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Recommended products, and what recommendations learn from. */
export function createRecommendations({ request }: Requester) {
  return {
    /** Reads whether the shop recommends products. */
    configuration: (options?: CallOptions) => request(ROUTES.getAiConfiguration, { ...options }),
    /** Reads whether an agent talks to shoppers. */
    agent: (options?: CallOptions) => request(ROUTES.getShopperAgentContext, { ...options }),
    /** Reads recommended products. */
    products: (query: CallQuery<'getRecommendations'>, options?: CallOptions) =>
      request(ROUTES.getRecommendations, { query, ...options }),
    /** Tells what a shopper does; ask for their consent first. */
    record: (activity: CallBody<'recordActivity'>, options?: CallOptions) =>
      request(ROUTES.recordActivity, { body: activity, ...options }),
  }
}
