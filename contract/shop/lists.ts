import Type, { type Static } from 'typebox'
import { BUYER_ROUTES } from '../buyer-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { RowError } from '../shared/error.ts'
import { DecimalString, QuantityInput } from '../shared/money.ts'
import { createPageSizeSchema } from '../shared/page.ts'
import { PAGE_SIZE_25 } from '../shared/limits.ts'
import { ACCOUNT_QUERY, OPEN, RecordIdParam, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, CurrencyCode, Nullable, Timestamp, withDefault } from '../shared/schema.ts'
import {
  WISHLIST_ERRORS,
  WISHLIST_NOTE_LENGTH,
  WISHLIST_PARAMS,
  WishlistItem,
  WishlistItemInput,
  WishlistName,
  WishlistSummary,
} from './wishlists.ts'

/** Products of one list, and so of one call that adds to it: all of them are added, or none. */
export const LIST_PRODUCTS = 5000

const QUERY = Type.Object(ACCOUNT_QUERY, OPEN)
const BODY_ERRORS = ['INVALID_API_INPUT', 'JSON_PARSER_ERROR'] as const

/** How many lines a list got, how many products were on it already, and what could not be added. */
export const AddedWishlistItems = Type.Object({
  addedCount: Type.Integer(),
  changedCount: Type.Integer(),
  errors: Type.Array(Type.Object({ productId: Type.String(), ...RowError.properties })),
})
export type AddedWishlistItems = Static<typeof AddedWishlistItems>

/** Adds products with quantities and notes to a list; the quantity of a product that is on it already grows. */
export const addWishlistItems = defineEndpoint({
  ...BUYER_ROUTES.addWishlistItems,
  summary: 'Add products to a list',
  params: Type.Object(WISHLIST_PARAMS),
  query: QUERY,
  body: Type.Object({ products: Type.Array(WishlistItemInput, { minItems: 1, maxItems: LIST_PRODUCTS }) }, STRICT),
  responses: { 201: AddedWishlistItems },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS, ...BODY_ERRORS, 'INVALID_QUANTITY', 'LIMIT_EXCEEDED'],
})

/** Copies a list to a new one of the buyer, which is not shared. */
export const copyWishlist = defineEndpoint({
  ...BUYER_ROUTES.copyWishlist,
  summary: 'Copy a list',
  params: Type.Object(WISHLIST_PARAMS),
  query: QUERY,
  body: Type.Object({ name: WishlistName }, STRICT),
  responses: { 201: WishlistSummary },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS, ...BODY_ERRORS, 'LIMIT_EXCEEDED'],
})

/** A change of a line; what is left out stays. */
export const WishlistItemChange = Type.Object(
  {
    quantity: Type.Optional(Nullable(QuantityInput)),
    note: Type.Optional(Nullable(Type.String({ maxLength: WISHLIST_NOTE_LENGTH }))),
  },
  STRICT,
)
export type WishlistItemChange = Static<typeof WishlistItemChange>

/** Changes quantity or note of a line; with `If-Match`, only while nobody else has changed it. */
export const updateWishlistItem = defineEndpoint({
  ...BUYER_ROUTES.updateWishlistItem,
  summary: 'Change a line of a list',
  params: Type.Object({ ...WISHLIST_PARAMS, wishlistItemId: RecordIdParam }),
  query: QUERY,
  body: WishlistItemChange,
  responses: { 200: WishlistItem },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS, ...BODY_ERRORS, 'INVALID_QUANTITY', 'PRECONDITION_FAILED'],
})

/** Moves a line before another one, or to the end. */
export const moveWishlistItem = defineEndpoint({
  ...BUYER_ROUTES.moveWishlistItem,
  summary: 'Move a line of a list',
  params: Type.Object({ ...WISHLIST_PARAMS, wishlistItemId: RecordIdParam }),
  query: QUERY,
  body: Type.Object({ beforeItemId: Nullable(Type.String({ minLength: 15, maxLength: 18 })) }, STRICT),
  responses: { 200: WishlistItem },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS, ...BODY_ERRORS],
})

/** A product that was ordered before, as it was in the last order. */
export const BoughtProduct = Type.Object({
  productId: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  /** In how many orders it was. */
  orderCount: Type.Integer(),
  lastOrderedDate: Timestamp,
  lastOrderSummaryId: Type.String(),
  lastQuantity: DecimalString,
  /** In the currency of that order. */
  lastUnitPrice: DecimalString,
  currencyIsoCode: CurrencyCode,
})
export type BoughtProduct = Static<typeof BoughtProduct>

/** A page of what was bought before. */
export const BoughtProducts = Type.Object({
  items: Type.Array(BoughtProduct),
  /** Null on the last page. */
  nextPageToken: Nullable(Type.String()),
})
export type BoughtProducts = Static<typeof BoughtProducts>

/** Orders of the list of what was bought before. */
const BOUGHT_ORDERS = ['LastOrdered', 'OrderCount', 'PartNumber'] as const

/** Lists the products that the effective account has ordered; a buyer without an account, their own. */
export const listBoughtProducts = defineEndpoint({
  ...BUYER_ROUTES.listBoughtProducts,
  summary: 'What was bought before',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      /** What part number or name contain. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      sortBy: withDefault(Choice(BOUGHT_ORDERS), 'LastOrdered'),
      pageSize: createPageSizeSchema(PAGE_SIZE_25),
      pageToken: Type.Optional(Type.String({ maxLength: 1000 })),
    },
    OPEN,
  ),
  responses: { 200: BoughtProducts },
  guests: 'refused',
  errors: ['WEBSTORE_NOT_FOUND', 'INVALID_SESSION_ID', 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})
