import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery, WriteOptions } from './call.ts'
import type { Requester } from './request.ts'

/** A product on a wishlist. */
export interface WishlistItemRef {
  readonly wishlistId: string
  readonly wishlistItemId: string
}

/** Wishlists of a buyer. */
export function createWishlists({ request }: Requester) {
  const wishlistParams = (wishlistId: string) => ({ params: { wishlistId } })
  return {
    /** Lists the wishlists of the buyer. */
    list: (query?: CallQuery<'listWishlists'>, options?: CallOptions) =>
      request(ROUTES.listWishlists, { query, ...options }),
    /** Creates a wishlist; `errors` of the response names products that could not be added. */
    create: (input: CallBody<'createWishlist'>, options?: CallOptions) =>
      request(ROUTES.createWishlist, { body: input, ...options }),
    /** Reads a wishlist with a page of its products. */
    get: (wishlistId: string, query?: CallQuery<'getWishlist'>, options?: CallOptions) =>
      request(ROUTES.getWishlist, { ...wishlistParams(wishlistId), query, ...options }),
    /** Renames a wishlist. */
    rename: (wishlistId: string, change: CallBody<'renameWishlist'>, options?: CallOptions) =>
      request(ROUTES.renameWishlist, { ...wishlistParams(wishlistId), body: change, ...options }),
    /** Deletes a wishlist with its items. */
    delete: (wishlistId: string, options?: CallOptions) =>
      request(ROUTES.deleteWishlist, { ...wishlistParams(wishlistId), ...options }),
    /** Lists a page of the products of a wishlist. */
    items: (wishlistId: string, query?: CallQuery<'listWishlistItems'>, options?: CallOptions) =>
      request(ROUTES.listWishlistItems, { ...wishlistParams(wishlistId), query, ...options }),
    /** Adds a product to a wishlist. */
    addItem: (wishlistId: string, item: CallBody<'addWishlistItem'>, options?: CallOptions) =>
      request(ROUTES.addWishlistItem, { ...wishlistParams(wishlistId), body: item, ...options }),
    /** Removes a product from a wishlist. */
    deleteItem: (item: WishlistItemRef, options?: CallOptions) =>
      request(ROUTES.deleteWishlistItem, { params: { ...item }, ...options }),
    /** Adds all products of a wishlist to a cart; every product has its own result. */
    addToCart: (wishlistId: string, options?: WriteOptions<'addWishlistToCart'>) =>
      request(ROUTES.addWishlistToCart, { ...wishlistParams(wishlistId), ...options }),
  }
}
