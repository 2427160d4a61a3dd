import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery, WriteOptions } from './call.ts'
import { requireDeliveryGroup } from './checkout-failure.ts'
import type { Requester } from './request.ts'

/** A cart by id; `current` is the buyer's cart, empty if there is none yet, and `active` one that has to exist. */
export type CartRef = 'current' | 'active' | (string & Record<never, never>)

/** A line of a cart. */
export interface CartItemRef {
  readonly cart: CartRef
  readonly cartItemId: string
}

/** A coupon on a cart, by the id that it has there. */
export interface CartCouponRef {
  readonly cart: CartRef
  readonly cartCouponId: string
}

/** A delivery group of a cart. */
export interface DeliveryGroupRef {
  readonly cart: CartRef
  readonly deliveryGroupId: string
}

/** Carts, their lines, coupons and delivery groups. */
export function createCarts({ request }: Requester) {
  const of = (cart: CartRef) => ({ params: { cartStateOrId: cart } })
  return {
    /** Makes a cart. */
    create: (input: CallBody<'createCart'>, options?: WriteOptions<'createCart'>) =>
      request(ROUTES.createCart, { body: input, ...options }),
    /** Makes sure that there is a cart. */
    ensure: (cart: CartRef, options?: WriteOptions<'ensureCart'>) =>
      request(ROUTES.ensureCart, { ...of(cart), ...options }),
    /** Reads a cart without its lines. */
    get: (cart: CartRef, query?: CallQuery<'getCart'>, options?: CallOptions) =>
      request(ROUTES.getCart, { ...of(cart), query, ...options }),
    /** Deletes a cart. */
    delete: (cart: CartRef, options?: CallOptions) => request(ROUTES.deleteCart, { ...of(cart), ...options }),
    /** Counts what is in the current cart. */
    currentCompactSummary: (options?: CallOptions) => request(ROUTES.getCompactSummary, options),
    /** Counts what is in a cart. */
    compactSummary: (cart: CartRef, options?: CallOptions) =>
      request(ROUTES.getCartCompactSummary, { ...of(cart), ...options }),

    /** Reads a page of the lines, with the totals. */
    items: (cart: CartRef, query?: CallQuery<'listCartItems'>, options?: CallOptions) =>
      request(ROUTES.listCartItems, { ...of(cart), query, ...options }),
    /** Adds a product, or raises the quantity of the line that has it. */
    addItem: (cart: CartRef, item: CallBody<'addCartItem'>, options?: WriteOptions<'addCartItem'>) =>
      request(ROUTES.addCartItem, { ...of(cart), body: item, ...options }),
    /** Adds several products; each has its own result. */
    addItems: (cart: CartRef, items: CallBody<'addCartItems'>, options?: WriteOptions<'addCartItems'>) =>
      request(ROUTES.addCartItems, { ...of(cart), body: items, ...options }),
    /** Changes a line, usually its quantity. */
    updateItem: (
      { cart, cartItemId }: CartItemRef,
      change: CallBody<'updateCartItem'>,
      options?: WriteOptions<'updateCartItem'>,
    ) => request(ROUTES.updateCartItem, { params: { cartStateOrId: cart, cartItemId }, body: change, ...options }),
    /** Removes a line. */
    deleteItem: ({ cart, cartItemId }: CartItemRef, options?: CallOptions) =>
      request(ROUTES.deleteCartItem, { params: { cartStateOrId: cart, cartItemId }, ...options }),

    /** Puts a coupon on a cart. */
    applyCoupon: (cart: CartRef, coupon: CallBody<'applyCartCoupon'>, options?: WriteOptions<'applyCartCoupon'>) =>
      request(ROUTES.applyCartCoupon, { ...of(cart), body: coupon, ...options }),
    /** Takes a coupon off a cart. */
    deleteCoupon: ({ cart, cartCouponId }: CartCouponRef, options?: CallOptions) =>
      request(ROUTES.deleteCartCoupon, { params: { cartStateOrId: cart, cartCouponId }, ...options }),

    /** Reads a page of the products, each with its lines. */
    products: (cart: CartRef, query?: CallQuery<'listCartProducts'>, options?: CallOptions) =>
      request(ROUTES.listCartProducts, { ...of(cart), query, ...options }),
    /** Copies a cart into one that can be paid and not be changed. */
    clone: (cart: CartRef, target: CallBody<'cloneCart'>, options?: WriteOptions<'cloneCart'>) =>
      request(ROUTES.cloneCart, { ...of(cart), body: target, ...options }),
    /** Works out anew what a cart comes to. */
    calculate: (cart: CartRef, options?: WriteOptions<'calculateCart'>) =>
      request(ROUTES.calculateCart, { ...of(cart), ...options }),

    /** Holds the stock of a cart for a while. */
    reserve: (cart: CartRef, duration: CallBody<'reserveInventory'>, options?: WriteOptions<'reserveInventory'>) =>
      request(ROUTES.reserveInventory, { ...of(cart), body: duration, ...options }),
    /** Gives up the stock that a cart holds. */
    release: (cart: CartRef, options?: CallOptions) => request(ROUTES.releaseInventory, { ...of(cart), ...options }),

    /** Moves the lines of a guest's cart into the cart of the buyer who has just signed in. */
    preserve: (cart: CartRef, options?: WriteOptions<'preserveCart'>) =>
      request(ROUTES.preserveCart, { ...of(cart), ...options }),

    /** Reads the delivery groups of a cart. */
    deliveryGroups: (cart: CartRef, query?: CallQuery<'listDeliveryGroups'>, options?: CallOptions) =>
      request(ROUTES.listDeliveryGroups, { ...of(cart), query, ...options }),
    /** Reads one delivery group with a page of its lines. */
    deliveryGroup: async (group: DeliveryGroupRef, query?: CallQuery<'getDeliveryGroup'>, options?: CallOptions) => {
      requireDeliveryGroup(group)
      const { cart, deliveryGroupId } = group
      return request(ROUTES.getDeliveryGroup, { params: { cartStateOrId: cart, deliveryGroupId }, query, ...options })
    },
    /** Makes another delivery group, where the store ships split. */
    createDeliveryGroup: (
      cart: CartRef,
      group: CallBody<'createDeliveryGroup'>,
      options?: WriteOptions<'createDeliveryGroup'>,
    ) => request(ROUTES.createDeliveryGroup, { ...of(cart), body: group, ...options }),
    /** Changes where and how a delivery group is sent. */
    updateDeliveryGroup: (
      { cart, deliveryGroupId }: DeliveryGroupRef,
      change: CallBody<'updateDeliveryGroup'>,
      options?: WriteOptions<'updateDeliveryGroup'>,
    ) =>
      request(ROUTES.updateDeliveryGroup, {
        params: { cartStateOrId: cart, deliveryGroupId },
        body: change,
        ...options,
      }),
    /** Removes a delivery group; its lines go to the default one unless the query says `deleteCartItems`. */
    deleteDeliveryGroup: (
      { cart, deliveryGroupId }: DeliveryGroupRef,
      query?: CallQuery<'deleteDeliveryGroup'>,
      options?: CallOptions,
    ) => request(ROUTES.deleteDeliveryGroup, { params: { cartStateOrId: cart, deliveryGroupId }, query, ...options }),
    /** Spreads lines over delivery groups. */
    arrangeItems: (cart: CartRef, arrangements: CallBody<'arrangeItems'>, options?: WriteOptions<'arrangeItems'>) =>
      request(ROUTES.arrangeItems, { ...of(cart), body: arrangements, ...options }),
  }
}
