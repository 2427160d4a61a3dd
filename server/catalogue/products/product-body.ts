import { NO_ROW_ERROR } from '@hydrant/contract/shared/error.ts'
import { DEFAULT_PRODUCT_IMAGE } from '@hydrant/contract/shared/image.ts'
import type { ProductDetail, ProductOverview, ProductSellingModel } from '@hydrant/contract/shop/product.ts'
import type { FieldMap } from '@hydrant/contract/shared/schema.ts'
import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { TranslateLabel } from '../translations/labels.ts'
import { toCategoryRef } from '../categories/category-body.ts'
import { pickDefaultImage, toMediaGroups } from '../media-body.ts'
import { findFamily, type ProductContext } from './product-context.ts'
import { pickFields, toProductFields } from './product-fields.ts'
import { toQuantityRule } from './quantity-rule.ts'
import type { ListedRecord, ProductRecord } from './store.ts'
import type { SellingModel } from './detail-store.ts'
import {
  toAttributeSets,
  type VariationFamily,
  toVariationInfo,
  toVariationAttributeList,
  toVariationAttributeSet,
} from './variation-body.ts'

/** Which details of a product a response contains. Empty lists of names mean all. */
export interface BodyOptions {
  readonly currencyIsoCode: string
  readonly fields?: readonly string[]
  readonly mediaGroups?: readonly string[]
  readonly excludeFields?: boolean
  readonly excludeMedia?: boolean
  /** Leaves out all media except the default image. */
  readonly excludeMediaGroups?: boolean
  readonly attributeSetInfo?: boolean
  readonly variationInfo?: boolean
  readonly quantityRule?: boolean
  readonly sellingModels?: boolean
  readonly dynamicAttributeInfo?: boolean
}

/** Converts a product to the response of its own page. */
export function toProductDetail(product: ProductRecord, context: ProductContext, options: BodyOptions): ProductDetail {
  const media = context.media.get(product.id) ?? []
  const family = findFamily(product, context)
  const path = context.paths.get(product.id)
  const { translateLabel } = context
  return {
    id: product.id,
    name: product.name,
    urlName: product.urlName,
    productClass: product.productClass,
    isConfigurationAllowed: false,
    fields:
      options.excludeFields === true
        ? {}
        : pickFields(
            toProductFields(product, { currencyIsoCode: options.currencyIsoCode, translateLabel }),
            options.fields ?? [],
          ),
    attributes: context.definitions.flatMap(({ apiName, label }) => {
      const value = product.attributes[apiName]
      return value === undefined ? [] : [{ apiName, label, value: translateLabel('AttributeValue', value) }]
    }),
    defaultImage: options.excludeMedia === true ? DEFAULT_PRODUCT_IMAGE : pickDefaultImage(media),
    mediaGroups: options.excludeMedia === true ? [] : toMediaGroups(media, options.mediaGroups),
    primaryProductCategoryPath: path === undefined ? null : { path: path.map(toCategoryRef) },
    purchaseQuantityRule: options.quantityRule === true ? toQuantityRule(product) : null,
    productSellingModels: options.sellingModels === true ? toSellingModels(product, context) : [],
    attributeSetInfo: options.attributeSetInfo === true && family !== null ? toAttributeSets(family) : {},
    variationAttributeSet:
      options.attributeSetInfo === true && family !== null && product.productClass === 'Variation'
        ? toVariationAttributeSet(family, product)
        : null,
    variationInfo:
      options.variationInfo === true && family !== null
        ? toVariationInfo(family, (id) => context.media.get(id) ?? [])
        : null,
    variationParentId: product.productClass === 'Variation' ? product.parentId : null,
    // Products of this shop have no attributes that are computed during configuration.
    ...(options.dynamicAttributeInfo === true && { dynamicAttributeCount: 0 }),
  }
}

/** Converts a product to a row of a response with several products. */
export function toProductOverview(
  product: ProductRecord,
  context: ProductContext,
  options: BodyOptions,
): ProductOverview {
  const media = context.media.get(product.id) ?? []
  const family = findFamily(product, context)
  const { translateLabel } = context
  return {
    id: product.id,
    name: product.name,
    success: true,
    error: NO_ROW_ERROR,
    fields:
      options.excludeFields === true
        ? {}
        : pickFields(
            toProductFields(product, { currencyIsoCode: options.currencyIsoCode, translateLabel }),
            options.fields ?? [],
          ),
    productClass: product.productClass,
    isConfigurationAllowed: false,
    urlName: product.urlName,
    defaultImage: options.excludeMedia === true ? null : pickDefaultImage(media),
    mediaGroups:
      options.excludeMedia === true || options.excludeMediaGroups === true
        ? []
        : toMediaGroups(media, options.mediaGroups),
    purchaseQuantityRule: options.quantityRule === true ? toQuantityRule(product) : null,
    productSellingModels: options.sellingModels === true ? toSellingModels(product, context) : [],
    variationAttributeSet:
      options.attributeSetInfo === true && family !== null && product.productClass === 'Variation'
        ? toVariationAttributeList(family, product)
        : null,
    variationInfo:
      options.variationInfo === true && family !== null
        ? toVariationInfo(family, (id) => context.media.get(id) ?? [])
        : null,
  }
}

/**
 * A product with everything that lists may show of it: equal for all shoppers who may see it and the same variations.
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

/** Converts a product for lists; `family` is null if it is not needed. */
export function toListedProduct(
  product: ListedRecord,
  family: VariationFamily | null,
  {
    mediaOf,
    ...shown
  }: { readonly currencyIsoCode: string; readonly translateLabel: TranslateLabel; readonly mediaOf: MediaOf | null },
): ListedProduct {
  return {
    id: product.id,
    name: product.name,
    urlName: product.urlName,
    productClass: product.productClass,
    fields: toProductFields(product, shown),
    defaultImage: pickDefaultImage(product.images),
    purchaseQuantityRule: toQuantityRule(product),
    isSubscription: product.isSubscription,
    variationAttributeSet:
      family !== null && product.productClass === 'Variation' ? toVariationAttributeList(family, product) : null,
    productVariationInfo: family !== null && mediaOf !== null ? toVariationInfo(family, mediaOf) : null,
  }
}

type MediaOf = Parameters<typeof toVariationInfo>[1]

/** Converts a product to a search hit; the caller adds the price. */
export function toProductSummary(
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

function toSellingModels(
  { id }: ProductRecord,
  { sellingModels, translateLabel }: Pick<ProductContext, 'sellingModels' | 'translateLabel'>,
): ProductSellingModel[] {
  return (sellingModels.get(id) ?? []).map((model) =>
    toSellingModel({ ...model, name: translateLabel('SellingModel', model.name) }),
  )
}

function toSellingModel(model: SellingModel): ProductSellingModel {
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
