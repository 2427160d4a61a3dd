import type { FeaturedProducts } from '@hydrant/contract/shop/product.ts'
import { findProducts } from './find-products.ts'
import type { ReadOnlyDb } from './store.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { catalogueErrors } from '../errors.ts'
import { toProductOverview } from './product-body.ts'
import { findRelations, type Relation } from './component-store.ts'
import { findSuccessors } from './successors.ts'
import { type ProductView, toContextOptions, toBodyOptions } from './product-view.ts'
import { loadProductContext } from './load-product-context.ts'
import { findVisibility } from './visibility.ts'

/**
 * Loads the products related to one that are sold, by relationship type; all types unless some are named. A successor
 * that is retired as well is replaced by its own.
 */
export async function loadRelatedProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { id: string; types: readonly string[]; view: ProductView },
): Promise<Result<FeaturedProducts>> {
  const id = normalizeId(requested.id, '01t')
  const visibility = await findVisibility(db, shopper, id === null ? [] : [id])
  if (id === null || !visibility.has(id)) return err(catalogueErrors.unknownProduct)
  const stored = (await findRelations(db, id)).filter(
    (entry) => requested.types.length === 0 || requested.types.includes(entry.relationshipType),
  )
  const relations = await followSuccessors(db, shopper, { id, relations: stored })
  const found = await findProducts(
    db,
    shopper,
    relations.map((entry) => entry.relatedProductId),
  )
  const productRecords = found.filter(({ isRetired }) => !isRetired)
  const context = await loadProductContext(db, shopper, {
    products: productRecords,
    requested: toContextOptions(requested.view),
  })
  const byId = new Map(productRecords.map((product) => [product.id, product]))
  const visibleRelations = relations.flatMap(({ relationshipType, relatedProductId }) => {
    const product = byId.get(relatedProductId)
    return product === undefined
      ? []
      : [{ relationshipType, product: toProductOverview(product, context, toBodyOptions(shopper, requested.view)) }]
  })
  const byType = Map.groupBy(visibleRelations, (entry) => entry.relationshipType)
  const featuredProducts = [...byType].map(([relationshipType, entries]) => ({
    relationshipType,
    products: entries.map(({ product }) => product),
  }))
  return ok({ productId: id, featuredProducts })
}

async function followSuccessors(
  db: ReadOnlyDb,
  shopper: Shopper,
  { id, relations }: { readonly id: string; readonly relations: readonly Relation[] },
): Promise<readonly Relation[]> {
  const first = relations.find(({ relationshipType }) => relationshipType === 'Successor')
  if (first === undefined) return relations
  const successor = (await findSuccessors(db, shopper, [id])).get(id)
  const others = relations.filter((entry) => entry !== first && entry.relatedProductId !== successor?.id)
  return successor === undefined ? others : [{ ...first, relatedProductId: successor.id }, ...others]
}
