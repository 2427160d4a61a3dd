import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import { toPlatformErrors } from '@hydrant/contract/shared/platform-errors.ts'
import type { CartBatchResult } from '@hydrant/contract/shop/cart-item.ts'
import { NO_ROW_ERROR } from '@hydrant/contract/shared/error.ts'
import type {
  CreatedWishlist,
  WishlistItem as ItemBody,
  WishlistItemCollection,
  WishlistSummary,
} from '@hydrant/contract/shop/wishlists.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { type AddedLines, toCartItem, toProductSummary } from '../cart/service.ts'
import type { SellableProduct } from '../catalogue/service.ts'
import { wishlistErrors } from './errors.ts'
import type { FailedProduct, Wishlist, WishlistItem, WishlistPage } from './service.ts'

/** Converts a wishlist without its items into its wire form. */
export function toWishlistSummary({
  id,
  name,
  accountId,
  ownerId,
  createdAt,
  updatedAt,
  productCount,
}: Wishlist): WishlistSummary {
  return {
    id,
    name,
    accountId,
    ownerId,
    createdDate: toTimestamp(createdAt),
    modifiedDate: toTimestamp(updatedAt),
    wishlistProductCount: productCount,
  }
}

/** Converts a page of a wishlist's items into its wire form; the caller adds the fields for paging. */
export function toItemPage(
  { list, items, products }: WishlistPage,
  productFields: readonly string[],
): Pick<WishlistItemCollection, 'count' | 'total' | 'items'> {
  const rows = items.map((item) => toItemBody(item, products.get(item.productId), productFields))
  return { count: rows.length, total: list.productCount, items: rows }
}

/**
 * Converts an item of a wishlist into its wire form; an undefined product is no longer available and is not described.
 */
export function toItemBody(
  { id, wishlistId, productId, createdAt }: WishlistItem,
  product: SellableProduct | undefined,
  productFields: readonly string[],
): ItemBody {
  const { code: errorCode, message } = wishlistErrors.unknownProduct
  return {
    wishlistItemId: id,
    wishlistId,
    createdDate: toTimestamp(createdAt),
    success: product !== undefined,
    error: product === undefined ? { errorCode, message: message() } : NO_ROW_ERROR,
    productSummary:
      product === undefined
        ? null
        : toProductSummary({ productId, name: product.name, sellingModelId: null }, { product, productFields }),
  }
}

/** Returns the response body of a created wishlist. */
export function toCreatedWishlist(list: Wishlist, failures: readonly FailedProduct[]): CreatedWishlist {
  return {
    summary: toWishlistSummary(list),
    hasErrors: failures.length > 0,
    errors: failures.map(({ productId, error }) => ({
      productId,
      errorCode: error.code,
      message: error.message(),
    })),
  }
}

/** Converts the result of adding each product of a wishlist to a cart into its wire form. */
export function toCartBatchResult({ loaded, results, products }: AddedLines): CartBatchResult {
  return {
    hasErrors: results.some((addition) => !addition.ok),
    results: results.map((addition) => {
      if (!addition.ok)
        return {
          statusCode: ERROR_STATUS[addition.error.code],
          result: toPlatformErrors(addition.error),
        }
      return {
        statusCode: 201,
        result: toCartItem(loaded, addition.value, {
          product: products.get(addition.value.productId),
          productFields: [],
          guestQuantities: new Map(),
        }),
      }
    }),
  }
}
