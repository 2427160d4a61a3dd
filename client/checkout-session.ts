import type { CallResponse, CallBody, CallOptions } from './call.ts'
import { CheckoutFailure, findFirstFailure, toCheckoutFailureIfResponse } from './checkout-failure.ts'
import { type CheckoutState, createCheckoutState, requireCheckoutId, type PlacedOrder } from './checkout-state.ts'
import { type CheckoutSnapshot, type createCheckoutCalls, isCheckoutProcessed } from './checkouts.ts'
import { hasStatus } from './errors.ts'
import type { Sleep } from './sleep.ts'
import { runWithRetries } from './retry.ts'
import type { TextStorage } from './stored-text.ts'

/** Options of a checkout session. */
export interface CheckoutSessionOptions {
  readonly checkouts: Checkouts
  readonly sleep: Sleep
  /** Stores the id of the active checkout across reloads: `sessionStorage`. */
  readonly storage: TextStorage
  /** Whether this is a server render, which reads once and leaves polling and retries to the browser. */
  readonly isServerRender: boolean
}

/**
 * One visitor's checkout. Error responses of the server reject with a `CheckoutFailure`, everything else with a
 * `ClientError`.
 */
export type CheckoutSession = ReturnType<typeof createCheckoutSession>

/** Creates a checkout session; nothing is read yet. */
export function createCheckoutSession({ checkouts, sleep, storage, isServerRender }: CheckoutSessionOptions) {
  const state = createCheckoutState(storage)
  const call: CallWithRetry = (action, options) =>
    rethrowAsCheckoutFailure(() =>
      isServerRender ? action() : runWithRetries(action, { sleep, signal: options?.signal }),
    )
  const orders = createOrderActions(checkouts, state, call)

  const load = async (options?: CallOptions): Promise<CheckoutSnapshot> =>
    state.setSnapshot(
      await (isServerRender
        ? readOnceOrThrowSsrError(() => checkouts.get(state.ref(), options))
        : rethrowAsCheckoutFailure(() => loadStoredOrActiveCheckout(options))),
    )

  async function loadStoredOrActiveCheckout(options?: CallOptions): Promise<CheckoutSnapshot> {
    const ref = state.ref()
    try {
      return await checkouts.load(ref, { ...options, retryFailures: true })
    } catch (error) {
      if (ref === 'active' || !hasStatus(error, 404)) throw error
      state.forget()
      return checkouts.load('active', { ...options, retryFailures: true })
    }
  }

  async function abandon(options?: CallOptions): Promise<void> {
    const ref = state.ref()
    state.forget()
    await call(() => ignoreNotFound(() => checkouts.delete(ref, options)), options)
  }

  return {
    /** Returns the checkout as it was last read; throws SESSION_NOT_LOADED before that. */
    current: state.current,
    /** Calls the listener whenever `current` changes; returns a function that unsubscribes it. */
    subscribe: state.subscribe,
    /** Reads the active checkout until it is ready. */
    load,
    /**
     * Starts a checkout and loads it. When an old checkout blocks it (410, 422), that one is deleted and the start is
     * retried once.
     */
    async start(input: CallBody<'startCheckout'>, options?: CallOptions): Promise<CheckoutSnapshot> {
      const begin = () => call(() => checkouts.start(input, options), options)
      const startedCheckout = await begin().catch(async (error: unknown) => {
        if (!isBlockedByOldCheckout(error)) throw error
        await abandon(options)
        return begin()
      })
      state.storeId(requireCheckoutId(startedCheckout))
      return load(options)
    },
    /** Updates one part of the checkout and loads it. */
    async update(change: CallBody<'updateCheckout'>, options?: CallOptions): Promise<CheckoutSnapshot> {
      const checkoutId = state.currentId()
      await call(() => checkouts.update(checkoutId, change, options), options)
      return load(options)
    },
    pay: orders.pay,
    prepare: orders.prepare,
    submit: orders.submit,
    placeOrder: orders.placeOrder,
    /** Deletes the checkout; it succeeds as well when the checkout no longer exists. */
    abandon,
    /** Calls the listener after each placed order; returns a function that unsubscribes it. */
    onOrderPlaced: state.onOrderPlaced,
  }
}

function createOrderActions(checkouts: Checkouts, state: CheckoutState, call: CallWithRetry) {
  async function runOrderAction(action: OrderAction, options?: CallOptions) {
    const checkoutId = state.currentId()
    const { actions } = await call(() => checkouts.orderActions(checkoutId, { actions: [action] }, options), options)
    const [result] = actions
    if (result === undefined) throw new CheckoutFailure('INTERNAL_ERROR')
    const failure = findFirstFailure(result.errors)
    if (failure !== null) throw failure
    return { checkoutId, result }
  }

  return {
    /** Sets the payment of the checkout; check `salesforceResultCode` of the response. */
    pay: async (payment: CallBody<'payCheckout'>, options?: CallOptions): Promise<CallResponse<'payCheckout'>> => {
      const checkoutId = state.currentId()
      return call(() => checkouts.pay(checkoutId, payment, options), options)
    },
    /** Makes the server check the order and reserve its stock. */
    prepare: async (options?: CallOptions): Promise<void> => {
      await runOrderAction({ action: 'prepare' }, options)
    },
    /** Submits the order. Sending it again after a broken connection is safe: the server places it once. */
    submit: async (parameters?: OrderAction['parameters'], options?: CallOptions): Promise<PlacedOrder> => {
      const { checkoutId, result } = await runOrderAction(
        { action: 'submit', ...(parameters && { parameters }) },
        options,
      )
      if (!result.orderReferenceNumber) throw new CheckoutFailure('INTERNAL_ERROR')
      return state.markPlaced({ checkoutId, orderReferenceNumber: result.orderReferenceNumber })
    },
    /** Places the order through the older API. */
    placeOrder: async (options?: CallOptions): Promise<PlacedOrder> => {
      const checkoutId = state.currentId()
      const { orderReferenceNumber, errors } = await call(() => checkouts.placeOrder(checkoutId, options), options)
      if (!orderReferenceNumber) throw findFirstFailure(errors) ?? new CheckoutFailure('UNKNOWN_ERROR')
      return state.markPlaced({ checkoutId, orderReferenceNumber })
    },
  }
}

type Checkouts = ReturnType<typeof createCheckoutCalls>

/** Makes a call, retries it where that may help, and converts its errors into checkout errors. */
type CallWithRetry = <Result>(action: () => Promise<Result>, options?: CallOptions) => Promise<Result>

type OrderAction = CallBody<'runOrderActions'>['actions'][number]

/** Reads the checkout once, as a server render does; throws when the server is still working on it. */
async function readOnceOrThrowSsrError(read: () => Promise<CheckoutSnapshot>): Promise<CheckoutSnapshot> {
  const snapshot = await read().catch((cause: unknown) => {
    throw new CheckoutFailure(hasStatus(cause, 404) ? 'SSR_FAST_CHECKOUT' : 'SSR_CHECKOUT_RETRY', { cause })
  })
  if (!isCheckoutProcessed(snapshot)) throw new CheckoutFailure('SSR_NO_POLLING')
  return snapshot
}

async function rethrowAsCheckoutFailure<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw toCheckoutFailureIfResponse(error)
  }
}

function isBlockedByOldCheckout(error: unknown): boolean {
  return error instanceof CheckoutFailure && (hasStatus(error.cause, 410) || hasStatus(error.cause, 422))
}

async function ignoreNotFound(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}
