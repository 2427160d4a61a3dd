import { listCategoryIdsUnder } from '../query/category-tree.ts'
import type { Structure } from '../index/document.ts'
import type { ProductSet } from '../query/product-set.ts'

/** A query of the engine's language, or a part of a request. */
export type Clause = Readonly<Record<string, unknown>>

/** Returns the condition that a product is visible to buyer groups; null: to site builders, who see all. */
export function toVisibleClause(structure: Structure, buyerGroupIds: readonly string[] | null): Clause {
  return buyerGroupIds === null
    ? { match_all: {} }
    : { terms: { policyIds: listPolicyIds(structure, buyerGroupIds, { canViewPrice: false }) } }
}

/** Lists the policies that let one of the buyer groups see products, or also their prices. */
export function listPolicyIds(
  structure: Structure,
  buyerGroupIds: readonly string[],
  { canViewPrice }: { readonly canViewPrice: boolean },
): string[] {
  return structure.policies
    .filter(
      (policy) =>
        (policy.canViewPrice || !canViewPrice) && policy.buyerGroupIds.some((id) => buyerGroupIds.includes(id)),
    )
    .map(({ id }) => id)
}

/** Returns the condition that a product is in one of the categories or below it. */
export function toCategoryClause(structure: Structure, categoryIds: readonly string[]): Clause {
  return { terms: { categoryIds: listCategoryIdsUnder(structure, categoryIds) } }
}

/** How many ids OpenSearch takes in one condition. */
const MAX_IDS = 65_536

/**
 * Returns the condition that a product is in a set. Parents of variations are only in it by themselves, so variations
 * alone stand for their families.
 */
export function toSetClause({ ids }: ProductSet): Clause {
  // A condition without alternatives would match everything.
  if (ids.length === 0) return { match_none: {} }
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, chunk) =>
    ids.slice(chunk * MAX_IDS, (chunk + 1) * MAX_IDS),
  )
  return {
    bool: { should: chunks.map((values) => ({ ids: { values } })), minimum_should_match: 1 },
  }
}
