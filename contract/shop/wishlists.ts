import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PAGE_SIZE_25 } from '../shared/limits.ts'
import { DecimalString, QuantityInput } from '../shared/money.ts'
import { createPageSizeSchema, PageToken, TOKEN_PAGE } from '../shared/page.ts'
import {
  ACCOUNT_QUERY,
  Csv,
  MONEY_QUERY,
  OffByDefault,
  OPEN,
  RecordIdOrWord,
  RecordIdParam,
  STRICT,
  WEBSTORE_PARAMS,
} from '../shared/request.ts'
import { Choice, NoContent, Nullable, Timestamp, withDefault } from '../shared/schema.ts'
import { CartBatchResult, CartProductSummary } from './cart-item.ts'
import { CART_ERRORS, CART_PARAMS } from './cart-request.ts'
import { RowError } from '../shared/error.ts'

/** Products that a wishlist can be made with. */
export const WISHLIST_BATCH = 100

/** Characters of a note about a line. */
export const WISHLIST_NOTE_LENGTH = 255

/** A wishlist without its products. Members beyond those of the platform's API are optional. */
export const WishlistSummary = Type.Object({
  id: Type.String(),
  name: Type.String(),
  accountId: Nullable(Type.String()),
  ownerId: Type.String(),
  createdDate: Timestamp,
  modifiedDate: Timestamp,
  wishlistProductCount: Type.Integer(),
  /** Whether all buyers of the account see and fill it. */
  sharedWithAccount: Type.Optional(Type.Boolean()),
  /** The name of its owner, of a list that is shared. */
  ownerName: Type.Optional(Nullable(Type.String())),
  /** Whether its owner may sign in. A shared list without such an owner is every buyer's of the account. */
  ownerActive: Type.Optional(Type.Boolean()),
})
export type WishlistSummary = Static<typeof WishlistSummary>

/** A product on a wishlist; `error` says why it cannot be shown any more. */
export const WishlistItem = Type.Object({
  wishlistItemId: Type.String(),
  wishlistId: Type.String(),
  createdDate: Timestamp,
  success: Type.Boolean(),
  error: RowError,
  productSummary: Nullable(CartProductSummary),
  /** How much of it is ordered; null for the least that can be bought. */
  quantity: Type.Optional(Nullable(DecimalString)),
  note: Type.Optional(Nullable(Type.String())),
  /** Changes with the line: a change sends it as `If-Match`. */
  etag: Type.Optional(Type.String()),
})
export type WishlistItem = Static<typeof WishlistItem>

/** Products of a wishlist, by pages. */
export const WishlistItemCollection = Type.Object({
  count: Type.Integer(),
  total: Type.Integer(),
  items: Type.Array(WishlistItem),
  ...TOKEN_PAGE,
})
export type WishlistItemCollection = Static<typeof WishlistItemCollection>

/** A wishlist with a page of its products. */
export const Wishlist = Type.Object({ summary: WishlistSummary, page: WishlistItemCollection })
export type Wishlist = Static<typeof Wishlist>

/** The wishlists of a buyer, oldest first; `displayedList` is the oldest, or the one that was asked for. */
export const Wishlists = Type.Object({
  wishlistCount: Type.Integer(),
  summaries: Type.Array(WishlistSummary),
  displayedList: Nullable(Wishlist),
})
export type Wishlists = Static<typeof Wishlists>

/** A product to be noted; a quantity is added to that of a line that it has already. */
export const WishlistItemInput = Type.Object(
  {
    productId: Type.String({ minLength: 15, maxLength: 18 }),
    quantity: Type.Optional(Nullable(QuantityInput)),
    note: Type.Optional(Nullable(Type.String({ maxLength: WISHLIST_NOTE_LENGTH }))),
  },
  STRICT,
)
export type WishlistItemInput = Static<typeof WishlistItemInput>

/** The name of a list. */
export const WishlistName = Type.String({ minLength: 1, maxLength: 80 })

/** A new wishlist. */
export const WishlistInput = Type.Object(
  {
    name: WishlistName,
    sharedWithAccount: Type.Optional(Type.Boolean()),
    products: Type.Optional(Nullable(Type.Array(WishlistItemInput, { maxItems: WISHLIST_BATCH }))),
  },
  STRICT,
)
export type WishlistInput = Static<typeof WishlistInput>

/** A wishlist that was made, and its products that were not noted. */
export const CreatedWishlist = Type.Object({
  summary: WishlistSummary,
  hasErrors: Type.Boolean(),
  errors: Type.Array(Type.Object({ productId: Type.String(), ...RowError.properties })),
})
export type CreatedWishlist = Static<typeof CreatedWishlist>

/** The parameters of calls about one list. */
export const WISHLIST_PARAMS = { ...WEBSTORE_PARAMS, wishlistId: RecordIdParam }
const QUERY = Type.Object(ACCOUNT_QUERY, OPEN)
const ITEMS_QUERY = {
  ...MONEY_QUERY,
  pageSize: createPageSizeSchema(PAGE_SIZE_25),
  productFields: Csv,
  /** `Position` is the order that buyers gave the list. */
  sortItemsBy: withDefault(Choice(['CreatedDateAsc', 'CreatedDateDesc', 'Position']), 'CreatedDateDesc'),
}
const ERRORS = [
  'WEBSTORE_NOT_FOUND',
  'INVALID_SESSION_ID',
  'EFFECTIVE_ACCOUNT_NOT_FOUND',
  'ILLEGAL_QUERY_PARAMETER_VALUE',
] as const
/** Errors of calls about one list. */
export const WISHLIST_ERRORS = [...ERRORS, 'ITEM_NOT_FOUND', 'INVALID_ID_FIELD'] as const

/** Lists the wishlists of the buyer for the account acted for. */
export const listWishlists = defineEndpoint({
  ...ROUTES.listWishlists,
  summary: 'The wishlists of a buyer',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    { ...ITEMS_QUERY, includeDisplayedList: OffByDefault, wishlistId: Type.Optional(Type.String()) },
    OPEN,
  ),
  responses: { 200: Wishlists },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS, 'MAX_LIMIT_EXCEEDED'],
})

/** Makes a wishlist. */
export const createWishlist = defineEndpoint({
  ...ROUTES.createWishlist,
  summary: 'Make a wishlist',
  params: Type.Object(WEBSTORE_PARAMS),
  query: QUERY,
  body: WishlistInput,
  responses: { 201: CreatedWishlist },
  guests: 'refused',
  errors: [...ERRORS, 'INVALID_API_INPUT', 'JSON_PARSER_ERROR', 'LIMIT_EXCEEDED'],
})

/** Reads a wishlist with a page of its products. */
export const getWishlist = defineEndpoint({
  ...ROUTES.getWishlist,
  summary: 'A wishlist',
  params: Type.Object(WISHLIST_PARAMS),
  query: Type.Object({ ...ITEMS_QUERY, page: PageToken, pageToken: PageToken }, OPEN),
  responses: { 200: Wishlist },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS, 'MAX_LIMIT_EXCEEDED'],
})

/** Gives a wishlist another name, or shares it with the account; only its owner may. */
export const renameWishlist = defineEndpoint({
  ...ROUTES.renameWishlist,
  summary: 'Rename a wishlist',
  params: Type.Object(WISHLIST_PARAMS),
  query: QUERY,
  body: Type.Object({ name: WishlistName, sharedWithAccount: Type.Optional(Type.Boolean()) }, STRICT),
  responses: { 200: WishlistSummary },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS, 'INSUFFICIENT_ACCESS', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Deletes a wishlist with everything on it; only its owner may. */
export const deleteWishlist = defineEndpoint({
  ...ROUTES.deleteWishlist,
  summary: 'Delete a wishlist',
  params: Type.Object(WISHLIST_PARAMS),
  query: QUERY,
  responses: { 204: NoContent },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS, 'INSUFFICIENT_ACCESS'],
})

/** Reads a page of the products of a wishlist. */
export const listWishlistItems = defineEndpoint({
  ...ROUTES.listWishlistItems,
  summary: 'The products of a wishlist',
  params: Type.Object(WISHLIST_PARAMS),
  query: Type.Object({ ...ITEMS_QUERY, page: PageToken, pageToken: PageToken }, OPEN),
  responses: { 200: WishlistItemCollection },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS, 'MAX_LIMIT_EXCEEDED'],
})

/** Notes a product; noting it again changes nothing. */
export const addWishlistItem = defineEndpoint({
  ...ROUTES.addWishlistItem,
  summary: 'Note a product on a wishlist',
  params: Type.Object(WISHLIST_PARAMS),
  query: QUERY,
  body: WishlistItemInput,
  responses: { 201: WishlistItem },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS, 'INVALID_API_INPUT', 'JSON_PARSER_ERROR', 'LIMIT_EXCEEDED'],
})

/** Takes a product off a wishlist. */
export const deleteWishlistItem = defineEndpoint({
  ...ROUTES.deleteWishlistItem,
  summary: 'Take a product off a wishlist',
  params: Type.Object({ ...WISHLIST_PARAMS, wishlistItemId: RecordIdParam }),
  query: QUERY,
  responses: { 204: NoContent },
  guests: 'refused',
  errors: [...WISHLIST_ERRORS],
})

/**
 * Adds the products of a wishlist to a cart, each in the quantity of its line, or the least that it is sold in; every
 * product has its own result.
 */
export const addWishlistToCart = defineEndpoint({
  ...ROUTES.addWishlistToCart,
  summary: 'Add a wishlist to a cart',
  params: Type.Object(WISHLIST_PARAMS),
  query: Type.Object({ ...MONEY_QUERY, cartId: Type.Optional(RecordIdOrWord) }, OPEN),
  responses: { 201: CartBatchResult },
  guests: 'refused',
  errors: [
    ...WISHLIST_ERRORS,
    'INVALID_BATCH_SIZE',
    'INSUFFICIENT_ACCESS_OR_READONLY',
    'MISSING_RECORD',
    'LIMIT_EXCEEDED',
  ],
})

/** The wishlist that the products of a cart are copied to. */
export const CartToWishlistInput = Type.Object({ wishlistId: Type.String({ minLength: 15, maxLength: 18 }) }, STRICT)
export type CartToWishlistInput = Static<typeof CartToWishlistInput>

/** How many products were copied; those that the wishlist had already do not count. */
export const CartToWishlistResult = Type.Object({ wishlistId: Type.String(), productsAddedCount: Type.Integer() })
export type CartToWishlistResult = Static<typeof CartToWishlistResult>

/** Copies the products of a cart to a wishlist. */
export const addCartToWishlist = defineEndpoint({
  ...PROGRAM_ROUTES.addCartToWishlist,
  summary: 'Copy the products of a cart to a wishlist',
  params: Type.Object(CART_PARAMS),
  query: QUERY,
  body: CartToWishlistInput,
  responses: { 201: CartToWishlistResult },
  guests: 'refused',
  errors: [
    ...new Set([...CART_ERRORS, ...WISHLIST_ERRORS]),
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'LIMIT_EXCEEDED',
  ],
})
