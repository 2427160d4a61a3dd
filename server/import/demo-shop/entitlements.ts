import type { DemoShop } from '@hydrant/demo/model.ts'
import { lineageOf } from './categories.ts'
import { demoIds } from './record-ids.ts'

type Parts = Pick<DemoShop, 'entitlements' | 'products' | 'categories'>

/** Who may see what: a policy opens the products that lie anywhere below its categories. */
export function entitlementsOf({ entitlements, products, categories }: Parts) {
  const lineages = new Map(
    categories.map(({ key }) => [key, lineageOf(key, categories).map((category) => category.key)]),
  )
  const placed = products.map(({ sku, categoryKeys }) => ({
    id: demoIds.product(sku),
    above: new Set(categoryKeys.flatMap((key) => lineages.get(key) ?? [])),
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
      placed
        .filter(({ above }) => categoryKeys === 'all' || categoryKeys.some((category) => above.has(category)))
        .filter(({ above }) => !exceptCategoryKeys.some((category) => above.has(category)))
        .map(({ id }) => ({ policyId: demoIds.entitlement(key), productId: id })),
    ),
  }
}
