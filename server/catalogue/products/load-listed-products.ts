import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import { findListedProducts } from './find-products.ts'
import type { ReadOnlyDb, ProductRecord } from './store.ts'
import type { Shopper } from '../../accounts/service.ts'
import { type ListedProduct, toListedProduct, toProductSummary } from './product-body.ts'
import { findFamilyParentId } from './product-context.ts'
import type { VariationFamily } from './variation-body.ts'
import type { ProductView } from './product-view.ts'
import { findShownAxes, loadProductContext } from './load-product-context.ts'
import { loadLabelTranslation, type TranslateLabel } from '../translations/labels.ts'

/** Loads products as search hits, in the order of the ids; products that the shopper may not see are missing. */
export async function loadProductSummaries(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { ids: readonly string[]; view: ProductView },
): Promise<ProductSummary[]> {
  const { ids, view } = requested
  const listedById = await loadListedProducts(db, shopper, { ids, variationInfo: view.variationInfo === true })
  return ids.flatMap((id) => {
    const product = listedById.get(id)
    return product === undefined ? [] : [toProductSummary(product, view)]
  })
}

/**
 * Loads what lists show of products, by id, in the shopper's currency and the language of the request. Products that the shopper may not see are
 * missing. Without `variationInfo` the result is the same for all shoppers who may see the products.
 */
export async function loadListedProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { readonly ids: readonly string[]; readonly variationInfo: boolean },
): Promise<Map<string, ListedProduct>> {
  const productRecords = requested.ids.length === 0 ? [] : await findListedProducts(db, shopper, requested.ids)
  const context = requested.variationInfo
    ? await loadProductContext(db, shopper, {
        products: productRecords,
        requested: { media: true, families: true },
      })
    : null
  const translateLabel = await loadLabelTranslation(db, shopper.webstore)
  const families = context?.families ?? (await findFamilyAxes(db, productRecords, translateLabel))
  const mediaOf = context === null ? null : (id: string) => context.media.get(id) ?? []
  return new Map(
    productRecords.map((product) => [
      product.id,
      toListedProduct(product, families.get(findFamilyParentId(product) ?? '') ?? null, {
        currencyIsoCode: shopper.currency,
        translateLabel,
        mediaOf,
      }),
    ]),
  )
}

/** Finds the variation families of products with their axes only: `variations` is empty. */
async function findFamilyAxes(
  db: ReadOnlyDb,
  products: readonly ProductRecord[],
  translateLabel: TranslateLabel,
): Promise<ReadonlyMap<string, VariationFamily>> {
  const parentIds = [
    ...new Set(
      products.flatMap(({ productClass, parentId }) =>
        productClass === 'Variation' && parentId !== null ? [parentId] : [],
      ),
    ),
  ]
  const axesByParent = Map.groupBy(
    parentIds.length === 0 ? [] : await findShownAxes(db, parentIds, translateLabel),
    ({ parentId }) => parentId,
  )
  return new Map(
    parentIds.map((parentId) => [parentId, { parentId, axes: axesByParent.get(parentId) ?? [], variations: [] }]),
  )
}
