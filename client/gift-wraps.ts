import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallAnswer, CallOptions, CallQuery } from './call.ts'
import { FetchResponseError, isResponseError } from './errors.ts'
import type { Requester } from './request.ts'

/** Which gifts the store wraps, by its application context. */
export type Gifting = Pick<CallAnswer<'getApplicationContext'>, 'giftingConfig'>

/**
 * Reads what gifts can be wrapped in. A store that wraps none is not asked; a refusal says with which status it failed.
 */
export async function readGiftWraps(
  { request }: Requester,
  { giftingConfig }: Gifting,
  options?: CallOptions & { readonly query?: CallQuery<'listGiftWraps'> },
): Promise<CallAnswer<'listGiftWraps'>> {
  if (giftingConfig?.isGiftingEnabled !== true || !giftingConfig.isGiftWrapEnabled)
    return { productIds: [], products: [] }
  try {
    return await request(ROUTES.listGiftWraps, options)
  } catch (error) {
    throw isResponseError(error)
      ? new FetchResponseError(error, `Failed to fetch gift wrap details: ${error.status}`)
      : error
  }
}
