import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallResponse, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Reads recommendations for pages; returns none where recommendations are not set up. */
export function createRecommendationReader(
  { request }: Requester,
  { warn }: { readonly warn: (message: string) => void },
) {
  let deploymentCheck: Promise<boolean> | null = null

  function isDeployed(): Promise<boolean> {
    deploymentCheck ??= request(ROUTES.getAiConfiguration).then(
      (configuration) => configuration.isDeployed && configuration.deploymentEnabled,
      (error: unknown) => {
        deploymentCheck = null
        throw error
      },
    )
    return deploymentCheck
  }

  return {
    /**
     * Reads recommended products. Warns when the query has no recommender; calls the server only where recommendations
     * are deployed.
     */
    async read(
      query: CallQuery<'getRecommendations'>,
      options?: CallOptions,
    ): Promise<CallResponse<'getRecommendations'>> {
      if (!query.recommender) {
        warn('No products are recommended: the request names no recommender.')
        return createEmptyRecommendations(query)
      }
      return (await isDeployed())
        ? request(ROUTES.getRecommendations, { query, ...options })
        : createEmptyRecommendations(query)
    },
  }
}

function createEmptyRecommendations({
  currencyIsoCode = '',
  recommender,
}: CallQuery<'getRecommendations'>): CallResponse<'getRecommendations'> {
  return {
    recoUUID: '',
    recommenderName: recommender ?? null,
    productPage: { currencyIsoCode, total: 0, products: [] },
  }
}
