import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery, WriteOptions } from './call.ts'
import type { Requester } from './request.ts'

/** A product on a wishlist. */
export interface WishlistItemRef {
  readonly wishlistId: string
  readonly wishlistItemId: string
}

/** Products that a buyer has noted, in lists. */
export function createWishlists({ request }: Requester) {
  const of = (wishlistId: string) => ({ params: { wishlistId } })
  return {
    /** Lists the wishlists of the buyer. */
    list: (query?: CallQuery<'listWishlists'>, options?: CallOptions) =>
      request(ROUTES.listWishlists, { query, ...options }),
    /** Makes a wishlist; look at `errors` of the answer for products that were not noted. */
    create: (input: CallBody<'createWishlist'>, options?: CallOptions) =>
      request(ROUTES.createWishlist, { body: input, ...options }),
    /** Reads a wishlist with a page of its products. */
    get: (wishlistId: string, query?: CallQuery<'getWishlist'>, options?: CallOptions) =>
      request(ROUTES.getWishlist, { ...of(wishlistId), query, ...options }),
    /** Gives a wishlist another name. */
    rename: (wishlistId: string, change: CallBody<'renameWishlist'>, options?: CallOptions) =>
      request(ROUTES.renameWishlist, { ...of(wishlistId), body: change, ...options }),
    /** Deletes a wishlist with everything on it. */
    delete: (wishlistId: string, options?: CallOptions) =>
      request(ROUTES.deleteWishlist, { ...of(wishlistId), ...options }),
    /** Reads a page of the products of a wishlist. */
    items: (wishlistId: string, query?: CallQuery<'listWishlistItems'>, options?: CallOptions) =>
      request(ROUTES.listWishlistItems, { ...of(wishlistId), query, ...options }),
    /** Notes a product. */
    addItem: (wishlistId: string, item: CallBody<'addWishlistItem'>, options?: CallOptions) =>
      request(ROUTES.addWishlistItem, { ...of(wishlistId), body: item, ...options }),
    /** Takes a product off a wishlist. */
    deleteItem: (item: WishlistItemRef, options?: CallOptions) =>
      request(ROUTES.deleteWishlistItem, { params: { ...item }, ...options }),
    /** Adds everything on a wishlist to a cart; every product has its own result. */
    addToCart: (wishlistId: string, options?: WriteOptions<'addWishlistToCart'>) =>
      request(ROUTES.addWishlistToCart, { ...of(wishlistId), ...options }),
  }
}
