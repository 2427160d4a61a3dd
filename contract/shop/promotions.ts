import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PRICES_PER_POST } from '../shared/limits.ts'
import { DecimalString, QuantityInput } from '../shared/money.ts'
import { DATA_PARAMS, MONEY_QUERY, OPEN, STRICT } from '../shared/request.ts'
import { Choice, CurrencyCode, Nullable } from '../shared/schema.ts'

const CurrencyInput = Type.Optional(Nullable(Type.String({ maxLength: 3 })))

/**
 * The products whose offers are asked for. The price that counts is the one that the buyer pays here; one that is sent
 * is not read.
 */
export const ProductEvaluationInput = Type.Object(
  {
    webStoreId: Type.String({ maxLength: 100 }),
    products: Type.Array(
      Type.Object(
        {
          productId: Type.String({ maxLength: 100 }),
          salesPrice: Type.Optional(Nullable(Type.Union([Type.String(), Type.Number()]))),
          sku: Type.Optional(Nullable(Type.String())),
        },
        STRICT,
      ),
      { minItems: 1, maxItems: PRICES_PER_POST },
    ),
    effectiveAccountId: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
    currencyIsoCode: CurrencyInput,
  },
  STRICT,
)
export type ProductEvaluationInput = Static<typeof ProductEvaluationInput>

/** What one offer does to the price of a piece; the amount is negative. */
export const PromotionPriceAdjustment = Type.Object({
  promotionId: Type.String(),
  displayName: Type.String(),
  termsAndConditions: Nullable(Type.String()),
  adjustmentType: Choice(['PercentageDiscount', 'AmountDiscount']),
  adjustmentValue: DecimalString,
  adjustmentAmount: DecimalString,
})
export type PromotionPriceAdjustment = Static<typeof PromotionPriceAdjustment>

/**
 * What a piece of a product costs with the offers that need no coupon and no other goods; the prices are null where it
 * has none for the buyer.
 */
export const ProductEvaluation = Type.Object({
  productId: Type.String(),
  sku: Nullable(Type.String()),
  salesPrice: Nullable(DecimalString),
  promotionalPrice: Nullable(DecimalString),
  currencyIsoCode: CurrencyCode,
  isSuccess: Type.Boolean(),
  errorMessage: Nullable(Type.String()),
  promotionPriceAdjustmentList: Type.Array(PromotionPriceAdjustment),
})
export type ProductEvaluation = Static<typeof ProductEvaluation>

/** One row for each product that was asked for, in that order. */
export const ProductEvaluations = Type.Object({ promotionProductEvaluationResults: Type.Array(ProductEvaluation) })
export type ProductEvaluations = Static<typeof ProductEvaluations>

/** Goods that are thought of as a cart. */
export const CartEvaluationInput = Type.Object(
  {
    cart: Type.Object(
      {
        currencyIsoCode: CurrencyInput,
        cartItems: Type.Array(
          Type.Object(
            {
              id: Type.Optional(Nullable(Type.String())),
              type: Type.Optional(Nullable(Type.String())),
              product2Id: Type.String({ maxLength: 100 }),
              quantity: QuantityInput,
            },
            STRICT,
          ),
          { minItems: 1, maxItems: PRICES_PER_POST },
        ),
      },
      STRICT,
    ),
    webStoreId: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
    effectiveAccountId: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  },
  STRICT,
)
export type CartEvaluationInput = Static<typeof CartEvaluationInput>

/** What such a cart comes to with all offers, before tax and delivery; the items add up to the whole. */
export const CartEvaluation = Type.Object({
  cart: Type.Object({
    totalNetAmount: DecimalString,
    cartItems: Type.Array(Type.Object({ product2Id: Type.String(), totalNetAmount: DecimalString })),
  }),
})
export type CartEvaluation = Static<typeof CartEvaluation>

/** Says what products cost with the offers that are open to the buyer. */
export const evaluateProducts = defineEndpoint({
  ...ROUTES.evaluateProducts,
  summary: 'What products cost with offers',
  params: Type.Object(DATA_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: ProductEvaluationInput,
  responses: { 201: ProductEvaluations },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Says what goods would come to in a cart. */
export const evaluateCart = defineEndpoint({
  ...ROUTES.evaluateCart,
  summary: 'What goods would come to in a cart',
  params: Type.Object(DATA_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: CartEvaluationInput,
  responses: { 201: CartEvaluation },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'ITEM_NOT_FOUND',
    'INSUFFICIENT_ACCESS',
  ],
})
