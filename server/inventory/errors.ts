import type { Refusal } from '@hydrant/kernel/outcome/outcome.ts'

/** There is less of a product than was asked for; `productId` names it. */
export interface InsufficientInventory extends Refusal {
  readonly code: 'INSUFFICIENT_INVENTORY'
  readonly productId: string
}

/** The refusal to take more of a product than there is. */
export function insufficientInventory(productId: string): InsufficientInventory {
  return { code: 'INSUFFICIENT_INVENTORY', message: `There is not enough left of product ${productId}.`, status: 412, productId }
}

/** Refusals of questions about stock. */
export const inventoryRefusals = {
  noProducts: { code: 'INVALID_API_INPUT', message: 'Name at least one product in products.', status: 400 },
  locationsAndGroups: { code: 'INVALID_API_INPUT', message: 'Name locations or locationgroups, not both.', status: 400 },
  unknownScope: { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: "Write the scope as webStoreId Eq '<id>', with the id of this web store.", status: 400 },
  tooMany: { code: 'MAX_LIMIT_EXCEEDED', message: 'Ask for at most 100 products times locations, or 20 when products are named by part number.', status: 400 },
} as const
