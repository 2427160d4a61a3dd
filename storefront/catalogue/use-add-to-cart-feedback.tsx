import { useEffect, useRef } from 'react'
import type { Tone } from '@hydrant/design/feedback/tone.ts'
import { useShowToast } from '@hydrant/design/feedback/toast.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { dispatchAddedToCart } from '../cart/added-to-cart.ts'
import { links } from '../links.ts'

/** The response of the cart's action to a form sent by script, that is one without `returnTo`. */
export interface AddToCartResult {
  readonly ok: boolean
  readonly message: string
  /** The tone of the message, if not success or error. */
  readonly tone?: Tone
}

/**
 * Shows each result of adding to the cart once as a toast, with a link to the cart, and announces an addition to the
 * rest of the page (`dispatchAddedToCart`).
 */
export function useAddToCartFeedback(result: AddToCartResult | undefined): void {
  const show = useShowToast()
  const lastShownResult = useRef(result)
  useEffect(() => {
    if (result === undefined || lastShownResult.current === result) return
    lastShownResult.current = result
    const { ok, message, tone = ok ? 'success' : 'error' } = result
    if (ok) dispatchAddedToCart()
    show({ tone, message, ...(ok && { action: <Link href={links.cart()}>{messages.viewCart()}</Link> }) })
  }, [result, show])
}
