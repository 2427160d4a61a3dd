import type { CallAnswer } from './call.ts'
import { LOAD_ATTEMPTS, loadDelay } from './checkouts.ts'
import { WaitExceededError } from './errors.ts'
import { createObservable } from './observable.ts'
import type { Pause } from './pause.ts'

/** What a page knows about the state of the visitor's cart. */
export interface CartStatus {
  /** While calls that change the cart run, or somebody said so. */
  readonly isProcessing: boolean
  /** How many of those calls run. */
  readonly isProcessingCount: number
  /** Whether the cart, as it was last read, has something in it, is worked out, and is not being changed. */
  readonly isReadyForCheckout: boolean
  readonly isGuestCartEnabled: boolean
  readonly isGuestCheckoutEnabled: boolean
  /** Products of the guest's cart that could not be brought along at sign-in. */
  readonly preserveGuestCartNumberOfProductsWithError: number
}

/** What is read from a cart to know its state. */
export type CartReading = Pick<CallAnswer<'getCart'>, 'asyncOperationStatus' | 'uniqueProductCount'>

/** The switches of the store that concern guests. */
export type GuestSwitches = Pick<CallAnswer<'getApplicationContext'>, 'guestCartEnabled' | 'guestCheckoutEnabled'>

interface Facts {
  readonly count: number
  readonly flag: boolean
  readonly cart: CartReading | null
  readonly switches: GuestSwitches
  readonly lost: number
}

const AT_FIRST: Facts = {
  count: 0,
  flag: false,
  cart: null,
  switches: { guestCartEnabled: false, guestCheckoutEnabled: false },
  lost: 0,
}

/** The state of the visitor's cart; it tells when it changes. */
export type CartStatusStore = ReturnType<typeof createCartStatus>

/** Makes the state of a cart that has not been read yet. */
export function createCartStatus({ pause }: { readonly pause: Pause }) {
  let facts = AT_FIRST
  const status = createObservable(statusOf(facts))
  const learn = (news: Partial<Facts>) => {
    facts = { ...facts, ...news }
    const next = statusOf(facts)
    if (!isSame(next, status.get())) status.set(next)
  }

  /** Counts a call as in flight until it has ended, well or badly. */
  async function track<Result>(call: () => Promise<Result>): Promise<Result> {
    learn({ count: facts.count + 1 })
    try {
      return await call()
    } finally {
      learn({ count: facts.count - 1 })
    }
  }

  /** Reads a cart until the server has worked it out; what is read meanwhile is not ready. */
  function settle<Reading extends CartReading>(read: () => Promise<Reading>, signal?: AbortSignal): Promise<Reading> {
    return track(async () => {
      for (let attempt = 1; attempt <= LOAD_ATTEMPTS; attempt++) {
        const delay = loadDelay(attempt)
        if (delay > 0) await pause(delay, signal)
        const cart = await read()
        learn({ cart })
        if (cart.asyncOperationStatus !== 'Processing') return cart
      }
      throw new WaitExceededError()
    })
  }

  return {
    get: status.get,
    subscribe: status.subscribe,
    track,
    settle,
    /** Says that the cart is being changed, or no longer, whatever calls run. */
    setProcessing: (flag: boolean) => learn({ flag }),
    /** Takes in a cart as it was read; null when there is none. */
    setCart: (cart: CartReading | null) => learn({ cart }),
    /** Takes in the switches of the store. */
    setSwitches: (switches: GuestSwitches) => learn({ switches }),
    /** Takes in how many products could not be brought along at sign-in. */
    setProductsWithError: (lost: number) => learn({ lost }),
  }
}

function statusOf({ count, flag, cart, switches, lost }: Facts): CartStatus {
  const isProcessing = count > 0 || flag
  const { asyncOperationStatus = 'Completed', uniqueProductCount = 0 } = cart ?? {}
  return {
    isProcessing,
    isProcessingCount: count,
    isReadyForCheckout: !isProcessing && uniqueProductCount > 0 && asyncOperationStatus === 'Completed',
    isGuestCartEnabled: switches.guestCartEnabled,
    isGuestCheckoutEnabled: switches.guestCheckoutEnabled,
    preserveGuestCartNumberOfProductsWithError: lost,
  }
}

/** Both are made by `statusOf`, so that equal ones read the same. */
function isSame(one: CartStatus, other: CartStatus): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
