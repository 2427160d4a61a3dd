import { type DomainError, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/pricing.js'

/** The domain errors of prices: for a whole call, or for one row. */
export const pricingErrors = {
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: messages.unknownProduct },
  hiddenPrice: { code: 'INSUFFICIENT_ACCESS', message: messages.hiddenPrice },
  noProducts: { code: 'INVALID_API_INPUT', message: messages.noProducts },
  tooManyProducts: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.tooManyProducts,
  },
  unknownPriceBook: { code: 'ITEM_NOT_FOUND', message: messages.unknownPriceBook },
  laterDay: invalidFieldError('effectiveDate', messages.laterDay),
} as const

/** Creates the error for a price book with more prices than are planned at once. */
export function tooManyPricesError(maximum: number): DomainError {
  return { code: 'MAX_LIMIT_EXCEEDED', message: () => messages.tooManyPrices({ maximum }) }
}
