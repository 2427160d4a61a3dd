import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { isAddToCartForm } from './failure-message.ts'

type Results = Record<string, DataStrategyResult>

let previousSend: Promise<Results | void> = Promise.resolve()

/**
 * Runs additions to the cart one after the other across all tabs: the response to a guest's first one sets the cookie
 * of their cart, which the next one has to send, or it would create another cart. Without the Web Locks API (missing on
 * plain http) only this tab's additions wait.
 */
export const lockAdditionsToCart: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET' || !isAddToCartForm(await request.clone().formData())) return next()
  const send = () => next()
  if ('locks' in navigator) return navigator.locks.request('hydrant-add-to-cart', send)
  return (previousSend = previousSend.then(send, send))
}
