import type { CallResponse } from './call.ts'
import { createObservable } from './observable.ts'
import { pollUntilReady } from './polling.ts'
import type { Sleep } from './sleep.ts'

/** The state of the visitor's cart, as a page shows it. */
export interface CartStatus {
  /** True while calls that change the cart run, or while it was marked as processing. */
  readonly isProcessing: boolean
  /** How many of these calls are running. */
  readonly isProcessingCount: number
  /** Whether the cart, as it was last read, has items, is calculated, and is not being changed. */
  readonly isReadyForCheckout: boolean
  readonly isGuestCartEnabled: boolean
  readonly isGuestCheckoutEnabled: boolean
  /** How many products of the guest's cart could not be moved at sign-in. */
  readonly preserveGuestCartNumberOfProductsWithError: number
}

/** The fields of a cart that its status is computed from. */
export type CartSnapshot = Pick<CallResponse<'getCart'>, 'asyncOperationStatus' | 'uniqueProductCount'>

/** The store's settings for guests. */
export type GuestFeatureFlags = Pick<CallResponse<'getApplicationContext'>, 'guestCartEnabled' | 'guestCheckoutEnabled'>

interface CartStatusInputs {
  readonly runningCalls: number
  readonly isMarkedProcessing: boolean
  readonly cart: CartSnapshot | null
  readonly featureFlags: GuestFeatureFlags
  readonly failedProductCount: number
}

const INITIAL_INPUTS: CartStatusInputs = {
  runningCalls: 0,
  isMarkedProcessing: false,
  cart: null,
  featureFlags: { guestCartEnabled: false, guestCheckoutEnabled: false },
  failedProductCount: 0,
}

/** The observable state of the visitor's cart. */
export type CartStatusStore = ReturnType<typeof createCartStatusStore>

/** Creates the observable status of a cart that has not been read yet. */
export function createCartStatusStore({ sleep }: { readonly sleep: Sleep }) {
  let inputs = INITIAL_INPUTS
  const status = createObservable(computeStatus(inputs))
  const update = (changes: Partial<CartStatusInputs>) => {
    inputs = { ...inputs, ...changes }
    const next = computeStatus(inputs)
    if (!isSameStatus(next, status.get())) status.set(next)
  }

  /** Counts a call as running until it settles. */
  async function track<Result>(call: () => Promise<Result>): Promise<Result> {
    update({ runningCalls: inputs.runningCalls + 1 })
    try {
      return await call()
    } finally {
      update({ runningCalls: inputs.runningCalls - 1 })
    }
  }

  /** Reads a cart until the server has calculated it; throws when that takes too many attempts. */
  function readUntilCalculated<Cart extends CartSnapshot>(
    read: () => Promise<Cart>,
    signal?: AbortSignal,
  ): Promise<Cart> {
    const readAndStore = async () => {
      const cart = await read()
      update({ cart })
      return cart
    }
    return track(() =>
      pollUntilReady(readAndStore, {
        isReady: ({ asyncOperationStatus }) => asyncOperationStatus !== 'Processing',
        sleep,
        signal,
      }),
    )
  }

  return {
    get: status.get,
    subscribe: status.subscribe,
    track,
    pollUntilCalculated: readUntilCalculated,
    /** Marks the cart as being changed, or not, regardless of running calls. */
    setProcessing: (isMarkedProcessing: boolean) => update({ isMarkedProcessing }),
    /** Stores the cart that was read last; null when there is none. */
    setCart: (cart: CartSnapshot | null) => update({ cart }),
    /** Stores the store's settings for guests. */
    setFeatureFlags: (featureFlags: GuestFeatureFlags) => update({ featureFlags }),
    /** Stores how many products could not be moved at sign-in. */
    setProductsWithError: (failedProductCount: number) => update({ failedProductCount }),
  }
}

function computeStatus({
  runningCalls,
  isMarkedProcessing,
  cart,
  featureFlags,
  failedProductCount,
}: CartStatusInputs): CartStatus {
  const isProcessing = runningCalls > 0 || isMarkedProcessing
  const { asyncOperationStatus = 'Completed', uniqueProductCount = 0 } = cart ?? {}
  return {
    isProcessing,
    isProcessingCount: runningCalls,
    isReadyForCheckout: !isProcessing && uniqueProductCount > 0 && asyncOperationStatus === 'Completed',
    isGuestCartEnabled: featureFlags.guestCartEnabled,
    isGuestCheckoutEnabled: featureFlags.guestCheckoutEnabled,
    preserveGuestCartNumberOfProductsWithError: failedProductCount,
  }
}

/** Compares as JSON, because `computeStatus` always creates the properties in the same order. */
function isSameStatus(left: CartStatus, right: CartStatus): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
