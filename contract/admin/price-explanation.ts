import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DecimalString } from '../shared/money.ts'
import { OPEN, RecordIdParam } from '../shared/request.ts'
import { Choice, CurrencyCode, Nullable, Timestamp, withDefault } from '../shared/schema.ts'
import { PriceReason } from '../shop/pricing.ts'

const Text = Nullable(Type.String())

/** The price of a product in a price book, and what became of it. */
export const PriceCandidate = Type.Object({
  pricebook2Id: Type.String(),
  pricebookName: Type.String(),
  /** Whether it is the book of list prices. */
  isStandard: Type.Boolean(),
  priority: Type.Integer(),
  validFrom: Nullable(Timestamp),
  validTo: Nullable(Timestamp),
  /** The names of the buyer groups that the book is for; empty: everyone. */
  buyerGroupNames: Type.Array(Type.String()),
  /** Null: the book applies and has no price of the product. */
  pricebookEntryId: Text,
  productSellingModelId: Text,
  currencyIsoCode: Nullable(CurrencyCode),
  unitPrice: Nullable(DecimalString),
  /**
   * `Chosen`; `ListPrice`: struck through, since another book has a price; `HigherPrice`, `LaterPriority` or
   * `SamePriceAndPriority` than the chosen one; or why the price was not a choice.
   */
  outcome: Choice([
    'Chosen',
    'ListPrice',
    'HigherPrice',
    'LaterPriority',
    'SamePriceAndPriority',
    'Inactive',
    'NotYetValid',
    'NoLongerValid',
    'OtherBuyerGroups',
    'OtherCurrency',
    'OtherSellingModel',
    'NoPrice',
  ]),
})
export type PriceCandidate = Static<typeof PriceCandidate>

/** A part of the quantity that has one unit price, and the price break that gave it. */
export const ExplainedPart = Type.Object({
  quantity: DecimalString,
  unitPrice: DecimalString,
  tier: Nullable(
    Type.Object({
      lowerBound: DecimalString,
      upperBound: Nullable(DecimalString),
      adjustmentType: Choice(['AmountBasedAdjustment', 'PercentageBasedAdjustment']),
      adjustmentValue: DecimalString,
    }),
  ),
})
export type ExplainedPart = Static<typeof ExplainedPart>

/** A promotion that can apply to the product, and what became of it; the amount is negative. */
export const ExplainedPromotion = Type.Object({
  promotionId: Type.String(),
  name: Type.String(),
  targetType: Choice(['Item', 'Cart', 'Shipping']),
  outcome: Choice([
    'Applied',
    'UsedUp',
    'NotStarted',
    'Ended',
    'OtherCurrency',
    'OtherBuyerGroups',
    'NeedsCoupon',
    'MinimumAmount',
    'MinimumQuantity',
    'NotCombined',
    'NothingToReduce',
  ]),
  amount: Nullable(DecimalString),
})
export type ExplainedPromotion = Static<typeof ExplainedPromotion>

/** What a cart with one line costs somebody, and every step that leads there; amounts are in the currency. */
export const PriceExplanation = Type.Object({
  productId: Type.String(),
  accountId: Text,
  currencyIsoCode: CurrencyCode,
  quantity: DecimalString,
  at: Timestamp,
  pricingStrategy: Choice(['LowestPrice', 'Priority']),
  /** Why the shop does not sell this to them, in its words; null: it does. */
  problem: Text,
  candidates: Type.Array(PriceCandidate),
  /** How the price breaks of the chosen price apply; null: it has none. */
  schedule: Nullable(
    Type.Object({ adjustmentMethod: Choice(['Range', 'Slab']), scheduleType: Choice(['Volume', 'Term']) }),
  ),
  parts: Type.Array(ExplainedPart),
  /** How many times the price of one pricing term is paid; 1 for what is not a subscription with an end. */
  termCount: DecimalString,
  listPrice: Nullable(DecimalString),
  salesPrice: Nullable(DecimalString),
  /** The price of the quantity before it is rounded to the currency. */
  exactAmount: DecimalString,
  totalListPrice: DecimalString,
  totalSalesPrice: DecimalString,
  promotions: Type.Array(ExplainedPromotion),
  /** The price of the quantity after promotions. */
  totalAmount: DecimalString,
  tax: Type.Object({
    country: Type.String(),
    state: Text,
    isExempt: Type.Boolean(),
    /** Whether prices include the tax. */
    isIncluded: Type.Boolean(),
    ratePercent: DecimalString,
    amount: DecimalString,
  }),
  /** What is paid, without delivery. */
  grandTotal: DecimalString,
  /** What the buyer is told on the page of the product. */
  priceReason: Nullable(PriceReason),
})
export type PriceExplanation = Static<typeof PriceExplanation>

/** Explains what a quantity of a product costs an account, or a guest, now or at another time. */
export const explainPrice = defineEndpoint({
  ...PROGRAM_ROUTES.explainPrice,
  summary: 'Why this price',
  query: Type.Object(
    {
      productId: RecordIdParam,
      /** Left out: a guest. */
      accountId: Type.Optional(RecordIdParam),
      quantity: withDefault(Type.String({ pattern: '^\\d{1,12}(?:\\.\\d{1,6})?$' }), '1'),
      at: Type.Optional(Timestamp),
      productSellingModelId: Type.Optional(RecordIdParam),
      subscriptionTerm: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
      currencyIsoCode: Type.Optional(Type.String({ pattern: '^[A-Za-z]{3}$' })),
      /** Where it is delivered to: by default the account's address, or the country of the store. */
      country: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$' })),
      state: Type.Optional(Type.String({ maxLength: 10 })),
    },
    OPEN,
  ),
  responses: { 200: PriceExplanation },
  guests: 'refused',
  permissions: [
    { subject: 'prices', access: 'read' },
    { subject: 'customers', access: 'read' },
  ],
  errors: [
    'INVALID_SESSION_ID',
    'INSUFFICIENT_ACCESS',
    'INVALID_API_INPUT',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'ITEM_NOT_FOUND',
    'EFFECTIVE_ACCOUNT_NOT_FOUND',
  ],
})
