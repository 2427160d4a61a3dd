import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { RowError } from '../shared/error.ts'
import { ProductMedia } from '../shared/image.ts'
import { QUICK_ORDER_BODY_BYTES, QUICK_ORDER_ROWS } from '../shared/limits.ts'
import { DecimalString } from '../shared/money.ts'
import { MONEY_QUERY, OPEN, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, CurrencyCode, Nullable } from '../shared/schema.ts'
import { CustomerPartNumberSource } from './customer-part-numbers.ts'
import { NextArrival } from './inventory.ts'
import { ProductClass, PurchaseQuantityRule } from './product.ts'

/** A part number as somebody wrote it, and the quantity; without a quantity it is the least that can be bought. */
export const QuickOrderInputRow = Type.Object(
  {
    partNumber: Type.String({ maxLength: 255 }),
    quantity: Type.Optional(Nullable(Type.Union([Type.String({ maxLength: 40 }), Type.Number()]))),
  },
  STRICT,
)
export type QuickOrderInputRow = Static<typeof QuickOrderInputRow>

/** The rows to resolve. */
export const QuickOrderInput = Type.Object(
  { rows: Type.Array(QuickOrderInputRow, { minItems: 1, maxItems: QUICK_ORDER_ROWS }) },
  STRICT,
)
export type QuickOrderInput = Static<typeof QuickOrderInput>

/** The next price break above the quantity of a row. */
const NextPriceBreak = Type.Object({ quantity: DecimalString, unitPrice: DecimalString })

/** What became of a row. It can be added to a cart when `success` is true. */
export const QuickOrderRow = Type.Object({
  partNumber: Type.String(),
  success: Type.Boolean(),
  error: RowError,
  /** What does not prevent an addition, such as less stock than the quantity; an empty object when there is nothing. */
  warning: RowError,
  /** The product, among `products`; null when there is none, or more than one. */
  productId: Nullable(Type.String()),
  /**
   * Whether the number is the product's own (`StockKeepingUnit`), another one of it (`ProductCode`), of its barcode, or the
   * effective account's number for it (`CustomerPartNumber`).
   */
  matchedField: Nullable(Choice(['StockKeepingUnit', 'CustomerPartNumber', 'ProductCode', 'Gtin__c'])),
  /** What the effective account calls the product; where the number is one of several, that one. Null for nothing. */
  customerPartNumber: Nullable(Type.Object({ number: Type.String(), source: CustomerPartNumberSource })),
  /** The quantity that the amounts are of; null when it is no number. */
  quantity: Nullable(DecimalString),
  listPrice: Nullable(DecimalString),
  /** At the price break that the quantity reaches. */
  unitPrice: Nullable(DecimalString),
  /** Before promotions, shipping and tax. */
  totalPrice: Nullable(DecimalString),
  nextPriceBreak: Nullable(NextPriceBreak),
  /** A quantity that mends the error or the warning. */
  suggestedQuantity: Nullable(DecimalString),
  /** Products that may be meant, best first, among `products`. */
  suggestedProductIds: Type.Array(Type.String()),
})
export type QuickOrderRow = Static<typeof QuickOrderRow>

/** A product of one or more rows. */
export const QuickOrderProduct = Type.Object({
  id: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  productCode: Nullable(Type.String()),
  urlName: Nullable(Type.String()),
  productClass: ProductClass,
  defaultImage: ProductMedia,
  unitOfMeasure: Nullable(Type.String()),
  packText: Nullable(Type.String()),
  purchaseQuantityRule: Nullable(PurchaseQuantityRule),
  /** What can be ordered from stock; null where stock is not counted. */
  availableToOrder: Nullable(Type.Number()),
  /** What is expected next; null where nothing is, or stock is not counted. */
  nextArrival: Nullable(NextArrival),
})
export type QuickOrderProduct = Static<typeof QuickOrderProduct>

/** The rows, in the order of the request, and their products, each once. */
export const QuickOrderResult = Type.Object({
  currencyIsoCode: CurrencyCode,
  hasErrors: Type.Boolean(),
  rows: Type.Array(QuickOrderRow),
  products: Type.Array(QuickOrderProduct),
})
export type QuickOrderResult = Static<typeof QuickOrderResult>

/** Finds the products of part numbers, with price, stock and rule at each quantity. */
export const resolveQuickOrder = defineEndpoint({
  ...ROUTES.resolveQuickOrder,
  summary: 'Resolve part numbers and quantities',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: QuickOrderInput,
  bodyLimit: QUICK_ORDER_BODY_BYTES,
  responses: { 200: QuickOrderResult },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'EFFECTIVE_ACCOUNT_NOT_FOUND',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'TOO_LARGE',
  ],
})
