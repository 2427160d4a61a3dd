import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallAnswer, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Reads recommendations as pages want them: where there is nothing to recommend by, there are none. */
export function createRecommendationReader(
  { request }: Requester,
  { warn }: { readonly warn: (message: string) => void },
) {
  let deployed: Promise<boolean> | null = null

  function isDeployed(): Promise<boolean> {
    deployed ??= request(ROUTES.getAiConfiguration).then(
      (configuration) => configuration.isDeployed && configuration.deploymentEnabled,
      (error: unknown) => {
        deployed = null
        throw error
      },
    )
    return deployed
  }

  return {
    /**
     * Recommends products. A missing recommender is warned of; the server is asked only where recommendations are
     * deployed.
     */
    async read(
      query: CallQuery<'getRecommendations'>,
      options?: CallOptions,
    ): Promise<CallAnswer<'getRecommendations'>> {
      if (!query.recommender) {
        warn('No products are recommended: the request names no recommender.')
        return noneFor(query)
      }
      return (await isDeployed()) ? request(ROUTES.getRecommendations, { query, ...options }) : noneFor(query)
    },
  }
}

function noneFor({
  currencyIsoCode = '',
  recommender,
}: CallQuery<'getRecommendations'>): CallAnswer<'getRecommendations'> {
  return {
    recoUUID: '',
    recommenderName: recommender ?? null,
    productPage: { currencyIsoCode, total: 0, products: [] },
  }
}
