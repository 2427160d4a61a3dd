const ADDED_TO_CART = 'hydrant:added-to-cart'

/** Tells everyone on this page that something was put into the cart from it. */
export function raiseAddedToCart(): void {
  window.dispatchEvent(new Event(ADDED_TO_CART))
}

/** Hears of everything that is put into the cart from this page, until the function that is answered is called. */
export function onAddedToCart(hear: () => void): () => void {
  window.addEventListener(ADDED_TO_CART, hear)
  return () => window.removeEventListener(ADDED_TO_CART, hear)
}
