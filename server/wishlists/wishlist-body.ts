import type { CartBatchResult } from '@hydrant/contract/shop/cart-item.ts'
import { NO_ROW_ERROR } from '@hydrant/contract/shared/error.ts'
import type {
  CreatedWishlist,
  WishlistItem as ItemBody,
  WishlistItemCollection,
  WishlistSummary,
} from '@hydrant/contract/shop/wishlists.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { type Additions, cartItem, productSummary } from '../cart/service.ts'
import type { SellableProduct } from '../catalogue/service.ts'
import { wishlistRefusals } from './errors.ts'
import type { RefusedProduct, Wishlist, WishlistItem, WishlistPage } from './service.ts'

/** A wishlist without its products, as the wire tells it. */
export function wishlistSummary({
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

/** A page of the products of a wishlist; the fields of the page itself are added by the caller. */
export function itemRows(
  { list, items, products }: WishlistPage,
  productFields: readonly string[],
): Pick<WishlistItemCollection, 'count' | 'total' | 'items'> {
  const rows = items.map((item) => itemBody(item, products.get(item.productId), productFields))
  return { count: rows.length, total: list.productCount, items: rows }
}

/** A product on a wishlist; undefined: no longer to be had, and nothing of it is told. */
export function itemBody(
  { id, wishlistId, productId, createdAt }: WishlistItem,
  product: SellableProduct | undefined,
  productFields: readonly string[],
): ItemBody {
  const { code: errorCode, message } = wishlistRefusals.unknownProduct
  return {
    wishlistItemId: id,
    wishlistId,
    createdDate: toTimestamp(createdAt),
    success: product !== undefined,
    error: product === undefined ? { errorCode, message } : NO_ROW_ERROR,
    productSummary:
      product === undefined
        ? null
        : productSummary({ productId, name: product.name, sellingModelId: null }, { product, productFields }),
  }
}

/** A wishlist that was made. */
export function createdWishlist(list: Wishlist, refusals: readonly RefusedProduct[]): CreatedWishlist {
  return {
    summary: wishlistSummary(list),
    hasErrors: refusals.length > 0,
    errors: refusals.map(({ productId, refusal }) => ({
      productId,
      errorCode: refusal.code,
      message: refusal.message,
    })),
  }
}

/** What became of each product of a wishlist in a cart. */
export function cartRows({ open, results, products }: Additions): CartBatchResult {
  return {
    hasErrors: results.some((one) => !one.ok),
    results: results.map((one) => {
      if (!one.ok)
        return {
          statusCode: one.error.status,
          result: [{ errorCode: one.error.code, message: one.error.message }],
        }
      return {
        statusCode: 201,
        result: cartItem(open, one.value, {
          product: products.get(one.value.productId),
          productFields: [],
          pieces: new Map(),
        }),
      }
    }),
  }
}
