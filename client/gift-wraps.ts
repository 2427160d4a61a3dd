import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallResponse, CallOptions, CallQuery } from './call.ts'
import { FetchResponseError, isResponseError } from './errors.ts'
import type { Requester } from './request.ts'

/** The store's gifting settings, from its application context. */
export type Gifting = Pick<CallResponse<'getApplicationContext'>, 'giftingConfig'>

/**
 * Lists the store's gift wraps. Makes no request where gift wrapping is off; the message of an error response has its
 * status.
 */
export async function loadGiftWrapsIfEnabled(
  { request }: Requester,
  { giftingConfig }: Gifting,
  options?: CallOptions & { readonly query?: CallQuery<'listGiftWraps'> },
): Promise<CallResponse<'listGiftWraps'>> {
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
