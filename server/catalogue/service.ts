import type { ProductMedia } from '@hydrant/contract/shared/image.ts'
import type { FieldMap } from '@hydrant/contract/shared/schema.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { Shopper } from '../accounts/service.ts'
import { findCategoryIdsWithAncestors } from './categories/service.ts'
import { pickDefaultImage } from './media-body.ts'
import { findFamily } from './products/product-context.ts'
import { toProductFields } from './products/product-fields.ts'
import { toQuantityRule } from './products/quantity-rule.ts'
import { loadProductContext } from './products/load-product-context.ts'
import { findSuccessors, type Successor } from './products/successors.ts'
import { findProducts } from './products/find-products.ts'
import type { ProductRecord } from './products/store.ts'
import type { SellingModel } from './products/detail-store.ts'
import { toSelectedValues } from './products/variation-body.ts'

export { toQuantityRule } from './products/quantity-rule.ts'
export {
  type CountProducts,
  findCategoryPath,
  findPrimaryCategoryPaths,
  loadCategory,
  loadCategoryPath,
  loadChildCategories,
  loadMenu,
} from './categories/service.ts'
export { loadLabelTranslation, type TranslateLabel } from './translations/labels.ts'
export { translateCategories, translateProducts } from './translations/service.ts'
export { toCategoryRef } from './categories/category-body.ts'
export { findDefaultImages, findProductIdsBySku, loadProduct } from './products/service.ts'
export { loadListedProducts, loadProductSummaries } from './products/load-listed-products.ts'
export { loadGiftWraps, loadProducts } from './products/load-products.ts'
export {
  findOrderableProducts,
  findProductsByPartNumbers,
  findSkuByGtin,
  type OrderableProduct,
  type PartNumberMatch,
} from './products/find-by-part-numbers.ts'
export { loadRelatedProducts } from './products/load-related-products.ts'
export { loadProductChildren } from './products/load-product-children.ts'
export { findVariationIds, findVisibility } from './products/visibility.ts'
export {
  listFeaturedBrands,
  overfetchFeaturedProductIds,
  replaceFeaturedProductsAndBrands,
} from './featured/service.ts'
export {
  replaceMedia,
  addCategories,
  addEntitlements,
  addAttributesAndRelations,
  addTranslations,
  ensureCategories,
  saveProducts,
} from './writing/service.ts'
export { type ListedProduct, toProductSummary } from './products/product-body.ts'
export { findComponentIds, findRequiredComponentsByParent, type RequiredComponent } from './products/components.ts'
export { findProductIdsIgnoringEntitlement, hasAnyProduct, hasProduct } from './products/store.ts'
export type { Successor } from './products/successors.ts'
export { findAttributeDefinitionsCached } from './products/load-product-context.ts'
export { toCustomFieldName } from './products/product-fields.ts'
export type { SellingModel } from './products/detail-store.ts'
export type { NewProduct, SavedProduct } from './writing/new-product.ts'

/** The values of a variation by attribute, in no particular order. */
type VariationAttributes = Record<string, { readonly label: string; readonly sequence: number; readonly value: string }>

/** A product with what is needed to sell it. */
export interface SellableProduct {
  readonly id: string
  /** In the language of the request. */
  readonly name: string
  /** As the product itself says it: what orders keep. */
  readonly ownName: string
  readonly sku: string
  readonly urlName: string | null
  readonly productClass: ProductRecord['productClass']
  /** Whether it is no longer sold. */
  readonly isRetired: boolean
  /** What replaces a retired product for the shopper; null for none. */
  readonly successor: Successor | null
  readonly isQuoteOnly: boolean
  /** Null when any quantity may be bought. */
  readonly quantityRule: QuantityRule | null
  readonly taxTreatment: string
  readonly unitOfMeasure: string | null
  readonly packText: string | null
  readonly thumbnail: ProductMedia
  /** In the language of the request. */
  readonly variationAttributes: VariationAttributes
  /** As the shop itself writes them: what orders keep. */
  readonly ownVariationAttributes: VariationAttributes
  /** The ids of the categories that the product is in, and of all their ancestors. */
  readonly categoryIds: readonly string[]
  readonly fields: FieldMap
  /** The default one first; empty for a product without selling models, which is a one-time sale. */
  readonly sellingModels: readonly SellingModel[]
  readonly canViewPrice: boolean
}

/** Finds the active products with these ids that the shopper may see, with all that is needed to sell them, by id. */
export async function findSellableProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, SellableProduct>> {
  if (productIds.length === 0) return new Map()
  const products = await findProducts(db, shopper, [...new Set(productIds)])
  const hasVariations = products.some((product) => product.productClass === 'Variation')
  const context = await loadProductContext(db, shopper, {
    products,
    requested: { media: true, sellingModels: true, families: hasVariations },
  })
  const { translateLabel } = context
  const categoryIds = await findCategoryIdsWithAncestors(
    db,
    products.map((product) => product.id),
  )
  const retiredIds = products.filter(({ isRetired }) => isRetired).map(({ id }) => id)
  const successors = await findSuccessors(db, shopper, retiredIds)
  return new Map(
    products.map((product) => {
      const axes = findFamily(product, context)?.axes ?? []
      const ownLabels = new Map(axes.map(({ apiName, label, ownLabel = label }) => [apiName, ownLabel]))
      const values = toSelectedValues(axes, product)
      const { id, name, sku, urlName, productClass, isQuoteOnly, taxTreatment, unitOfMeasure, packText, canViewPrice } =
        product
      return [
        id,
        {
          id,
          name,
          ownName: product.ownName ?? name,
          sku,
          urlName,
          productClass,
          isRetired: product.isRetired,
          successor: successors.get(id) ?? null,
          isQuoteOnly,
          taxTreatment,
          unitOfMeasure,
          packText,
          canViewPrice,
          quantityRule: toQuantityRule(product),
          thumbnail: pickDefaultImage(context.media.get(id) ?? []),
          variationAttributes: Object.fromEntries(
            values.map(({ apiName, label, sequence, value }) => [
              apiName,
              { label, sequence, value: translateLabel('AttributeValue', value) },
            ]),
          ),
          ownVariationAttributes: Object.fromEntries(
            values.map(({ apiName, label, sequence, value }) => [
              apiName,
              { label: ownLabels.get(apiName) ?? label, sequence, value },
            ]),
          ),
          categoryIds: categoryIds.get(id) ?? [],
          fields: toProductFields(product, { currencyIsoCode: shopper.currency, translateLabel }),
          sellingModels: context.sellingModels.get(id) ?? [],
        },
      ]
    }),
  )
}
