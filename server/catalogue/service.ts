import type { ProductMedia } from '@hydrant/contract/shared/image.ts'
import type { FieldMap } from '@hydrant/contract/shared/schema.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { Shopper } from '../accounts/service.ts'
import { findCategoryIds } from './categories/service.ts'
import { defaultImage } from './media-body.ts'
import { familyOf } from './products/product-facts.ts'
import { productFields } from './products/product-fields.ts'
import { quantityRule } from './products/quantity-rule.ts'
import { findFacts } from './products/service.ts'
import { findProducts, type ProductRecord, type SellingModel } from './products/store.ts'
import { selectedValues } from './products/variation-body.ts'

export { readCategory, readCategoryPath, readChildCategories, readMenu } from './categories/service.ts'
export { categoryRef } from './categories/category-body.ts'
export {
  findComponentIds,
  findDefaultImages,
  findIdsBySku,
  findRequiredParts,
  findVariationIds,
  findVisibility,
  hasProducts,
  listProducts,
  readChildren,
  readGiftWraps,
  readProduct,
  readProducts,
  readRelated,
  summarizeProducts,
} from './products/service.ts'
export { listFeaturedBrands, listFeaturedIds, saveFeatured } from './featured/service.ts'
export {
  attachMedia,
  createCategories,
  createEntitlements,
  createStructure,
  ensureCategories,
  saveProducts,
} from './writing/service.ts'
export { type ListedProduct, productSummary } from './products/product-body.ts'
export type { RequiredPart } from './products/service.ts'
export { findIdsOfSkus, type SellingModel } from './products/store.ts'
export type { NewProduct, SavedProduct } from './writing/new-product.ts'

/** A product as those need it who sell it. */
export interface SellableProduct {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly urlName: string | null
  readonly productClass: ProductRecord['productClass']
  readonly isQuoteOnly: boolean
  /** Null: any quantity. */
  readonly quantityRule: QuantityRule | null
  readonly taxTreatment: string
  readonly unitOfMeasure: string | null
  readonly packText: string | null
  readonly thumbnail: ProductMedia
  /** For a variation: its values by attribute, in no order. */
  readonly variationAttributes: Record<
    string,
    { readonly label: string; readonly sequence: number; readonly value: string }
  >
  /** The categories it is in, with all above them. */
  readonly categoryIds: readonly string[]
  readonly fields: FieldMap
  /** The usual one first; none: sold once. */
  readonly sellingModels: readonly SellingModel[]
  readonly canViewPrice: boolean
}

/** The products among these that exist, are active and that the shopper may see, by id. */
export async function findSellableProducts(
  executor: Executor,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, SellableProduct>> {
  if (productIds.length === 0) return new Map()
  const groupIds = shopper.buyerGroups.map((group) => group.id)
  const products = await findProducts(executor, groupIds, [...new Set(productIds)])
  const families = products.some((product) => product.productClass === 'Variation')
  const facts = await findFacts(executor, shopper, { products, wanted: { media: true, sellingModels: true, families } })
  const categoryIds = await findCategoryIds(
    executor,
    products.map((product) => product.id),
  )
  return new Map(
    products.map((product) => {
      const axes = familyOf(product, facts)?.axes ?? []
      const values = selectedValues(axes, product).map(
        ({ apiName, label, sequence, value }) => [apiName, { label, sequence, value }] as const,
      )
      const { id, name, sku, urlName, productClass, isQuoteOnly, taxTreatment, unitOfMeasure, packText, canViewPrice } =
        product
      return [
        id,
        {
          id,
          name,
          sku,
          urlName,
          productClass,
          isQuoteOnly,
          taxTreatment,
          unitOfMeasure,
          packText,
          canViewPrice,
          quantityRule: quantityRule(product),
          thumbnail: defaultImage(facts.media.get(id) ?? []),
          variationAttributes: Object.fromEntries(values),
          categoryIds: categoryIds.get(id) ?? [],
          fields: productFields(product, shopper.currency),
          sellingModels: facts.sellingModels.get(id) ?? [],
        },
      ]
    }),
  )
}
