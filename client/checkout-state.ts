import { CheckoutFailure } from './checkout-failure.ts'
import type { CheckoutSnapshot } from './checkouts.ts'
import { createObservable } from './observable.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

/** An order that has just been placed. */
export interface PlacedOrder {
  readonly orderReferenceNumber: string
  readonly checkoutId: string
}

/** The stored state of the active checkout. */
export type CheckoutState = ReturnType<typeof createCheckoutState>

/** Stores the id of the active checkout in a storage that survives a reload, and its last snapshot in memory. */
export function createCheckoutState(storage: TextStorage) {
  const activeId = createStoredText(storage, 'activeCheckoutId')
  const snapshot = createObservable<CheckoutSnapshot | null>(null)
  const listeners = new Set<(order: PlacedOrder) => void>()

  function current(): CheckoutSnapshot {
    const currentSnapshot = snapshot.get()
    if (currentSnapshot === null) throw new CheckoutFailure('SESSION_NOT_LOADED')
    return currentSnapshot
  }

  function clear(): void {
    activeId.remove()
    snapshot.set(null)
  }

  return {
    subscribe: snapshot.subscribe,
    current,
    currentId: () => requireCheckoutId(current().checkout),
    forget: clear,
    storeId: activeId.write,
    /** The checkout to request: the stored id, or `active`. */
    ref: () => activeId.read() ?? 'active',
    setSnapshot(next: CheckoutSnapshot): CheckoutSnapshot {
      activeId.write(requireCheckoutId(next.checkout))
      snapshot.set(next)
      return next
    },
    /** Clears the checkout after its order was placed, and notifies the listeners. */
    markPlaced(order: PlacedOrder): PlacedOrder {
      clear()
      for (const listener of listeners) listener(order)
      return order
    },
    onOrderPlaced: (listener: (order: PlacedOrder) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the id of a checkout; throws NULL_CHECKOUTID when there is none. */
export function requireCheckoutId({ checkoutId }: { readonly checkoutId?: string | null }): string {
  if (!checkoutId) throw new CheckoutFailure('NULL_CHECKOUTID')
  return checkoutId
}
