/** The domain errors of prices: for a whole call, or for one row. */
export const pricingErrors = {
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: 'There is no such product among those you may see.' },
  hiddenPrice: { code: 'INSUFFICIENT_ACCESS', message: 'You may see this product but not its price.' },
  noProducts: { code: 'INVALID_API_INPUT', message: 'Name at least one product in productIds.' },
  tooManyProducts: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: 'Ask for the prices of at most 100 products at once, or post up to 500.',
  },
} as const
