import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PRICES_PER_POST } from '../shared/limits.ts'
import { DecimalString, QuantityInput } from '../shared/money.ts'
import { RecordIdParam, STRICT } from '../shared/request.ts'
import { CurrencyCode, Nullable } from '../shared/schema.ts'

/** A sample cart, and whose it is. */
export const PromotionTrialInput = Type.Object(
  {
    /** The account whose assortment and prices count, which needs the right to read prices; a guest's without one. */
    accountId: Type.Optional(Nullable(RecordIdParam)),
    currencyIsoCode: Type.Optional(Nullable(Type.String({ maxLength: 3 }))),
    cartItems: Type.Array(
      Type.Object({ productId: Type.String({ maxLength: 100 }), quantity: QuantityInput }, STRICT),
      {
        minItems: 1,
        maxItems: PRICES_PER_POST,
      },
    ),
  },
  STRICT,
)
export type PromotionTrialInput = Static<typeof PromotionTrialInput>

/** What a sample cart costs with a promotion and all that are running, before taxes and delivery. */
export const PromotionTrial = Type.Object({
  currencyIsoCode: CurrencyCode,
  /** Whether the promotion takes something off. */
  isApplied: Type.Boolean(),
  /** In the order of the input, with the amounts before and after all promotions. */
  items: Type.Array(
    Type.Object({
      productId: Type.String(),
      quantity: DecimalString,
      amountBefore: DecimalString,
      amount: DecimalString,
    }),
  ),
  totalBefore: DecimalString,
  total: DecimalString,
  /** What each promotion takes off; negative. */
  adjustments: Type.Array(
    Type.Object({ promotionId: Type.String(), displayName: Type.String(), amount: DecimalString }),
  ),
})
export type PromotionTrial = Static<typeof PromotionTrial>

/**
 * Calculates a sample cart as if a promotion were running, whatever its dates and coupons and whether it is active.
 * Nothing is stored.
 */
export const tryPromotion = defineEndpoint({
  ...PROGRAM_ROUTES.tryPromotion,
  summary: 'Try a promotion on a sample cart',
  params: Type.Object({ promotionId: RecordIdParam }),
  body: PromotionTrialInput,
  responses: { 200: PromotionTrial },
  guests: 'refused',
  permissions: [{ subject: 'marketing', access: 'read' }],
  errors: [
    'INVALID_SESSION_ID',
    'INSUFFICIENT_ACCESS',
    'INVALID_ID_FIELD',
    'INVALID_API_INPUT',
    'ITEM_NOT_FOUND',
    'EFFECTIVE_ACCOUNT_NOT_FOUND',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'JSON_PARSER_ERROR',
  ],
})
