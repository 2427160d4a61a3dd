import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallResponse, CallBody, CallOptions } from './call.ts'
import { pollUntilReady } from './polling.ts'
import type { Sleep } from './sleep.ts'
import type { Requester } from './request.ts'
import { isTransientFailure } from './retry.ts'

/** A checkout by id, or `active` for the current one. */
export type CheckoutRef = 'active' | (string & Record<never, never>)

/** A checkout as it was read at one time. */
export interface CheckoutSnapshot {
  readonly checkout: CallResponse<'getCheckout'>
  /** 200 when it is ready, 422 when it has errors (see `checkout.errors`), 202 while the server works on it. */
  readonly checkoutStatus: number
}

/** Options of reading a checkout until it is ready. */
export interface LoadOptions extends CallOptions {
  /**
   * Whether a read that fails, because the server is unreachable or fails itself, counts as one of the attempts instead
   * of ending them. Leave it out in a server render, which cannot wait.
   */
  readonly retryFailures?: boolean
}

/** Errors in the checkout itself come as a 422 with a complete body; such a response is returned instead of thrown. */
const accept = [422]

/** Creates the calls of a checkout, from its start to the order. */
export function createCheckoutCalls({ request, exchange }: Requester, { sleep }: { readonly sleep: Sleep }) {
  const checkoutParams = (checkout: CheckoutRef) => ({ params: { checkoutId: checkout } })

  async function get(checkout: CheckoutRef, options?: CallOptions): Promise<CheckoutSnapshot> {
    const { status, body } = await exchange(ROUTES.getCheckout, {
      ...checkoutParams(checkout),
      accept,
      policy: { type: 'no-cache' },
      ...options,
    })
    return { checkout: body, checkoutStatus: status }
  }

  async function load(
    checkout: CheckoutRef,
    { retryFailures = false, ...options }: LoadOptions = {},
  ): Promise<CheckoutSnapshot> {
    return pollUntilReady(() => get(checkout, options), {
      isReady: isCheckoutProcessed,
      shouldRetry: (error) => retryFailures && isTransientFailure(error),
      sleep,
      signal: options.signal,
    })
  }

  return {
    /** Starts a checkout of a cart, or continues the active one. */
    start: (input: CallBody<'startCheckout'>, options?: CallOptions) =>
      request(ROUTES.startCheckout, { body: input, ...options }),
    /** Reads a checkout once. */
    get,
    /**
     * Reads a checkout until it is ready, retrying transient failures if the options say so; rejects with a
     * `PollingTimeoutError` when that takes too long.
     */
    load,
    /** Updates one part of a checkout; load it afterwards. */
    update: (checkout: CheckoutRef, change: CallBody<'updateCheckout'>, options?: CallOptions) =>
      request(ROUTES.updateCheckout, { ...checkoutParams(checkout), body: change, ...options }),
    /** Deletes a checkout. */
    delete: (checkout: CheckoutRef, options?: CallOptions) =>
      request(ROUTES.deleteCheckout, { ...checkoutParams(checkout), ...options }),
    /** Sets the payment of a checkout; check `errors` of the response. */
    pay: (checkout: CheckoutRef, payment: CallBody<'payCheckout'>, options?: CallOptions) =>
      request(ROUTES.payCheckout, { ...checkoutParams(checkout), body: payment, accept, ...options }),
    /** Places the order; check `errors` of the response. */
    placeOrder: (checkout: CheckoutRef, options?: CallOptions) =>
      request(ROUTES.placeOrder, { ...checkoutParams(checkout), accept, ...options }),
    /** Prepares or submits the order; check `errors` of each action in the response. */
    orderActions: (checkout: CheckoutRef, actions: CallBody<'runOrderActions'>, options?: CallOptions) =>
      request(ROUTES.runOrderActions, { ...checkoutParams(checkout), body: actions, accept, ...options }),
  }
}

/** Whether the server has finished its work on a checkout, with or without errors. */
export function isCheckoutProcessed({ checkoutStatus }: CheckoutSnapshot): boolean {
  return checkoutStatus === 200 || checkoutStatus === 422
}
