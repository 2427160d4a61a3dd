const LOCK_NAME = 'hydrant-add-to-cart'

let previousSend: Promise<unknown> = Promise.resolve()

/**
 * Runs additions to the cart one after the other across all tabs: the response to a guest's first one sets the cookie
 * of their cart, which the next one has to send, or it would create another cart. Without the Web Locks API (missing on
 * plain http) only this tab's additions wait.
 */
export function withAddToCartLock<Result>(send: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(LOCK_NAME, send)
  const result = previousSend.then(send, send)
  previousSend = result.catch(() => undefined)
  return result
}
