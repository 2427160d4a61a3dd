import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallAnswer, CallBody, CallOptions } from './call.ts'
import { WaitExceededError } from './errors.ts'
import type { Pause } from './pause.ts'
import type { Requester } from './request.ts'
import { mayPass } from './retry.ts'

/** A checkout by id, or the one that is running. */
export type CheckoutRef = 'active' | (string & Record<never, never>)

/** A coupon on a checkout. */
export interface CheckoutCouponRef {
  readonly checkout: CheckoutRef
  readonly cartCouponId: string
}

/** A checkout as it was read. */
export interface CheckoutReading {
  readonly checkout: CallAnswer<'getCheckout'>
  /** 200 when it is ready, 422 when something is wrong (see `checkout.errors`), 202 while the server works on it. */
  readonly checkoutStatus: number
}

/** How a checkout is read until it is ready. */
export interface LoadOptions extends CallOptions {
  /**
   * Whether a reading that fails, because the server is out of reach or out of order, counts as one of the attempts
   * instead of ending them. A page that is being rendered cannot wait for that.
   */
  readonly retriesFailures?: boolean
}

/** How often a checkout is read before the client gives up. */
export const LOAD_ATTEMPTS = 14

/** Milliseconds to wait before the nth reading of a checkout, counted from 1. */
export function loadDelay(attempt: number): number {
  if (attempt <= 4) return 0
  return attempt <= 8 ? 100 * (attempt - 4) : 750 * 2 ** (attempt - 8)
}

/** Trouble with the checkout itself comes as 422 with a whole body, which is an answer and no failure. */
const accept = [422]

/** From the cart to the order. */
export function createCheckouts({ request, exchange }: Requester, { pause }: { readonly pause: Pause }) {
  const of = (checkout: CheckoutRef) => ({ params: { checkoutId: checkout } })

  async function get(checkout: CheckoutRef, options?: CallOptions): Promise<CheckoutReading> {
    const { status, body } = await exchange(ROUTES.getCheckout, {
      ...of(checkout),
      accept,
      policy: { type: 'no-cache' },
      ...options,
    })
    return { checkout: body, checkoutStatus: status }
  }

  async function load(
    checkout: CheckoutRef,
    { retriesFailures = false, ...options }: LoadOptions = {},
  ): Promise<CheckoutReading> {
    let failure: unknown
    for (let attempt = 1; attempt <= LOAD_ATTEMPTS; attempt++) {
      const delay = loadDelay(attempt)
      if (delay > 0) await pause(delay, options?.signal)
      try {
        const reading = await get(checkout, options)
        if (isReady(reading)) return reading
      } catch (error) {
        if (!retriesFailures || !mayPass(error)) throw error
        failure = error
      }
    }
    throw new WaitExceededError(failure)
  }

  return {
    /** Begins a checkout of a cart, or goes on with the one that is running. */
    start: (input: CallBody<'startCheckout'>, options?: CallOptions) =>
      request(ROUTES.startCheckout, { body: input, ...options }),
    /** Reads a checkout once. */
    get,
    /**
     * Reads a checkout until it is ready, also after failures that may pass if the options say so; rejects with a
     * `WaitExceededError` when that takes too long.
     */
    load,
    /** Changes one thing about a checkout; load it afterwards. */
    update: (checkout: CheckoutRef, change: CallBody<'updateCheckout'>, options?: CallOptions) =>
      request(ROUTES.updateCheckout, { ...of(checkout), body: change, ...options }),
    /** Gives a checkout up. */
    delete: (checkout: CheckoutRef, options?: CallOptions) =>
      request(ROUTES.deleteCheckout, { ...of(checkout), ...options }),
    /** Says how a checkout is paid; look at `errors` of the answer. */
    pay: (checkout: CheckoutRef, payment: CallBody<'payCheckout'>, options?: CallOptions) =>
      request(ROUTES.payCheckout, { ...of(checkout), body: payment, accept, ...options }),
    /** Turns a card into a token to pay with; the card goes to the payment gateway and is kept nowhere. */
    cardToken: (card: CallBody<'createPaymentToken'>, options?: CallOptions) =>
      request(ROUTES.createPaymentToken, { body: card, ...options }),
    /** Puts a coupon on the checkout. */
    applyCoupon: (checkout: CheckoutRef, coupon: CallBody<'applyCheckoutCoupon'>, options?: CallOptions) =>
      request(ROUTES.applyCheckoutCoupon, { ...of(checkout), body: coupon, ...options }),
    /** Takes a coupon off the checkout, by the id that it has there. */
    deleteCoupon: ({ checkout, cartCouponId }: CheckoutCouponRef, options?: CallOptions) =>
      request(ROUTES.deleteCheckoutCoupon, { params: { checkoutId: checkout, cartCouponId }, ...options }),
    /** Places the order; look at `errors` of the answer. */
    placeOrder: (checkout: CheckoutRef, options?: CallOptions) =>
      request(ROUTES.placeOrder, { ...of(checkout), accept, ...options }),
    /** Prepares or submits the order; look at `errors` of each action in the answer. */
    orderActions: (checkout: CheckoutRef, actions: CallBody<'runOrderActions'>, options?: CallOptions) =>
      request(ROUTES.runOrderActions, { ...of(checkout), body: actions, accept, ...options }),
  }
}

/** Whether the server has finished its work on a checkout, well or badly. */
export function isReady({ checkoutStatus }: CheckoutReading): boolean {
  return checkoutStatus === 200 || checkoutStatus === 422
}
