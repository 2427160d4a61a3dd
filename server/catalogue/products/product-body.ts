import { NO_ROW_ERROR } from '@hydrant/contract/shared/error.ts'
import { DEFAULT_PRODUCT_IMAGE } from '@hydrant/contract/shared/image.ts'
import type { ProductDetail, ProductOverview, ProductSellingModel } from '@hydrant/contract/shop/product.ts'
import type { FieldMap } from '@hydrant/contract/shared/schema.ts'
import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import { categoryRef } from '../categories/category-body.ts'
import { defaultImage, mediaGroups } from '../media-body.ts'
import { familyOf, type ProductFacts } from './product-facts.ts'
import { pickFields, productFields } from './product-fields.ts'
import { quantityRule } from './quantity-rule.ts'
import type { ListedRecord, ProductRecord, SellingModel } from './store.ts'
import { attributeSets, type Family, variationInfo, variationList, variationSet } from './variation-body.ts'

/** How much of a product is told. Empty lists of names mean all. */
export interface BodyOptions {
  readonly currencyIsoCode: string
  readonly fields?: readonly string[]
  readonly mediaGroups?: readonly string[]
  readonly excludeFields?: boolean
  readonly excludeMedia?: boolean
  /** Leaves out all media but the default image. */
  readonly excludeMediaGroups?: boolean
  readonly attributeSetInfo?: boolean
  readonly variationInfo?: boolean
  readonly quantityRule?: boolean
  readonly sellingModels?: boolean
  readonly dynamicAttributeInfo?: boolean
}

/** A product as its own page shows it. */
export function productDetail(product: ProductRecord, facts: ProductFacts, options: BodyOptions): ProductDetail {
  const media = facts.media.get(product.id) ?? []
  const family = familyOf(product, facts)
  const path = facts.paths.get(product.id)
  return {
    id: product.id,
    name: product.name,
    urlName: product.urlName,
    productClass: product.productClass,
    isConfigurationAllowed: false,
    fields:
      options.excludeFields === true
        ? {}
        : pickFields(productFields(product, options.currencyIsoCode), options.fields ?? []),
    attributes: facts.definitions.flatMap(({ apiName, label }) => {
      const value = product.attributes[apiName]
      return value === undefined ? [] : [{ apiName, label, value }]
    }),
    defaultImage: options.excludeMedia === true ? DEFAULT_PRODUCT_IMAGE : defaultImage(media),
    mediaGroups: options.excludeMedia === true ? [] : mediaGroups(media, options.mediaGroups),
    primaryProductCategoryPath: path === undefined ? null : { path: path.map(categoryRef) },
    purchaseQuantityRule: options.quantityRule === true ? quantityRule(product) : null,
    productSellingModels:
      options.sellingModels === true ? (facts.sellingModels.get(product.id) ?? []).map(sellingModelBody) : [],
    attributeSetInfo: options.attributeSetInfo === true && family !== null ? attributeSets(family) : {},
    variationAttributeSet:
      options.attributeSetInfo === true && family !== null && product.productClass === 'Variation'
        ? variationSet(family, product)
        : null,
    variationInfo:
      options.variationInfo === true && family !== null
        ? variationInfo(family, (id) => facts.media.get(id) ?? [])
        : null,
    variationParentId: product.productClass === 'Variation' ? product.parentId : null,
    // Products of this shop have no attributes that are worked out while they are configured.
    ...(options.dynamicAttributeInfo === true && { dynamicAttributeCount: 0 }),
  }
}

/** A product among several. */
export function productOverview(product: ProductRecord, facts: ProductFacts, options: BodyOptions): ProductOverview {
  const media = facts.media.get(product.id) ?? []
  const family = familyOf(product, facts)
  return {
    id: product.id,
    name: product.name,
    success: true,
    error: NO_ROW_ERROR,
    fields:
      options.excludeFields === true
        ? {}
        : pickFields(productFields(product, options.currencyIsoCode), options.fields ?? []),
    productClass: product.productClass,
    isConfigurationAllowed: false,
    urlName: product.urlName,
    defaultImage: options.excludeMedia === true ? null : defaultImage(media),
    mediaGroups:
      options.excludeMedia === true || options.excludeMediaGroups === true
        ? []
        : mediaGroups(media, options.mediaGroups),
    purchaseQuantityRule: options.quantityRule === true ? quantityRule(product) : null,
    productSellingModels:
      options.sellingModels === true ? (facts.sellingModels.get(product.id) ?? []).map(sellingModelBody) : [],
    variationAttributeSet:
      options.attributeSetInfo === true && family !== null && product.productClass === 'Variation'
        ? variationList(family, product)
        : null,
    variationInfo:
      options.variationInfo === true && family !== null
        ? variationInfo(family, (id) => facts.media.get(id) ?? [])
        : null,
  }
}

/**
 * A product as lists show it, with everything that any of them may want to know: the same for all who may see it and
 * its family alike.
 */
export interface ListedProduct extends Pick<
  ProductSummary,
  | 'id'
  | 'name'
  | 'urlName'
  | 'productClass'
  | 'defaultImage'
  | 'purchaseQuantityRule'
  | 'variationAttributeSet'
  | 'productVariationInfo'
> {
  readonly fields: FieldMap
  readonly isSubscription: boolean
}

/** What lists show of a product; `family` is null where nothing is told of it. */
export function listedProduct(
  product: ListedRecord,
  family: Family | null,
  { currencyIsoCode, mediaOf }: { readonly currencyIsoCode: string; readonly mediaOf: MediaOf | null },
): ListedProduct {
  return {
    id: product.id,
    name: product.name,
    urlName: product.urlName,
    productClass: product.productClass,
    fields: productFields(product, currencyIsoCode),
    defaultImage: defaultImage(product.pictures),
    purchaseQuantityRule: quantityRule(product),
    isSubscription: product.isSubscription,
    variationAttributeSet:
      family !== null && product.productClass === 'Variation' ? variationList(family, product) : null,
    productVariationInfo: family !== null && mediaOf !== null ? variationInfo(family, mediaOf) : null,
  }
}

type MediaOf = Parameters<typeof variationInfo>[1]

/** A product as a hit of a search; its price is added by those who know it. */
export function productSummary(
  product: ListedProduct,
  view: { readonly fields?: readonly string[]; readonly quantityRule?: boolean },
): ProductSummary {
  return {
    id: product.id,
    name: product.name,
    urlName: product.urlName,
    productClass: product.productClass,
    isConfigurationAllowed: false,
    fields: Object.fromEntries(
      Object.entries(pickFields(product.fields, view.fields ?? [])).map(([name, value]) => [name, { value }]),
    ),
    defaultImage: product.defaultImage,
    purchaseQuantityRule: view.quantityRule === true ? product.purchaseQuantityRule : null,
    productSellingModelInformation: { isSubscriptionProduct: product.isSubscription },
    variationAttributeSet: product.variationAttributeSet,
    productVariationInfo: product.productVariationInfo,
  }
}

function sellingModelBody(model: SellingModel): ProductSellingModel {
  const hasTerms = model.minimumTerm !== null || model.maximumTerm !== null || model.termIncrement !== null
  return {
    id: model.id,
    name: model.name,
    displayName: model.name,
    description: null,
    sellingModelType: model.sellingModelType,
    pricingTerm: model.pricingTerm,
    pricingTermUnit: model.pricingTermUnit,
    subscriptionTermRule: hasTerms
      ? { minimum: model.minimumTerm, maximum: model.maximumTerm, increment: model.termIncrement }
      : null,
  }
}
