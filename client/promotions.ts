import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, WriteOptions } from './call.ts'
import type { Requester } from './request.ts'

/** What offers do to prices. Both calls name store, account and currency in their body. */
export function createPromotions({ request }: Requester) {
  return {
    /** Says what a piece of each product costs with the offers that need no coupon and no other goods. */
    evaluateProducts: (input: CallBody<'evaluateProducts'>, options?: WriteOptions<'evaluateProducts'>) =>
      request(ROUTES.evaluateProducts, { body: input, ...options }),
    /** Says what goods would come to in a cart. */
    evaluateCart: (input: CallBody<'evaluateCart'>, options?: WriteOptions<'evaluateCart'>) =>
      request(ROUTES.evaluateCart, { body: input, ...options }),
  }
}
