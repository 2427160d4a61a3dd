import { useEffect, useRef } from 'react'
import type { Tone } from '@hydrant/design/feedback/tone.ts'
import { useToast } from '@hydrant/design/feedback/toast.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { raiseAddedToCart } from '../cart/added-to-cart.ts'
import { links } from '../links.ts'

/** What the cart's action answers to a form sent by script; a form without `returnTo` is one. */
export interface AddToCartResult {
  readonly ok: boolean
  readonly message: string
  /** How the message is meant, if not as success or error. */
  readonly tone?: Tone
}

/** Shows what became of an addition, once for each answer, with the way to the cart. */
export function useResultToast(result: AddToCartResult | undefined): void {
  const show = useToast()
  const shown = useRef(result)
  useEffect(() => {
    if (result === undefined || shown.current === result) return
    shown.current = result
    const { ok, message, tone = ok ? 'success' : 'error' } = result
    if (ok) raiseAddedToCart()
    show({ tone, message, ...(ok && { action: <Link href={links.cart()}>View cart</Link> }) })
  }, [result, show])
}
