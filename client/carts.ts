import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery, WriteOptions } from './call.ts'
import { requireDeliveryGroup } from './checkout-failure.ts'
import type { Requester } from './request.ts'

/** A cart by id; `current` is the buyer's cart, which may be empty, and `active` one that must exist. */
export type CartRef = 'current' | 'active' | (string & Record<never, never>)

/** A line of a cart. */
export interface CartItemRef {
  readonly cart: CartRef
  readonly cartItemId: string
}

/** A coupon on a cart, by its id in that cart. */
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
  const cartParams = (cart: CartRef) => ({ params: { cartStateOrId: cart } })
  return {
    /** Creates a cart. */
    create: (input: CallBody<'createCart'>, options?: WriteOptions<'createCart'>) =>
      request(ROUTES.createCart, { body: input, ...options }),
    /** Creates the cart unless it exists. */
    ensure: (cart: CartRef, options?: WriteOptions<'ensureCart'>) =>
      request(ROUTES.ensureCart, { ...cartParams(cart), ...options }),
    /** Reads a cart without its lines. */
    get: (cart: CartRef, query?: CallQuery<'getCart'>, options?: CallOptions) =>
      request(ROUTES.getCart, { ...cartParams(cart), query, ...options }),
    /** Deletes a cart. */
    delete: (cart: CartRef, options?: CallOptions) => request(ROUTES.deleteCart, { ...cartParams(cart), ...options }),
    /** Reads the number of items in the current cart. */
    currentCompactSummary: (options?: CallOptions) => request(ROUTES.getCompactSummary, options),
    /** Reads the number of items in a cart. */
    compactSummary: (cart: CartRef, options?: CallOptions) =>
      request(ROUTES.getCartCompactSummary, { ...cartParams(cart), ...options }),

    /** Lists a page of the lines, with the totals. */
    items: (cart: CartRef, query?: CallQuery<'listCartItems'>, options?: CallOptions) =>
      request(ROUTES.listCartItems, { ...cartParams(cart), query, ...options }),
    /** Adds a product, or raises the quantity of the line that has it. */
    addItem: (cart: CartRef, item: CallBody<'addCartItem'>, options?: WriteOptions<'addCartItem'>) =>
      request(ROUTES.addCartItem, { ...cartParams(cart), body: item, ...options }),
    /** Adds several products; each has its own result. */
    addItems: (cart: CartRef, items: CallBody<'addCartItems'>, options?: WriteOptions<'addCartItems'>) =>
      request(ROUTES.addCartItems, { ...cartParams(cart), body: items, ...options }),
    /** Changes a line, usually its quantity. */
    updateItem: (
      { cart, cartItemId }: CartItemRef,
      change: CallBody<'updateCartItem'>,
      options?: WriteOptions<'updateCartItem'>,
    ) => request(ROUTES.updateCartItem, { params: { cartStateOrId: cart, cartItemId }, body: change, ...options }),
    /** Removes a line. */
    deleteItem: ({ cart, cartItemId }: CartItemRef, options?: CallOptions) =>
      request(ROUTES.deleteCartItem, { params: { cartStateOrId: cart, cartItemId }, ...options }),

    /** Applies a coupon to a cart. */
    applyCoupon: (cart: CartRef, coupon: CallBody<'applyCartCoupon'>, options?: WriteOptions<'applyCartCoupon'>) =>
      request(ROUTES.applyCartCoupon, { ...cartParams(cart), body: coupon, ...options }),
    /** Removes a coupon from a cart. */
    deleteCoupon: ({ cart, cartCouponId }: CartCouponRef, options?: CallOptions) =>
      request(ROUTES.deleteCartCoupon, { params: { cartStateOrId: cart, cartCouponId }, ...options }),

    /** Lists a page of the products, each with its lines. */
    products: (cart: CartRef, query?: CallQuery<'listCartProducts'>, options?: CallOptions) =>
      request(ROUTES.listCartProducts, { ...cartParams(cart), query, ...options }),
    /** Copies a cart into one that can be paid but not changed. */
    clone: (cart: CartRef, target: CallBody<'cloneCart'>, options?: WriteOptions<'cloneCart'>) =>
      request(ROUTES.cloneCart, { ...cartParams(cart), body: target, ...options }),
    /** Calculates the totals of a cart again, for another delivery address if one is given. */
    calculate: (cart: CartRef, input: CallBody<'calculateCart'> = {}, options?: WriteOptions<'calculateCart'>) =>
      request(ROUTES.calculateCart, { ...cartParams(cart), body: input, ...options }),

    /** Reserves stock for a cart for some time. */
    reserve: (cart: CartRef, duration: CallBody<'reserveInventory'>, options?: WriteOptions<'reserveInventory'>) =>
      request(ROUTES.reserveInventory, { ...cartParams(cart), body: duration, ...options }),
    /** Releases the stock that is reserved for a cart. */
    release: (cart: CartRef, options?: CallOptions) =>
      request(ROUTES.releaseInventory, { ...cartParams(cart), ...options }),

    /** Moves the lines of a guest's cart into the cart of the buyer who has just signed in. */
    preserve: (cart: CartRef, options?: WriteOptions<'preserveCart'>) =>
      request(ROUTES.preserveCart, { ...cartParams(cart), ...options }),

    /** Lists the delivery groups of a cart. */
    deliveryGroups: (cart: CartRef, query?: CallQuery<'listDeliveryGroups'>, options?: CallOptions) =>
      request(ROUTES.listDeliveryGroups, { ...cartParams(cart), query, ...options }),
    /** Reads one delivery group with a page of its lines. */
    deliveryGroup: async (group: DeliveryGroupRef, query?: CallQuery<'getDeliveryGroup'>, options?: CallOptions) => {
      requireDeliveryGroup(group)
      const { cart, deliveryGroupId } = group
      return request(ROUTES.getDeliveryGroup, { params: { cartStateOrId: cart, deliveryGroupId }, query, ...options })
    },
    /** Creates another delivery group, where the store allows split shipments. */
    createDeliveryGroup: (
      cart: CartRef,
      group: CallBody<'createDeliveryGroup'>,
      options?: WriteOptions<'createDeliveryGroup'>,
    ) => request(ROUTES.createDeliveryGroup, { ...cartParams(cart), body: group, ...options }),
    /** Updates the address and the method of a delivery group. */
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
    /** Removes a delivery group; its lines move to the default group unless the query has `deleteCartItems`. */
    deleteDeliveryGroup: (
      { cart, deliveryGroupId }: DeliveryGroupRef,
      query?: CallQuery<'deleteDeliveryGroup'>,
      options?: CallOptions,
    ) => request(ROUTES.deleteDeliveryGroup, { params: { cartStateOrId: cart, deliveryGroupId }, query, ...options }),
    /** Moves lines between delivery groups. */
    arrangeItems: (cart: CartRef, arrangements: CallBody<'arrangeItems'>, options?: WriteOptions<'arrangeItems'>) =>
      request(ROUTES.arrangeItems, { ...cartParams(cart), body: arrangements, ...options }),
  }
}
