import Type, { type Static } from 'typebox'
import { RowError } from '../shared/error.ts'
import { ProductMedia, ProductMediaGroup } from '../shared/image.ts'
import { DecimalString } from '../shared/money.ts'
import { TOKEN_PAGE } from '../shared/page.ts'
import { Choice, Dictionary, FieldMap, Nullable } from '../shared/schema.ts'
import { CategoryRef } from './category.ts'
import { VariationAttribute, VariationInfo } from './variation.ts'

/** What kind of thing a product is: bought as it is, chosen by attributes, or made of others. */
export const ProductClass = Choice(['Simple', 'VariationParent', 'Variation', 'Set', 'Bundle'])
export type ProductClass = Static<typeof ProductClass>

/** How a product is sold: once, or by subscription without or with an end. */
export const SellingModelType = Choice(['OneTime', 'Evergreen', 'TermDefined'])
export type SellingModelType = Static<typeof SellingModelType>

/** In what quantities a product may be bought. */
export const PurchaseQuantityRule = Type.Object({
  minimum: DecimalString,
  maximum: DecimalString,
  increment: DecimalString,
})
export type PurchaseQuantityRule = Static<typeof PurchaseQuantityRule>

/** One way in which a product is sold. */
export const ProductSellingModel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  displayName: Type.Optional(Type.String()),
  description: Type.Optional(Nullable(Type.String())),
  sellingModelType: SellingModelType,
  pricingTerm: Nullable(Type.Integer()),
  pricingTermUnit: Nullable(Choice(['Months', 'Annual'])),
  subscriptionTermRule: Type.Optional(
    Nullable(
      Type.Object({
        minimum: Nullable(Type.Integer()),
        maximum: Nullable(Type.Integer()),
        increment: Nullable(Type.Integer()),
      }),
    ),
  ),
})
export type ProductSellingModel = Static<typeof ProductSellingModel>

/** The attributes that a product of some kind has. */
export const AttributeSet = Type.Object({
  id: Type.String(),
  developerName: Type.String(),
  masterLabel: Type.String(),
  description: Nullable(Type.String()),
  sequence: Type.Integer(),
  attributeInfo: Dictionary(VariationAttribute),
})
export type AttributeSet = Static<typeof AttributeSet>

/** One thing that buyers compare products by, with the product's value as people read it. */
export const ComparableAttribute = Type.Object({ apiName: Type.String(), label: Type.String(), value: Type.String() })
export type ComparableAttribute = Static<typeof ComparableAttribute>

/**
 * A product as its own page shows it; `name` repeats `fields.Name`, and `attributes` are its comparable attributes in
 * the order to list them.
 */
export const ProductDetail = Type.Object({
  id: Type.String(),
  name: Type.String(),
  urlName: Nullable(Type.String()),
  productClass: ProductClass,
  isConfigurationAllowed: Type.Optional(Type.Boolean()),
  fields: FieldMap,
  attributes: Type.Optional(Type.Array(ComparableAttribute)),
  defaultImage: ProductMedia,
  mediaGroups: Type.Array(ProductMediaGroup),
  primaryProductCategoryPath: Nullable(Type.Object({ path: Type.Array(CategoryRef) })),
  purchaseQuantityRule: Nullable(PurchaseQuantityRule),
  productSellingModels: Type.Optional(Type.Array(ProductSellingModel)),
  attributeSetInfo: Type.Optional(Dictionary(AttributeSet)),
  variationAttributeSet: Type.Optional(
    Nullable(
      Type.Object({ id: Type.String(), developerName: Type.String(), attributes: Dictionary(Nullable(Type.String())) }),
    ),
  ),
  variationInfo: Type.Optional(Nullable(VariationInfo)),
  variationParentId: Type.Optional(Nullable(Type.String())),
  dynamicAttributeCount: Type.Optional(Type.Integer()),
})
export type ProductDetail = Static<typeof ProductDetail>

/** The attribute values that tell one variation from its siblings, in order. */
export const VariationAttributeList = Type.Object({
  apiName: Type.String(),
  label: Type.String(),
  attributes: Type.Array(
    Type.Object({
      apiName: Type.Optional(Type.String()),
      label: Type.String(),
      sequence: Type.Integer(),
      value: Type.String(),
    }),
  ),
})
export type VariationAttributeList = Static<typeof VariationAttributeList>

/** A product among several; a row with `success: false` has an `error` and carries no data worth showing. */
export const ProductOverview = Type.Object({
  id: Type.String(),
  name: Type.String(),
  success: Type.Boolean(),
  error: RowError,
  fields: FieldMap,
  productClass: ProductClass,
  isConfigurationAllowed: Type.Optional(Type.Boolean()),
  urlName: Type.Optional(Nullable(Type.String())),
  defaultImage: Nullable(ProductMedia),
  mediaGroups: Type.Array(ProductMediaGroup),
  purchaseQuantityRule: Type.Optional(Nullable(PurchaseQuantityRule)),
  productSellingModels: Type.Optional(Type.Array(ProductSellingModel)),
  variationAttributeSet: Type.Optional(Nullable(VariationAttributeList)),
  variationInfo: Type.Optional(Nullable(VariationInfo)),
})
export type ProductOverview = Static<typeof ProductOverview>

/** Products read by ids or part numbers, in the order asked for. */
export const ProductOverviewCollection = Type.Object({ total: Type.Integer(), products: Type.Array(ProductOverview) })
export type ProductOverviewCollection = Static<typeof ProductOverviewCollection>

/** One part of a set or bundle. */
export const ProductChild = Type.Object({
  defaultQuantity: DecimalString,
  isEntitled: Type.Boolean(),
  productInfo: ProductDetail,
  isDefault: Type.Optional(Type.Boolean()),
  isRequired: Type.Optional(Type.Boolean()),
  isPriceIncludedInParent: Type.Optional(Type.Boolean()),
  componentGroup: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
})
export type ProductChild = Static<typeof ProductChild>

/** The parts of a set or bundle, by pages. */
export const ProductChildCollection = Type.Object({
  count: Type.Integer(),
  total: Type.Integer(),
  productClass: ProductClass,
  items: Type.Array(ProductChild),
  ...TOKEN_PAGE,
  currentPageToken: Type.String(),
  currentPageUrl: Type.String(),
})
export type ProductChildCollection = Static<typeof ProductChildCollection>

/** The products that wrap gifts: their ids, and what they are. */
export const GiftWraps = Type.Object({ productIds: Type.Array(Type.String()), products: Type.Array(ProductOverview) })
export type GiftWraps = Static<typeof GiftWraps>

/** Products related to one, by the kind of relation. */
export const FeaturedProducts = Type.Object({
  productId: Type.String(),
  featuredProducts: Type.Array(Type.Object({ relationshipType: Type.String(), products: Type.Array(ProductOverview) })),
})
export type FeaturedProducts = Static<typeof FeaturedProducts>
