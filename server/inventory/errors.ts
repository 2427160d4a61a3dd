import type { DomainError } from '@hydrant/kernel/result/result.ts'

/**
 * The product that there is too little of, and the line that needs it: of itself, or as a part of the set that it
 * orders.
 */
export interface Shortage {
  readonly lineId: string
  readonly productId: string
}

/** There is less of a product than was asked for. */
export interface InsufficientInventory extends DomainError, Shortage {
  readonly code: 'INSUFFICIENT_INVENTORY'
  /** Everything that is short, as far as it was looked for; the first is the one that the refusal names. */
  readonly shortages: readonly Shortage[]
}

/** The refusal to take more of a product than there is. */
export function insufficientInventory(first: Shortage, others: readonly Shortage[] = []): InsufficientInventory {
  const { lineId, productId } = first
  return {
    code: 'INSUFFICIENT_INVENTORY',
    message: `There is not enough left of product ${productId}.`,
    status: 412,
    lineId,
    productId,
    shortages: [{ lineId, productId }, ...others],
  }
}

/** The refusal of a query parameter that names a location or a group of locations which does not exist. */
export function unknownPlace(parameter: 'locations' | 'locationgroups', id: string): DomainError {
  return {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: `The query parameter '${parameter}' names '${id}', which this store does not have.`,
    status: 400,
  }
}

/** Refusals of questions about stock. */
export const inventoryRefusals = {
  noProducts: { code: 'INVALID_API_INPUT', message: 'Name at least one product in products.', status: 400 },
  locationsAndGroups: {
    code: 'INVALID_API_INPUT',
    message: 'Name locations or locationgroups, not both.',
    status: 400,
  },
  unknownScope: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "Write the scope as webStoreId Eq '<id>', with the id of this web store.",
    status: 400,
  },
  tooMany: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: 'Ask for at most 100 products times locations, or 20 when products are named by part number.',
    status: 400,
  },
} as const
