const ADDED_TO_CART_EVENT = 'hydrant:added-to-cart'

/** Dispatches the event that something was added to the cart from this page. */
export function dispatchAddedToCart(): void {
  window.dispatchEvent(new Event(ADDED_TO_CART_EVENT))
}

/** Calls `listener` after each addition to the cart from this page. Returns a function that unsubscribes. */
export function onAddedToCart(listener: () => void): () => void {
  window.addEventListener(ADDED_TO_CART_EVENT, listener)
  return () => window.removeEventListener(ADDED_TO_CART_EVENT, listener)
}
