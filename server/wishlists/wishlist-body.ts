import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import { toPlatformErrors } from '@hydrant/contract/shared/platform-errors.ts'
import type { AddedWishlistItems } from '@hydrant/contract/shop/lists.ts'
import type { CartBatchResult } from '@hydrant/contract/shop/cart-item.ts'
import { NO_ROW_ERROR } from '@hydrant/contract/shared/error.ts'
import type {
  CreatedWishlist,
  WishlistItem as ItemBody,
  WishlistItemCollection,
  WishlistSummary,
} from '@hydrant/contract/shop/wishlists.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { type AddedLines, toCartItem, toProductSummary } from '../cart/service.ts'
import type { SellableProduct } from '../catalogue/service.ts'
import { toRecordTag } from '../records/service.ts'
import { wishlistErrors } from './errors.ts'
import type { AddedProducts, FailedProduct, Wishlist, WishlistItem, WishlistPage } from './service.ts'

/** Converts a wishlist without its items into its wire form. */
export function toWishlistSummary({
  id,
  name,
  accountId,
  ownerId,
  createdAt,
  updatedAt,
  productCount,
  isShared,
  ownerName,
  isOwnerActive,
}: Wishlist): WishlistSummary {
  return {
    id,
    name,
    accountId,
    ownerId,
    createdDate: toTimestamp(createdAt),
    modifiedDate: toTimestamp(updatedAt),
    wishlistProductCount: productCount,
    sharedWithAccount: isShared,
    ownerName: isShared && ownerName !== '' ? ownerName : null,
    ownerActive: isOwnerActive,
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
  { id, wishlistId, productId, createdAt, updatedAt, quantity, note }: WishlistItem,
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
    quantity: quantity === null ? null : toText(decimal(quantity)),
    note,
    etag: toRecordTag(id, updatedAt),
  }
}

/** Returns the response body of a created wishlist. */
export function toCreatedWishlist(list: Wishlist, failures: readonly FailedProduct[]): CreatedWishlist {
  return {
    summary: toWishlistSummary(list),
    hasErrors: failures.length > 0,
    errors: failures.map(toFailureBody),
  }
}

/** Returns the response body of products that were added to a list. */
export function toAddedItems({ items, failures }: AddedProducts): AddedWishlistItems {
  const addedCount = items.filter(({ isNew }) => isNew).length
  return { addedCount, changedCount: items.length - addedCount, errors: failures.map(toFailureBody) }
}

function toFailureBody({ productId, error }: FailedProduct): AddedWishlistItems['errors'][number] {
  return { productId, errorCode: error.code, message: error.message() }
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
