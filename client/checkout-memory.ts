import { CheckoutFailure } from './checkout-failure.ts'
import type { CheckoutReading } from './checkouts.ts'
import { createObservable } from './observable.ts'
import { openStoredText, type TextStorage } from './stored-text.ts'

/** An order that has just been placed. */
export interface PlacedOrder {
  readonly orderReferenceNumber: string
  readonly checkoutId: string
}

/** What is remembered of the running checkout. */
export type CheckoutMemory = ReturnType<typeof createCheckoutMemory>

/** Remembers the id of the running checkout in a storage that outlives the page, and its last reading in the page. */
export function createCheckoutMemory(storage: TextStorage) {
  const activeId = openStoredText(storage, 'activeCheckoutId')
  const reading = createObservable<CheckoutReading | null>(null)
  const listeners = new Set<(order: PlacedOrder) => void>()

  function current(): CheckoutReading {
    const loaded = reading.get()
    if (loaded === null) throw new CheckoutFailure('SESSION_NOT_LOADED')
    return loaded
  }

  function forget(): void {
    activeId.remove()
    reading.set(null)
  }

  return {
    subscribe: reading.subscribe,
    current,
    currentId: () => idOf(current().checkout),
    forget,
    remember: activeId.write,
    /** Which checkout to ask for. */
    ref: () => activeId.read() ?? 'active',
    take(next: CheckoutReading): CheckoutReading {
      activeId.write(idOf(next.checkout))
      reading.set(next)
      return next
    },
    /** The order has been placed: the checkout is over, and whoever listens is told. */
    placed(order: PlacedOrder): PlacedOrder {
      forget()
      for (const listener of listeners) listener(order)
      return order
    },
    onOrderPlaced: (listener: (order: PlacedOrder) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The id of a checkout as the server answered it; throws NULL_CHECKOUTID when there is none. */
export function idOf({ checkoutId }: { readonly checkoutId?: string | null }): string {
  if (!checkoutId) throw new CheckoutFailure('NULL_CHECKOUTID')
  return checkoutId
}
