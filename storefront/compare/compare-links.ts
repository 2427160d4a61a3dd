import { href } from 'react-router'

/** Products that are compared at once. */
export const MAX_COMPARED = 4

/** The name of the query parameter and of the checkboxes that hold the id of a product to compare. */
export const COMPARED_PRODUCT_FIELD = 'product'

/** The paths of the comparison of products; separate from `links.ts`, which the whole shop loads. */
export const compareLinks = {
  page: (productIds: readonly string[] = [], { onlyDifferences = false } = {}) => {
    const params = new URLSearchParams(productIds.map((id) => [COMPARED_PRODUCT_FIELD, id]))
    if (onlyDifferences) params.set(ONLY_FIELD, ONLY_DIFFERENCES)
    return href('/compare') + (params.size > 0 ? `?${params.toString()}` : '')
  },
} as const

/** The query parameter with the value that leaves out rows in which all products are the same. */
export const ONLY_FIELD = 'only'
export const ONLY_DIFFERENCES = 'differences'
