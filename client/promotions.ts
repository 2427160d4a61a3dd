import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, WriteOptions } from './call.ts'
import type { Requester } from './request.ts'

/** The effect of promotions on prices. Both calls have store, account and currency in their body. */
export function createPromotions({ request }: Requester) {
  return {
    /** Calculates the unit price of each product with the promotions that need no coupon and no other products. */
    evaluateProducts: (input: CallBody<'evaluateProducts'>, options?: WriteOptions<'evaluateProducts'>) =>
      request(ROUTES.evaluateProducts, { body: input, ...options }),
    /** Calculates what products would cost in a cart. */
    evaluateCart: (input: CallBody<'evaluateCart'>, options?: WriteOptions<'evaluateCart'>) =>
      request(ROUTES.evaluateCart, { body: input, ...options }),
  }
}
