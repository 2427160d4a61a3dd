import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { isAddToCartForm } from './failure-message.ts'

const LOCK_NAME = 'hydrant-add-to-cart'

let previousSend: Promise<unknown> = Promise.resolve()

/**
 * Runs additions to the cart one after the other across all tabs: the response to a guest's first one sets the cookie
 * of their cart, which the next one has to send, or it would create another cart. Without the Web Locks API (missing on
 * plain http) only this tab's additions wait.
 */
export const lockAdditionsToCart: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method === 'GET' || !isAddToCartForm(await request.clone().formData())) return next()
  if ('locks' in navigator) return navigator.locks.request(LOCK_NAME, next)
  const send = async (): ReturnType<typeof next> => next()
  const result = previousSend.then(send, send)
  previousSend = result.catch(() => undefined)
  return result
}
