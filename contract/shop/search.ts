import Type, { type Static } from 'typebox'
import { ProductMedia } from '../shared/image.ts'
import {
  FIELDS_PER_BODY,
  REFINEMENT_VALUES,
  REFINEMENTS,
  SEARCH_PAGE_SIZE,
  SEARCH_TERM_LENGTH,
} from '../shared/limits.ts'
import { STRICT } from '../shared/request.ts'
import { Choice, CurrencyCode, Dictionary, Nullable } from '../shared/schema.ts'
import { CategoryRef } from './category.ts'
import { PricingLineItem } from './pricing.ts'
import { ProductClass, PurchaseQuantityRule, VariationAttributeList } from './product.ts'
import { VariationInfo } from './variation.ts'

/** Narrows a search by values (`values`) or by a span (`min`, `max`) of one attribute; `type` defaults to values. */
export const Refinement = Type.Object(
  {
    type: Type.Optional(Choice(['DistinctValue', 'Range'])),
    attributeType: Type.Optional(Choice(['Custom', 'Standard', 'ProductCategory'])),
    nameOrId: Type.String({ minLength: 1 }),
    values: Type.Optional(Type.Array(Type.String(), { maxItems: REFINEMENT_VALUES })),
    min: Type.Optional(Type.String()),
    max: Type.Optional(Type.String()),
  },
  STRICT,
)
export type Refinement = Static<typeof Refinement>

/** What the query parameter `refinements` holds once its base64 is undone. */
export const RefinementList = Type.Array(Refinement, { maxItems: REFINEMENTS })
export type RefinementList = Static<typeof RefinementList>

/** A search as a body; it needs a term or a category. */
export const ProductSearchInput = Type.Object(
  {
    searchTerm: Type.Optional(Nullable(Type.String({ maxLength: SEARCH_TERM_LENGTH }))),
    categoryId: Type.Optional(Nullable(Type.String())),
    page: Type.Optional(Type.Integer({ minimum: 0 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: SEARCH_PAGE_SIZE.max })),
    sortRuleId: Type.Optional(Nullable(Type.String())),
    fields: Type.Optional(Type.Array(Type.String(), { maxItems: FIELDS_PER_BODY })),
    includePrices: Type.Optional(Type.Boolean()),
    includeQuantityRule: Type.Optional(Type.Boolean()),
    refinements: Type.Optional(RefinementList),
    grouping: Type.Optional(
      Type.Object(
        {
          groupingOption: Choice(['NoGrouping', 'VariationParent', 'BestMatch']),
          topProductType: Type.Optional(Choice(['VariationParent'])),
        },
        STRICT,
      ),
    ),
  },
  STRICT,
)
export type ProductSearchInput = Static<typeof ProductSearchInput>

/** A product as one hit; unlike elsewhere each field's value is wrapped. */
export const ProductSummary = Type.Object({
  id: Type.String(),
  name: Type.String(),
  urlName: Type.Optional(Nullable(Type.String())),
  productClass: ProductClass,
  isConfigurationAllowed: Type.Optional(Type.Boolean()),
  fields: Dictionary(Type.Object({ value: Nullable(Type.String()) })),
  defaultImage: ProductMedia,
  prices: Type.Optional(Nullable(PricingLineItem)),
  purchaseQuantityRule: Type.Optional(Nullable(PurchaseQuantityRule)),
  productSellingModelInformation: Type.Optional(Nullable(Type.Object({ isSubscriptionProduct: Type.Boolean() }))),
  variationAttributeSet: Type.Optional(Nullable(VariationAttributeList)),
  productVariationInfo: Type.Optional(Nullable(VariationInfo)),
})
export type ProductSummary = Static<typeof ProductSummary>

/** One page of hits. */
export const ProductPage = Type.Object({
  total: Type.Integer(),
  pageSize: Type.Integer(),
  currentPage: Type.Optional(Type.Integer()),
  currencyIsoCode: CurrencyCode,
  products: Type.Array(ProductSummary),
})
export type ProductPage = Static<typeof ProductPage>

/** A category below the one searched, with its number of hits. */
export const CategoryCount = Type.Object({
  category: CategoryRef,
  productCount: Type.Integer(),
  children: Type.Array(Type.Object({}), { maxItems: 0 }),
})
export type CategoryCount = Static<typeof CategoryCount>

/** The category searched and those directly below it; an empty object when there is nothing to choose. */
export const CategoryCountTree = Type.Object({
  category: Type.Optional(CategoryRef),
  productCount: Type.Optional(Type.Integer()),
  children: Type.Optional(Type.Array(CategoryCount)),
})
export type CategoryCountTree = Static<typeof CategoryCountTree>

/** One value that hits can be narrowed to. */
export const FacetValue = Type.Object({
  nameOrId: Type.String(),
  displayName: Type.String(),
  productCount: Type.Integer(),
  type: Choice(['DistinctValue']),
})
export type FacetValue = Static<typeof FacetValue>

/** One attribute that hits can be narrowed by. */
export const Facet = Type.Object({
  nameOrId: Type.String(),
  displayName: Type.String(),
  displayRank: Type.Integer(),
  displayType: Choice(['SingleSelect', 'MultiSelect', 'CategoryTree', 'DatePicker']),
  facetType: Choice(['DistinctValue', 'Range']),
  attributeType: Choice(['Standard', 'Custom', 'ProductCategory']),
  values: Type.Array(FacetValue),
})
export type Facet = Static<typeof Facet>

/** An order in which hits can be listed; its id goes into `sortRuleId`. */
export const SortRule = Type.Object({ sortRuleId: Type.String(), label: Type.String(), isSelected: Type.Boolean() })
export type SortRule = Static<typeof SortRule>

/** The sort rules of a store; `nameOrId` is the field that a rule sorts by, null for relevance. */
export const SortRuleCollection = Type.Object({
  sortRules: Type.Array(
    Type.Object({
      sortRuleId: Type.String(),
      type: Choice(['Relevancy', 'ProductBased', 'ProductAttributeBased', 'SortByPricebook']),
      nameOrId: Nullable(Type.String()),
      label: Type.String(),
      labelSuffix: Nullable(Type.String()),
      direction: Choice(['Ascending', 'Descending', 'Default']),
      sortOrder: Type.Integer(),
    }),
  ),
})
export type SortRuleCollection = Static<typeof SortRuleCollection>

/** What a search found, and the orders it can be listed in. */
export const ProductSearchResults = Type.Object({
  productsPage: ProductPage,
  categories: CategoryCountTree,
  facets: Type.Array(Facet),
  sortRules: Type.Optional(Type.Array(SortRule)),
  locale: Type.String(),
  correlationId: Type.Optional(Nullable(Type.String())),
})
export type ProductSearchResults = Static<typeof ProductSearchResults>

/** Terms and products that a few typed characters may mean; `completions` repeats the terms under an older name. */
export const Suggestions = Type.Object({
  locale: Type.String(),
  recentSearchSuggestions: Type.Array(Type.Object({ value: Type.String() })),
  completions: Type.Optional(Type.Array(Type.Object({ simpleString: Type.String() }))),
  suggestedProducts: Type.Optional(
    Type.Array(
      Type.Object({ id: Type.String(), name: Type.Optional(Type.String()), sku: Type.Optional(Type.String()) }),
    ),
  ),
})
export type Suggestions = Static<typeof Suggestions>

/** A search of the shop's own pages: one that can also be limited to what is in stock and to what was bought before. */
export const ListingInput = Type.Object(
  {
    ...ProductSearchInput.properties,
    isInStock: Type.Optional(Type.Boolean()),
    /** By the effective account; a guest has bought nothing. */
    isBoughtBefore: Type.Optional(Type.Boolean()),
    /** Whether the fields of the hits have all of their attributes, besides those in `fields`. */
    includeAttributes: Type.Optional(Type.Boolean()),
  },
  STRICT,
)
export type ListingInput = Static<typeof ListingInput>

/** An attribute of products: what it is called and what kind of values it has. */
export const ListingAttribute = Type.Object({
  apiName: Type.String(),
  label: Type.String(),
  dataType: Choice(['text', 'number', 'boolean', 'date']),
})
export type ListingAttribute = Static<typeof ListingAttribute>

/** What a search of the shop's own pages found. */
export const Listing = Type.Object({
  ...ProductSearchResults.properties,
  /** How many of the hits are in stock. */
  inStockCount: Type.Integer(),
  /** How many of them the account has bought before; null for guests. */
  boughtBeforeCount: Nullable(Type.Integer()),
  /** The attributes that fields of the hits have and facets are made of, in the order of product pages. */
  attributes: Type.Array(ListingAttribute),
})
export type Listing = Static<typeof Listing>

/** Pages of the shop that have the words of a search. */
export const FoundPages = Type.Object({
  pages: Type.Array(
    Type.Object({
      title: Type.String(),
      /** From the root of the site. */
      path: Type.String(),
    }),
  ),
})
export type FoundPages = Static<typeof FoundPages>
