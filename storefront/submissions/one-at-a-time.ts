const LOCK = 'hydrant-add-to-cart'

let previous: Promise<unknown> = Promise.resolve()

/**
 * Sends additions to the cart one after the other, over all tabs of the browser: the first one of a guest is answered
 * with the cookie of their cart, which the next one has to bring, or it would begin a cart of its own. Where the
 * browser has no locks, which it has on https and on this machine, only this tab's wait.
 */
export function oneAtATime<Result>(send: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, send)
  const sent = previous.then(send, send)
  previous = sent.catch(() => undefined)
  return sent
}
