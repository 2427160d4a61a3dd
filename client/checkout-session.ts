import type { CallAnswer, CallBody, CallOptions } from './call.ts'
import { CheckoutFailure, failureAmong, toCheckoutFailure } from './checkout-failure.ts'
import { type CheckoutMemory, createCheckoutMemory, idOf, type PlacedOrder } from './checkout-memory.ts'
import { type CheckoutReading, type createCheckouts, isReady } from './checkouts.ts'
import { hasStatus } from './errors.ts'
import type { Pause } from './pause.ts'
import { retryAction } from './retry.ts'
import type { TextStorage } from './stored-text.ts'

/** What one visitor's way through a checkout needs. */
export interface CheckoutSessionOptions {
  readonly checkouts: Checkouts
  readonly pause: Pause
  /** Remembers the running checkout when the page is loaded anew: `sessionStorage`. */
  readonly storage: TextStorage
  /** A server render reads once and leaves waiting and trying again to the browser. */
  readonly isServerRender: boolean
}

/**
 * One visitor's way through a checkout. What the server refuses rejects with a `CheckoutFailure`; all else with a
 * `ClientError`.
 */
export type CheckoutSession = ReturnType<typeof createCheckoutSession>

/** Begins one visitor's way through a checkout; nothing is read yet. */
export function createCheckoutSession({ checkouts, pause, storage, isServerRender }: CheckoutSessionOptions) {
  const memory = createCheckoutMemory(storage)
  const act: Act = (action, options) =>
    coded(() => (isServerRender ? action() : retryAction(action, { pause, signal: options?.signal })))
  const orders = createOrderActions(checkouts, memory, act)

  const load = async (options?: CallOptions): Promise<CheckoutReading> =>
    memory.take(
      await (isServerRender
        ? readOnce(() => checkouts.get(memory.ref(), options))
        : coded(() => loadRemembered(options))),
    )

  async function loadRemembered(options?: CallOptions): Promise<CheckoutReading> {
    const ref = memory.ref()
    try {
      return await checkouts.load(ref, { ...options, retriesFailures: true })
    } catch (error) {
      if (ref === 'active' || !hasStatus(error, 404)) throw error
      memory.forget()
      return checkouts.load('active', { ...options, retriesFailures: true })
    }
  }

  async function abandon(): Promise<void> {
    const ref = memory.ref()
    memory.forget()
    await ignoreMissing(() => checkouts.delete(ref))
  }

  return {
    /** The checkout as it was read last; throws SESSION_NOT_LOADED before that. */
    current: memory.current,
    /**
     * Calls the listener whenever another reading takes the place of `current`, until the function that is answered is
     * called.
     */
    subscribe: memory.subscribe,
    /** Reads the running checkout until it is ready. */
    load,
    /**
     * Begins a checkout and loads it. Where an old one is in the way (410, 422), that is deleted and the start tried
     * once more.
     */
    async start(input: CallBody<'startCheckout'>, options?: CallOptions): Promise<CheckoutReading> {
      const begin = () => act(() => checkouts.start(input, options), options)
      const started = await begin().catch(async (error: unknown) => {
        if (!isInTheWay(error)) throw error
        await coded(abandon)
        return begin()
      })
      memory.remember(idOf(started))
      return load(options)
    },
    /** Changes one thing about the checkout and loads it. */
    async update(change: CallBody<'updateCheckout'>, options?: CallOptions): Promise<CheckoutReading> {
      const checkoutId = memory.currentId()
      await act(() => checkouts.update(checkoutId, change, options), options)
      return load(options)
    },
    pay: orders.pay,
    prepare: orders.prepare,
    submit: orders.submit,
    placeOrder: orders.placeOrder,
    /** Gives the checkout up; one that is gone already is given up as well. */
    abandon: (): Promise<void> => coded(abandon),
    /** Calls the listener after each order, until the function that is answered is called. */
    onOrderPlaced: memory.onOrderPlaced,
  }
}

function createOrderActions(checkouts: Checkouts, memory: CheckoutMemory, act: Act) {
  async function runAction(action: OrderAction, options?: CallOptions) {
    const checkoutId = memory.currentId()
    const { actions } = await act(() => checkouts.orderActions(checkoutId, { actions: [action] }, options), options)
    const [result] = actions
    if (result === undefined) throw new CheckoutFailure('INTERNAL_ERROR')
    const failure = failureAmong(result.errors)
    if (failure !== null) throw failure
    return { checkoutId, result }
  }

  return {
    /** Says how the checkout is paid; look at `salesforceResultCode`. */
    pay: async (payment: CallBody<'payCheckout'>, options?: CallOptions): Promise<CallAnswer<'payCheckout'>> => {
      const checkoutId = memory.currentId()
      return act(() => checkouts.pay(checkoutId, payment, options), options)
    },
    /** Has the server check the order and reserve its stock. */
    prepare: async (options?: CallOptions): Promise<void> => {
      await runAction({ action: 'prepare' }, options)
    },
    /** Submits the order. Sending it again after a broken connection is safe: the server places it once. */
    submit: async (parameters?: OrderAction['parameters'], options?: CallOptions): Promise<PlacedOrder> => {
      const { checkoutId, result } = await runAction({ action: 'submit', ...(parameters && { parameters }) }, options)
      if (!result.orderReferenceNumber) throw new CheckoutFailure('INTERNAL_ERROR')
      return memory.placed({ checkoutId, orderReferenceNumber: result.orderReferenceNumber })
    },
    /** Places the order, in the older way. */
    placeOrder: async (options?: CallOptions): Promise<PlacedOrder> => {
      const checkoutId = memory.currentId()
      const { orderReferenceNumber, errors } = await act(() => checkouts.placeOrder(checkoutId, options), options)
      if (!orderReferenceNumber) throw failureAmong(errors) ?? new CheckoutFailure('UNKNOWN_ERROR')
      return memory.placed({ checkoutId, orderReferenceNumber })
    },
  }
}

type Checkouts = ReturnType<typeof createCheckouts>

/** Makes a call, again where that may help, and codes what it rejects with. */
type Act = <Result>(action: () => Promise<Result>, options?: CallOptions) => Promise<Result>

type OrderAction = CallBody<'runOrderActions'>['actions'][number]

async function readOnce(read: () => Promise<CheckoutReading>): Promise<CheckoutReading> {
  const found = await read().catch((cause: unknown) => {
    throw new CheckoutFailure(hasStatus(cause, 404) ? 'SSR_FAST_CHECKOUT' : 'SSR_CHECKOUT_RETRY', { cause })
  })
  if (!isReady(found)) throw new CheckoutFailure('SSR_NO_POLLING')
  return found
}

async function coded<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw toCheckoutFailure(error)
  }
}

function isInTheWay(error: unknown): boolean {
  return error instanceof CheckoutFailure && (hasStatus(error.cause, 410) || hasStatus(error.cause, 422))
}

async function ignoreMissing(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}
