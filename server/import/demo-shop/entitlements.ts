import type { DemoShop } from '@hydrant/demo/model.ts'
import { getCategoryWithAncestors } from './categories.ts'
import { demoIds } from './record-ids.ts'

type EntitlementSource = Pick<DemoShop, 'entitlements' | 'products' | 'categories'>

/** Converts the demo entitlements: a policy includes all products in its categories and below them. */
export function toEntitlements({ entitlements, products, categories }: EntitlementSource) {
  const lineages = new Map(
    categories.map(({ key }) => [key, getCategoryWithAncestors(key, categories).map((category) => category.key)]),
  )
  const productsWithLineage = products.map(({ sku, categoryKeys }) => ({
    id: demoIds.product(sku),
    lineageKeys: new Set(categoryKeys.flatMap((key) => lineages.get(key) ?? [])),
  }))
  return {
    policies: entitlements.map(({ key, name, canViewPrice, includesNewProducts }) => ({
      id: demoIds.entitlement(key),
      name,
      canViewPrice,
      includesNewProducts,
    })),
    groups: entitlements.flatMap(({ key, buyerGroupKeys }) =>
      buyerGroupKeys.map((group) => ({ policyId: demoIds.entitlement(key), buyerGroupId: demoIds.buyerGroup(group) })),
    ),
    products: entitlements.flatMap(({ key, categoryKeys, exceptCategoryKeys = [] }) =>
      productsWithLineage
        .filter(
          ({ lineageKeys }) => categoryKeys === 'all' || categoryKeys.some((category) => lineageKeys.has(category)),
        )
        .filter(({ lineageKeys }) => !exceptCategoryKeys.some((category) => lineageKeys.has(category)))
        .map(({ id }) => ({ policyId: demoIds.entitlement(key), productId: id })),
    ),
  }
}
