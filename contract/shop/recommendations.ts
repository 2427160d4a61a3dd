import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, Csv, MONEY_QUERY, OffByDefault, OPEN, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, CurrencyCode, Nullable } from '../shared/schema.ts'
import { ProductSummary } from './search.ts'

/** Whether the shop recommends products, and where activities are told to. */
export const AiConfiguration = Type.Object({
  activityTrackingEnabled: Type.Boolean(),
  catalogExists: Type.Boolean(),
  isDeployed: Type.Boolean(),
  deploymentEnabled: Type.Boolean(),
  host: Nullable(Type.String()),
  siteId: Nullable(Type.String()),
  tenant: Nullable(Type.String()),
})
export type AiConfiguration = Static<typeof AiConfiguration>

/** Reads whether the shop recommends products. */
export const getAiConfiguration = defineEndpoint({
  ...ROUTES.getAiConfiguration,
  summary: 'Whether the shop recommends products',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 200: AiConfiguration },
  guests: 'allowed',
  errors: ['WEBSTORE_NOT_FOUND'],
})

/** Reads whether an agent talks to shoppers. This shop has none, and says so. */
export const getShopperAgentContext = defineEndpoint({
  ...ROUTES.getShopperAgentContext,
  summary: 'Whether an agent talks to shoppers',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 200: Type.Object({ isEnabled: Type.Boolean() }) },
  guests: 'allowed',
  errors: ['WEBSTORE_NOT_FOUND'],
})

/** By what products are recommended. */
export const Recommender = Choice([
  'RecentlyViewed',
  'TopSelling',
  'PersonalizedForShopper',
  'SimilarProducts',
  'ComplementaryProducts',
  'CustomersWhoBoughtAlsoBought',
  'Upsell',
  'MostViewedByCategory',
  'TopSellingByCategory',
])
export type Recommender = Static<typeof Recommender>

/** Recommended products, the best first. */
export const Recommendations = Type.Object({
  recoUUID: Type.String(),
  recommenderName: Nullable(Type.String()),
  productPage: Type.Object({
    currencyIsoCode: CurrencyCode,
    total: Type.Integer(),
    products: Type.Array(ProductSummary),
  }),
})
export type Recommendations = Static<typeof Recommendations>

/**
 * Recommends products. Without a recommender, and while none is deployed, there are none. Anchors are products or
 * categories, as the recommender needs.
 */
export const getRecommendations = defineEndpoint({
  ...ROUTES.getRecommendations,
  summary: 'Recommended products',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...MONEY_QUERY,
      recommender: Type.Optional(Recommender),
      anchorValues: Csv,
      anchorFromCurrentCart: OffByDefault,
      includePricingAndProductInformation: OffByDefault,
      includeRequestProduct: OffByDefault,
    },
    OPEN,
  ),
  responses: { 200: Recommendations },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'INVALID_API_INPUT',
    'MAX_LIMIT_EXCEEDED',
  ],
})

/** What a shopper did that recommendations learn from. */
export const ActivityInput = Type.Object(
  { activityType: Choice(['viewProduct']), productId: Type.String({ maxLength: 100 }) },
  STRICT,
)
export type ActivityInput = Static<typeof ActivityInput>

/**
 * Tells the shop that somebody looks at a product, so that reading a product never writes. `recorded` is false while
 * activities are not tracked.
 */
export const recordActivity = defineEndpoint({
  ...ROUTES.recordActivity,
  summary: 'Tell what a shopper does',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: ActivityInput,
  responses: { 201: Type.Object({ recorded: Type.Boolean() }) },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_API_INPUT',
    'INVALID_ID_FIELD',
    'ITEM_NOT_FOUND',
    'JSON_PARSER_ERROR',
  ],
})
